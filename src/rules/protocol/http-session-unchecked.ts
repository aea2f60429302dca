import { asked, exchangeOf } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** The server answers in a session that it never opened, or that has been ended. */
export const httpSessionUnchecked: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'http-session-unchecked',
    summary: 'The server answers in a session that it never opened, or that has been ended.',
    why: 'A client is not told to begin again, and goes on without what the session held; what is not checked can be guessed.',
    remedy: 'Answer a session that is not open with 404.',
    level: 'warning',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    return ['http-session-unknown', 'http-session-ended'].flatMap((probe) => {
      const exchange = exchangeOf(conformance, probe)
      const http = exchange?.reply.http
      if (exchange === undefined || http === undefined || http.status >= 300) return []
      const section = cite(conformance.protocolVersion, 'sessions')
      return [{ name: probe, message: `HTTP ${http.status} came to ${asked(exchange)}${section}.` }]
    })
  },
}
