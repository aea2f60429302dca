/** Numbers: bounds and multiples as exact decimals, however large or small. */
import { expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { fromNumber, type Rational } from '../../src/schema/rational.js'
import type { NumberConstraint } from '../../src/schema/reading/terms.js'
import { holds } from '../../src/schema/types/number.js'
import { pick } from '../../src/schema/types/number-pick.js'
import { answerOf, engineFor } from './engines.js'

const engine = engineFor()

test.each<[what: string, narrow: Json, wide: Json, answer: string]>([
  ['a multiple of two and three', { multipleOf: 6 }, { allOf: [{ multipleOf: 2 }, { multipleOf: 3 }] }, 'yes'],
  ['tenths', { type: 'number', multipleOf: 0.3 }, { multipleOf: 0.1 }, 'yes'],
  ['no tenths', { type: 'number', multipleOf: 0.1 }, { multipleOf: 0.3 }, 'no'],
  ['a very small step', { type: 'integer' }, { multipleOf: 1e-300 }, 'yes'],
  ['very large numbers', { type: 'integer', minimum: 1e300 }, { maximum: 1e301 }, 'no'],
  ['a long range', { type: 'integer', minimum: 0, maximum: 1e15, not: { multipleOf: 2 } }, { maximum: 0.5 }, 'no'],
  [
    'multiples of all but',
    { type: 'integer', minimum: 2, maximum: 4, not: { multipleOf: 3 } },
    { enum: [2, 4] },
    'yes',
  ],
  ['beyond 2^53', { type: 'integer', minimum: 2 ** 53, maximum: 2 ** 53 + 2 }, { maximum: 2 ** 53 }, 'no'],
  ['many excluded', { type: 'integer', minimum: 0 }, { enum: [...Array(3_000).keys()] }, 'no'],
])('%s', (_, narrow, wide, answer) => {
  expect(
    answerOf(engine, { type: 'number', ...(wide as object) }, { type: 'number', ...(narrow as object) }, 'strict'),
  ).toBe(answer)
})

test('a witness satisfies all atoms, and none means none', () => {
  let state = 11
  const any = <T>(of: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return of[Math.floor((state / 2_147_483_648) * of.length)] as T
  }
  const values = [0, 1, -1, 0.5, 0.1, 2.5, 10, -7.25, 1e5, 1e-5, 2 ** 53, 2 ** 53 + 2, 1e300, -1e300, 1e-300, 5e-324]
  const steps = [1, 2, 3, 7, 0.1, 0.01, 0.3, 1e-5, 1e-300, 1e300, 2.5, 10, 12, 1e15, 64]
  const wrong: unknown[] = []
  const counts = { some: 0, none: 0, unknown: 0 }
  for (let i = 0; i < 400; i++) {
    const atoms = Array.from({ length: any([1, 2, 3, 4]) }, (): NumberConstraint => {
      const value = (of: readonly number[]): Rational => fromNumber(any(of))
      if (any([true, false]))
        return { type: 'number', kind: 'multipleOf', value: value(steps), negated: any([true, false]) }
      return { type: 'number', kind: any(['min', 'max'] as const), value: value(values), exclusive: any([true, false]) }
    })
    const answer = pick(atoms, new Set(['0', '1']), () => {})
    counts[answer.found]++
    const fits = (value: number): boolean => value !== 0 && value !== 1 && atoms.every((atom) => holds(atom, value))
    if (answer.found === 'some' && !fits(answer.value as number)) wrong.push([atoms, answer.value])
    if (answer.found !== 'none') continue
    const found = values
      .flatMap((value) => [value, value + any(steps), value * any(steps)])
      .find((value) => Number.isFinite(value) && fits(value))
    if (found !== undefined) wrong.push([atoms, found])
  }
  expect(wrong).toEqual([])
  expect(counts.unknown).toBeLessThan(30)
  expect(Math.min(counts.some, counts.none)).toBeGreaterThan(50)
})
