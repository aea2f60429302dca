import { tellComplaints } from '../profiles/tell.js'
import type { AloneRule } from '../rule.js'

/** A server lists more tools than a model API or a client takes. */
export const toolCountExceeded: AloneRule = {
  kind: 'alone',
  meta: {
    id: 'tool-count-exceeded',
    summary: 'A server lists more tools than a model API or a client takes.',
    why: 'Tools beyond the limit are refused or left out, and which ones these are depends on the client and on the servers beside this one.',
    remedy: 'Merge tools, or let toolsets be switched on as they are needed.',
    kept: 'off',
  },
  inspect(contract, surroundings) {
    return tellComplaints(contract, surroundings, 'tool-count')
  },
}
