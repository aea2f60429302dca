/** Which arguments a schema declares: its `properties`, wherever in place they stand. */
import { canonicalText } from '../model/canonical.js'
import { isObject, type Json, type JsonObject, type JsonType, member, typeOf } from '../model/json.js'
import { Resources, type Spot } from '../schema/judging/resources.js'

const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'] as const
const UNIONS = ['anyOf', 'oneOf'] as const

/** Does the text contain a match of the pattern? */
export type Matches = (pattern: string, text: string) => boolean

/** What holds in place for one value: spots that always do, and branches that may. */
interface InPlace {
  readonly always: readonly Spot[]
  readonly branches: readonly Branch[]
}
interface Branch {
  readonly spot: Spot
  /** A property that has to be sent for the branch to hold. */
  readonly key?: string
}

/** The declarations of one schema document. A set of spots stands for all that is said of one value. */
export class Declarations {
  readonly root: readonly Spot[]
  private readonly resources: Resources
  private readonly known = new Map<JsonObject, InPlace>()

  constructor(schema: Json) {
    this.resources = new Resources(schema, '2020-12', () => undefined)
    this.root = [this.resources.root]
  }

  /**
   * All that is said in place: references, `allOf`, and the branches of unions and conditions. Where a value is given,
   * branches that plainly speak of another kind of value are left out.
   */
  expand(spots: readonly Spot[], value?: Json): readonly Spot[] {
    const found = new Map<JsonObject, Spot>()
    const pending = [...spots]
    for (let spot = pending.pop(); spot !== undefined; spot = pending.pop()) {
      if (!isObject(spot.schema) || found.has(spot.schema)) continue
      const { always, branches } = this.inPlace(spot, spot.schema)
      for (const one of always) if (isObject(one.schema)) found.set(one.schema, one)
      for (const branch of branches) if (value === undefined || mayHold(branch, value)) pending.push(branch.spot)
    }
    return [...found.values()]
  }

  /** What holds in place whatever the value: references and `allOf`. */
  always(spots: readonly Spot[]): readonly Spot[] {
    const found = new Map<JsonObject, Spot>()
    for (const spot of spots) {
      if (!isObject(spot.schema)) continue
      for (const one of this.inPlace(spot, spot.schema).always) if (isObject(one.schema)) found.set(one.schema, one)
    }
    return [...found.values()]
  }

  /** Does it hang on the value what is said in place? */
  hasBranches(spots: readonly Spot[]): boolean {
    return spots.some((spot) => isObject(spot.schema) && this.inPlace(spot, spot.schema).branches.length > 0)
  }

  /** The text of the default that is said in place; a missing one and null are the same: nothing is filled in. */
  defaultOf(spots: readonly Spot[]): string {
    for (const { schema } of this.expand(spots))
      if (isObject(schema) && Object.hasOwn(schema, 'default')) return canonicalText(schema.default ?? null)
    return 'null'
  }

  /** The alternatives of a union that stands in a spot. */
  alternatives(spot: Spot, keyword: 'anyOf' | 'oneOf'): readonly Spot[] {
    const parts = isObject(spot.schema) ? list(spot.schema[keyword]) : []
    return parts.map((part, at) => this.resources.enter(spot, part, keyword, String(at)))
  }

  /** What expanded spots say of a member; empty where they do not declare it. */
  member(spots: readonly Spot[], key: string): readonly Spot[] {
    return spots.flatMap((spot) => {
      const schema = isObject(spot.schema) ? propertiesOf(spot.schema) : undefined
      const declared = schema === undefined ? undefined : member(schema, key)
      return declared === undefined ? [] : [this.resources.enter(spot, declared, 'properties', key)]
    })
  }

  /** The members that expanded spots declare by name. */
  names(spots: readonly Spot[]): ReadonlySet<string> {
    return new Set(spots.flatMap(({ schema }) => Object.keys((isObject(schema) && propertiesOf(schema)) || {})))
  }

  /** What expanded spots say of an item; of any item where no index is given. */
  items(spots: readonly Spot[], index?: number): readonly Spot[] {
    return spots.flatMap((spot) => {
      if (!isObject(spot.schema)) return []
      const { schema } = spot
      const tuple = schema.prefixItems ?? schema.items
      const positions = Array.isArray(tuple) ? tuple : []
      const chosen = index === undefined ? positions.map((_, at) => at) : index < positions.length ? [index] : []
      const keyword = schema.prefixItems === undefined ? 'items' : 'prefixItems'
      const first = chosen.map((at) => this.resources.enter(spot, positions[at] ?? true, keyword, String(at)))
      if (index !== undefined && index < positions.length) return first
      const rest = Array.isArray(schema.items) ? schema.additionalItems : schema.items
      const name = Array.isArray(schema.items) ? 'additionalItems' : 'items'
      return rest === undefined ? first : [...first, this.resources.enter(spot, rest, name)]
    })
  }

  /** What expanded spots say of a member that they invite without naming it: by a pattern or a schema for the rest. */
  invited(spots: readonly Spot[], key: string, matches: Matches): readonly Spot[] {
    return spots.flatMap((spot) => {
      if (!isObject(spot.schema)) return []
      const { patternProperties, additionalProperties } = spot.schema
      const patterns = isObject(patternProperties) ? Object.entries(patternProperties) : []
      const matching = patterns.filter(([pattern]) => matches(pattern, key))
      const rest = isObject(additionalProperties) && Object.keys(additionalProperties).length > 0
      return [
        ...matching.map(([pattern, schema]) => this.resources.enter(spot, schema, 'patternProperties', pattern)),
        ...(rest ? [this.resources.enter(spot, additionalProperties, 'additionalProperties')] : []),
      ]
    })
  }

  private inPlace(spot: Spot, schema: JsonObject): InPlace {
    const known = this.known.get(schema)
    if (known !== undefined) return known
    const always: Spot[] = []
    const branches: Branch[] = []
    const met = new Set<Json>()
    const pending = [spot]
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (!isObject(next.schema) || met.has(next.schema)) continue
      met.add(next.schema)
      always.push(next)
      pending.push(...this.bound(next, next.schema))
      branches.push(...this.branches(next, next.schema))
    }
    const found = { always, branches }
    this.known.set(schema, found)
    return found
  }

  private bound(spot: Spot, schema: JsonObject): Spot[] {
    const targets = REFERENCES.flatMap((keyword) => {
      const reference = schema[keyword]
      if (typeof reference !== 'string') return []
      const target = this.resources.follow(keyword, reference, spot, this.resources.scope)
      return typeof target === 'string' ? [] : [target]
    })
    return [...targets, ...list(schema.allOf).map((part, at) => this.resources.enter(spot, part, 'allOf', String(at)))]
  }

  private branches(spot: Spot, schema: JsonObject): Branch[] {
    const { resources } = this
    const union = UNIONS.flatMap((keyword) =>
      list(schema[keyword]).map((part, at) => ({ spot: resources.enter(spot, part, keyword, String(at)) })),
    )
    const conditional = (['then', 'else'] as const).flatMap((keyword) =>
      schema[keyword] === undefined ? [] : [{ spot: resources.enter(spot, schema[keyword], keyword) }],
    )
    const dependent = (['dependentSchemas', 'dependencies'] as const).flatMap((keyword) =>
      Object.entries(isObject(schema[keyword]) ? schema[keyword] : {}).map(([key, part]) => ({
        spot: resources.enter(spot, part, keyword, key),
        key,
      })),
    )
    return [...union, ...conditional, ...dependent]
  }
}

function propertiesOf(schema: JsonObject): JsonObject | undefined {
  return isObject(schema.properties) ? schema.properties : undefined
}

function list(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}

/** The only values that a schema allows, listed one by one; undefined where it lists none. */
export function listedValues(schema: Json): readonly Json[] | undefined {
  if (!isObject(schema)) return undefined
  if (Array.isArray(schema.enum)) return schema.enum
  return schema.const === undefined ? undefined : [schema.const]
}

/** Could the branch speak of this value? No where its type, a constant or a required member plainly says another. */
export function mayHold({ spot, key }: Branch, value: Json): boolean {
  if (key !== undefined && !(isObject(value) && Object.hasOwn(value, key))) return false
  return mayAccept(spot.schema, value, 1)
}

function mayAccept(schema: Json, value: Json, depth: number): boolean {
  if (!isObject(schema)) return schema !== false
  if (!mayBeOf(schema, typeOf(value))) return false
  const scalar = typeof value !== 'object' || value === null
  if (scalar && schema.const !== undefined && schema.const !== value) return false
  if (scalar && Array.isArray(schema.enum) && !schema.enum.includes(value)) return false
  if (!isObject(value)) return true
  if (list(schema.required).some((name) => typeof name === 'string' && !Object.hasOwn(value, name))) return false
  if (depth === 0) return true
  return Object.entries(propertiesOf(schema) ?? {}).every(
    ([name, inner]) => !Object.hasOwn(value, name) || mayAccept(inner, value[name] ?? null, depth - 1),
  )
}

/** Does the schema plainly speak of another type? Then not. */
export function mayBeOf(schema: Json, type: JsonType): boolean {
  if (!isObject(schema)) return schema !== false
  return schema.type === undefined || typesOf(schema.type).includes(type)
}

function typesOf(type: Json): readonly Json[] {
  const given = Array.isArray(type) ? type : [type]
  return given.includes('integer') ? [...given, 'number'] : given
}
