import { concerns } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { propertyName } from '../wording/wording.js'

/** A property is no longer required. */
export const requiredPropertyRemoved: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'required-property-removed',
    summary: 'A property is no longer required.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: the property may now be missing from a result.',
    remedy: 'On an output, keep returning the property, with null or an empty value if need be.',
  },
  explain(change) {
    if (!concerns(change, 'widened', 'value', 'required') || change.name === undefined) return undefined
    const name = propertyName(change)
    return { message: change.side === 'input' ? `${name} is no longer required.` : `${name} may now be missing.` }
  },
}
