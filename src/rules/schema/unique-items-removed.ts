import { concerns } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { subject } from '../wording/wording.js'

/** An array may now hold the same item twice. */
export const uniqueItemsRemoved: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'unique-items-removed',
    summary: 'An array may now hold the same item twice.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep dropping repeated items.',
  },
  explain(change) {
    if (!concerns(change, 'widened', 'value', 'uniqueItems')) return undefined
    return { message: `${subject(change)} may now hold the same item twice.` }
  },
}
