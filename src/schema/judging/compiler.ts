/** ajv, one instance for all dialects and each way to use it. */
import { Ajv, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { isObject, type JsonObject } from '../../model/json.js'
import { type Choice, choiceKeyword, type Judge, KEYWORDS, leftoverKeywords, REPLACED } from './departures.js'
import type { Match } from './evaluated.js'
import type { Linked } from './link.js'
import { expressionOf } from './pattern.js'

/** Accepts or not; `errors` are those of the last value. */
export type Validate = ValidateFunction<unknown>

/** What a compiled schema is for: to decide, to give all reasons against a value, to give the first ones. */
export type Purpose = 'decide' | 'all reasons' | 'first reasons'

/** Compiles linked schemas. A fresh ajv costs 30 ms, a schema on one that is there 0.4 ms. */
export class Compilers {
  private readonly compilers = new Map<Purpose, Compiler>()
  private busy = false
  private library: readonly Ajv[] | undefined

  compile(linked: Linked, purpose: Purpose): Validate {
    // The last one ended in the middle, by an error or a time limit: what it was compiled with is half done.
    if (this.busy) this.compilers.clear()
    const compiler = this.compilers.get(purpose) ?? new Compiler(purpose)
    this.compilers.set(purpose, compiler)
    this.busy = true
    const validate = compiler.compile(linked)
    this.busy = false
    return validate
  }

  /** The meta-schemas of draft-07 and 2020-12, which need not be fetched. */
  metaSchema(uri: string): JsonObject | undefined {
    this.library ??= [new Ajv({ logger: false }), new Ajv2020({ logger: false })]
    for (const ajv of this.library) {
      const schema: unknown = ajv.schemas[uri]?.schema
      if (isObject(schema)) return schema
    }
    return undefined
  }
}

class Compiler {
  private readonly ajv: Ajv2020
  private linked: Linked | undefined
  private validates: Map<string, Validate> = new Map()

  constructor(purpose: Purpose) {
    const explains = purpose !== 'decide'
    this.ajv = new Ajv2020({
      allErrors: purpose === 'all reasons',
      strict: false,
      // The linked schema is checked already, and in the words of its own dialect.
      validateSchema: false,
      meta: false,
      logger: false,
      // Members that every object inherits are none of the value's.
      ownProperties: true,
      verbose: explains,
      messages: explains,
      inlineRefs: false,
      formats: fullFormats,
      code: { optimize: false, regExp: Object.assign(regExp, { code: 'regExp' }) },
    })
    this.ajv.opts.unevaluated = false
    this.ajv.opts.dynamicRef = false
    for (const keyword of REPLACED) this.ajv.removeKeyword(keyword)
    const own = [choiceKeyword((key) => this.choice(key)), ...leftoverKeywords((key) => this.judge(key))]
    for (const keyword of [...KEYWORDS, ...own]) this.ajv.addKeyword(keyword)
  }

  compile(linked: Linked): Validate {
    this.linked = linked
    this.validates = new Map()
    try {
      for (const [name, schema] of linked.definitions) this.ajv.addSchema(schema, name)
      for (const name of linked.definitions.keys()) this.validates.set(name, this.validate(name))
      return this.validate(linked.root)
    } finally {
      this.ajv.removeSchema()
    }
  }

  private validate(name: string): Validate {
    const validate = this.ajv.getSchema(name)
    if (validate === undefined) throw new Error(`no definition ${name}`)
    return validate as Validate
  }

  private match(): Match {
    const { validates } = this
    return (definition, value) => validates.get(definition)?.(value) === true
  }

  private choice(key: string): Choice {
    const definitions = this.linked?.choices.get(key)
    if (definitions === undefined) throw new Error(`no choice ${key}`)
    return { definitions, match: this.match() }
  }

  private judge(key: string): Judge {
    const leftover = this.linked?.leftovers.get(key)
    if (leftover === undefined) throw new Error(`no leftover ${key}`)
    return { ...leftover, match: this.match() }
  }
}

function regExp(pattern: string): RegExp {
  const expression = expressionOf(pattern)
  if (expression === undefined) throw new Error(`no pattern ${pattern}`)
  return expression
}
