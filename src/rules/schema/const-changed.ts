import { same } from '../matching/compare.js'
import { groundOf } from '../reading/places.js'
import { singleValue } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { quote } from '../wording/quote.js'
import { subject } from '../wording/wording.js'

/** A fixed value is now another one. */
export const constChanged: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'const-changed',
    summary: 'A fixed value is now another one.',
    why: 'Calls that send the earlier value are refused, and on an output readers meet a value that they do not know.',
    remedy: 'Accept both values (an `enum` of the two) until callers have moved.',
  },
  explain(change) {
    if (change.keyword !== 'const' && change.keyword !== 'enum') return undefined
    const before = singleValue(change.baseline)
    const after = singleValue(change.candidate)
    if (before === undefined || after === undefined || same(before, after)) return undefined
    if (groundOf(change) !== 'value') return undefined
    const verb = change.side === 'input' ? 'must now be' : 'is now'
    return { message: `${subject(change)} ${verb} ${quote(after)} (was ${quote(before)}).` }
  },
}
