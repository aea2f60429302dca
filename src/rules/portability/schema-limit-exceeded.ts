import { tellComplaints } from '../profiles/tell.js'
import type { AloneRule } from '../rule.js'

/** An input schema is larger or deeper than a model API takes. */
export const schemaLimitExceeded: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'schema-limit-exceeded',
    summary: 'An input schema is larger or deeper than a model API takes.',
    why: 'Beyond its limits of levels, properties or enum values the API refuses the request.',
    remedy: 'Flatten the arguments, or split the tool.',
    kept: 'off',
  },
  inspect(contract, surroundings) {
    return tellComplaints(contract, surroundings, 'schema-size')
  },
}
