/** 5,000 of the pairs that `npm run chance` makes, over all keywords and dialects, with two validators as judges. */
import { describe, expect, test } from '@jest/globals'
import { DIALECTS } from '../../scripts/chance/alphabet.mjs'
import { Counts } from '../../scripts/chance/counts.mjs'
import { examine } from '../../scripts/chance/examine.mjs'
import { Family } from '../../scripts/chance/family.mjs'
import { settle, shareFormats } from '../../scripts/chance/judges.mjs'
import { third } from '../../scripts/chance/third.mjs'
import type { Json } from '../../src/model/json.js'
import type { Formats } from '../../src/model/options.js'
import type { Engine, Refusal } from '../../src/schema/engine.js'
import { engineFor } from './engines.js'

const PAIRS = 1_000
const now = (): number => performance.now()

shareFormats()

/** The contradictions and the counts of this many pairs from a seed on. */
async function run(seed: number, pairs: number, dialect: string | undefined, make: (formats: Formats) => Engine) {
  const counts = new Counts(now())
  const contradictions: unknown[] = []
  for (let next = seed; counts.pairs < pairs; next++) {
    counts.add(examine(new Family(next, { dialect }), make, now))
    for (const dispute of counts.takeDisputes()) counts.settled(dispute, await settle(dispute, third))
    contradictions.push(...counts.takeContradictions())
  }
  return { contradictions, ...counts.totals, undecided: counts.undecided }
}

function oneForEach(): (formats: Formats) => Engine {
  const engines = { assert: engineFor('assert', 10_000), annotate: engineFor('annotate', 10_000) }
  return (formats) => engines[formats]
}

describe.each(DIALECTS)('random schemas of %s', (dialect) => {
  test(`show no contradiction in ${PAIRS} pairs`, async () => {
    const { contradictions, yes, no, judged, undecided } = await run(70_000, PAIRS, dialect, oneForEach())
    expect(contradictions).toEqual([])
    expect(yes).toBeGreaterThan(PAIRS / 4)
    expect(no).toBeGreaterThan(PAIRS / 5)
    expect(judged).toBeGreaterThan(10_000)
    expect([...undecided.keys()]).toEqual([])
  }, 60_000)
})

describe('an engine that lies is found out', () => {
  const honest = oneForEach()
  const witnessOf = (engine: Engine, wide: Json, narrow: Json): Json =>
    engine.validator(narrow).accepts(null) && !engine.validator(wide).accepts(null) ? [] : null
  const refusal = (given: Refusal): Refusal => ({ ...given, widePointer: `${given.widePointer}/nowhere` })

  test.each<[string, string, (engine: Engine) => Partial<Engine>]>([
    ['always yes', 'a proof with a counterexample', () => ({ contains: () => ({ contained: 'yes' }) })],
    [
      'always no',
      'a witness that shows nothing',
      (engine) => ({
        contains: (wide, narrow) => ({ contained: 'no', witness: witnessOf(engine, wide, narrow) }),
        refusals: () => [],
      }),
    ],
    [
      'a view that finds more',
      'caller finds more than strict',
      (engine) => ({
        contains: (wide, narrow, view, values) =>
          view === 'caller' ? { contained: 'no', witness: 1 } : engine.contains(wide, narrow, view, values),
      }),
    ],
    [
      'a place that is none',
      'a refusal that points nowhere',
      (engine) => ({ refusals: (wide, narrow, view) => engine.refusals(wide, narrow, view).map(refusal) }),
    ],
    ['no place', 'a no without a refusal', () => ({ refusals: () => [] })],
    [
      'yes to what is no, where the wide schema is false',
      'the twin disagrees',
      (engine) => ({
        contains: (wide, narrow, view, values) =>
          wide === false ? { contained: 'yes' } : engine.contains(wide, narrow, view, values),
      }),
    ],
    [
      'a validator that takes everything',
      'ours is wrong',
      (engine) => ({
        validator: (schema) => ({ broken: engine.validator(schema).broken, accepts: () => true, rejections: () => [] }),
      }),
    ],
    [
      'no where it has to be yes',
      'anyOf contains its branch',
      (engine) => ({
        contains: (wide, narrow, view, values) =>
          JSON.stringify(wide).includes('"anyOf"')
            ? { contained: 'no', witness: 1 }
            : engine.contains(wide, narrow, view, values),
      }),
    ],
  ])('%s: %s', async (_, what, lie) => {
    const lying = (formats: Formats): Engine => {
      const engine = honest(formats)
      return { ...engine, ...lie(engine) }
    }
    const { contradictions } = await run(71_000, 200, '2020-12', lying)
    expect(contradictions).toContainEqual(expect.objectContaining({ what }))
  })
})
