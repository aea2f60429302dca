import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** The id of a session has characters that it must not have. */
export const httpSessionMalformed: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'http-session-malformed',
    summary: 'The id of a session has characters that it must not have.',
    why: 'It goes into a header; clients and proxies refuse such values or change them.',
    remedy: 'Use a UUID or another text of visible ASCII.',
    level: 'error',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { exchanges, protocolVersion } = conformance
    const opened = exchanges.find(
      ({ reply }) => reply.http?.session !== undefined && !/^[\x21-\x7e]+$/.test(reply.http.session),
    )
    if (opened === undefined) return []
    const section = cite(protocolVersion, 'sessions')
    return [{ message: `The Mcp-Session-Id has characters beyond visible ASCII (0x21 to 0x7E)${section}.` }]
  },
}
