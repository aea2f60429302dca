/** How many items and members: decided whatever the numbers; a witness is written as long as it can be. */
import { describe, expect, test } from '@jest/globals'
import type { Json, JsonObject } from '../../src/model/json.js'
import { answerOf, engineFor } from './engines.js'

const engine = engineFor('annotate', 5_000)
const TEXT = { type: 'string' }
const INTEGER = { type: 'integer' }
const NUMBER = { type: 'number' }
const array = (more: JsonObject): Json => ({ type: 'array', ...more })
const object = (more: JsonObject): Json => ({ type: 'object', ...more })
const numbered = (count: number): string[] => Array.from({ length: count }, (_, i) => `k${i}`)

const ITEMS: [what: string, narrow: Json, wide: Json, answer: string | RegExp][] = [
  ['a bound above a bound', array({ minItems: 2e9 }), array({ minItems: 1e9 }), 'yes'],
  [
    'items that fit, however many',
    array({ minItems: 2e9, items: INTEGER }),
    array({ minItems: 1e9, items: NUMBER }),
    'yes',
  ],
  [
    'a witness too long to be written',
    array({ minItems: 1e9 }),
    array({ minItems: 2e9 }),
    /1000000000 items, more than can/,
  ],
  ['one item more than allowed', array({ maxItems: 5_001 }), array({ maxItems: 5_000 }), 'no'],
  ['5,000 items, one of a kind', array({ minItems: 5_000, contains: TEXT }), array({ contains: INTEGER }), 'no'],
  [
    'one contained fewer',
    array({ contains: TEXT, minContains: 5_000 }),
    array({ contains: TEXT, minContains: 5_001 }),
    'no',
  ],
  [
    'one contained more',
    array({ contains: TEXT, minContains: 1e9 }),
    array({ contains: TEXT, minContains: 1e9 - 1 }),
    'yes',
  ],
  ['more contained than there may be', array({ contains: TEXT, minContains: 1e9, maxItems: 1e9 - 1 }), false, 'yes'],
  ['contained, but never an item', array({ contains: TEXT, minContains: 1e9, items: INTEGER }), false, 'yes'],
  [
    'what is not of one kind is of the other',
    array({ contains: TEXT, maxContains: 4_000, minItems: 8_000, items: { type: ['string', 'integer'] } }),
    array({ contains: INTEGER, minContains: 4_000 }),
    'yes',
  ],
  [
    'and one fewer may be',
    array({ contains: TEXT, maxContains: 4_000, minItems: 8_000, items: { type: ['string', 'integer'] } }),
    array({ contains: INTEGER, minContains: 4_001 }),
    'no',
  ],
  [
    'pigeons without holes',
    array({
      minItems: 31,
      items: { enum: [1, 2, 3] },
      allOf: [1, 2, 3].map((n) => ({ contains: { const: n }, minContains: 0, maxContains: 10 })),
    }),
    false,
    'yes',
  ],
  [
    '40 values do not make a billion different items',
    array({ items: { enum: numbered(40) }, uniqueItems: true, minItems: 1e9 }),
    false,
    'yes',
  ],
  [
    'more different items than can be tried',
    array({ items: INTEGER, uniqueItems: true, minItems: 5_000 }),
    false,
    /5000 different items/,
  ],
  [
    '2,000 places, the last one narrowed',
    array({ minItems: 2_000, prefixItems: Array(2_000).fill(NUMBER) }),
    array({ prefixItems: [...Array<Json>(1_999).fill(NUMBER), INTEGER] }),
    'no',
  ],
  [
    'equal items among many',
    array({ minItems: 3_000, items: { enum: [1, 2] } }),
    array({ not: { uniqueItems: true } }),
    'yes',
  ],
]

const MEMBERS: typeof ITEMS = [
  ['a bound above a bound', object({ minProperties: 2e9 }), object({ minProperties: 1e9 }), 'yes'],
  [
    'members that fit, however many',
    object({ minProperties: 2e9, additionalProperties: INTEGER }),
    object({ minProperties: 1e9, additionalProperties: NUMBER }),
    'yes',
  ],
  [
    'a witness too large to be written',
    object({ minProperties: 1e9 }),
    object({ minProperties: 2e9 }),
    /1000000000 members, more than can/,
  ],
  ['1,000 members and one more', object({ minProperties: 1_000 }), object({ minProperties: 1_001 }), 'no'],
  [
    '1,000 members of which one does not fit',
    object({ minProperties: 1_000 }),
    object({ additionalProperties: INTEGER }),
    'no',
  ],
  ['more members than names', object({ minProperties: 1_000, propertyNames: { enum: numbered(999) } }), false, 'yes'],
  ['as many members as names', object({ minProperties: 600, propertyNames: { enum: numbered(600) } }), false, 'no'],
  ['names by a pattern', object({ minProperties: 700, propertyNames: { pattern: '^[a-z]{1,2}$' } }), false, 'no'],
  [
    'names that are declared count too',
    object({ minProperties: 102, properties: { a: TEXT, b: INTEGER }, additionalProperties: TEXT }),
    object({ required: ['a', 'b'] }),
    'no',
  ],
]

describe.each([
  ['items', ITEMS],
  ['members', MEMBERS],
] as const)('%s', (_, cases) => {
  test.each(cases)('%s', (_, narrow, wide, expected) => {
    const answer = answerOf(engine, wide, narrow, 'strict')
    if (typeof expected === 'string') expect(answer).toBe(expected)
    else expect(answer).toMatch(expected)
  })
})

test('small numbers and large ones are answered alike', () => {
  // What is tried one by one for few items is counted for many: the same question, ten times as large.
  const schema = (least: number, most: number, k: number): Json =>
    array({
      items: { enum: ['a', 'b'] },
      minItems: 4 * k,
      allOf: [
        { contains: { const: 'a' }, minContains: least * k, maxContains: most * k },
        { contains: { const: 'b' }, minContains: 0, maxContains: 2 * k },
      ],
    })
  for (let least = 0; least <= 3; least++)
    for (let most = least; most <= 3; most++)
      expect([least, most, answerOf(engine, false, schema(least, most, 100), 'strict')]).toEqual([
        least,
        most,
        answerOf(engine, false, schema(least, most, 1), 'strict'),
      ])
})
