import type { EvidenceRule } from '../rule.js'
import { interval, judgedLimits, milliseconds, scatter } from '../wording/durations.js'

/** A percentile of a tool's durations is above the limit of the suite, beyond what chance explains. */
export const latencyBudgetExceeded: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'latency-budget-exceeded',
    summary: 'A tool takes longer than the limit that the suite states.',
    why: 'Callers give up or retry after a while, and every step of an agent waits for the one before.',
    remedy: 'Make the tool faster, or raise the limit in the suite where the duration is meant.',
    level: 'error',
  },
  judge({ latency }) {
    return judgedLimits(latency, 'absolute').flatMap(({ one, limit, verdict: { decision, estimate, confidence } }) => {
      if (decision !== 'exceeded' || estimate === undefined) return []
      const { percentile, most, at } = limit
      const sure = `${interval(estimate, milliseconds)} (${confidence} % sure on each side)`
      const of = `${one.series.candidate.length} samples`
      return [
        {
          ...{ tool: one.tool, name: `p${percentile}`, location: at },
          message: `p${percentile} is ${milliseconds(estimate.value)} in ${of}, ${sure}, and at most ${milliseconds(most)} are allowed${scatter(one.series.candidate)}.`,
        },
      ]
    })
  },
}
