/**
 * Percentiles of samples and how sure they are. The p-th percentile is by nearest rank: the smallest sample with at least
 * p percent of all samples at or below it. Its interval is of order statistics, so it asks nothing of the distribution
 * (David & Nagaraja, Order Statistics, 3rd ed., section 7.1).
 */
import type { Percentile } from '../evidence/latency.js'

/** An estimate with bounds; a bound that the samples are too few for is absent. */
export interface Estimate {
  readonly value: number
  readonly low?: number
  readonly high?: number
}

/**
 * @param risk that the true percentile is below `low`, and likewise above `high`
 * @returns undefined without samples
 */
export function estimatePercentile(
  samples: readonly number[],
  percentile: Percentile,
  risk: number,
): Estimate | undefined {
  const sorted = [...samples].sort((a, b) => a - b)
  const rank = Math.max(1, Math.ceil((percentile / 100) * sorted.length))
  const value = sorted[rank - 1]
  if (value === undefined) return undefined
  const share = percentile / 100
  // X(k) > q with P(Bin(n, p) <= k - 1); X(k) < q with P(Bin(n, p) >= k).
  const low = sorted[largestRank(sorted.length, share, risk) - 1]
  const high = sorted[sorted.length - largestRank(sorted.length, 1 - share, risk)]
  const lowest = low === undefined ? {} : { low }
  return { value, ...lowest, ...(high === undefined ? {} : { high }) }
}

/** The largest k with P(Bin(n, p) <= k - 1) <= risk; 0 where there is none. */
function largestRank(n: number, p: number, risk: number): number {
  let log = n * Math.log1p(-p)
  let sum = 0
  for (let k = 0; k < n; k++) {
    sum += Math.exp(log)
    if (sum > risk) return k
    log += Math.log((n - k) / (k + 1)) + Math.log(p) - Math.log1p(-p)
  }
  return n
}
