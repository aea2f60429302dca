import { concerns } from '../reading/places.js'
import { hasDefault } from '../reading/required.js'
import type { SchemaRule } from '../rule.js'
import { propertyName } from '../wording/wording.js'

/** A property is now required, and has no default to stand in for it. */
export const requiredPropertyAdded: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'required-property-added',
    summary: 'A property is now required.',
    why: 'Calls that leave it out are refused before the tool runs. On an output the change is harmless: readers may count on one property more.',
    remedy: 'Ship the property as optional with a default first; require it in a major version.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'value', 'required') || change.name === undefined) return undefined
    if (hasDefault(change.property?.candidate)) return undefined
    const name = propertyName(change)
    if (change.side === 'output') return { message: `${name} is now always returned.` }
    const isUndeclared = change.property?.candidate === undefined
    return {
      message: isUndeclared ? `${name} is now required, though it is not declared.` : `${name} is now required.`,
    }
  },
}
