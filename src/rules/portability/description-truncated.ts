import { tellComplaints } from '../profiles/tell.js'
import type { AloneRule } from '../rule.js'

/** A description is longer than a client hands to the model. */
export const descriptionTruncated: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'description-truncated',
    summary: 'A description is longer than a client hands to the model.',
    why: 'What stands behind the cut never reaches the model: it does not know what is said there.',
    remedy: 'Put what matters first and move long examples into a prompt or a resource.',
    kept: 'off',
  },
  inspect(contract, surroundings) {
    return tellComplaints(contract, surroundings, 'description')
  },
}
