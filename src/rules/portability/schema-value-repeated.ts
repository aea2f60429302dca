import { tellComplaints } from '../profiles/tell.js'
import type { AloneRule } from '../rule.js'

/** A list in an input schema holds a value twice, which a client refuses. */
export const schemaValueRepeated: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'schema-value-repeated',
    summary: 'A list in an input schema holds a value twice, which a client refuses.',
    why: 'JSON Schema says that values of `enum` and `required` should be unique; a client that checks tools by the meta-schema refuses this one.',
    remedy: 'Remove the second value; the set of valid calls stays the same.',
    kept: 'off',
  },
  inspect(contract, surroundings) {
    return tellComplaints(contract, surroundings, 'repetition')
  },
}
