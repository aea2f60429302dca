import type { ContractRule } from '../rule.js'
import { findRepaired } from '../usability.js'

/** The input schema of a tool could not be used, and can be now. */
export const inputSchemaRepaired: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'input-schema-repaired',
    summary: 'The input schema of a tool could not be used and can be now.',
    why: 'Nobody could call the tool by its former schema, so no call breaks; now it can be called.',
    remedy: 'Nothing is needed.',
  },
  compare: (baseline, candidate, engine) => findRepaired('input', baseline, candidate, engine),
}
