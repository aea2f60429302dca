import { describe, expect, test } from '@jest/globals'
import { countsOf, type Row } from '../../src/schema/types/counting.js'
import { assign } from '../../src/schema/types/matching.js'
import { Chance } from './random.js'

const free = (): void => {}
const row = (columns: number[], least: number, most?: number): Row => ({
  columns,
  least: BigInt(least),
  most: most === undefined ? undefined : BigInt(most),
})

describe('whole numbers of each kind', () => {
  test.each<[what: string, columns: number, rows: Row[], expected: readonly bigint[] | 'none']>([
    ['nothing is wanted', 2, [], [0n, 0n]],
    ['a least number', 1, [row([0], 7)], [7n]],
    ['more than there may be', 1, [row([0], 7, 6)], 'none'],
    ['one column serves two rows', 3, [row([0, 1], 4), row([1, 2], 4)], [0n, 4n, 0n]],
    ['a thousand billions', 2, [row([0, 1], 10 ** 15), row([1], 0, 3)], [10n ** 15n, 0n]],
    ['exactly', 2, [row([0], 2, 2), row([0, 1], 5, 5)], [2n, 3n]],
    // Half of each would do; whole numbers do not.
    ['no halves', 3, [row([0, 1], 1, 1), row([1, 2], 1, 1), row([0, 2], 1, 1)], 'none'],
  ])('%s', (_, columns, rows, expected) => {
    expect(countsOf(columns, rows, free)).toEqual(expected)
  })

  test('are the fewest there are, as trying them all finds', () => {
    const chance = new Chance(7)
    for (let i = 0; i < 400; i++) {
      const columns = 1 + chance.below(3)
      const rows = Array.from({ length: 1 + chance.below(4) }, () => {
        const least = chance.below(4)
        const of = [...Array(columns).keys()].filter(() => chance.likely(0.6))
        return row(of, least, chance.likely(0.5) ? least + chance.below(3) : undefined)
      })
      const fits = (counts: readonly number[]): boolean =>
        rows.every(({ columns: of, least, most }) => {
          const sum = BigInt(of.reduce((total, column) => total + (counts[column] as number), 0))
          return sum >= least && (most === undefined || sum <= most)
        })
      let fewest = Infinity
      const tryAll = (counts: readonly number[]): void => {
        if (counts.length === columns) {
          if (fits(counts))
            fewest = Math.min(
              fewest,
              counts.reduce((a, b) => a + b, 0),
            )
          return
        }
        for (let n = 0; n <= 6; n++) tryAll([...counts, n])
      }
      tryAll([])
      const found = countsOf(columns, rows, free)
      if (fewest === Infinity) expect(found).toBe('none')
      else {
        if (found === 'none' || found === undefined) throw new Error(`nothing found for ${i}`)
        expect(fits(found.map(Number))).toBe(true)
        expect(Number(found.reduce((a, b) => a + b, 0n))).toBe(fewest)
      }
    }
  })
})

describe('different values for all slots', () => {
  const text = String
  test('an earlier slot makes room for a later one', () => {
    expect(assign(2, (slot) => (slot === 0 ? [1, 2] : [1]), text)).toEqual([2, 1])
  })

  test('not enough values', () => {
    expect(assign(3, () => [1, 2], text)).toBeUndefined()
  })

  test('20,000 slots that share their choices', () => {
    const choices = Array.from({ length: 20_000 }, (_, i) => i)
    expect(assign(20_000, () => choices, text)).toEqual(choices)
  })
})
