import type { ContractRule } from '../rule.js'
import { findRepaired } from '../usability.js'

/** The input schema of a tool could not be used, and can be now. */
export const inputSchemaRepaired: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'input-schema-repaired',
    summary: 'The input schema of a tool could not be used and can be now.',
    why: 'Where there was no schema object nobody could call the tool, so no call breaks. One that only others could read cannot be compared with what it is now, so that a break may hide in the repair.',
    remedy: 'Compare the two by hand where the former one was an object, and accept the finding with a reason.',
  },
  compare: (baseline, candidate, engine) => findRepaired('input', baseline, candidate, engine),
}
