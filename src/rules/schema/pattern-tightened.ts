import { isObject, member } from '../../model/json.js'
import { concerns, ownValue } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { quote } from '../wording/quote.js'
import { subject } from '../wording/wording.js'

/** A text must now match another pattern, or one at all. */
export const patternTightened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'pattern-tightened',
    summary: 'A text must now match another pattern, or one at all.',
    why: 'Calls whose text does not fit are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Accept the earlier texts and normalise them in the tool; describe what you prefer in the description.',
  },
  explain(change) {
    const pattern = concerns(change, 'narrowed', 'value', 'pattern') ? ownValue(change) : undefined
    if (pattern === undefined) return undefined
    const before = isObject(change.baseline) ? member(change.baseline, 'pattern') : undefined
    const was = before === undefined ? 'was not restricted' : `was ${quote(before)}`
    return { message: `${subject(change)} must now match the pattern ${quote(pattern)} (${was}).` }
  },
}
