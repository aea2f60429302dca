import { tellComplaints } from '../profiles/tell.js'
import type { AloneRule } from '../rule.js'

/** An input schema leaves out a part that a model API wants. */
export const schemaPartOmitted: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'schema-part-omitted',
    summary: 'An input schema leaves out a part that a model API wants.',
    why: 'JSON Schema takes an array without `items` and an object without `properties`; some APIs answer with an error and the whole session stops.',
    remedy: 'Write `"type": "object"` and `"properties"` at the root, even empty, and `items` for every array.',
    kept: 'off',
  },
  inspect(contract, surroundings) {
    return tellComplaints(contract, surroundings, 'omission')
  },
}
