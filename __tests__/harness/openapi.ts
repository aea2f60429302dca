/** Checks requests and answers against the slice of GitHub's own OpenAPI description (scripts/refresh-github-slice.mjs). */
import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'

type Node = Record<string, unknown>
type Schema = Node

interface Operation {
  readonly method: string
  readonly template: string
  readonly path: RegExp
  readonly described: Node
}

const SLICE = new URL('../../fixtures/github/openapi-slice.json', import.meta.url)
const METHODS = ['get', 'post', 'patch', 'put', 'delete']

/** GitHub's description as something to check against. */
export class Description {
  readonly #document: Node
  readonly #ajv: Ajv
  readonly #operations: readonly Operation[]
  readonly #compiled = new Map<string, ValidateFunction>()

  constructor() {
    this.#document = asJsonSchema(JSON.parse(readFileSync(SLICE, 'utf8'))) as Node
    this.#ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: false })
    addFormats.default(this.#ajv)
    this.#ajv.addSchema(this.#document, 'github')
    const paths = this.#document.paths as Record<string, Node>
    this.#operations = Object.entries(paths).flatMap(([template, methods]) =>
      METHODS.filter((method) => method in methods).map((method) => ({
        method: method.toUpperCase(),
        template,
        path: new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`),
        described: methods[method] as Node,
      })),
    )
  }

  /** The operation a request is for, with its path parameters; undefined where GitHub describes none. */
  match(method: string, path: string): { operation: Operation; parameters: Record<string, string> } | undefined {
    for (const operation of this.#operations) {
      const found = operation.method === method ? operation.path.exec(path) : null
      if (found === null) continue
      const names = [...operation.template.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] as string)
      const parameters = names.map((name, index) => [name, decodeURIComponent(found[index + 1] as string)])
      return { operation, parameters: Object.fromEntries(parameters) }
    }
    return undefined
  }

  /** What is wrong with a request. */
  checkRequest(
    operation: Operation,
    parameters: Record<string, string>,
    query: URLSearchParams,
    body: unknown,
  ): string[] {
    const wrong: string[] = []
    const described = ((operation.described.parameters ?? []) as Node[]).map((node) => this.#resolve(node))
    const known = new Set(described.filter((node) => node.in === 'query').map((node) => node.name))
    for (const name of query.keys()) if (!known.has(name)) wrong.push(`query: ${name} is not described`)
    for (const { name, in: where, required, schema } of described as Node[]) {
      if (where !== 'path' && where !== 'query') continue
      const given = where === 'path' ? parameters[name as string] : (query.get(name as string) ?? undefined)
      if (given === undefined) {
        if (required === true) wrong.push(`${where}: ${name} is missing`)
        continue
      }
      const value = this.#parameter(schema as Schema, given)
      wrong.push(...this.#check(schema as Schema, value, `${where} ${name}`))
    }
    const wanted = operation.described.requestBody as Node | undefined
    if (wanted === undefined) return body === undefined ? wrong : [...wrong, 'a body is not described']
    if (body === undefined) return wanted.required === true ? [...wrong, 'the body is missing'] : wrong
    return [...wrong, ...this.#check(jsonIn(wanted) as Schema, body, 'body')]
  }

  /** A parameter is text; what it says is checked. */
  #parameter({ type }: Schema, given: string): unknown {
    if (type === 'integer') return Number(given)
    return type === 'boolean' && /^(?:true|false)$/.test(given) ? given === 'true' : given
  }

  /** What is wrong with an answer; a status that is not described is held against GitHub's common error shape. */
  checkAnswer(operation: Operation, status: number, body: unknown): string[] {
    const answers = operation.described.responses as Record<string, Node>
    const answer = answers[String(status)]
    if (answer === undefined && status < 400) return [`status ${status} is not described`]
    const schema = answer ? jsonIn(this.#resolve(answer)) : { $ref: '#/components/schemas/basic-error' }
    if (schema === undefined) return body === undefined ? [] : [`status ${status} has no body`]
    return this.#check(schema as Schema, body, `answer ${status}`)
  }

  /** A value that the named schema accepts, with the given members. */
  sample(schema: string, members: Node): Node {
    const root = this.#resolve({ $ref: `#/components/schemas/${schema}` })
    return { ...(this.#sampleOf(root, 'sample') as Node), ...members }
  }

  #sampleOf(given: Schema, name: string): unknown {
    const schema = this.#resolve(given)
    if (Array.isArray(schema.enum)) return schema.enum[0]
    const [choice] = (schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []) as Schema[]
    if (choice !== undefined && schema.type === undefined) return this.#sampleOf(choice, name)
    const types = Array.isArray(schema.type) ? schema.type : [schema.type]
    if (types.includes('null')) return null
    switch (types[0]) {
      case 'object': {
        const properties = (schema.properties ?? {}) as Record<string, Schema>
        const required = (schema.required ?? []) as string[]
        return Object.fromEntries(required.map((key) => [key, this.#sampleOf(properties[key] ?? {}, key)]))
      }
      case 'array':
        return []
      case 'integer':
      case 'number':
        return 1
      case 'boolean':
        return false
      default:
        if (schema.format === 'uri') return `https://api.github.com/${name}`
        if (schema.format === 'date-time') return '2026-11-30T12:00:00Z'
        return name
    }
  }

  #check(schema: Schema, value: unknown, what: string): string[] {
    const key = JSON.stringify(schema)
    let validate = this.#compiled.get(key)
    if (validate === undefined) {
      validate = this.#ajv.compile(JSON.parse(key.replaceAll('"#/', '"github#/')))
      this.#compiled.set(key, validate)
    }
    if (validate(value)) return []
    return (validate.errors ?? []).map((error) => `${what}${error.instancePath}: ${error.message}`)
  }

  #resolve(node: Node): Node {
    let resolved = node
    while (typeof resolved.$ref === 'string') {
      let found: unknown = this.#document
      for (const step of resolved.$ref.slice(2).split('/')) found = (found as Node)[step]
      resolved = found as Node
    }
    return resolved
  }
}

function jsonIn(node: Node): unknown {
  const content = (node.content ?? {}) as Record<string, Node>
  return (content['application/json'] ?? content['application/json; charset=utf-8'])?.schema
}

/** OpenAPI 3.0 says `nullable`; JSON Schema says it in the type. */
function asJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(asJsonSchema)
  if (typeof node !== 'object' || node === null) return node
  const object = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, asJsonSchema(value)])) as Node
  if (object.nullable !== true) return object
  const { nullable: _, ...rest } = object
  if (typeof rest.type !== 'string') return { anyOf: [rest, { type: 'null' }] }
  return { ...rest, type: [rest.type, 'null'], ...(Array.isArray(rest.enum) ? { enum: [...rest.enum, null] } : {}) }
}
