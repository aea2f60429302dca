import type { SchemaRule } from '../rule.js'
import { fits, keywordChange } from '../wording/wording.js'

/** A schema accepts fewer values, in a way that no other rule names. */
export const schemaNarrowed: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'schema-narrowed',
    summary: 'A schema accepts fewer values, in a way that no other rule names.',
    why: 'Calls that were valid are refused before the tool runs; the witness is one of them. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Look at the witness: it is accepted by the baseline and refused by the candidate.',
  },
  explain(change) {
    if (change.direction !== 'narrowed') return undefined
    return { message: fits(change, 'fewer', keywordChange(change)) }
  },
}
