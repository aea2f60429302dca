import type { ContractRule } from '../rule.js'
import { findRepaired } from '../usability.js'

/** The output schema of a tool could not be used, and can be now. */
export const outputSchemaRepaired: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'output-schema-repaired',
    summary: 'The output schema of a tool could not be used and can be now.',
    why: 'Nobody could rely on what is no schema object. One that only others could read cannot be compared with what it is now, so that a break may hide in the repair.',
    remedy: 'Compare the two by hand where the former one was an object, and accept the finding with a reason.',
  },
  compare: (baseline, candidate, engine) => findRepaired('output', baseline, candidate, engine),
}
