import { tellComplaints } from '../profiles/tell.js'
import type { AloneRule } from '../rule.js'

/** The tools take more of a model's context than a client takes without a warning. */
export const tokenLimitExceeded: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'token-limit-exceeded',
    summary: "The tools take more of a model's context than a client takes without a warning.",
    why: 'Every session pays for all tools; clients warn, load tools on demand or leave some out.',
    remedy: 'Shorten descriptions, merge tools, or offer toolsets.',
    kept: 'off',
  },
  inspect(contract, surroundings) {
    return tellComplaints(contract, surroundings, 'tokens')
  },
}
