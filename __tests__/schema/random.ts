/** Seeded random schemas, changes of schemas and values, small enough to collide often. */
import { isObject, type Json, type JsonObject } from '../../src/model/json.js'

export class Chance {
  private seed: number

  constructor(seed: number) {
    this.seed = seed
  }

  /** mulberry32: from 0 on, below 1. */
  next(): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0
    let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  below(n: number): number {
    return Math.floor(this.next() * n)
  }

  likely(share: number): boolean {
    return this.next() < share
  }

  one<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }

  some<T>(list: readonly T[], share: number): T[] {
    return list.filter(() => this.likely(share))
  }
}

const NAMES = ['a', 'b', 'ab', 'c']
const PATTERNS = ['^a', 'b$', '^[ab]+$', '^.{2}$', 'c', '^(?!a)', '\\d']
const VALUES: readonly Json[] = [
  ...[null, true, false, 0, 1, 2, 3, -1, 0.5, 1.5, '', 'a', 'b', 'ab', '1', 'abc'],
  ...([[], [1], [1, 1], ['a'], [1, 2], {}, { a: 1 }, { b: 'a' }, { a: 1, b: 2 }, { ab: null }] as Json[]),
  { c: 1, a: 2, b: 3 },
]
const TYPES = ['number', 'integer', 'string', 'array', 'object', 'object', 'array', 'boolean', 'null']

/** A random schema of a dialect; `recursive`: it may refer to `#/$defs/r`. */
export class Schemas {
  private readonly chance: Chance
  private readonly modern: boolean
  private readonly newest: boolean
  private readonly recursive: boolean

  constructor(chance: Chance, dialect: 'draft-07' | '2019-09' | '2020-12', recursive: boolean) {
    this.chance = chance
    this.newest = dialect === '2020-12'
    this.modern = dialect !== 'draft-07'
    this.recursive = recursive
  }

  schema(depth: number): Json {
    const { chance } = this
    if (this.recursive && depth <= 1 && chance.likely(0.25)) return { $ref: '#/$defs/r' }
    if (depth <= 0) return this.leaf()
    const type = chance.likely(0.5) ? chance.one(TYPES) : undefined
    const schema: JsonObject = type === undefined ? {} : { type }
    const kind = type ?? chance.one(['number', 'string', 'array', 'object', 'object'])
    if (kind === 'number' || kind === 'integer') Object.assign(schema, this.number())
    if (kind === 'string') Object.assign(schema, this.string())
    if (kind === 'array') Object.assign(schema, this.array(depth))
    if (kind === 'object') Object.assign(schema, this.object(depth))
    return Object.assign(schema, this.applicators(depth))
  }

  /** The schema with one random change. */
  changed(schema: Json): Json {
    const { chance } = this
    if (!isObject(schema) || Object.keys(schema).length === 0) return chance.likely(0.3) ? this.schema(1) : schema
    const copy = structuredClone(schema)
    const keyword = chance.one(Object.keys(copy))
    const value = copy[keyword] as Json
    const kind = chance.next()
    if (keyword === '$defs' || keyword === '$ref') return copy
    if (kind < 0.25) delete copy[keyword]
    else if (typeof value === 'number')
      copy[keyword] = keyword === 'multipleOf' ? 1 : Math.max(0, value + chance.one([-1, 1]))
    else if (keyword === 'properties' && isObject(value)) {
      const name = chance.one(Object.keys(value))
      if (name !== undefined) value[name] = this.changed(value[name] as Json)
    } else if (['allOf', 'anyOf', 'oneOf', 'prefixItems'].includes(keyword) && Array.isArray(value)) {
      const index = chance.below(value.length)
      if (kind < 0.6) value[index] = this.changed(value[index] as Json)
      else value.reverse()
    } else if (isObject(value) && keyword !== 'patternProperties' && !keyword.startsWith('dependen'))
      copy[keyword] = this.changed(value)
    else if (kind < 0.6) return { allOf: [copy] }
    else Object.assign(copy, this.number())
    return copy
  }

  value(depth: number): Json {
    const { chance } = this
    const kind = chance.next()
    if (depth <= 0 || kind < 0.5) return chance.one(VALUES)
    if (kind < 0.7) return Array.from({ length: chance.below(5) }, () => this.value(depth - 1))
    return Object.fromEntries(chance.some([...NAMES, 'd', '1', 'zz'], 0.4).map((name) => [name, this.value(depth - 1)]))
  }

  private leaf(): Json {
    const { chance } = this
    return chance.one<Json>([
      ...[true, false, {}, { type: 'integer' }, { type: 'string' }, { const: chance.one(VALUES) }],
      ...[{ enum: [...chance.some(VALUES, 0.2), 1] }, { type: 'object' }, { type: ['null', 'boolean'] }],
    ])
  }

  private maybe(share: number, make: () => JsonObject): JsonObject {
    return this.chance.likely(share) ? make() : {}
  }

  private number(): JsonObject {
    const { chance } = this
    return {
      ...this.maybe(0.4, () => ({ minimum: chance.below(5) - 2 })),
      ...this.maybe(0.4, () => ({ maximum: chance.below(5) })),
      ...this.maybe(0.2, () => ({ exclusiveMaximum: chance.below(4) })),
      ...this.maybe(0.2, () => ({ exclusiveMinimum: chance.below(4) - 1 })),
      ...this.maybe(0.3, () => ({ multipleOf: chance.one([1, 2, 3, 0.5, 1.5]) })),
    }
  }

  private string(): JsonObject {
    const { chance } = this
    return {
      ...this.maybe(0.3, () => ({ minLength: chance.below(3) })),
      ...this.maybe(0.3, () => ({ maxLength: chance.below(4) })),
      ...this.maybe(0.4, () => ({ pattern: chance.one(PATTERNS) })),
    }
  }

  private array(depth: number): JsonObject {
    const { chance } = this
    const sub = (): Json => this.schema(depth - 1)
    const tuple = (): Json[] => [sub(), ...(chance.likely(0.5) ? [sub()] : [])]
    const legacy = (): JsonObject => ({ items: tuple(), ...this.maybe(0.5, () => ({ additionalItems: sub() })) })
    return {
      ...this.maybe(0.3, () => ({ minItems: chance.below(3) })),
      ...this.maybe(0.3, () => ({ maxItems: chance.below(4) })),
      ...this.maybe(0.25, () => ({ uniqueItems: true })),
      ...this.maybe(0.3, () => (this.newest ? { prefixItems: tuple() } : legacy())),
      ...this.maybe(0.4, () => (this.newest ? { items: sub() } : {})),
      ...this.maybe(0.3, () => ({ contains: sub() })),
      ...(this.modern ? this.maybe(0.15, () => ({ minContains: chance.below(3) })) : {}),
      ...(this.modern ? this.maybe(0.15, () => ({ maxContains: chance.below(3) })) : {}),
      ...(this.modern ? this.maybe(0.15, () => ({ unevaluatedItems: sub() })) : {}),
    }
  }

  private object(depth: number): JsonObject {
    const { chance } = this
    const sub = (): Json => this.schema(depth - 1)
    const names = { enum: [...chance.some(NAMES, 0.6), 'b'] }
    return {
      ...this.maybe(0.6, () => ({ properties: Object.fromEntries(chance.some(NAMES, 0.4).map((n) => [n, sub()])) })),
      ...this.maybe(0.3, () => ({ required: chance.some(NAMES, 0.3) })),
      ...this.maybe(0.3, () => ({ additionalProperties: sub() })),
      ...this.maybe(0.2, () => ({ patternProperties: { [chance.one(PATTERNS)]: sub() } })),
      ...this.maybe(0.15, () => ({ propertyNames: chance.likely(0.5) ? names : this.string() })),
      ...this.maybe(0.2, () => ({ minProperties: chance.below(3) })),
      ...this.maybe(0.2, () => ({ maxProperties: chance.below(4) })),
      ...(this.modern ? this.dependents(sub) : this.maybe(0.2, () => this.dependencies(sub))),
      ...(this.modern ? this.maybe(0.15, () => ({ unevaluatedProperties: sub() })) : {}),
    }
  }

  private dependents(sub: () => Json): JsonObject {
    const { chance } = this
    return {
      ...this.maybe(0.15, () => ({ dependentRequired: { [chance.one(NAMES)]: chance.some(NAMES, 0.3) } })),
      ...this.maybe(0.1, () => ({ dependentSchemas: { [chance.one(NAMES)]: sub() } })),
    }
  }

  private dependencies(sub: () => Json): JsonObject {
    const { chance } = this
    return { dependencies: { [chance.one(NAMES)]: chance.likely(0.5) ? chance.some(NAMES, 0.3) : sub() } }
  }

  private applicators(depth: number): JsonObject {
    const { chance } = this
    const sub = (): Json => this.schema(depth - 1)
    const kind = chance.next()
    if (kind < 0.08) return { anyOf: [sub(), sub()] }
    if (kind < 0.14) return { oneOf: [sub(), sub(), ...(chance.likely(0.4) ? [sub()] : [])] }
    if (kind < 0.2) return { allOf: [sub(), sub()] }
    if (kind < 0.25) return { not: sub() }
    if (kind < 0.3)
      return { if: sub(), ...this.maybe(0.7, () => ({ then: sub() })), ...this.maybe(0.6, () => ({ else: sub() })) }
    return kind < 0.34 ? { enum: [...chance.some(VALUES, 0.3), 2] } : {}
  }
}
