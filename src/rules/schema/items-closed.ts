import { closesItems } from '../reading/closing.js'
import type { SchemaRule } from '../rule.js'
import { subject } from '../wording/wording.js'

/** An array no longer accepts items beyond the listed positions. */
export const itemsClosed: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'items-closed',
    summary: 'An array no longer accepts items beyond the listed positions.',
    why: 'Calls with longer arrays are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Ignore further items in the tool instead of refusing them.',
  },
  explain(change) {
    const length = change.direction === 'narrowed' ? closesItems(change) : undefined
    if (length === undefined) return undefined
    return { message: `${subject(change)} may no longer hold more than ${length} ${length === 1 ? 'item' : 'items'}.` }
  },
}
