/** `unevaluatedProperties` and `unevaluatedItems` against the validator, in both polarities, also beyond 500 cases. */
import { describe, expect, test } from '@jest/globals'
import type { Json, JsonObject } from '../../src/model/json.js'
import { answerOf, engineFor } from './engines.js'
import { Chance } from './random.js'

const engine = engineFor('annotate', 5_000)
const TEXT = { type: 'string' }
const numbered = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
const one = (i: number, leaf: Json = TEXT): JsonObject => ({ properties: { [`p${i}`]: leaf }, required: [`p${i}`] })

describe('twenty branches, that is a million cases', () => {
  const closed = { allOf: [{ anyOf: numbered(20, (i) => one(i)) }], unevaluatedProperties: false }
  const maybe = (i: number): Json => ({ anyOf: [{ prefixItems: numbered(i + 1, () => true), minItems: i + 1 }, true] })
  const items = (count: number): Json => ({ allOf: numbered(count, maybe), unevaluatedItems: false })
  const containing = {
    allOf: numbered(12, (i) => ({ anyOf: [{ contains: { const: i } }, true] })),
    unevaluatedItems: false,
  }
  test.each<[what: string, narrow: Json, wide: Json, answer: string]>([
    ['keys: it is one of them', closed, { anyOf: numbered(20, (i) => one(i)) }, 'yes'],
    ['keys: not every one of them', { anyOf: numbered(20, (i) => one(i)) }, closed, 'no'],
    [
      'keys: respelled',
      closed,
      { anyOf: numbered(20, (i) => one(i, { type: 'string', minLength: 0 })), unevaluatedProperties: false },
      'yes',
    ],
    [
      'keys: one respelled wrongly',
      closed,
      { anyOf: numbered(20, (i) => one(i, i === 7 ? { minLength: 1 } : TEXT)), unevaluatedProperties: false },
      'no',
    ],
    ['items: the longest', items(20), { maxItems: 20 }, 'yes'],
    ['items: not a shorter one', items(20), { maxItems: 19 }, 'no'],
    ['contained: all of them', containing, { items: { enum: numbered(12, (i) => i) } }, 'yes'],
    ['contained: not one fewer', containing, { items: { enum: numbered(11, (i) => i) } }, 'no'],
  ])('%s', (_, narrow, wide, answer) => {
    if (typeof narrow === 'object' && typeof wide === 'object')
      expect(
        answerOf(engine, { type: ['object', 'array'], ...wide }, { type: ['object', 'array'], ...narrow }, 'strict'),
      ).toBe(answer)
  })
})

/** In-place schemas over a few names, values and lengths, so that they meet. */
class Shapes {
  private readonly chance: Chance
  private readonly dialect: number

  constructor(chance: Chance, dialect: number) {
    this.chance = chance
    this.dialect = dialect
  }

  keys(depth: number): JsonObject {
    const { chance } = this
    const name = (): string => chance.one(['a', 'b', 'ab'])
    const own: JsonObject = {}
    if (chance.likely(0.6)) own.properties = { [name()]: chance.one([true, TEXT]) }
    if (chance.likely(0.2)) own.patternProperties = { [chance.one(['^a', 'b$'])]: true }
    if (chance.likely(0.1)) own.additionalProperties = TEXT
    if (chance.likely(0.3)) own.required = [name()]
    if (chance.likely(0.15)) own.unevaluatedProperties = chance.one([false, TEXT])
    return this.applied(
      own,
      depth,
      (at) => this.keys(at),
      () => ({ dependentSchemas: { [name()]: this.keys(depth - 1) } }),
    )
  }

  items(depth: number): JsonObject {
    const { chance } = this
    const item = (): Json => chance.one([true, TEXT, { const: 1 }])
    const own: JsonObject = {}
    if (chance.likely(0.5)) own[this.dialect === 2020 ? 'prefixItems' : 'items'] = numbered(1 + chance.below(2), item)
    if (chance.likely(0.3)) own.contains = chance.one([TEXT, { const: 1 }])
    if (chance.likely(0.2)) own.minItems = chance.below(3)
    if (chance.likely(0.15)) own.unevaluatedItems = chance.one([false, TEXT])
    return this.applied(
      own,
      depth,
      (at) => this.items(at),
      () => ({ maxItems: 2 }),
    )
  }

  private applied(
    own: JsonObject,
    depth: number,
    inner: (depth: number) => JsonObject,
    more: () => JsonObject,
  ): JsonObject {
    if (depth === 0) return own
    const branches = (): Json[] => numbered(2, () => inner(depth - 1))
    const applied: JsonObject = this.chance.one<() => JsonObject>([
      () => ({ anyOf: branches() }),
      () => ({ oneOf: branches() }),
      () => ({ allOf: branches() }),
      () => ({ if: inner(depth - 1), then: inner(depth - 1) }),
      () => ({ if: inner(depth - 1), else: inner(depth - 1) }),
      () => ({ not: inner(depth - 1) }),
      more,
    ])()
    return { ...own, ...applied }
  }
}

const OBJECTS: Json[] = [
  {},
  { a: 'x' },
  { a: 1 },
  { b: 'x' },
  { ab: 'x' },
  { a: 'x', b: 1 },
  { a: 1, ab: 1 },
  { c: 'x' },
  { a: 'x', c: 1 },
  { a: 'x', b: 'x', ab: 'x', c: 'x' },
]
const ARRAYS: Json[] = [
  [],
  ['x'],
  [1],
  [2],
  ['x', 1],
  [1, 'x'],
  [1, 1],
  [2, 'x'],
  ['x', 2],
  ['x', 1, 2],
  [1, 1, 1],
  ['x', 'x', 2],
]

describe.each([2019, 2020])('chance, %i', (dialect) => {
  test.each([
    ['keys', OBJECTS, 'unevaluatedProperties'],
    ['items', ARRAYS, 'unevaluatedItems'],
  ] as const)('%s: the engine says of each value what the validator says', (what, values, keyword) => {
    const chance = new Chance(dialect)
    const shapes = new Shapes(chance, dialect)
    const $schema = `https://json-schema.org/draft/${dialect === 2019 ? '2019-09' : '2020-12'}/schema`
    for (let i = 0; i < 60; i++) {
      const schema: JsonObject = {
        $schema,
        ...(what === 'keys' ? shapes.keys(2) : shapes.items(2)),
        [keyword]: chance.one([false, TEXT]),
      }
      const accepts = values.map((value) => engine.validator(schema).accepts(value))
      const said = values.map((value) => engine.contains(schema, { $schema, const: value }, 'strict').contained)
      expect([schema, said]).toEqual([schema, accepts.map((ok) => (ok ? 'yes' : 'no'))])
      const refused = values.map(
        (value) => engine.contains({ $schema, not: schema }, { $schema, const: value }, 'strict').contained,
      )
      expect([schema, refused]).toEqual([schema, accepts.map((ok) => (ok ? 'no' : 'yes'))])
    }
  })
})
