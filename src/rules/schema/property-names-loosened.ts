import { concerns } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { keywordChange, object } from '../wording/wording.js'

/** An object accepts more property names. */
export const propertyNamesLoosened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'property-names-loosened',
    summary: 'An object accepts more property names.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep to the earlier names.',
  },
  explain(change) {
    if (!concerns(change, 'widened', 'names')) return undefined
    return { message: `The property names of ${object(change)} may now fit a wider schema: ${keywordChange(change)}.` }
  },
}
