import type { ContractRule } from '../rule.js'
import { findRepaired } from '../usability.js'

/** The output schema of a tool could not be used, and can be now. */
export const outputSchemaRepaired: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'output-schema-repaired',
    summary: 'The output schema of a tool could not be used and can be now.',
    why: 'No client could read the former schema, so nobody relied on it; now results can be checked.',
    remedy: 'Nothing is needed.',
  },
  compare: (baseline, candidate, engine) => findRepaired('output', baseline, candidate, engine),
}
