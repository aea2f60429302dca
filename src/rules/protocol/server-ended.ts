import { asked } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** The server ends at a message that it should answer or refuse. */
export const serverEnded: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'server-ended',
    summary: 'The server ends at a message that it should answer or refuse.',
    why: 'One wrong message of one client takes the server down, and everything that was under way in it.',
    remedy: 'Catch what goes wrong while a message is read, answer with an error, and go on.',
    level: 'error',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { exchanges, protocolVersion } = conformance
    return exchanges.flatMap((exchange) => {
      const { probe, reply } = exchange
      if (reply.ended === undefined) return []
      const why = `At ${asked(exchange)} the server went down: ${reply.ended}`
      return [{ name: probe, message: `${why}${cite(protocolVersion, 'messages')}.` }]
    })
  },
}
