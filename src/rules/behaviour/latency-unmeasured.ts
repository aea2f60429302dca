import { plural } from '../../model/plural.js'
import type { EvidenceRule } from '../rule.js'
import { isUnmeasured } from '../wording/durations.js'

/** A tool whose latency the suite asks for could not be measured. */
export const latencyUnmeasured: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'latency-unmeasured',
    summary: 'The latency of a tool, which the suite asks for, could not be measured.',
    why: 'A limit that nothing was held against proves nothing: the tool may have become slow, or fail altogether.',
    remedy: 'Correct what the calls fail of: the arguments in the suite, or the tool.',
    level: 'warning',
  },
  judge({ latency }) {
    return (latency ?? []).filter(isUnmeasured).map(({ tool, at, from, cutShort, series }) => {
      const why = cutShort ?? (from === 'cases' ? 'no case of the suite called it with success' : 'no call was made')
      return {
        ...{ tool, location: at },
        message: `There are ${plural(series.candidate.length, 'sample')}, because ${why}.`,
      }
    })
  },
}
