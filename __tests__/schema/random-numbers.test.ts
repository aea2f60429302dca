/** Random bounds and divisors in decimals, against trying. */
import { expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { engineFor } from './engines.js'
import { Chance } from './random.js'

test('random numbers are decided exactly', () => {
  const chance = new Chance(41)
  const engine = engineFor()
  const decimal = (): number => Number(`${chance.below(400) - 200}e${chance.one([-2, -1, 0, 0, 1])}`)
  const schema = (): Json => ({
    type: 'number',
    ...(chance.likely(0.6) ? { minimum: decimal() } : {}),
    ...(chance.likely(0.6) ? { exclusiveMaximum: decimal() } : {}),
    ...(chance.likely(0.6) ? { multipleOf: chance.one([0.01, 0.1, 0.3, 0.5, 1, 2, 7]) } : {}),
  })
  for (let i = 0; i < 300; i++) {
    const [narrow, wide] = [schema(), schema()]
    const answer = engine.contains(wide, narrow, 'strict')
    const [inner, outer] = [engine.validator(narrow), engine.validator(wide)]
    const shown = Array.from({ length: 200 }, (_, k) => (k - 100) / 10).find(
      (n) => inner.accepts(n) && !outer.accepts(n),
    )
    expect([narrow, wide, answer.contained]).toEqual([
      narrow,
      wide,
      shown === undefined ? expect.stringMatching(/yes|no/) : 'no',
    ])
  }
})
