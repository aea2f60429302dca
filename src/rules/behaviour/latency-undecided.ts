import type { EvidenceRule } from '../rule.js'
import { interval, isUnmeasured, judgedLimits, milliseconds, percent, scatter } from '../wording/durations.js'

/** Whether a limit of latency holds could not be told from the samples. */
export const latencyUndecided: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'latency-undecided',
    summary: 'Whether a tool keeps to its limit of latency could not be told.',
    why: 'The samples are too few or scatter too much for the limit, and a guess would fail the check by chance.',
    remedy: 'Take more `samples`, measure against the baseline (`of-baseline`), or use a quieter machine.',
    level: 'note',
  },
  judge({ latency }) {
    const all = [...judgedLimits(latency, 'absolute'), ...judgedLimits(latency, 'relative')]
    return all.flatMap(({ one, limit: { percentile, most, kind, at }, verdict: { decision, estimate } }) => {
      if (decision !== 'undecided' || isUnmeasured(one)) return []
      const spell = kind === 'absolute' ? milliseconds : percent
      const { candidate } = one.series
      const of = kind === 'absolute' ? '' : " of the baseline's"
      const found = estimate === undefined ? '' : `: ${spell(estimate.value)}, ${interval(estimate, spell)}`
      const cut = one.cutShort === undefined ? '' : `; measuring stopped because ${one.cutShort}`
      return [
        {
          ...{ tool: one.tool, name: kind === 'absolute' ? `p${percentile}` : `p${percentile} of baseline` },
          location: at,
          message: `It is not sure whether p${percentile} is at most ${spell(most)}${of} in ${candidate.length} samples${found}${cut}${scatter(candidate)}.`,
        },
      ]
    })
  },
}
