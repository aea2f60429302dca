/** How surely a slower server is found, and how seldom an equal one is blamed: made-up samples with realistic noise. */
import { describe, expect, test } from '@jest/globals'
import type { LatencyLimit } from '../../../src/model/evidence/latency.js'
import { judgeLimit } from '../../../src/model/latency/judge-limit.js'
import { pseudoRandom } from '../../../src/model/latency/pseudo-random.js'

const at = { file: 's.yml', line: 1, column: 1 }
const LOOKS = [50, 100, 200, 400, 800]
const relative: LatencyLimit = { percentile: 50, kind: 'relative', most: 1.1, at }

type Noise = (random: () => number) => number

const normal: Noise = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
/** What a duration is multiplied by. */
const NOISES: { readonly [name: string]: Noise } = {
  'log-normal': (random) => Math.exp(0.3 * normal(random)),
  'log-normal with one call of 20 five times as long': (random) =>
    Math.exp(0.25 * normal(random)) * (random() < 0.05 ? 5 : 1),
  'in two heaps': (random) => (random() < 0.5 ? 1 : 1.4) * Math.exp(0.15 * normal(random)),
  'with the tail of Pareto': (random) => 0.8 + 0.2 * (1 - random()) ** -0.7,
}

/** What comes of one run, looked at as the sampling does; a machine that gets slower slows both of a pair. */
function run(factor: number, noise: Noise, seed: number): string {
  const random = pseudoRandom(seed)
  const baseline: number[] = []
  const candidate: number[] = []
  for (const samples of LOOKS) {
    while (baseline.length < samples) {
      const drift = 1 + 0.3 * Math.sin(baseline.length / 40)
      baseline.push(10 * drift * noise(random))
      candidate.push(10 * drift * factor * noise(random))
    }
    const { decision } = judgeLimit(relative, { baseline, candidate }, LOOKS.length)
    if (decision !== 'undecided') return decision
  }
  return 'undecided'
}

const runs = (factor: number, noise: Noise, found: string) =>
  Array.from({ length: 20 }, (_, seed) => run(factor, noise, seed + 1)).filter((decision) => decision === found).length

describe.each(Object.entries(NOISES))('%s', (_, noise) => {
  test('30 % slower is found in at least 19 of 20 runs', () => {
    expect(runs(1.3, noise, 'exceeded')).toBeGreaterThanOrEqual(19)
  })

  test('equal is flagged in at most 1 of 20 runs, and known as equal in most', () => {
    expect(runs(1, noise, 'exceeded')).toBeLessThanOrEqual(1)
    expect(runs(1, noise, 'held')).toBeGreaterThanOrEqual(15)
  })

  test('exactly at the limit it is hardly ever flagged', () => {
    expect(runs(1.1, noise, 'exceeded')).toBeLessThanOrEqual(1)
  })
})

describe('percentiles beside the median', () => {
  const noise = NOISES['log-normal'] as Noise
  const p95: LatencyLimit = { percentile: 95, kind: 'relative', most: 1.2, at }
  const series = (factor: number, seed: number, count: number) => {
    const random = pseudoRandom(seed)
    const draw = (times: number) => Array.from({ length: count }, () => times * noise(random))
    return { baseline: draw(1), candidate: draw(factor) }
  }

  test('a tail twice as long is found, an equal one is not', () => {
    const decisions = (factor: number) =>
      Array.from({ length: 20 }, (_, seed) => judgeLimit(p95, series(factor, seed, 800), 5).decision)
    expect(decisions(2).filter((decision) => decision === 'exceeded').length).toBeGreaterThanOrEqual(19)
    expect(decisions(1)).not.toContain('exceeded')
  })

  test('with too few samples nothing is said', () => {
    expect(judgeLimit(p95, series(3, 1, 20), 1).decision).toBe('undecided')
  })
})

describe('absolute limits', () => {
  const limit = (most: number, percentile: LatencyLimit['percentile'] = 50): LatencyLimit => ({
    ...{ percentile, kind: 'absolute', most, at },
  })
  const candidate = Array.from({ length: 40 }, (_, index) => 10 + index / 10)

  test.each<[LatencyLimit, string]>([
    [limit(5), 'exceeded'],
    [limit(11.8), 'undecided'],
    [limit(12), 'held'],
    [limit(20), 'held'],
    [limit(13.5, 95), 'undecided'],
    [limit(11, 95), 'exceeded'],
    [limit(13.9, 99), 'held'],
  ])('%j', (one, decision) => {
    expect(judgeLimit(one, { candidate }, 1).decision).toBe(decision)
  })

  test('nothing measured is nothing known', () => {
    expect(judgeLimit(limit(5), { candidate: [] }, 1)).toEqual({ decision: 'undecided', confidence: 97.5 })
  })
})
