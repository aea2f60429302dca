import type { EvidenceRule } from '../rule.js'
import { caseAside, caseName, explainCases, faultClause } from '../wording/cases.js'

/** A case of a behaviour suite got an answer, and it is not the expected one. */
export const caseFailed: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'case-failed',
    summary: 'A case of a behaviour suite got another answer than it expects.',
    why: 'The contract may be the same, but the tool does not do what the suite says callers rely on.',
    remedy: 'Correct the tool, or change the suite and tell callers what the tool does now.',
    level: 'error',
  },
  judge(evidence) {
    return explainCases(evidence, 'failed', (one) => {
      const [fault] = one.faults
      const said = fault === undefined ? 'it failed' : faultClause(fault)
      return { message: `${caseName(one)}: ${said}${caseAside(one)}.`, location: fault?.at ?? one.at }
    })
  },
}
