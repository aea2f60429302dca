import type { EvidenceRule } from '../rule.js'
import { caseName, explainCases, faultClause } from '../wording/cases.js'

/** A case of a behaviour suite failed, and passed when it was tried again. */
export const caseRetried: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'case-retried',
    summary: 'A case of a behaviour suite passed only when it was tried again.',
    why: 'A tool that answers rightly at the second attempt fails its callers at the first, as often as it fails here.',
    remedy: 'Find out why the first attempt failed; retries keep a check green and mend nothing.',
    level: 'warning',
  },
  judge(evidence) {
    return explainCases(evidence, 'retried', (one) => {
      const [fault] = one.faults
      const said = fault === undefined ? (one.why ?? 'it failed') : faultClause(fault)
      return {
        message: `${caseName(one)} passed at attempt ${one.attempts}; before that ${said}.`,
        location: fault?.at ?? one.at,
      }
    })
  },
}
