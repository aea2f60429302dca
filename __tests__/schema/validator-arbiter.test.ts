/**
 * Random schemas over every keyword of every dialect: the validator against two others. Where it stands alone, or against
 * one of them, the kind has to be one of those that docs/validators.md lists.
 */
import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { DIALECTS, type Dialect } from '../../src/schema/dialect.js'
import { EveryKeyword } from './every-keyword.js'
import { cfworkerAccepts, hyperjumpJudge, judge } from './judges.js'

const DOCUMENTS = 80
const VALUES = 8

/** Kinds of schemas that one of them judges otherwise than the specification has it. */
const KNOWN: {
  readonly [judge in 'cfworker' | 'hyperjump']: readonly ((text: string, dialect: Dialect) => boolean)[]
} = {
  cfworker: [
    (text, dialect) => dialect === '2019-09' && text.includes('"unevaluatedItems"') && text.includes('"contains"'),
    (text) => text.includes('"$dynamicRef"') || text.includes('"$recursiveRef"'),
  ],
  hyperjump: [
    (text, dialect) => dialect === '2019-09' && text.includes('"unevaluatedItems"') && text.includes('"contains"'),
    (text) => text.includes('"multipleOf"'),
    (text) => text.includes('"patternProperties":{"":') && text.includes('"additionalProperties"'),
  ],
}

async function compare(dialect: Dialect, seed: number): Promise<[accepted: number, refused: number]> {
  const chance = new EveryKeyword(dialect, seed)
  const schema = chance.document()
  const validator = judge(schema, dialect)
  const endless = validator.unending ?? validator.broken
  expect([schema, endless ?? 'validation never ends']).toEqual([
    schema,
    expect.stringMatching(/^validation never ends/),
  ])
  if (endless !== undefined) return [0, 0]
  const text = JSON.stringify(schema)
  const [cfworker, hyperjump] = (['cfworker', 'hyperjump'] as const).map(
    (judge) => !KNOWN[judge].some((departs) => departs(text, dialect)),
  )
  const third = hyperjump === true ? await hyperjumpJudge(schema, dialect) : undefined
  let accepted = 0
  for (let at = 0; at < VALUES; at++) {
    const value = chance.value()
    const accepts = validator.accepts(value)
    if (accepts) accepted++
    const said = (answer: boolean): [Json, Json, boolean] => [schema, value, answer]
    expect(said(validator.rejections(value).length === 0)).toEqual(said(accepts))
    if (cfworker === true) expect(said(cfworkerAccepts(schema, value, dialect))).toEqual(said(accepts))
    if (third !== undefined) expect(said(third(value))).toEqual(said(accepts))
  }
  return [accepted, VALUES - accepted]
}

describe.each(DIALECTS)('random schemas of %s', (dialect) => {
  test('are judged alike', async () => {
    let [accepted, refused] = [0, 0]
    for (let seed = 1; seed <= DOCUMENTS; seed++) {
      const [yes, no] = await compare(dialect, seed)
      accepted += yes
      refused += no
    }
    expect(Math.min(accepted, refused)).toBeGreaterThan(100)
  }, 30_000)
})
