import { concerns } from '../reading/places.js'
import { defaultOf } from '../reading/required.js'
import type { SchemaRule } from '../rule.js'
import { quote } from '../wording/quote.js'
import { propertyName } from '../wording/wording.js'

/** A property is now required although its schema has a default. */
export const requiredPropertyWithDefaultAdded: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'required-property-with-default-added',
    summary: 'A property that has a default is now required.',
    why: 'A validator refuses calls that leave it out; a server that fills defaults in before it validates still takes them. Schema libraries write this on an upgrade, often unintended.',
    remedy: 'Take the property out of `required`: with a default it is optional in meaning.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'value', 'required') || change.name === undefined) return undefined
    const value = defaultOf(change.property?.candidate)
    if (value === undefined) return undefined
    const verb = change.side === 'input' ? 'required' : 'always returned'
    return { message: `${propertyName(change)} is now ${verb}, although it has the default ${quote(value)}.` }
  },
}
