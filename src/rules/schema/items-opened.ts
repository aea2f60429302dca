import { closesItems } from '../reading/closing.js'
import type { SchemaRule } from '../rule.js'
import { subject } from '../wording/wording.js'

/** An array now accepts items beyond the listed positions. */
export const itemsOpened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'items-opened',
    summary: 'An array now accepts items beyond the listed positions.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep to the earlier length.',
  },
  explain(change) {
    const length = change.direction === 'widened' ? closesItems(change) : undefined
    if (length === undefined) return undefined
    return { message: `${subject(change)} may now hold more than ${length} ${length === 1 ? 'item' : 'items'}.` }
  },
}
