/** The quick yes and the compiled validator: what the one is sure of the other accepts, and the answers are the same. */
import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { link } from '../../src/schema/judging/link.js'
import { plainCheck } from '../../src/schema/judging/plain.js'
import { judge } from './judges.js'
import { Chance, Schemas } from './random.js'

const testing = (pattern: string): RegExp => new RegExp(pattern, 'u')

function sureOf(schema: Json, dialect: '2020-12' | 'draft-07' | '2019-09' = '2020-12'): (value: Json) => boolean {
  const linked = link(schema as never, dialect, { formats: true, library: () => undefined, testing })
  return plainCheck(linked, testing)
}

describe.each(['draft-07', '2019-09', '2020-12'] as const)('random schemas of %s', (dialect) => {
  test.each([false, true])(
    'the quick yes is never wrong; with references: %s',
    (recursive) => {
      const chance = new Chance(recursive ? 23 : 5)
      const schemas = new Schemas(chance, dialect, recursive)
      let sure = 0
      for (let round = 0; round < 150; round++) {
        const schema: Json = recursive
          ? { allOf: [schemas.schema(3)], $defs: { r: schemas.schema(2) } }
          : schemas.schema(chance.below(3) + 1)
        const validator = judge(schema, dialect)
        if ((validator.unending ?? validator.broken) !== undefined) continue
        const check = sureOf(schema, dialect)
        // The same schema anew: nothing of it is compiled when the first call comes.
        const fresh = judge(schema, dialect)
        for (let at = 0; at < 12; at++) {
          const value = schemas.value(3)
          const accepts = validator.accepts(value)
          if (check(value)) {
            sure++
            expect([schema, value, accepts]).toEqual([schema, value, true])
          }
          expect([schema, value, fresh.acceptsDoubtful?.(value)]).toEqual([schema, value, accepts])
          expect([schema, value, fresh.rejections(value).length === 0]).toEqual([schema, value, accepts])
        }
      }
      expect(sure).toBeGreaterThan(30)
    },
    30_000,
  )
})

describe('what the quick yes is sure of', () => {
  const object = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] }
  test.each<[schema: Json, value: Json, sure: boolean]>([
    [object, { a: 'x', b: 1 }, true],
    [object, { a: 1 }, false],
    [object, {}, false],
    [{ ...object, additionalProperties: false }, { a: 'x', b: 1 }, false],
    [{ ...object, additionalProperties: { type: 'integer' } }, { a: 'x', b: 1 }, true],
    [{ properties: { constructor: { type: 'string' } }, required: ['constructor'] }, {}, false],
    [{ type: 'integer' }, 1.0, true],
    [{ type: 'integer' }, 1.5, false],
    [{ type: ['string', 'null'] }, null, true],
    [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, null, true],
    [{ oneOf: [{ type: 'string' }, { type: 'null' }] }, 'a', true],
    [{ oneOf: [{ type: 'string' }, { minLength: 1 }] }, 'a', false],
    [{ type: 'string', minLength: 2 }, '😀', false],
    [{ type: 'string', maxLength: 1 }, '😀', false],
    [{ type: 'string', minLength: 2 }, 'ab', true],
    [{ format: 'date-time' }, '2026-01-01T00:00:00Z', true],
    [{ format: 'date-time' }, 'yesterday', false],
    [{ format: 'int32' }, 2 ** 40, false],
    [{ enum: ['a', 1] }, 1, true],
    [{ enum: ['a', 1] }, '1', false],
    [{ multipleOf: 3 }, 9, true],
    [{ multipleOf: 3 }, 10, false],
    [{ items: { type: 'string' }, uniqueItems: true }, ['a', 'b'], true],
    [{ items: { type: 'string' }, uniqueItems: true }, ['a', 'a'], false],
    [{ prefixItems: [{ type: 'string' }], items: false }, ['a', 'b'], false],
    [{ patternProperties: { '^x': { type: 'string' } }, additionalProperties: false }, { x1: 'a' }, true],
    [{ patternProperties: { '^x': { type: 'string' } }, additionalProperties: false }, { x1: 1 }, false],
    [{ not: { type: 'null' } }, 1, false],
    [{ properties: { child: { $ref: '#' } } }, { child: { child: {} } }, true],
  ])('%j of %j: %s', (schema, value, sure) => expect(sureOf(schema)(value)).toBe(sure))

  test('a value that is too deep or too large is left to the validator', () => {
    let deep: Json = {}
    for (let level = 0; level < 5_000; level++) deep = { child: deep }
    expect(sureOf({ properties: { child: { $ref: '#' } } })(deep)).toBe(false)
  })
})
