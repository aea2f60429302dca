import { isForbidden } from '../reading/closing.js'
import type { SchemaRule } from '../rule.js'
import { propertyName } from '../wording/wording.js'

/** A property may no longer be present: its schema is now `false`. */
export const propertyForbidden: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'property-forbidden',
    summary: 'A property may no longer be present at all.',
    why: 'Calls that send it are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Ignore the property in the tool instead of refusing it.',
  },
  explain(change) {
    if (change.direction !== 'narrowed' || !isForbidden(change)) return undefined
    return { message: `${propertyName(change)} may no longer be ${change.side === 'input' ? 'sent' : 'present'}.` }
  },
}
