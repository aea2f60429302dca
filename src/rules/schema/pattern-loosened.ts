import { isObject, member } from '../../model/json.js'
import { concerns, ownValue } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { quote } from '../wording/quote.js'
import { subject } from '../wording/wording.js'

/** A text need no longer match the earlier pattern. */
export const patternLoosened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'pattern-loosened',
    summary: 'A text need no longer match the earlier pattern.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep returning texts of the earlier shape.',
  },
  explain(change) {
    const pattern = concerns(change, 'widened', 'value', 'pattern') ? ownValue(change) : undefined
    if (pattern === undefined) return undefined
    const after = isObject(change.candidate) ? member(change.candidate, 'pattern') : undefined
    const now = after === undefined ? '' : `, only ${quote(after)}`
    return { message: `${subject(change)} need no longer match the pattern ${quote(pattern)}${now}.` }
  },
}
