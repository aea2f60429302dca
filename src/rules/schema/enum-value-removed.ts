import { concerns } from '../reading/places.js'
import { isSingle, lostValues } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { list, loses } from '../wording/wording.js'

/** A list of allowed values lost one or more of them. */
export const enumValueRemoved: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'enum-value-removed',
    summary: 'A list of allowed values lost one or more of them.',
    why: 'Calls that send a lost value are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy:
      'Keep accepting the value and map it to its successor in the tool; take it out of the list in a major version.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'value', 'enum', 'const', 'anyOf', 'oneOf')) return undefined
    const lost = isSingle(change) ? [] : (lostValues(change.baseline, change.candidate) ?? [])
    return lost.length === 0 ? undefined : { message: loses(change, list(lost)) }
  },
}
