import { concerns, ownValue } from '../reading/places.js'
import { listedValues } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { quote } from '../wording/quote.js'
import { subject } from '../wording/wording.js'

/** A value that was fixed is now free. */
export const constLifted: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'const-lifted',
    summary: 'A value that was fixed is now free.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep the fixed value where readers tell kinds of results apart by it.',
  },
  explain(change) {
    const value = concerns(change, 'widened', 'value', 'const') ? ownValue(change) : undefined
    if (value === undefined || listedValues(change.candidate) !== undefined) return undefined
    return { message: `${subject(change)} is no longer fixed to ${quote(value)}.` }
  },
}
