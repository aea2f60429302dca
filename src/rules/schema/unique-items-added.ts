import { concerns } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { subject } from '../wording/wording.js'

/** An array may no longer hold the same item twice. */
export const uniqueItemsAdded: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'unique-items-added',
    summary: 'An array may no longer hold the same item twice.',
    why: 'Calls that repeat an item are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Drop repeated items in the tool instead of refusing them.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'value', 'uniqueItems')) return undefined
    return { message: `${subject(change)} may no longer hold the same item twice.` }
  },
}
