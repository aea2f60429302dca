import { concerns } from '../reading/places.js'
import { listedValues } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { list, subject } from '../wording/wording.js'

/** A value that was one of a list is now free. */
export const enumLifted: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'enum-lifted',
    summary: 'A value that was one of a list is now free.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep the list and return free values in a new property.',
  },
  explain(change) {
    if (!concerns(change, 'widened', 'value', 'enum', 'anyOf', 'oneOf')) return undefined
    const before = listedValues(change.baseline)
    if (before === undefined || listedValues(change.candidate) !== undefined) return undefined
    return { message: `${subject(change)} is no longer limited to ${list(before)}.` }
  },
}
