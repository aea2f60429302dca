import { asked } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** The server prints something on stdout that is no message of MCP. */
export const stdoutPolluted: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'stdout-polluted',
    summary: 'The server prints something on stdout that is no message of MCP.',
    why: 'Over stdio every line of stdout is read as a message; many clients close the connection at the first one that is none.',
    remedy: 'Log to stderr, and look for prints in libraries that you use.',
    level: 'error',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { exchanges, protocolVersion, transport } = conformance
    const noisy = transport === 'stdio' ? exchanges.find(({ reply }) => reply.noise !== undefined) : undefined
    if (noisy === undefined) return []
    const said = JSON.stringify(noisy.reply.noise)
    return [
      { message: `After ${asked(noisy)} stdout has ${said}, which is no message${cite(protocolVersion, 'stdio')}.` },
    ]
  },
}
