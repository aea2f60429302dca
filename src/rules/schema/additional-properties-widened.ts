import { concerns, parentOf } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { keywordChange, undeclared } from '../wording/wording.js'

/** The properties that an object does not declare may now fit a wider schema. */
export const additionalPropertiesWidened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'additional-properties-widened',
    summary: 'The properties that an object does not declare may now fit a wider schema.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep to the earlier values.',
  },
  explain(change) {
    if (!concerns(change, 'widened', 'undeclared')) return undefined
    const keys = undeclared({ path: parentOf(change.path), side: change.side })
    return { message: `${keys} may now fit a wider schema: ${keywordChange(change)}.` }
  },
}
