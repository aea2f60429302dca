import { concerns } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { keywordChange, object } from '../wording/wording.js'

/** An object accepts fewer property names. */
export const propertyNamesTightened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'property-names-tightened',
    summary: 'An object accepts fewer property names.',
    why: 'Calls with other names as keys are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Accept the earlier names and rename them in the tool.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'names')) return undefined
    return {
      message: `The property names of ${object(change)} must now fit a narrower schema: ${keywordChange(change)}.`,
    }
  },
}
