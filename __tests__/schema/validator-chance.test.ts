/** Random schemas and values: the validator and an interpreter by other people agree. */
import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { cfworkerAccepts, judge } from './judges.js'
import { Chance, Schemas } from './random.js'

const SCHEMAS = 60
const VALUES = 8

/** Up to 2019-09 `contains` evaluates nothing; the interpreter reads it as 2020-12 does. */
function isRead(schema: Json, dialect: string): boolean {
  const text = JSON.stringify(schema)
  return dialect !== '2019-09' || !(text.includes('"unevaluatedItems"') && text.includes('"contains"'))
}

describe.each(['draft-07', '2019-09', '2020-12'] as const)('random schemas of %s', (dialect) => {
  test.each([false, true])(
    'are read alike; with references: %s',
    (recursive) => {
      const chance = new Chance(recursive ? 11 : 7)
      const schemas = new Schemas(chance, dialect, recursive)
      const make = (): Json =>
        recursive ? { allOf: [schemas.schema(3)], $defs: { r: schemas.schema(2) } } : schemas.schema(3)
      let accepted = 0
      let refused = 0
      for (let round = 0; round < SCHEMAS; round++) {
        const schema = make()
        const validator = judge(schema, dialect)
        const endless = validator.unending ?? validator.broken
        expect(endless ?? 'validation never ends').toMatch(/^validation never ends/)
        if (endless !== undefined || !isRead(schema, dialect)) continue
        for (let at = 0; at < VALUES; at++) {
          const value = schemas.value(3)
          const accepts = validator.accepts(value)
          if (accepts) accepted++
          else refused++
          expect([schema, value, accepts]).toEqual([schema, value, cfworkerAccepts(schema, value, dialect)])
          expect([schema, value, validator.rejections(value).length === 0]).toEqual([schema, value, accepts])
        }
      }
      expect(Math.min(accepted, refused)).toBeGreaterThan(60)
    },
    30_000,
  )
})
