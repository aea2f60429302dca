/** What the schemas of one value declare about its keys, in all in-place subschemas, whatever branch they stand in. */
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import { asserts } from '../dialect.js'
import type { Nodes } from './node.js'
import { spokenIn } from './shape.js'
import type { Literal, Node } from './terms.js'

/** What schemas say about the keys of an object. */
export interface Declared {
  readonly names: ReadonlySet<string>
  /** Names that are spoken of without being declared: required, depended on, in a `const`. Whoever reads them knows them. */
  readonly mentioned: ReadonlySet<string>
  /** Of `patternProperties`. */
  readonly patterns: ReadonlySet<string>
  /** There are `properties`, perhaps none. */
  readonly declares: boolean
  /** Any other key is invited: `additionalProperties` or `unevaluatedProperties` asserts something of its value. */
  readonly invitesAny: boolean
}

interface Found {
  readonly names: Set<string>
  readonly mentioned: Set<string>
  readonly patterns: Set<string>
  declares: boolean
  invitesAny: boolean
}

const LISTS = ['allOf', 'anyOf', 'oneOf']
const SINGLES = ['not', 'if', 'then', 'else']
const MAPS = ['dependentSchemas', 'dependencies']
const DEPENDING = ['dependentRequired', ...MAPS]
const RESTS = ['additionalProperties', 'unevaluatedProperties']

/** Collects declarations; what one node declares is collected once. */
export class Declarations {
  private readonly nodes: Nodes
  private readonly known = new Map<Node, Declared>()

  constructor({ nodes }: { readonly nodes: Nodes }) {
    this.nodes = nodes
  }

  /** What the schemas of these literals declare together. */
  of(literals: readonly Literal[]): Declared {
    const all = [...new Set(literals.map(({ node }) => this.ofNode(node)))]
    const [only] = all
    if (only && all.length === 1) return only
    return {
      names: new Set(all.flatMap(({ names }) => [...names])),
      mentioned: new Set(all.flatMap(({ mentioned }) => [...mentioned])),
      patterns: new Set(all.flatMap(({ patterns }) => [...patterns])),
      declares: all.some(({ declares }) => declares),
      invitesAny: all.some(({ invitesAny }) => invitesAny),
    }
  }

  ofNode(node: Node): Declared {
    const known = this.known.get(node)
    if (known) return known
    const [about] = node.derived?.about ?? []
    if (about && node.derived?.about.length === 1) return this.ofNode(about)
    const found: Found = {
      names: new Set(),
      mentioned: new Set(),
      patterns: new Set(),
      declares: false,
      invitesAny: false,
    }
    this.visit(node, found)
    this.known.set(node, found)
    return found
  }

  private visit(root: Node, found: Found): void {
    const seen = new Set([root])
    for (const node of seen) {
      for (const about of node.derived?.about ?? []) seen.add(about)
      const { place } = node
      if (node.derived || typeof node.schema === 'boolean') continue
      const schema = spokenIn(place.dialect, node.schema)
      note(schema, node, found)
      mention(schema, found.mentioned)
      if (schema.propertyNames !== undefined)
        this.allowed(this.nodes.node(schema.propertyNames, place), found.mentioned)
      for (const sub of inPlace(schema)) seen.add(this.nodes.node(sub, place))
      for (const target of this.nodes.referenced(node) ?? []) seen.add(target)
    }
  }

  /** The names that a schema of names lists. */
  private allowed(root: Node, names: Set<string>): void {
    const seen = new Set([root])
    for (const node of seen) {
      const { schema, place } = node
      if (typeof schema === 'boolean') continue
      for (const value of valuesOf(schema)) if (typeof value === 'string') names.add(value)
      for (const sub of inPlace(schema)) seen.add(this.nodes.node(sub, place))
      for (const target of this.nodes.referenced(node) ?? []) seen.add(target)
    }
  }
}

/** The names that a schema asserts something of, beside those it declares. */
function mention(schema: JsonObject, names: Set<string>): void {
  const add = (list: Json | undefined): void => {
    if (Array.isArray(list)) for (const name of list) if (typeof name === 'string') names.add(name)
  }
  add(schema.required)
  for (const keyword of DEPENDING) {
    const map = schema[keyword]
    if (!isObject(map)) continue
    add(Object.keys(map))
    for (const demanded of Object.values(map)) add(demanded)
  }
  for (const value of valuesOf(schema)) if (isObject(value)) add(Object.keys(value))
}

function valuesOf(schema: JsonObject): readonly Json[] {
  const listed = Array.isArray(schema.enum) ? schema.enum : []
  return schema.const === undefined ? listed : [...listed, schema.const]
}

function note(schema: JsonObject, { place }: Node, found: Found): void {
  if (isObject(schema.properties)) {
    found.declares = true
    for (const name of Object.keys(schema.properties)) found.names.add(name)
  }
  if (isObject(schema.patternProperties))
    for (const source of Object.keys(schema.patternProperties)) found.patterns.add(source)
  for (const keyword of RESTS) {
    const rest = schema[keyword]
    if (isObject(rest) && Object.keys(rest).some((inner) => asserts(inner, place.dialect))) found.invitesAny = true
  }
}

/** The subschemas that speak of the same value. */
function inPlace(schema: JsonObject): Json[] {
  const subs: Json[] = []
  for (const keyword of LISTS) {
    const list = schema[keyword]
    if (Array.isArray(list)) subs.push(...list)
  }
  for (const keyword of SINGLES) {
    const sub = schema[keyword]
    if (sub !== undefined) subs.push(sub)
  }
  for (const keyword of MAPS) {
    const map = schema[keyword]
    if (isObject(map)) subs.push(...Object.values(map).filter((sub) => !Array.isArray(sub)))
  }
  return subs
}
