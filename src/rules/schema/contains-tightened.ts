import { concerns } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { keywordChange, object } from '../wording/wording.js'

/** An array must now hold other items, or some at all (`contains`). */
export const containsTightened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'contains-tightened',
    summary: 'An array must now hold other items, or some at all.',
    why: 'Calls whose arrays lack such an item are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Add the item in the tool where it is missing.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'contained')) return undefined
    return { message: `What ${object(change)} must contain became narrower: ${keywordChange(change)}.` }
  },
}
