import { isObject, member } from '../../model/json.js'
import { concerns, ownValue } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { quote } from '../wording/quote.js'
import { subject } from '../wording/wording.js'

/** A text need no longer have the earlier format. */
export const formatLoosened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'format-loosened',
    summary: 'A text need no longer have the earlier format.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep returning texts of the earlier shape.',
  },
  explain(change) {
    const format = concerns(change, 'widened', 'value', 'format') ? ownValue(change) : undefined
    if (format === undefined) return undefined
    const after = isObject(change.candidate) ? member(change.candidate, 'format') : undefined
    const now = after === undefined ? '' : `, only ${quote(after)}`
    return { message: `${subject(change)} need no longer have the format ${quote(format)}${now}.` }
  },
}
