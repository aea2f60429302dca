/** The quick reasons and the compiled validator: where the one says anything, it is word for word what the other says. */
import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { Compilers } from '../../src/schema/judging/compiler.js'
import { type Linked, link } from '../../src/schema/judging/link.js'
import { QuickReasons } from '../../src/schema/judging/quick-reasons.js'
import { rejectionsOf } from '../../src/schema/judging/rejections.js'
import { judge } from './judges.js'
import { Chance, Schemas } from './random.js'

const testing = (pattern: string): RegExp => new RegExp(pattern, 'u')
const compilers = new Compilers(testing)

function linkedOf(schema: Json, dialect: 'draft-07' | '2019-09' | '2020-12' = '2020-12'): Linked {
  return link(schema as never, dialect, { formats: true, library: () => undefined, testing })
}

function quick(linked: Linked, value: Json): Json | undefined {
  const said = new QuickReasons(testing).against(linked, value)
  return said && (rejectionsOf(said, linked.places) as unknown as Json)
}

function compiled(linked: Linked, value: Json): Json {
  const validate = compilers.compile(linked, 'all reasons')
  return validate(value) ? [] : (rejectionsOf(validate.errors ?? [], linked.places) as unknown as Json)
}

describe.each(['draft-07', '2019-09', '2020-12'] as const)('random schemas of %s', (dialect) => {
  test('say the same', () => {
    const chance = new Chance(41)
    const schemas = new Schemas(chance, dialect, false)
    let refused = 0
    for (let round = 0; round < 500; round++) {
      const schema = schemas.schema(chance.below(3) + 1)
      const validator = judge(schema, dialect)
      if ((validator.unending ?? validator.broken) !== undefined) continue
      const linked = linkedOf(schema, dialect)
      for (let at = 0; at < 8; at++) {
        const value = schemas.value(3)
        const said = quick(linked, value)
        if (said === undefined) continue
        expect([schema, value, said]).toEqual([schema, value, compiled(linked, value)])
        if (JSON.stringify(said) !== '[]') refused++
      }
    }
    expect(refused).toBeGreaterThan(100)
  }, 60_000)
})

/** As tools have them: many keywords side by side, so that their order shows. */
class Arguments {
  private readonly chance: Chance
  private readonly rich: boolean

  /** @param rich with keywords whose reasons are not known, most of which accept most values */
  constructor(chance: Chance, rich = false) {
    this.chance = chance
    this.rich = rich
  }

  private others(depth: number): { [keyword: string]: Json } {
    const { chance } = this
    const all: { [keyword: string]: Json } = {
      ...{ pattern: '^[a😀]*$', format: chance.one(['date', 'regex', 'regex', 'int32']), multipleOf: 0.5 },
      ...{ uniqueItems: true, minProperties: 1, maxProperties: 3, propertyNames: { maxLength: 3 } },
      ...{ anyOf: [{ type: ['string', 'number', 'object', 'array'] }, { type: 'null' }], oneOf: [{ maxLength: 4 }] },
      ...(depth > 0 ? { allOf: [this.schema(0)] } : {}),
    }
    return Object.fromEntries(Object.entries(all).filter(() => chance.likely(0.15)))
  }

  schema(depth: number): Json {
    const { chance } = this
    const type = chance.one(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'])
    const types = chance.likely(0.2)
      ? { type: [...new Set([type, chance.one(['string', 'null', 'object'])])] }
      : { type }
    const own = (keyword: string, value: Json): { [keyword: string]: Json } =>
      chance.likely(0.4) ? { [keyword]: value } : {}
    return {
      ...(this.rich ? this.others(depth) : {}),
      ...(chance.likely(0.9) ? types : {}),
      ...own('enum', ['a', 'abc', 1, null, true]),
      ...(chance.likely(0.1) ? { const: 'a' } : {}),
      ...{
        ...own('maximum', 1),
        ...own('minimum', 0.5),
        ...own('exclusiveMaximum', 2),
        ...own('exclusiveMinimum', -1),
      },
      ...{ ...own('maxLength', 2), ...own('minLength', 1), ...own('maxItems', 1), ...own('minItems', 1) },
      ...(depth > 0 ? own('items', this.schema(depth - 1)) : {}),
      ...(depth > 0 ? own('properties', { b: this.schema(depth - 1), 'a/~': this.schema(depth - 1), c: {} }) : {}),
      ...own('required', chance.some(['c', 'a/~', 'toString', 'b'], 0.5)),
      ...own('additionalProperties', chance.likely(0.7) || depth === 0 ? false : this.schema(depth - 1)),
    }
  }

  value(depth: number): Json {
    const { chance } = this
    if (depth === 0 || chance.likely(0.4)) return chance.one(['a', 'abc', '', '😀😀', 1, 0.5, 3, -1, null, true, false])
    if (chance.likely(0.3)) return Array.from({ length: chance.below(4) }, () => this.value(depth - 1))
    const names = chance.some(['b', 'z', 'a/~', 'c', '1'], 0.6)
    return Object.fromEntries(names.map((name) => [name, this.value(depth - 1)]))
  }
}

test.each([false, true])(
  'arguments of tools: the same reasons in the same order; rich: %s',
  (rich) => {
    const made = new Arguments(new Chance(7), rich)
    let [most, asked, told] = [0, 0, 0]
    for (let round = 0; round < 600; round++) {
      const schema = made.schema(2)
      const linked = linkedOf(schema)
      const values = Array.from({ length: 6 }, () => made.value(3))
      for (const value of values) {
        const said = quick(linked, value)
        asked++
        if (said === undefined) continue
        expect([schema, value, said]).toEqual([schema, value, compiled(linked, value)])
        told++
        most = Math.max(most, Array.isArray(said) ? said.length : 0)
      }
    }
    expect(most).toBeGreaterThan(8)
    expect(told / asked).toBeGreaterThan(rich ? 0.4 : 0.999)
  },
  60_000,
)

describe('nothing is said', () => {
  const deep = (): Json => {
    let value: Json = 1
    for (let level = 0; level < 20_000; level++) value = [value]
    return value
  }
  test.each<[what: string, schema: Json, value: Json]>([
    ['of a pattern', { pattern: 'a' }, 'b'],
    ['of a reference', { $ref: '#/$defs/a', $defs: { a: { type: 'string' } } }, 1],
    ['of a schema that refuses everything', { properties: { a: false } }, { a: 1 }],
    ['of a list of values with objects', { enum: [{}] }, 1],
    ['inside of an item', { items: { anyOf: [{ type: 'string' }] } }, [1]],
  ])('%s', (_, schema, value) => {
    expect(quick(linkedOf(schema), value)).toBeUndefined()
    expect(judge(schema, '2020-12').accepts(value)).toBe(false)
  })

  test('where no value meets such a keyword, all is said', () => {
    const schema = { type: 'object', properties: { a: { not: {} }, b: { type: 'string' } } }
    expect(quick(linkedOf(schema), { b: 1 })).toMatchObject([{ pointer: '/b', message: 'must be string' }])
  })

  test('where such a keyword accepts the value, all is said', () => {
    const schema = {
      type: 'object',
      properties: { a: { pattern: 'a' }, b: { anyOf: [{ type: 'null' }, {}] } },
      required: ['c'],
    }
    expect(quick(linkedOf(schema), { a: 'a', b: 1 })).toMatchObject([{ keyword: 'required', name: 'c' }])
    expect(quick(linkedOf(schema), { a: 'b', b: 1 })).toBeUndefined()
  })

  test('of a value that is too deep', () => {
    const items: Json = { $ref: '#' }
    expect(quick(linkedOf({ items }), deep())).toBeUndefined()
  })
})
