import { isObject, member } from '../../model/json.js'
import { concerns, ownValue } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { quote } from '../wording/quote.js'
import { subject } from '../wording/wording.js'

/** A number need no longer be a multiple of the earlier step. */
export const multipleOfLoosened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'multiple-of-loosened',
    summary: 'A number need no longer be a multiple of the earlier step.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep rounding to the earlier step.',
  },
  explain(change) {
    const step = concerns(change, 'widened', 'value', 'multipleOf') ? ownValue(change) : undefined
    if (step === undefined) return undefined
    const after = isObject(change.candidate) ? member(change.candidate, 'multipleOf') : undefined
    const now = after === undefined ? '' : `, only of ${quote(after)}`
    return { message: `${subject(change)} need no longer be a multiple of ${quote(step)}${now}.` }
  },
}
