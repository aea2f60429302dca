/** Nothing that stands in a schema or a value hangs the validator or brings it down. */
import { describe, expect, test } from '@jest/globals'
import { GivenUp } from '../../src/model/error.js'
import type { Json, JsonObject } from '../../src/model/json.js'
import { createValidators } from '../../src/schema/judging/validator.js'
import { judge, limit } from './judges.js'

/** d0 is a string; each of the others is two times the one before, by the given keyword. */
function doubled(levels: number, keyword = 'allOf'): JsonObject {
  const $defs: JsonObject = { d0: { type: 'string' } }
  for (let level = 1; level <= levels; level++) {
    const $ref = `#/$defs/d${level - 1}`
    $defs[`d${level}`] = { [keyword]: [{ $ref }, { $ref }] }
  }
  return { properties: { x: { $ref: `#/$defs/d${levels}` } }, $defs }
}

describe('references that lead back to where they came from', () => {
  const loops: [string, Json][] = [
    ['itself', { $ref: '#' }],
    ['itself by an identifier', { $id: 'https://a.example/a', $ref: 'https://a.example/a' }],
    ['itself by a dynamic reference', { $dynamicAnchor: 'a', $dynamicRef: '#a' }],
    [
      'two that refer to each other',
      { $ref: '#/$defs/a', $defs: { a: { allOf: [{ $ref: '#/$defs/b' }] }, b: { allOf: [{ $ref: '#/$defs/a' }] } } },
    ],
    ['a branch', { anyOf: [{ type: 'string' }, { $ref: '#' }] }],
    ['a negation', { not: { $ref: '#' } }],
    ['a condition', { if: { $ref: '#' }, else: { type: 'string' } }],
    ['a dependent schema', { dependentSchemas: { a: { $ref: '#' } } }],
    ['what is left over', { allOf: [{ $ref: '#' }], unevaluatedProperties: false }],
  ]
  test.each(loops)('%s', (_, schema) => {
    expect(judge(schema).broken).toMatch(/^validation never ends: the references at the root of the schema/)
    expect(() => judge(schema).accepts(1)).toThrow(GivenUp)
    expect(() => judge(schema).rejections(1)).toThrow(GivenUp)
  })

  test('stop only the values that meet them', () => {
    const a = { allOf: [{ $ref: '#/$defs/b' }] }
    const validator = judge({
      properties: { x: { $ref: '#/$defs/a' }, y: { type: 'string' } },
      $defs: { a, b: { $ref: '#/$defs/a' } },
    })
    expect(validator.broken).toBeUndefined()
    expect(validator.unending).toMatch(/^validation never ends: the references at \/properties\/x/)
    expect(validator.accepts({ y: 'a' })).toBe(true)
    expect(validator.accepts({ y: 1 })).toBe(false)
    expect(limit(1_000, () => validator.accepts({ x: 1 }))).toEqual({ done: false, why: validator.unending })
  })

  test('are none where the value is taken apart on the way', () => {
    const tree = {
      type: 'object',
      properties: { left: { $ref: '#' }, right: { $ref: '#' } },
      additionalProperties: { items: { $ref: '#' } },
    }
    const validator = judge(tree)
    expect([validator.broken, validator.unending]).toEqual([undefined, undefined])
    expect(validator.accepts({ left: { right: {} }, more: [{ left: {} }] })).toBe(true)
    expect(validator.accepts({ left: { right: 1 } })).toBe(false)
  })
})

describe('a bomb of doubled references', () => {
  test.each(['allOf', 'anyOf', 'oneOf'])('by %s is stopped without being run', (keyword) => {
    const validator = judge(doubled(30, keyword))
    expect(validator.broken).toBeUndefined()
    expect(validator.accepts({})).toBe(true)
    expect(validator.accepts({ y: 1 })).toBe(true)
    expect(() => validator.accepts({ x: 'a' })).toThrow(/more than 100,000 evaluations/)
  })

  test('is none while it is small', () => {
    const validator = judge(doubled(10))
    expect(validator.unending).toBeUndefined()
    expect(validator.accepts({ x: 'a' })).toBe(true)
    expect(validator.accepts({ x: 1 })).toBe(false)
  })

  test('with two thousand definitions in a row is compiled or refused, not crashed on', () => {
    const $defs: JsonObject = { d0: { type: 'string' } }
    for (let level = 1; level <= 2_000; level++)
      $defs[`d${level}`] = { properties: { a: { $ref: `#/$defs/d${level - 1}` } } }
    const validator = judge({ $ref: '#/$defs/d2000', $defs })
    expect(validator.broken ?? 'fine').toMatch(/^(fine|it cannot be compiled)/)
  }, 20_000)
})

describe('depth', () => {
  function nested(levels: number, wrap: (inner: Json) => Json, innermost: Json): Json {
    let value = innermost
    for (let level = 0; level < levels; level++) value = wrap(value)
    return value
  }

  test.each([
    [
      'properties',
      (inner: Json): Json => ({ type: 'object', properties: { a: inner } }),
      (inner: Json): Json => ({ a: inner }),
    ],
    ['items', (inner: Json): Json => ({ items: inner }), (inner: Json): Json => [inner]],
    ['allOf', (inner: Json): Json => ({ allOf: [inner] }), (inner: Json): Json => inner],
  ])('of 2,000 levels by %s is no matter', (_, schema, value) => {
    const validator = judge(nested(2_000, schema, { type: 'string' }))
    expect(validator.broken).toBeUndefined()
    const outcome = limit(10_000, () =>
      [nested(2_000, value, 'a'), nested(2_000, value, 1)].map((one) => validator.accepts(one)),
    )
    expect(outcome).toEqual({ done: true, value: [true, false] })
  })

  test('of 110,000 levels ends with a word', () => {
    const schema = nested(110_000, (inner) => ({ not: inner }), { type: 'string' })
    expect(judge(schema).broken).toMatch(/^(it cannot be compiled|validation takes too long): /)
  }, 20_000)
})

describe('width', () => {
  type Case = readonly [schema: Json, accepted: Json, refused: Json, schemaPointer: string]
  const range = <T>(size: number, make: (at: number) => T): T[] => Array.from({ length: size }, (_, at) => make(at))
  const map = (size: number, make: (at: number) => Json, name = (at: number): string => `p${at}`): JsonObject =>
    Object.fromEntries(range(size, (at) => [name(at), make(at)]))
  const constants = (size: number): Json[] => range(size, (at) => ({ const: at }))
  // ajv nests a block for each part; from about 2,000 on that overflows the call stack.
  const rows: readonly (readonly [size: number, what: string, make: (size: number) => Case])[] = [
    [
      2_200,
      'properties',
      (n) => [{ properties: map(n, (at) => ({ const: at })) }, { p90: 90 }, { p90: 1 }, '/properties/p90/const'],
    ],
    [
      100,
      'a closed object',
      (n) => [
        { properties: map(n, () => true), additionalProperties: false },
        { p90: 1 },
        { q: 1 },
        '/additionalProperties',
      ],
    ],
    [
      100,
      'patterns',
      (n) => [
        {
          patternProperties: map(
            n,
            (at) => ({ const: at }),
            (at) => `^p${at}$`,
          ),
        },
        { p90: 90 },
        { p90: 1 },
        '/patternProperties/^p90$/const',
      ],
    ],
    [
      100,
      'dependents',
      (n) => [{ dependentRequired: map(n, () => ['a']) }, { p90: 1, a: 1 }, { p90: 1 }, '/dependentRequired'],
    ],
    [
      100,
      'dependent schemas',
      (n) => [
        { dependentSchemas: map(n, () => ({ minProperties: 2 })) },
        { p90: 1, a: 1 },
        { p90: 1 },
        '/dependentSchemas/p90/minProperties',
      ],
    ],
    [2_200, 'anyOf', (n) => [{ anyOf: constants(n) }, 90, -1, '/anyOf/0/const']],
    [100, 'allOf', (n) => [{ allOf: range(n, (at) => ({ not: { const: at } })) }, -1, 90, '/allOf/90/not']],
    [2_200, 'oneOf', (n) => [{ oneOf: constants(n) }, 90, -1, '/oneOf']],
    [100, 'oneOf with two that hold', (n) => [{ oneOf: range(n, (at) => ({ const: at % (n - 1) })) }, 90, 0, '/oneOf']],
    [
      2_200,
      'a tuple',
      (n) => [
        { prefixItems: constants(n) },
        range(n, (at) => at),
        range(n, (at) => (at === 90 ? 'x' : at)),
        '/prefixItems/90/const',
      ],
    ],
    [
      100,
      'a closed tuple',
      (n) => [{ prefixItems: constants(n), items: false }, range(n, (at) => at), range(n + 1, (at) => at), '/items'],
    ],
  ]
  test.each(rows)(
    'of %d parts is no matter: %s',
    (size, _, make) => {
      const [schema, accepted, refused, schemaPointer] = make(size)
      const validator = judge(schema)
      expect(validator.broken).toBeUndefined()
      expect(validator.accepts(accepted)).toBe(true)
      expect(validator.accepts(refused)).toBe(false)
      expect(validator.rejections(refused)).toContainEqual(expect.objectContaining({ schemaPointer }))
    },
    30_000,
  )
})

describe('a pattern that backtracks for ever', () => {
  test('is interrupted from outside, and the validator is fit for use afterwards', () => {
    const validator = judge({ properties: { s: { pattern: '^(a+)+$' } } })
    expect(limit(100, () => validator.accepts({ s: `${'a'.repeat(60)}!` }))).toMatchObject({ done: false })
    expect(validator.accepts({ s: 'aaa' })).toBe(true)
    expect(limit(100, () => validator.rejections({ s: `${'a'.repeat(60)}!` }))).toMatchObject({ done: false })
    expect(validator.rejections({ s: 'b' })).toMatchObject([{ keyword: 'pattern' }])
  })

  test('interrupts no other schema for good, even in the middle of compiling', () => {
    const { validator } = createValidators({ formats: 'annotate', limit })
    const many = (width: number): Json => ({
      anyOf: Array.from({ length: width }, (_, at) => ({ properties: { [`p${at}`]: { const: at } } })),
    })
    for (const milliseconds of [1, 2, 3, 5, 8, 13])
      limit(milliseconds, () => validator(many(3_000 + milliseconds)).accepts({}))
    expect(validator({ type: 'string' }).accepts('a')).toBe(true)
    expect(validator({ type: 'string' }).rejections(1)).toMatchObject([{ keyword: 'type' }])
    expect(validator(many(3_001)).accepts({})).toBe(true)
  })
})

describe('what is no schema', () => {
  test.each<[Json, string]>([
    [null, 'the schema at the root is null, not an object'],
    ['string', 'the schema at the root is a string, not an object'],
    [[], 'the schema at the root is an array, not an object'],
    [5, 'the schema at the root is a number, not an object'],
    [{ type: 'strin' }, '`type` at the root has to be one of the seven JSON types, or several'],
    [{ properties: { a: { minimum: '5' } } }, '`minimum` at /properties/a has to be a number'],
    [{ properties: { a: null } }, 'the schema at /properties/a is null, not an object'],
    [{ exclusiveMinimum: true }, '`exclusiveMinimum` at the root has to be a number'],
    [{ required: true }, '`required` at the root has to be an array of strings'],
  ])('%j', (schema, broken) => {
    expect(judge(schema).broken).toBe(broken)
    expect(() => judge(schema).accepts({})).toThrow(GivenUp)
  })

  test.each<[Json]>([
    [true],
    [{}],
    [{ enum: ['a', 'a'] }],
    [{ required: ['a', 'a'] }],
    [{ type: ['string', 'string'] }],
    [{ title: 5, description: null }],
  ])('%j is one', (schema) => {
    expect(judge(schema).broken).toBeUndefined()
  })
})
