/** Seeded random schemas over every keyword of every dialect, with resources, anchors and references, and values. */
import type { Json, JsonObject } from '../../src/model/json.js'
import type { Dialect } from '../../src/schema/dialect.js'

const DIALECTS: readonly Dialect[] = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12']
const NAMES = ['a', 'b', 'ab', '', 'a/b', 'a~b', '%25', '😀', 'length']
/** What every object inherits. */
const INHERITED = ['__proto__', 'toString']
const PATTERNS = ['^a', 'b$', '^[ab]+$', '^.$', '^.{2}$', 'c', '^(?!a)', '\\d', '\\p{L}', '(a|b)*$', '', '^__proto__$']
const TEXTS = ['', 'a', 'b', 'ab', 'ba', 'abc', '1', '😀', '😀😀', '__proto__', '\ud800', 'é', 'e\u0301', '-']
const NUMBERS = [
  ...[0, -0, 1, 2, 3, -1, 0.5, 1.5, -2, 0.1, 0.3, 1.1, 3.3, 1e21, 1e-7, 9007199254740991, 9007199254740992],
  ...[1e308, 5e-324, 0.07, 2.4, 1e15, 4.35],
]
const DIVISORS = [1, 2, 3, 0.5, 1.5, 0.1, 0.01, 1e-7, 0.3, 1.1, 1e21, 5e-324, 7]
const TYPES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']
/** Where the schemas that are referred to stand. */
const KINDS = ['plain', 'anchored', 'resource'] as const
type Kind = (typeof KINDS)[number]
const ROOT = 'http://x.test/root'
const REFERENCES: { readonly [kind in Kind]: (name: string, holder: string) => string } = {
  plain: (name, holder) => `#/${holder}/${name}`,
  anchored: (name) => `#${name}`,
  resource: (name) => `/${name}`,
}

/** Random schemas and values of one dialect; two of the same seed are the same. */
export class EveryKeyword {
  private readonly dialect: Dialect
  /** Few of each in one document, so that they collide. */
  private readonly names: readonly string[]
  private readonly texts: readonly string[]
  private readonly numerals: readonly number[]
  private seed: number
  private referred: string[] = []
  /** What every resource of the document holds: an anchor that the outermost one binds. */
  private bound: JsonObject = {}

  constructor(dialect: Dialect, seed: number, inherited = false) {
    this.dialect = dialect
    this.seed = seed
    const few = <T>(list: readonly T[]): T[] => this.pick(list, 4)
    this.names = [...few(NAMES), ...(inherited ? INHERITED : [])]
    this.texts = few(TEXTS)
    this.numerals = [1, ...few(NUMBERS)]
  }

  /** A whole document. Where others are referred to, it has an identifier, and so have some of them. */
  document(): Json {
    const holder = this.since('2019-09') ? '$defs' : 'definitions'
    const id = this.since('draft-06') ? '$id' : 'id'
    const kinds = new Map(['r', 's'].slice(0, this.below(3)).map((name) => [name, this.one(KINDS)]))
    this.referred = [...kinds].map(([name, kind]) => `${ROOT}${REFERENCES[kind](name, holder)}`)
    if (this.likely(0.1)) this.referred.push(ROOT)
    this.bound = this.since('2019-09') && this.likely(0.3) ? this.anchor() : {}
    if (Object.keys(this.bound).length > 0) this.referred.push(ROOT)
    const definitions = [...kinds].map(([name, kind]) => [name, this.named(this.schema(2), name, kind, id)] as const)
    const root = this.identifiable(this.schema(3))
    if (typeof root !== 'object' || root === null || Array.isArray(root)) return root
    const document: JsonObject = definitions.length === 0 ? root : { ...root, [holder]: objectWith(definitions) }
    return this.referred.length > 0 ? { [id]: ROOT, ...this.bound, ...document } : document
  }

  private anchor(): JsonObject {
    return this.dialect === '2019-09' ? { $recursiveAnchor: true } : { $dynamicAnchor: 'n' }
  }

  /** Up to draft-07 `$ref` hides what stands beside it, an identifier too, and nothing but a `$ref` may lead in circles. */
  private identifiable(schema: Json): Json {
    const hides = !this.since('2019-09') && typeof schema === 'object' && schema !== null && '$ref' in schema
    return hides ? { allOf: [schema] } : schema
  }

  private named(schema: Json, name: string, kind: Kind, id: string): Json {
    const body =
      typeof schema === 'object' && !Array.isArray(schema) ? (this.identifiable(schema) as JsonObject) : { not: {} }
    if (kind === 'anchored') return this.since('2019-09') ? { $anchor: name, ...body } : { [id]: `#${name}`, ...body }
    return kind === 'resource' ? { [id]: `${ROOT}/${name}`, ...this.bound, ...body } : this.identifiable(schema)
  }

  value(depth = 3): Json {
    const kind = this.next()
    if (depth <= 0 || kind < 0.45)
      return this.one<Json>([null, true, false, ...this.pick(this.numerals, 2), ...this.pick(this.texts, 3), [], {}])
    if (kind < 0.6 + (3 - depth) * 0.1) return Array.from({ length: this.below(5) }, () => this.value(depth - 1))
    return objectWith(this.some(this.names, 0.3).map((name) => [name, this.value(depth - 1)]))
  }

  /** mulberry32: from 0 on, below 1. */
  private next(): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0
    let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  private below(n: number): number {
    return Math.floor(this.next() * n)
  }

  private likely(share: number): boolean {
    return this.next() < share
  }

  private one<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T
  }

  private pick<T>(list: readonly T[], count: number): T[] {
    return Array.from({ length: count }, () => this.one(list))
  }

  private some<T>(list: readonly T[], share: number): T[] {
    return list.filter(() => this.likely(share))
  }

  private since(first: Dialect): boolean {
    return DIALECTS.indexOf(this.dialect) >= DIALECTS.indexOf(first)
  }

  private schema(depth: number): Json {
    if (this.since('draft-06') && this.likely(0.12)) return this.likely(0.75)
    const makers = [
      ...[this.typed, this.valued, this.numbers, this.strings],
      ...(depth > 0 ? [this.arrays, this.arrays, this.objects, this.objects, this.applied, this.unevaluated] : []),
      ...(this.referred.length > 0 ? [this.reference] : []),
    ]
    const schema: JsonObject = {}
    for (let parts = 1 + this.below(3); parts > 0; parts--)
      Object.assign(schema, this.one(makers).call(this, depth - 1))
    return schema
  }

  private list(depth: number, most: number): Json[] {
    return Array.from({ length: 1 + this.below(most) }, () => this.schema(depth))
  }

  private maybe(share: number, make: () => JsonObject): JsonObject {
    return this.likely(share) ? make() : {}
  }

  private typed(): JsonObject {
    return { type: this.likely(0.6) ? this.one(TYPES) : [...new Set(this.pick(TYPES, 2))] }
  }

  private valued(): JsonObject {
    const values = Array.from({ length: 1 + this.below(3) }, () => this.value(2))
    if (this.since('draft-06') && this.likely(0.4)) return { const: values[0] as Json }
    return { enum: values, ...this.maybe(0.05, () => ({ nullable: true })) }
  }

  private numbers(): JsonObject {
    const flag = !this.since('draft-06')
    const beyond = (): Json => (flag ? this.likely(0.7) : this.one(this.numerals))
    const minimum = { minimum: this.one(this.numerals) }
    const maximum = { maximum: this.one(this.numerals) }
    return {
      ...this.maybe(0.4, () => minimum),
      ...this.maybe(0.4, () => maximum),
      ...this.maybe(0.2, () => ({ ...(flag ? minimum : {}), exclusiveMinimum: beyond() })),
      ...this.maybe(0.2, () => ({ ...(flag ? maximum : {}), exclusiveMaximum: beyond() })),
      ...this.maybe(0.5, () => ({ multipleOf: this.one(DIVISORS) })),
    }
  }

  private strings(): JsonObject {
    return {
      ...this.maybe(0.3, () => ({ minLength: this.below(3) })),
      ...this.maybe(0.3, () => ({ maxLength: this.below(4) })),
      ...this.maybe(0.5, () => ({ pattern: this.one(PATTERNS) })),
    }
  }

  private arrays(depth: number): JsonObject {
    const newest = this.dialect === '2020-12'
    const tuple = (): JsonObject => {
      const rest = this.maybe(0.5, () => ({ [newest ? 'items' : 'additionalItems']: this.open(depth) }))
      return { [newest ? 'prefixItems' : 'items']: this.list(depth, 3), ...rest }
    }
    return {
      ...this.maybe(0.2, () => ({ minItems: this.below(3) })),
      ...this.maybe(0.2, () => ({ maxItems: this.below(4) })),
      ...this.maybe(0.3, () => ({ uniqueItems: this.likely(0.9) })),
      ...(this.likely(0.5) ? tuple() : this.maybe(0.6, () => ({ items: this.schema(depth) }))),
      ...(this.since('draft-06') ? this.maybe(0.4, () => ({ contains: this.schema(depth) })) : {}),
      ...(this.since('2019-09') ? this.maybe(0.2, () => ({ minContains: this.below(3) })) : {}),
      ...(this.since('2019-09') ? this.maybe(0.2, () => ({ maxContains: this.below(3) })) : {}),
    }
  }

  private objects(depth: number): JsonObject {
    const members = (share: number): [string, Json][] =>
      this.some(this.names, share).map((name) => [name, this.schema(depth)])
    const required = (): string[] => [...new Set(this.pick(this.names, 1 + this.below(2)))]
    return {
      ...this.maybe(0.6, () => ({ properties: objectWith(members(0.3)) })),
      ...this.maybe(0.3, () => ({ required: required() })),
      ...this.maybe(0.3, () => ({ additionalProperties: this.open(depth) })),
      ...this.maybe(0.25, () => ({ patternProperties: { [this.one(PATTERNS)]: this.schema(depth) } })),
      ...(this.since('draft-06') ? this.maybe(0.2, () => ({ propertyNames: this.schema(depth) })) : {}),
      ...this.maybe(0.2, () => ({ minProperties: this.below(3) })),
      ...this.maybe(0.2, () => ({ maxProperties: this.below(4) })),
      ...this.maybe(0.25, () => this.dependent(required, depth)),
    }
  }

  private dependent(required: () => string[], depth: number): JsonObject {
    const of = (value: Json): JsonObject => objectWith([[this.one(this.names), value]])
    if (!this.since('2019-09')) return { dependencies: of(this.likely(0.5) ? required() : this.schema(depth)) }
    return this.likely(0.5) ? { dependentRequired: of(required()) } : { dependentSchemas: of(this.schema(depth)) }
  }

  /** `additional*` may be a boolean in every dialect. */
  private open(depth: number): Json {
    return this.likely(0.3) ? this.likely(0.3) : this.schema(depth)
  }

  private applied(depth: number): JsonObject {
    const conditional = this.since('draft-07')
    const kind = this.below(conditional ? 5 : 4)
    if (kind < 3) return { [['allOf', 'anyOf', 'oneOf'][kind] as string]: this.list(depth, 3) }
    if (kind === 3) return { not: this.schema(depth) }
    const branch = (keyword: string): JsonObject => this.maybe(0.7, () => ({ [keyword]: this.schema(depth) }))
    return { ...this.maybe(0.9, () => ({ if: this.schema(depth) })), ...branch('then'), ...branch('else') }
  }

  private unevaluated(depth: number): JsonObject {
    if (!this.since('2019-09')) return {}
    const [keyword, beside] = this.likely(0.5)
      ? (['unevaluatedItems', this.arrays(depth)] as const)
      : (['unevaluatedProperties', this.objects(depth)] as const)
    return { ...beside, ...this.maybe(0.6, () => this.applied(depth)), [keyword]: this.open(depth) }
  }

  private reference(): JsonObject {
    if (Object.keys(this.bound).length > 0 && this.likely(0.4))
      return this.dialect === '2019-09' ? { $recursiveRef: '#' } : { $dynamicRef: '#n' }
    return { $ref: this.one(this.referred) }
  }
}

/** An object whose members are its own, `__proto__` too. */
function objectWith(entries: readonly (readonly [string, Json])[]): JsonObject {
  const object: JsonObject = {}
  for (const [key, value] of entries)
    Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true })
  return object
}
