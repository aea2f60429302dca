import { tellComplaints } from '../profiles/tell.js'
import type { AloneRule } from '../rule.js'

/** A model API or a client refuses the name of a tool. */
export const toolNameRefused: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'tool-name-refused',
    summary: 'A model API or a client refuses the name of a tool.',
    why: 'Each API has its own alphabet and length for names; most refuse the whole request for one name, so that no tool of the server works there.',
    remedy: 'Name tools with letters, digits and underscores, shorter than 60 characters.',
    kept: 'off',
  },
  inspect(contract, surroundings) {
    return tellComplaints(contract, surroundings, 'tool-name')
  },
}
