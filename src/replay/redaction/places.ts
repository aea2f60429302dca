/** What the schemas of a tool say of each place in a call: which keys they declare, which values they name. */
import { canonicalText } from '../../model/canonical.js'
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import type { Spot } from '../../schema/judging/resources.js'
import { Declarations, type Matches } from '../declarations.js'

/** What is said of one leaf. */
export interface Said {
  /** Of a key: a schema declares it. */
  readonly declared: boolean
  /** Of a text or number: an `enum` or `const` there names it. */
  readonly named: boolean
  /** The schemas that speak of the value, or of the object that the key is in. */
  readonly schemas: readonly JsonObject[]
}

const NOTHING: Said = { declared: false, named: false, schemas: [] }

/** One schema text of the tool. */
export class Places {
  private readonly declarations: Declarations
  private readonly matches: Matches
  /** Every text and number that the schema names in an `enum` or `const`, and every key in those. */
  readonly named: ReadonlySet<string>
  /** Every pattern in the schema. */
  readonly patterns: readonly string[]

  constructor(schema: Json, matches: Matches) {
    this.declarations = new Declarations(schema)
    this.matches = matches
    const { named, patterns } = namesIn(schema)
    this.named = named
    this.patterns = patterns
  }

  /** In the order of `leavesOf`. */
  say(value: Json): Said[] {
    const said: Said[] = []
    this.walk(this.declarations.root, value, said)
    return said
  }

  private walk(spots: readonly Spot[], value: Json, said: Said[]): void {
    if (typeof value === 'boolean' || value === null) return
    const expanded = spots.length === 0 ? spots : this.declarations.expand(spots)
    if (typeof value === 'string' || typeof value === 'number') said.push(ofScalar(expanded, value))
    else if (Array.isArray(value))
      for (const [index, item] of value.entries()) this.walk(this.declarations.items(expanded, index), item, said)
    else this.members(expanded, value, said)
  }

  private members(expanded: readonly Spot[], value: JsonObject, said: Said[]): void {
    const schemas = objectsOf(expanded)
    const declared = new Set([...this.declarations.names(expanded), ...schemas.flatMap(requiredBy)])
    for (const [key, inner] of Object.entries(value)) {
      said.push(schemas.length === 0 ? NOTHING : { declared: declared.has(key), named: false, schemas })
      const own = this.declarations.member(expanded, key)
      this.walk(own.length > 0 ? own : this.declarations.invited(expanded, key, this.matches), inner, said)
    }
  }
}

function ofScalar(spots: readonly Spot[], value: string | number): Said {
  const schemas = objectsOf(spots)
  if (schemas.length === 0) return NOTHING
  const named = schemas.some((schema) => schema.const === value || (list(schema.enum) ?? []).includes(value))
  return { declared: false, named, schemas }
}

function objectsOf(spots: readonly Spot[]): JsonObject[] {
  return spots.flatMap(({ schema }) => (isObject(schema) ? [schema] : []))
}

/** Names that a schema speaks of without a subschema for them. */
function requiredBy(schema: JsonObject): string[] {
  const lists = [schema.required, ...Object.values(isObject(schema.dependentRequired) ? schema.dependentRequired : {})]
  return lists.flatMap((names) => (list(names) ?? []).filter((name): name is string => typeof name === 'string'))
}

function list(value: Json | undefined): readonly Json[] | undefined {
  return Array.isArray(value) ? value : undefined
}

/** Everything named anywhere in the schema; a value of a property called `enum` is none, but does no harm here. */
function namesIn(schema: Json): { named: Set<string>; patterns: string[] } {
  const named = new Set<string>()
  const patterns: string[] = []
  const pending: { readonly value: Json; readonly constant: boolean }[] = [{ value: schema, constant: false }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, constant } = next
    if (constant && (typeof value === 'string' || typeof value === 'number')) named.add(canonicalText(value))
    if (Array.isArray(value)) for (const item of value) pending.push({ value: item, constant })
    if (!isObject(value)) continue
    for (const [key, inner] of Object.entries(value)) {
      if (constant) named.add(canonicalText(key))
      if (key === 'pattern' && typeof inner === 'string') patterns.push(inner)
      if (key === 'patternProperties' && isObject(inner)) patterns.push(...Object.keys(inner))
      const constants = constant || key === 'const' || (key === 'enum' && Array.isArray(inner))
      pending.push({ value: inner, constant: constants })
    }
  }
  return { named, patterns }
}
