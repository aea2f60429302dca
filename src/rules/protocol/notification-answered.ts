import { asked, isRefused } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** The server answers a notification. */
export const notificationAnswered: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'notification-answered',
    summary: 'The server answers a notification.',
    why: 'A client has no request that the answer could belong to; some take it for a fault of the connection.',
    remedy: 'Answer only what has an id; drop a notification that you do not know.',
    level: 'error',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { exchanges, protocolVersion } = conformance
    return exchanges.flatMap((exchange) => {
      const { probe, reply } = exchange
      const isNotification = probe === 'initialized' || probe === 'unknown-notification'
      // Over HTTP a notification may be refused, with an error in the body.
      if (!isNotification || reply.message === undefined || isRefused(reply)) return []
      return [
        { name: probe, message: `An answer came to ${asked(exchange)}${cite(protocolVersion, 'notifications')}.` },
      ]
    })
  },
}
