import type { EvidenceRule } from '../rule.js'
import { caseAside, caseName, explainCases } from '../wording/cases.js'

/** A case of a behaviour suite got no answer in its time. */
export const caseTimedOut: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'case-timed-out',
    summary: 'A case of a behaviour suite got no answer in its time.',
    why: 'A tool that hangs holds its caller up until the caller gives up, and tells nothing of what is wrong.',
    remedy: 'Let the tool answer with an error where it waits too long, or give the case more time with `timeout`.',
    level: 'error',
  },
  judge(evidence) {
    return explainCases(evidence, 'timed-out', (one) => ({
      message: `${caseName(one)}: ${one.why ?? 'no answer came in time'}${caseAside(one)}.`,
    }))
  },
}
