import { asked, isRefused } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** The server does not answer a request. */
export const requestUnanswered: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'request-unanswered',
    summary: 'The server does not answer a request.',
    why: 'A client waits until its timeout, and for a request it cannot do without it gives up on the server.',
    remedy: 'Answer every request that has an id with a result or an error, also one that you do not know.',
    level: 'error',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { exchanges, protocolVersion } = conformance
    return exchanges.flatMap((exchange) => {
      const { probe, id, reply } = exchange
      if (id === undefined || reply.late === undefined || probe.startsWith('http-')) return []
      const how = isRefused(reply) ? `HTTP ${reply.http?.status} and no JSON-RPC message came` : 'No answer came'
      return [{ name: probe, message: `${how} to ${asked(exchange)}${cite(protocolVersion, 'responses')}.` }]
    })
  },
}
