import type { EvidenceRule } from '../rule.js'
import { caseName, explainCases } from '../wording/cases.js'

/** A case of a behaviour suite could not be tried. */
export const caseBlocked: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'case-blocked',
    summary: 'A case of a behaviour suite could not be tried.',
    why: 'A case that never ran proves nothing: what it would have found is not known.',
    remedy: 'Correct what it waits for: the case that captures its value, or the server that does not start again.',
    level: 'warning',
  },
  judge(evidence) {
    return explainCases(evidence, 'blocked', (one) => ({
      message: `${caseName(one)} was not tried: ${one.why ?? 'it had to wait'}.`,
    }))
  },
}
