import type { EvidenceRule } from '../rule.js'
import { caseAside, caseName, explainCases } from '../wording/cases.js'

/** A case of a behaviour suite got an answer larger than the limit. */
export const answerLimitExceeded: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'answer-limit-exceeded',
    summary: 'A case of a behaviour suite got an answer larger than its limit.',
    why: 'Clients cut or refuse answers of this size, and no model can read them.',
    remedy: 'Return a page, a summary or a link to a resource; or raise `answer-limit` where the size is meant.',
    level: 'error',
  },
  judge(evidence) {
    return explainCases(evidence, 'oversized', (one) => ({
      message: `${caseName(one)}: the answer is too large, ${one.why ?? 'over the limit'}${caseAside(one)}.`,
    }))
  },
}
