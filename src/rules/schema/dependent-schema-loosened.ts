import { concerns } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { whenPresent } from '../wording/dependents.js'
import { demand, object } from '../wording/wording.js'

/** What must hold where a property is present became laxer. */
export const dependentSchemaLoosened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'dependent-schema-loosened',
    summary: 'What must hold where a property is present became laxer.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep to the earlier demand.',
  },
  explain(change) {
    if (!concerns(change, 'widened', 'dependent')) return undefined
    return { message: `${whenPresent(change)}, ${object(change)} may now fit a wider schema: ${demand(change)}.` }
  },
}
