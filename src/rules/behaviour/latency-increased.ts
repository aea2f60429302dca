import type { EvidenceRule } from '../rule.js'
import { interval, judgedLimits, percent } from '../wording/durations.js'

/** A tool takes longer than the baseline's, measured side by side, by more than is allowed and chance explains. */
export const latencyIncreased: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'latency-increased',
    summary: 'A tool takes longer than that of the baseline, by more than is allowed.',
    why: 'Both servers were measured pair by pair in the same run, so the difference is of the change and not of the machine.',
    remedy: 'Find out what the change costs, or allow it with `of-baseline` in the suite.',
    level: 'error',
  },
  judge({ latency }) {
    return judgedLimits(latency, 'relative').flatMap(({ one, limit, verdict: { decision, estimate, confidence } }) => {
      if (decision !== 'exceeded' || estimate === undefined) return []
      const { percentile, most, at } = limit
      const sure = `${interval(estimate, percent)} (${confidence} % sure on each side)`
      const of = `${one.series.candidate.length} pairs`
      return [
        {
          ...{ tool: one.tool, name: `p${percentile} of baseline`, location: at },
          message: `p${percentile} is ${percent(estimate.value)} of the baseline's in ${of}, ${sure}, and at most ${percent(most)} are allowed.`,
        },
      ]
    })
  },
}
