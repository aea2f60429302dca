/** Holds measured durations against one limit. */
import type { LatencyLimit, LatencySeries } from '../evidence/latency.js'
import { type Estimate, estimatePercentile } from './percentile.js'
import { estimateRatio } from './ratio.js'

/** One side of the interval of an absolute percentile: 97.5 %. */
const ABSOLUTE_RISK = 0.025
/** Of all looks at a relative limit together: 99 %. */
const RELATIVE_RISK = 0.01

/**
 * `exceeded` and `held` are sure in the sense of the interval; `undecided` where it holds the limit. An absolute limit
 * is `held` too where the percentile itself is below it.
 */
export interface LimitVerdict {
  readonly decision: 'exceeded' | 'held' | 'undecided'
  /** Milliseconds, or a factor; absent where there are too few samples. */
  readonly estimate?: Estimate
  /** One side, in percent. */
  readonly confidence: number
}

/** @param looks how often the sampling could have stopped for this, by which the risk is divided (Bonferroni) */
export function judgeLimit(limit: LatencyLimit, series: LatencySeries, looks: number): LimitVerdict {
  return limit.kind === 'absolute' ? judgeAbsolute(limit, series) : judgeRelative(limit, series, looks)
}

function judgeAbsolute({ percentile, most }: LatencyLimit, { candidate }: LatencySeries): LimitVerdict {
  const estimate = estimatePercentile(candidate, percentile, ABSOLUTE_RISK)
  const confidence = 100 * (1 - ABSOLUTE_RISK)
  if (estimate === undefined) return { decision: 'undecided', confidence }
  if (estimate.value <= most) return { decision: 'held', estimate, confidence }
  const sure = estimate.low !== undefined && estimate.low > most
  return { decision: sure ? 'exceeded' : 'undecided', estimate, confidence }
}

function judgeRelative(
  { percentile, most }: LatencyLimit,
  { baseline = [], candidate }: LatencySeries,
  looks: number,
): LimitVerdict {
  const risk = RELATIVE_RISK / Math.max(1, looks)
  const confidence = 100 * (1 - RELATIVE_RISK)
  const estimate =
    percentile === 50 ? estimateRatio(baseline, candidate, risk) : ratioOf(baseline, candidate, percentile, risk)
  if (estimate === undefined) return { decision: 'undecided', confidence }
  if (estimate.low !== undefined && estimate.low > most) return { decision: 'exceeded', estimate, confidence }
  const held = estimate.high !== undefined && estimate.high <= most
  return { decision: held ? 'held' : 'undecided', estimate, confidence }
}

/** Of two percentiles: the bounds of both sides share the risk, so the interval is at least as wide as it has to be. */
function ratioOf(
  baseline: readonly number[],
  candidate: readonly number[],
  percentile: LatencyLimit['percentile'],
  risk: number,
): Estimate | undefined {
  const before = estimatePercentile(baseline, percentile, risk / 2)
  const after = estimatePercentile(candidate, percentile, risk / 2)
  if (before === undefined || after === undefined || before.value <= 0) return undefined
  const low = after.low === undefined || before.high === undefined ? undefined : after.low / before.high
  const high = after.high === undefined || !before.low ? undefined : after.high / before.low
  return {
    value: after.value / before.value,
    ...(low === undefined ? {} : { low }),
    ...(high === undefined ? {} : { high }),
  }
}
