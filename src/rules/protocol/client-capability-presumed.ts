import { cite, MODERN } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** The server asks something of the client that the client never said it can do. */
export const clientCapabilityPresumed: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'client-capability-presumed',
    summary: 'The server asks something of the client that the client never said it can do.',
    why: 'The client refuses it, and a server that waits for an answer hangs or fails.',
    remedy:
      'Ask for roots, sampling and elicitation only where the client declares them; in 2026-07-28 a server sends no requests at all.',
    level: 'warning',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { asked, protocolVersion } = conformance
    return asked
      .filter((method) => protocolVersion >= MODERN || PRESUMED.has(method))
      .map((method) => {
        const why =
          protocolVersion >= MODERN ? 'and servers send no requests' : 'and the client declared no such capability'
        return { name: method, message: `The server asks ${method}, ${why}${cite(protocolVersion, 'serverRequests')}.` }
      })
  },
}

const PRESUMED = new Set(['roots/list', 'sampling/createMessage', 'elicitation/create'])
