import type { SchemaRule } from '../rule.js'
import { fits, keywordChange } from '../wording/wording.js'

/** A schema accepts more values, in a way that no other rule names. */
export const schemaWidened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'schema-widened',
    summary: 'A schema accepts more values, in a way that no other rule names.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, look at the witness: readers never had to expect it.',
  },
  explain(change) {
    if (change.direction !== 'widened') return undefined
    return { message: fits(change, 'more', keywordChange(change)) }
  },
}
