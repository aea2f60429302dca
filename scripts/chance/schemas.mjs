/** Seeded random schemas over every keyword that validates or applies schemas, in any dialect. */
import { FORMATS, NAMES, PATTERNS, since, speaks, TYPES, VALUES } from './alphabet.mjs'

const KINDS = ['number', 'integer', 'string', 'array', 'object', 'object', 'array', 'boolean', 'null']
/** Schemas of scalars are soon told apart: what is large is mostly of arrays and objects. */
const WHOLE_KINDS = ['object', 'object', 'object', 'array', 'array', 'number', 'string']
/** How often a keyword that the dialect does not have is thrown in. */
const NOISE = 0.02

/** Makes schemas of one dialect; `refs` are the references that they may hold. */
export class Schemas {
  constructor(chance, dialect, { refs = [], formats = false } = {}) {
    Object.assign(this, { chance, dialect, refs, formats })
    this.has = (keyword) => speaks(keyword, dialect) || chance.likely(NOISE)
  }

  schema(depth) {
    const { chance } = this
    if (this.refs.length > 0 && chance.likely(depth <= 1 ? 0.3 : 0.15)) return this.reference(depth)
    if (depth <= 0) return this.leaf()
    const type = chance.likely(0.5) ? chance.one(depth > 2 ? WHOLE_KINDS : KINDS) : undefined
    const schema = type === undefined ? {} : { type }
    const kind = type ?? chance.one(['number', 'string', 'array', 'object', 'object'])
    Object.assign(schema, this.keywordsOf(kind, depth))
    if (chance.likely(0.08))
      Object.assign(schema, this.keywordsOf(chance.one(['number', 'string', 'array', 'object']), depth))
    if (type === undefined && chance.likely(0.15)) schema.type = this.types()
    return Object.assign(schema, this.applicators(depth))
  }

  keywordsOf(kind, depth) {
    if (kind === 'number' || kind === 'integer') return this.number()
    if (kind === 'string') return this.string()
    if (kind === 'array') return this.array(depth)
    return kind === 'object' ? this.object(depth) : {}
  }

  types() {
    const found = this.chance.some(TYPES, 0.4)
    return found.length === 0 ? ['object', 'null'] : found
  }

  /** A reference; its siblings say something from 2019-09 on only. */
  reference(depth) {
    const { chance } = this
    const reference = chance.one(this.refs)
    return chance.likely(0.15)
      ? { ...reference, ...this.keywordsOf(chance.one(['object', 'array', 'number']), depth - 1) }
      : reference
  }

  truth(value) {
    if (since(this.dialect, 'draft-06')) return value
    return value ? {} : { not: {} }
  }

  leaf() {
    const { chance } = this
    return chance.one([
      ...[this.truth(true), this.truth(false), {}, { type: 'integer' }, { type: 'string' }, this.single()],
      ...[{ enum: this.values(0.15) }, { type: 'object' }, { type: ['null', 'boolean'] }, this.number(), this.string()],
    ])
  }

  single() {
    const value = this.chance.one(VALUES)
    return this.has('const') ? { const: value } : { enum: [value] }
  }

  values(share) {
    const found = this.chance.some(VALUES, share)
    return found.length === 0 ? [1] : found
  }

  maybe(share, make) {
    return this.chance.likely(share) ? make() : {}
  }

  /** Where the dialect has the keyword. */
  now(keyword, share, make) {
    return this.has(keyword) && this.chance.likely(share) ? { [keyword]: make() } : {}
  }

  number() {
    const { chance } = this
    const exclusive = (name, bound) =>
      since(this.dialect, 'draft-06')
        ? this.maybe(0.2, () => ({ [name]: chance.one([0, 1, 2, 3, -1, 0.5]) }))
        : this.maybe(0.3, () => ({ [name]: chance.likely(0.7), [bound]: chance.below(4) }))
    return {
      ...this.maybe(0.35, () => ({ minimum: chance.one([-2, -1, 0, 1, 2, 0.5]) })),
      ...this.maybe(0.35, () => ({ maximum: chance.one([0, 1, 2, 3, 4, 2.5]) })),
      ...exclusive('exclusiveMaximum', 'maximum'),
      ...exclusive('exclusiveMinimum', 'minimum'),
      ...this.maybe(0.3, () => ({ multipleOf: chance.one([1, 2, 3, 0.5, 1.5, 0.1]) })),
      ...this.maybe(0.02, () => ({ maximum: chance.one([1e300, 9007199254740991, 9007199254740992]) })),
    }
  }

  string() {
    const { chance } = this
    return {
      ...this.maybe(0.3, () => ({ minLength: chance.below(3) })),
      ...this.maybe(0.3, () => ({ maxLength: chance.below(4) })),
      ...this.maybe(0.35, () => ({ pattern: chance.one(PATTERNS) })),
      ...(this.formats ? this.maybe(0.25, () => ({ format: chance.one(FORMATS) })) : {}),
    }
  }

  array(depth) {
    const { chance } = this
    const sub = () => this.schema(depth - 1)
    return {
      ...this.maybe(0.25, () => ({ minItems: chance.below(3) })),
      ...this.maybe(0.25, () => ({ maxItems: chance.below(4) })),
      ...this.maybe(0.2, () => ({ uniqueItems: chance.likely(0.9) })),
      ...this.items(sub),
      ...this.now('contains', 0.3, sub),
      ...this.now('minContains', 0.12, () => chance.below(3)),
      ...this.now('maxContains', 0.12, () => chance.below(3)),
      ...this.now('unevaluatedItems', 0.12, sub),
    }
  }

  items(sub) {
    const { chance } = this
    const tuple = () => [sub(), ...(chance.likely(0.5) ? [sub()] : [])]
    const rest = () => (this.dialect === 'draft-04' && chance.likely(0.4) ? chance.likely(0.5) : sub())
    if (this.dialect === '2020-12')
      return { ...this.now('prefixItems', 0.3, tuple), ...this.maybe(0.35, () => ({ items: sub() })) }
    const list = chance.likely(0.4)
    return {
      ...this.maybe(0.55, () => ({ items: list ? tuple() : sub() })),
      ...this.now('additionalItems', list ? 0.4 : 0.05, rest),
      ...(chance.likely(NOISE) ? { prefixItems: tuple() } : {}),
    }
  }

  object(depth) {
    const { chance } = this
    const sub = () => this.schema(depth - 1)
    const names = () => ({ enum: [...new Set([...chance.some(NAMES, 0.6), 'b'])] })
    const rest = () => (this.dialect === 'draft-04' && chance.likely(0.5) ? chance.likely(0.3) : sub())
    return {
      ...this.maybe(0.6, () => ({ properties: Object.fromEntries(chance.some(NAMES, 0.4).map((n) => [n, sub()])) })),
      ...this.maybe(0.3, () => this.required()),
      ...this.maybe(0.3, () => ({ additionalProperties: rest() })),
      ...this.maybe(0.2, () => ({ patternProperties: { [chance.one(PATTERNS)]: sub() } })),
      ...this.now('propertyNames', 0.15, () => (chance.likely(0.5) ? names() : this.string())),
      ...this.maybe(0.15, () => ({ minProperties: chance.below(3) })),
      ...this.maybe(0.15, () => ({ maxProperties: chance.below(4) })),
      ...this.dependents(sub),
      ...this.now('unevaluatedProperties', 0.12, sub),
    }
  }

  required() {
    const names = this.chance.some(NAMES, 0.3)
    return names.length === 0 ? {} : { required: names }
  }

  dependents(sub) {
    const { chance } = this
    const names = () => [chance.one(NAMES), ...(chance.likely(0.3) ? [chance.one(['ab', 'd'])] : [])]
    const name = () => chance.one(NAMES)
    if (!since(this.dialect, '2019-09'))
      return this.maybe(0.2, () => ({ dependencies: { [name()]: chance.likely(0.5) ? [...new Set(names())] : sub() } }))
    return {
      ...this.maybe(0.12, () => ({ dependentRequired: { [name()]: [...new Set(names())] } })),
      ...this.maybe(0.12, () => ({ dependentSchemas: { [name()]: sub() } })),
    }
  }

  applicators(depth) {
    const { chance } = this
    const sub = () => this.schema(depth - 1)
    const kind = chance.next()
    if (kind < 0.08) return { anyOf: [sub(), sub(), ...(chance.likely(0.3) ? [sub()] : [])] }
    if (kind < 0.14) return { oneOf: [sub(), sub(), ...(chance.likely(0.4) ? [sub()] : [])] }
    if (kind < 0.2) return { allOf: [sub(), sub()] }
    if (kind < 0.25) return { not: sub() }
    if (kind < 0.31 && this.has('if'))
      return { if: sub(), ...this.maybe(0.7, () => ({ then: sub() })), ...this.maybe(0.6, () => ({ else: sub() })) }
    if (kind < 0.34) return { enum: this.values(0.3) }
    return kind < 0.35 && this.has('const') ? { const: chance.one(VALUES) } : {}
  }
}
