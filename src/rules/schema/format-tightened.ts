import { isObject, member } from '../../model/json.js'
import { concerns, ownValue } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { quote } from '../wording/quote.js'
import { subject } from '../wording/wording.js'

/** A text must now have another format, or one at all. */
export const formatTightened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'format-tightened',
    summary: 'A text must now have another format, or one at all.',
    why: 'Calls whose text does not fit are refused before the tool runs, where the server checks formats. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Accept the earlier texts and normalise them in the tool; describe what you prefer in the description.',
  },
  explain(change) {
    const format = concerns(change, 'narrowed', 'value', 'format') ? ownValue(change) : undefined
    if (format === undefined) return undefined
    const before = isObject(change.baseline) ? member(change.baseline, 'format') : undefined
    const was = before === undefined ? 'was free text' : `was ${quote(before)}`
    return { message: `${subject(change)} must now have the format ${quote(format)} (${was}).` }
  },
}
