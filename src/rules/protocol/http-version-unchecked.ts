import { exchangeOf } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** The server takes a revision in the header MCP-Protocol-Version that never was. */
export const httpVersionUnchecked: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'http-version-unchecked',
    summary: 'The server takes a revision in the header MCP-Protocol-Version that never was.',
    why: 'A client of another revision is answered as if it spoke this one, and both misread each other.',
    remedy: 'Answer a revision that you do not know with 400.',
    level: 'warning',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const reply = exchangeOf(conformance, 'http-version-unknown')?.reply
    if (reply?.http === undefined || reply.http.status >= 400) return []
    const section = cite(conformance.protocolVersion, 'versionHeader')
    return [
      {
        message: `A request with MCP-Protocol-Version: 1999-01-01 is answered with HTTP ${reply.http.status}${section}.`,
      },
    ]
  },
}
