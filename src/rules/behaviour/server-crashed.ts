import type { EvidenceRule } from '../rule.js'
import { caseAside, caseName, explainCases } from '../wording/cases.js'

/** The server ended, or broke off, while a case of a behaviour suite waited for its answer. */
export const serverCrashed: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'server-crashed',
    summary: 'The server ended or broke off while a case of a behaviour suite waited for its answer.',
    why: 'One call takes the server away from every caller and everything that was going on.',
    remedy: 'Let the tool answer with an error (`isError: true`) in place of ending the server.',
    level: 'error',
  },
  judge(evidence) {
    return explainCases(evidence, 'crashed', (one) => ({
      message: `${caseName(one)} took the server down: ${one.why ?? 'it ended'}${caseAside(one)}.`,
    }))
  },
}
