import { concerns } from '../reading/places.js'
import { isSingle, lostValues } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { gains, list } from '../wording/wording.js'

/** A list of allowed values gained one or more of them. */
export const enumValueAdded: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'enum-value-added',
    summary: 'A list of allowed values gained one or more of them.',
    why: 'Every call that was valid stays valid. On an output it breaks readers that handle every listed value: they may meet one that they do not know.',
    remedy:
      'On an output, tell readers beforehand to treat unknown values as a default case, or return the new value only to callers that ask for it.',
    level: { output: 'warning' },
  },
  explain(change) {
    if (!concerns(change, 'widened', 'value', 'enum', 'const', 'anyOf', 'oneOf')) return undefined
    const gained = isSingle(change) ? [] : (lostValues(change.candidate, change.baseline) ?? [])
    return gained.length === 0 ? undefined : { message: gains(change, list(gained)) }
  },
}
