/** Where ajv departs from the specification, the validator does not: every row is one that plain ajv gets wrong. */
import { describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Json, JsonObject } from '../../src/model/json.js'
import type { Dialect } from '../../src/schema/dialect.js'
import { cfworkerAccepts, hyperjumpJudge, judge, plainAjvAccepts } from './judges.js'
import { Chance } from './random.js'

interface Row {
  readonly what: string
  readonly schema: Json
  readonly value: Json
  /** What the specification says. */
  readonly accepted: boolean
  readonly dialect?: Dialect
  /** The second judge departs here too. */
  readonly alone?: boolean
  /** The third judge departs here too. */
  readonly aloneTwice?: boolean
}

/** Read as text, so that `__proto__` is a member like any other. */
const json = (text: string): Json => JSON.parse(text) as Json

const ROWS: readonly Row[] = [
  {
    what: 'siblings of $ref up to draft-07',
    schema: { definitions: { a: {} }, properties: { x: { $ref: '#/definitions/a', type: 'string' } } },
    value: { x: 1 },
    accepted: true,
    dialect: 'draft-07',
  },
  {
    what: '$id beside $ref up to draft-07',
    schema: {
      definitions: { a: { $id: 'x:y', $ref: '#/definitions/b' }, b: { type: 'string' } },
      $ref: '#/definitions/a',
    },
    value: 'a',
    accepted: true,
    dialect: 'draft-07',
    alone: true,
    aloneTwice: true,
  },
  { what: 'nullable', schema: { type: 'string', nullable: true }, value: null, accepted: false },
  {
    what: 'nullable beside an enum',
    schema: { type: 'string', nullable: true, enum: ['a', null] },
    value: null,
    accepted: false,
  },
  { what: 'a required member without a name', schema: { required: [''] }, value: {}, accepted: false },
  { what: 'the same beside another', schema: { required: ['a', ''] }, value: { a: 1 }, accepted: false },
  {
    what: 'a member without a name that another one needs',
    schema: { dependentRequired: { a: [''] } },
    value: { a: 1 },
    accepted: false,
  },
  {
    what: 'the same in draft-07',
    schema: { dependencies: { a: [''] } },
    value: { a: 1 },
    accepted: false,
    dialect: 'draft-07',
  },
  {
    what: 'a required member without a name in a branch',
    schema: { anyOf: [{ required: [''] }, { type: 'null' }] },
    value: {},
    accepted: false,
  },
  {
    what: 'multipleOf of a small number',
    schema: { multipleOf: 0.00001 },
    value: 1,
    accepted: true,
  },
  { what: 'multipleOf of a large number', schema: { multipleOf: 1 }, value: 1e21, accepted: true },
  {
    what: 'a short tuple with contains',
    schema: { prefixItems: [{ type: 'string' }], contains: { type: 'number' } },
    value: [],
    accepted: false,
  },
  {
    what: 'a short tuple with uniqueItems',
    schema: { prefixItems: [true, true, { type: 'string' }], uniqueItems: true },
    value: [1, 1],
    accepted: false,
  },
  {
    what: 'a short tuple of draft-07 with contains',
    schema: { items: [{ type: 'string' }], contains: { type: 'number' } },
    value: [],
    accepted: false,
    dialect: 'draft-07',
  },
  {
    what: 'an empty array after one that contains what is asked for',
    schema: { items: { contains: { type: 'string' } } },
    value: [['a'], []],
    accepted: false,
  },
  {
    what: 'the same of members, in draft-07',
    schema: { additionalProperties: { contains: { type: 'string' } } },
    value: { a: ['a'], b: [] },
    accepted: false,
    dialect: 'draft-07',
  },
  {
    what: 'a property called __proto__',
    schema: json('{"properties":{"__proto__":{"type":"string"}}}'),
    value: json('{"__proto__":1}'),
    accepted: false,
  },
  {
    what: 'a closed object with a property called __proto__',
    schema: json('{"properties":{"__proto__":{}},"additionalProperties":false}'),
    value: json('{"__proto__":1}'),
    accepted: true,
  },
  {
    what: 'dependencies of __proto__',
    schema: json('{"dependencies":{"__proto__":["a"]}}'),
    value: json('{"__proto__":1}'),
    accepted: false,
    dialect: 'draft-07',
  },
  {
    what: 'uniqueItems with the text __proto__',
    schema: { items: { type: 'string' }, uniqueItems: true },
    value: ['__proto__', '__proto__'],
    accepted: false,
  },
  { what: 'required of an inherited name', schema: { required: ['toString'] }, value: {}, accepted: false },
  {
    what: 'a property of an inherited name',
    schema: { properties: { constructor: { type: 'string' } } },
    value: {},
    accepted: true,
  },
  {
    what: 'contains and unevaluatedItems',
    schema: { contains: { type: 'string' }, unevaluatedItems: false },
    value: ['a', 1],
    accepted: false,
  },
  {
    what: 'contains and unevaluatedItems in 2019-09',
    schema: { contains: { type: 'string' }, unevaluatedItems: false },
    value: ['a'],
    accepted: false,
    dialect: '2019-09',
    alone: true,
    aloneTwice: true,
  },
  {
    what: 'a condition that fails evaluates nothing',
    schema: json(
      '{"if":{"properties":{"a":{"const":1}},"additionalProperties":true,"required":["a"]},"then":{"minProperties":1},"unevaluatedProperties":false}',
    ),
    value: { b: 1 },
    accepted: false,
  },
  {
    what: 'unevaluated properties of inherited names',
    schema: {
      anyOf: [{ properties: { a: true } }, { patternProperties: { '^x': true } }],
      unevaluatedProperties: false,
    },
    value: { constructor: 1 },
    accepted: false,
  },
  {
    what: 'a branch that fails evaluates nothing',
    schema: {
      oneOf: [{ items: { type: 'string' }, unevaluatedItems: { type: 'string' } }, true],
      unevaluatedItems: false,
    },
    value: [1],
    accepted: false,
  },
  {
    what: '$id in an unknown keyword is no identifier',
    schema: { other: { $id: 'x:a', type: 'string' }, $defs: { a: { $id: 'x:a', type: 'number' } }, $ref: 'x:a' },
    value: 1,
    accepted: true,
    alone: true,
  },
]

/** How plain ajv sees it; it may not even compile it, or throw. */
function plain({ schema, value, dialect }: Row): boolean | 'throws' {
  try {
    return plainAjvAccepts(schema, value, dialect)
  } catch {
    return 'throws'
  }
}

describe.each(ROWS)('$what', (row) => {
  const { schema, value, accepted, dialect } = row
  test('is judged as the specification has it', () => {
    const validator = judge(schema, dialect)
    expect(validator.broken).toBeUndefined()
    expect(validator.accepts(value)).toBe(accepted)
    expect(validator.rejections(value).length === 0).toBe(accepted)
  })
  test('is judged otherwise by plain ajv', () => {
    expect(plain(row)).not.toBe(accepted)
  })
  test(`is judged ${row.aloneTwice === true ? 'otherwise' : 'so'} by the third judge`, async () => {
    const third = await hyperjumpJudge(schema, dialect).then(
      (accepts) => accepts(value),
      () => 'throws',
    )
    expect(third === accepted).toBe(row.aloneTwice !== true)
  })
  test(row.alone === true ? 'is judged otherwise by the second judge too' : 'is judged so by the second judge', () => {
    let second: boolean | 'throws'
    try {
      second = cfworkerAccepts(schema, value, dialect)
    } catch {
      second = 'throws'
    }
    expect(second === accepted).toBe(row.alone !== true)
  })
})

describe('what plain ajv does not survive', () => {
  test('members that are called like methods of every object', () => {
    const schema: Json = { uniqueItems: true, items: { enum: [{ a: 1 }, { toString: 1 }, { valueOf: 1 }] } }
    for (const value of [
      [{ toString: 1 }, { valueOf: 1 }],
      [{ a: 1 }, { valueOf: 1 }],
    ]) {
      expect(judge(schema).accepts(value)).toBe(true)
      expect(() => plainAjvAccepts(schema, value)).toThrow()
    }
    expect(judge(schema).accepts([{ toString: 1 }, { toString: 1 }])).toBe(false)
    expect(judge(schema).accepts([{ toString: 2 }])).toBe(false)
  })

  test('oneOf beside patterns, where evaluated members are tracked', () => {
    const schema = {
      oneOf: [{ patternProperties: { '^a': { type: 'string' } } }],
      patternProperties: { '^b': true },
      additionalProperties: true,
    }
    expect(judge(schema).accepts({ a: 'x', b: 1 })).toBe(true)
    expect(judge(schema).accepts({ a: 1 })).toBe(false)
  })

  test('enum values that stand there twice', () => {
    const schema = { enum: [1, 1, 'a'], required: ['b', 'b'], type: ['integer', 'integer', 'string'] }
    expect(judge(schema).accepts(1)).toBe(true)
    expect(judge(schema).accepts('b')).toBe(false)
    expect(() => plainAjvAccepts(schema, 1, '2020-12', { validateSchema: true })).toThrow(/duplicate items/)
  })

  test('a tuple in 2020-12 where `prefixItems` is meant: it is no schema, and says so', () => {
    const schema = { items: [{ type: 'string' }] }
    expect(judge(schema).broken).toMatch(/`items` .* has to be one schema in 2020-12/)
    expect(judge(schema, '2019-09').accepts([1])).toBe(false)
    expect(() => plainAjvAccepts(schema, [1])).toThrow(/items value must be/)
  })

  test('two schemas of one $id', () => {
    const schemas = ['string', 'number'].map(
      (type): JsonObject => ({ $id: 'http://x.test/a', $defs: { a: { type } }, $ref: 'http://x.test/a#/$defs/a' }),
    )
    expect(schemas.map((schema) => judge(schema).accepts('a'))).toEqual([true, false])
    const ajv = new Ajv2020({ strict: false })
    expect(() => schemas.map((schema) => ajv.compile(schema))).toThrow(/already exists/)
  })

  test('many levels', () => {
    const nest = (levels: number, leaf: Json, wrap: (inner: Json) => Json): Json =>
      levels === 0 ? leaf : wrap(nest(levels - 1, leaf, wrap))
    const schema = nest(1_000, { type: 'string' }, (inner) => ({ properties: { a: inner } }))
    const value = (leaf: Json): Json => nest(1_000, leaf, (inner) => ({ a: inner }))
    expect(judge(schema).accepts(value('x'))).toBe(true)
    expect(judge(schema).accepts(value(1))).toBe(false)
    expect(() => plainAjvAccepts(schema, value(1))).toThrow()
  })

  test('many definitions that refer to each other in a ring', () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, at): [string, Json] => [
        `d${at}`,
        { required: ['a'], properties: { b: { $ref: `#/$defs/d${(at + 1) % 1_000}` } } },
      ]),
    )
    const schema = { $defs, $ref: '#/$defs/d0' }
    expect(judge(schema).broken).toBeUndefined()
    expect(judge(schema).accepts({ a: 1, b: { a: 1, b: { a: 1 } } })).toBe(true)
    expect(judge(schema).rejections({ a: 1, b: { a: 1, b: {} } })).toMatchObject([
      { keyword: 'required', pointer: '/b/b', schemaPointer: '/$defs/d2/required', name: 'a' },
    ])
    expect(() => plainAjvAccepts(schema, {})).toThrow()
  })

  test('$async is no keyword', () => {
    expect(judge({ $async: true, type: 'string' }).accepts('a')).toBe(true)
    expect(judge({ $async: true, type: 'string' }).accepts(1)).toBe(false)
  })
})

describe('numbers', () => {
  test.each<[number, number, boolean]>([
    [1, 0.1, true],
    [0.3, 0.1, true],
    [0.35, 0.1, false],
    [1e308, 1e-308, true],
    [1e-7, 1e-7, true],
    [1.5e-7, 1e-7, false],
    [2 ** 53 + 2, 2, true],
    [-6, 3, true],
    [0, 7, true],
    [Number.POSITIVE_INFINITY, 1, false],
  ])('%d is a multiple of %d: %s', (value, multipleOf, accepted) => {
    expect(judge({ multipleOf }).accepts(value)).toBe(accepted)
  })

  test('are compared as JSON has it', () => {
    expect(judge({ uniqueItems: true }).accepts([1, true, '1', 'true', [1], ['1'], { a: 1 }, { a: '1' }])).toBe(true)
    for (const twice of [
      [0, -0],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [[{ a: [] }], [{ a: [] }]],
    ])
      expect(judge({ uniqueItems: true }).accepts(twice)).toBe(false)
    expect(judge({ const: { a: [1, { b: null }] } }).accepts({ a: [1, { b: null }] })).toBe(true)
    expect(judge({ enum: [[1], '[1]'] }).accepts('[1]')).toBe(true)
    expect(judge({ enum: [[1]] }).accepts('[1]')).toBe(false)
  })
})

test('what depends on __proto__ says nothing of what is no object', () => {
  const schema = json('{"dependentSchemas":{"__proto__":{"contains":true,"minLength":2,"minimum":5}}}')
  for (const value of [[], '', 1, {}]) expect(judge(schema).accepts(value)).toBe(true)
})

test('multiples are exact: random decimals against whole numbers', () => {
  const chance = new Chance(3)
  const decimal = (): [text: string, digits: bigint, places: number] => {
    const digits = BigInt(chance.below(10_000) + 1) * 10n ** BigInt(chance.below(3))
    const places = chance.below(12)
    return [`${digits}e-${places}`, digits, places]
  }
  let multiples = 0
  for (let round = 0; round < 2_000; round++) {
    const [divisor, divisorDigits, divisorPlaces] = decimal()
    const [other, otherDigits, otherPlaces] = decimal()
    const factor = BigInt(chance.below(1_000))
    const multiple = chance.likely(0.5)
    // Fifteen digits or fewer: each text is the double that it names.
    const value = Number(multiple ? `${divisorDigits * factor}e-${divisorPlaces}` : other)
    const exact =
      multiple || (otherDigits * 10n ** BigInt(divisorPlaces)) % (divisorDigits * 10n ** BigInt(otherPlaces)) === 0n
    if (exact) multiples++
    expect([value, divisor, judge({ multipleOf: Number(divisor) }).accepts(value)]).toEqual([value, divisor, exact])
  }
  expect(multiples).toBeGreaterThan(900)
})

test('a missing member without a name is named', () => {
  const rejections = [...judge({ required: ['a', ''] }).rejections({}), ...judge({ required: [''] }).rejections({})]
  expect(rejections.map(({ keyword, schemaPointer, name }) => [keyword, schemaPointer, name])).toEqual([
    ['required', '/required', ''],
    ['required', '/required', 'a'],
    ['required', '/required', ''],
  ])
  const [dependent] = judge({ dependentRequired: { a: ['', 'b'] } }).rejections({ a: 1, b: 1 })
  expect(dependent).toMatchObject({ keyword: 'dependentRequired', schemaPointer: '/dependentRequired', name: '' })
  const both = judge({ required: [''], dependentRequired: { a: [''] } })
  for (const value of [{ '': 1 }, { a: 1, '': 1 }]) expect(both.rejections(value)).toEqual([])
  expect(judge({ dependentRequired: { a: [''] } }).accepts({ b: 1 })).toBe(true)
})
