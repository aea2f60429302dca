import { tellComplaints } from '../profiles/tell.js'
import type { AloneRule } from '../rule.js'

/** An input schema does not fit the strict mode of a model API. */
export const strictModeRefused: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'strict-mode-refused',
    summary: 'An input schema does not fit the strict mode of a model API.',
    why: 'Strict mode wants every object closed and every property required; clients that switch it on get an error, others lose its guarantee.',
    remedy:
      'Close objects with `additionalProperties: false`, require every property and let optional ones be null; or do not ask for this profile.',
    kept: 'off',
  },
  inspect(contract, surroundings) {
    return tellComplaints(contract, surroundings, 'strictness')
  },
}
