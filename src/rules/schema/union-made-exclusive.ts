import { concerns } from '../reading/places.js'
import { isToldByValues } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { isMadeExclusive } from '../wording/union-words.js'
import { subject } from '../wording/wording.js'

/** A value may no longer fit several alternatives of a union at once. */
export const unionMadeExclusive: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'union-made-exclusive',
    summary: 'A value may no longer fit several alternatives of a union at once.',
    why: '`anyOf` became `oneOf`: calls that fit two alternatives are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Keep `anyOf`, and choose the alternative in the tool.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'value', 'anyOf', 'oneOf') || isToldByValues(change)) return undefined
    if (!isMadeExclusive(change)) return undefined
    return { message: `${subject(change)} must now fit exactly one alternative (several were accepted).` }
  },
}
