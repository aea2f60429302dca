/**
 * How many times as long the candidate takes as the baseline, from pairs that ran right after each other. The logarithms
 * of the ratios are symmetric around the true one where a slower side stretches all durations alike, however heavy their
 * tails are; so the estimate is Hodges and Lehmann's, and its interval that of Wilcoxon's signed ranks (Hollander, Wolfe &
 * Chicken, Nonparametric Statistical Methods, 3rd ed., sections 3.2 and 3.3, with the normal approximation).
 */
import type { Estimate } from './percentile.js'

/** Clocks have steps; nothing takes no time. */
const SHORTEST_MS = 0.001
/** Fewer pairs say nothing. */
const FEWEST = 10

/**
 * @param risk that the true ratio is below `low`, and likewise above `high`
 * @returns undefined for fewer than 10 pairs
 */
export function estimateRatio(
  baseline: readonly number[],
  candidate: readonly number[],
  risk: number,
): Estimate | undefined {
  const n = Math.min(baseline.length, candidate.length)
  if (n < FEWEST) return undefined
  const logs = new Float64Array(n)
  for (let at = 0; at < n; at++)
    logs[at] = Math.log(Math.max(SHORTEST_MS, candidate[at] ?? 0) / Math.max(SHORTEST_MS, baseline[at] ?? 0))
  logs.sort()
  const many = (n * (n + 1)) / 2
  const middle = (many + 1) / 2
  const value = (averageOfRank(logs, Math.floor(middle)) + averageOfRank(logs, Math.ceil(middle))) / 2
  const spread = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24)
  const rank = Math.floor(many / 2 - normalQuantile(1 - risk) * spread) + 1
  if (rank < 1) return { value: Math.exp(value) }
  return {
    value: Math.exp(value),
    low: Math.exp(averageOfRank(logs, rank)),
    high: Math.exp(averageOfRank(logs, many + 1 - rank)),
  }
}

/**
 * The mean of two of the values (each with itself too) that has this rank among all such means, from 1. Found by
 * bisection, since a list of all means of 800 values is long to sort.
 */
function averageOfRank(sorted: Float64Array, rank: number): number {
  let low = sorted[0] ?? 0
  let high = sorted.at(-1) ?? 0
  if (countUpTo(sorted, low) >= rank) return low
  for (let step = 0; step < 64 && low < high; step++) {
    const middle = (low + high) / 2
    if (countUpTo(sorted, middle) >= rank) high = middle
    else low = middle
  }
  return high
}

/** How many means of two values are at most `limit`; one pass, because the partner only moves down. */
function countUpTo(sorted: Float64Array, limit: number): number {
  let count = 0
  let partner = sorted.length - 1
  for (let at = 0; at <= partner; at++) {
    while (partner >= at && ((sorted[at] ?? 0) + (sorted[partner] ?? 0)) / 2 > limit) partner--
    if (partner >= at) count += partner - at + 1
  }
  return count
}

/**
 * The quantile of the standard normal distribution for p above 0.5, by bisection of its tail: exact to 1e-9 and asked
 * a handful of times.
 */
function normalQuantile(p: number): number {
  let [low, high] = [0, 10]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (normalBelow(middle) < p) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The share of the standard normal distribution below x >= 0; the series of Marsaglia (2004), exact for x <= 10. */
function normalBelow(x: number): number {
  let [sum, term] = [x, x]
  for (let k = 3; term > sum * 1e-16; k += 2) {
    term *= (x * x) / k
    sum += term
  }
  return 0.5 + sum * Math.exp(-(x * x) / 2 - 0.918_938_533_204_672_8)
}
