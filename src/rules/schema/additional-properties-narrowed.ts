import { concerns, parentOf } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { keywordChange, undeclared } from '../wording/wording.js'

/** The properties that an object does not declare must now fit a narrower schema. */
export const additionalPropertiesNarrowed: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'additional-properties-narrowed',
    summary: 'The properties that an object does not declare must now fit a narrower schema.',
    why: 'Calls with other values under keys of their own are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Accept the earlier values as well and convert them in the tool.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'undeclared')) return undefined
    const keys = undeclared({ path: parentOf(change.path), side: change.side })
    return { message: `${keys} must now fit a narrower schema: ${keywordChange(change)}.` }
  },
}
