/** Durations and factors in sentences. */
import type { LatencyEvidence, LatencyLimit } from '../../model/evidence/latency.js'
import { judgeLimit, type LimitVerdict } from '../../model/latency/judge-limit.js'
import type { Estimate } from '../../model/latency/percentile.js'

/** `0.4 ms`, `12 ms`, `1.25 s`. */
export function milliseconds(ms: number): string {
  if (ms >= 1_000) return `${round(ms / 1_000)} s`
  return `${ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms)} ms`
}

/** `118 %`. */
export function percent(factor: number): string {
  return `${Math.round(factor * 100)} %`
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** `between 3 ms and 5 ms`, `at least 3 ms`. */
export function interval({ low, high }: Estimate, spell: (value: number) => string): string {
  if (low !== undefined && high !== undefined) return `between ${spell(low)} and ${spell(high)}`
  if (low !== undefined) return `at least ${spell(low)}`
  return high === undefined ? 'with so few samples anything' : `at most ${spell(high)}`
}

/** Every limit of a kind with what came of it, limit by limit. */
export function judgedLimits(
  evidence: readonly LatencyEvidence[] | undefined,
  kind: LatencyLimit['kind'],
): readonly { readonly one: LatencyEvidence; readonly limit: LatencyLimit; readonly verdict: LimitVerdict }[] {
  return (evidence ?? []).flatMap((one) =>
    one.limits
      .filter((limit) => limit.kind === kind)
      .map((limit) => ({ one, limit, verdict: judgeLimit(limit, one.series, one.looks) })),
  )
}

/** How samples scatter, where they do so much that a single run says little. */
export function scatter(samples: readonly number[]): string {
  const sorted = [...samples].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  const [quarter, middle, threeQuarters] = [at(0.25), at(0.5), at(0.75)]
  if (sorted.length < 8 || middle === 0 || (threeQuarters - quarter) / middle < NOISY) return ''
  return `; half of the samples lie between ${milliseconds(quarter)} and ${milliseconds(threeQuarters)}, so this machine is noisy`
}

/** The middle half of the samples is as wide as half of the median. */
const NOISY = 0.5

/** Fewer samples that were cut short are none. */
const FEWEST = 10

/** Was nothing measured that a limit could be held against? */
export function isUnmeasured({ series, cutShort }: LatencyEvidence): boolean {
  const samples = series.candidate.length
  return samples === 0 || (cutShort !== undefined && samples < FEWEST)
}
