import { concerns } from '../reading/places.js'
import { listedValues } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { list, subject } from '../wording/wording.js'

/** A value that was free must now be one of a list. */
export const enumIntroduced: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'enum-introduced',
    summary: 'A value that was free must now be one of a list.',
    why: 'Calls that send any other value are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy:
      'Accept other values as before, mapped to the nearest listed one or to a default, and name the list in the description first.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'value', 'enum', 'anyOf', 'oneOf')) return undefined
    const after = listedValues(change.candidate)
    if (after === undefined || listedValues(change.baseline) !== undefined) return undefined
    const verb = change.side === 'input' ? 'must now be' : 'is now always'
    return { message: `${subject(change)} ${verb} one of ${list(after)} (was not limited to a list).` }
  },
}
