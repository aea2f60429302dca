import { concerns } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { whenPresent } from '../wording/dependents.js'
import { demand, object } from '../wording/wording.js'

/** What must hold where a property is present became stricter. */
export const dependentSchemaTightened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'dependent-schema-tightened',
    summary: 'What must hold where a property is present became stricter.',
    why: 'Calls that send the property are refused unless they meet the new demand. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Meet the new demand by a default in the tool.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'dependent')) return undefined
    return { message: `${whenPresent(change)}, ${object(change)} must now fit a narrower schema: ${demand(change)}.` }
  },
}
