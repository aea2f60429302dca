import { concerns } from '../reading/places.js'
import { isToldByValues } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { isMadeInclusive } from '../wording/union-words.js'
import { subject } from '../wording/wording.js'

/** A value may now fit several alternatives of a union at once. */
export const unionMadeInclusive: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'union-made-inclusive',
    summary: 'A value may now fit several alternatives of a union at once.',
    why: '`oneOf` became `anyOf`: every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep returning values of one kind only.',
  },
  explain(change) {
    if (!concerns(change, 'widened', 'value', 'anyOf', 'oneOf') || isToldByValues(change)) return undefined
    if (!isMadeInclusive(change)) return undefined
    return { message: `${subject(change)} may now fit several alternatives at once.` }
  },
}
