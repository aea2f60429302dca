import { concerns } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { keywordChange, object } from '../wording/wording.js'

/** An array need no longer hold the items that it had to hold (`contains`). */
export const containsLoosened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'contains-loosened',
    summary: 'An array need no longer hold the items that it had to hold.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep returning such an item.',
  },
  explain(change) {
    if (!concerns(change, 'widened', 'contained')) return undefined
    return { message: `What ${object(change)} must contain became wider: ${keywordChange(change)}.` }
  },
}
