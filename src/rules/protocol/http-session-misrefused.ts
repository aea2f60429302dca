import { exchangeOf } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** A request without its session is refused with another status than 400. */
export const httpSessionMisrefused: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'http-session-misrefused',
    summary: 'A request without its session is refused with another status than 400.',
    why: 'By 400 a client knows that the header is missing; by other statuses it looks for a token, or takes the server for gone.',
    remedy: 'Answer a request that lacks its session with 400.',
    level: 'note',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const reply = exchangeOf(conformance, 'http-session-missing')?.reply
    const status = reply?.http?.status ?? 0
    if (status < 400 || status === 400 || status >= 500) return []
    const section = cite(conformance.protocolVersion, 'sessions')
    return [
      { message: `A request without its Mcp-Session-Id is refused with HTTP ${status} in place of 400${section}.` },
    ]
  },
}
