import { tellComplaints } from '../profiles/tell.js'
import type { AloneRule } from '../rule.js'

/** An input schema names a dialect that some clients do not read. */
export const dialectRefused: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'dialect-refused',
    summary: 'An input schema names a dialect that some clients do not read.',
    why: "MCP's default is JSON Schema 2020-12; clients may read no other, and then ignore the schema or drop the tool.",
    remedy: 'Leave `$schema` out, or name 2020-12, where the schema means the same there.',
    kept: 'off',
  },
  inspect(contract, surroundings) {
    return tellComplaints(contract, surroundings, 'dialect')
  },
}
