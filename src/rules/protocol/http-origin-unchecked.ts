import { exchangeOf } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** A server on this machine answers a request with a foreign Origin. */
export const httpOriginUnchecked: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'http-origin-unchecked',
    summary: 'A server on this machine answers a request with a foreign Origin.',
    why: 'A web page that the user visits can reach the server by DNS rebinding, and call its tools.',
    remedy: 'Check Origin on every request, and answer one that you do not know with 403.',
    level: 'warning',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const reply = exchangeOf(conformance, 'http-origin')?.reply
    // Behind a public address any origin may be meant to ask.
    if (!conformance.local || reply?.http === undefined || reply.http.status >= 400) return []
    const section = cite(conformance.protocolVersion, 'origin')
    return [
      {
        message: `A request with the Origin http://mcp-compat.invalid is answered with HTTP ${reply.http.status}${section}.`,
      },
    ]
  },
}
