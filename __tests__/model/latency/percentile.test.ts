import { describe, expect, test } from '@jest/globals'
import { PERCENTILES } from '../../../src/model/evidence/latency.js'
import { estimatePercentile } from '../../../src/model/latency/percentile.js'
import { pseudoRandom } from '../../../src/model/latency/pseudo-random.js'
import { estimateRatio } from '../../../src/model/latency/ratio.js'

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

describe('nearest rank', () => {
  test.each<[number, 50 | 95 | 99, number]>([
    [1, 50, 1],
    [1, 99, 1],
    [2, 50, 1],
    [3, 50, 2],
    [4, 50, 2],
    [20, 95, 19],
    [21, 95, 20],
    [100, 99, 99],
    [101, 99, 100],
    [99, 99, 99],
  ])('of 1 to %i, p%i is %i', (count, percentile, value) => {
    expect(estimatePercentile(upTo(count).reverse(), percentile, 0.025)?.value).toBe(value)
  })

  test('there is none without samples', () => {
    expect(estimatePercentile([], 50, 0.025)).toBeUndefined()
  })
})

describe('intervals of order statistics', () => {
  // Tables of the sign test (Conover, Practical Nonparametric Statistics, table A3): n = 20, two-sided 5 %: ranks 6 and 15.
  test('of the median of 20', () => {
    expect(estimatePercentile(upTo(20), 50, 0.025)).toEqual({ value: 10, low: 6, high: 15 })
  })

  test('a bound that the samples are too few for is absent', () => {
    expect(estimatePercentile(upTo(5), 50, 0.025)).toEqual({ value: 3 })
    // 0.95^58 is above 5 %, 0.95^59 below.
    expect(estimatePercentile(upTo(58), 95, 0.05)?.high).toBeUndefined()
    expect(estimatePercentile(upTo(59), 95, 0.05)?.high).toBe(59)
  })

  test('hold the true percentile as often as they say, whatever the distribution', () => {
    const random = pseudoRandom(1)
    for (const percentile of PERCENTILES) {
      let below = 0
      let above = 0
      for (let run = 0; run < 2_000; run++) {
        // Heavy-tailed: a Pareto distribution, by its inverse.
        const samples = Array.from({ length: 120 }, () => (1 - random()) ** -1.5)
        const truth = (1 - percentile / 100) ** -1.5
        const { low = 0, high = Infinity } = estimatePercentile(samples, percentile, 0.025) ?? {}
        if (low > truth) below++
        if (high < truth) above++
      }
      expect([below <= 65, above <= 65]).toEqual([true, true])
    }
  })
})

describe('the ratio of pairs', () => {
  test('needs ten pairs', () => {
    expect(estimateRatio(upTo(9), upTo(9), 0.01)).toBeUndefined()
    expect(estimateRatio(upTo(10), upTo(10), 0.01)).toBeDefined()
  })

  test('is the middle of all averages of two logarithms', () => {
    const baseline = [10, 11, 12, 10, 11, 12, 10, 11, 12, 10]
    const candidate = baseline.map((ms) => ms * 1.5)
    const found = estimateRatio(baseline, candidate, 0.025)
    expect(found?.value).toBeCloseTo(1.5, 12)
    expect(found?.low).toBeCloseTo(1.5, 12)
    expect(found?.high).toBeCloseTo(1.5, 12)
  })

  test('does not depend on a few that took for ever', () => {
    const baseline = Array.from({ length: 40 }, (_, at) => 10 + (at % 5))
    const candidate = baseline.map((ms, at) => (at < 3 ? ms * 1_000 : ms))
    expect(estimateRatio(baseline, candidate, 0.0025)?.value).toBeCloseTo(1, 1)
    expect(estimateRatio(baseline, candidate, 0.0025)?.low).toBeLessThan(1.1)
  })

  test('agrees with the list of all averages', () => {
    const random = pseudoRandom(3)
    const draw = () => Array.from({ length: 31 }, () => 1 + 9 * random())
    const [baseline, candidate] = [draw(), draw()]
    const logs = baseline.map((ms, at) => Math.log((candidate[at] ?? 1) / ms))
    const averages = logs.flatMap((one, at) => logs.slice(at).map((other) => (one + other) / 2)).sort((a, b) => a - b)
    const found = estimateRatio(baseline, candidate, 0.025)
    // 496 averages; 248 - 1.95996 * sqrt(31 * 32 * 63 / 24) = 147.98, so ranks 148 and 349.
    expect(Math.log(found?.low ?? 0)).toBeCloseTo(averages[147] ?? 0, 10)
    expect(Math.log(found?.high ?? 0)).toBeCloseTo(averages[348] ?? 0, 10)
    expect(Math.log(found?.value ?? 0)).toBeCloseTo(((averages[247] ?? 0) + (averages[248] ?? 0)) / 2, 10)
  })

  test('durations of nothing do no harm', () => {
    expect(estimateRatio(new Array(20).fill(0), new Array(20).fill(0), 0.01)?.value).toBe(1)
  })
})
