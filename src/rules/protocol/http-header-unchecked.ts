import type { Exchange } from '../../model/evidence/conformance.js'
import { asked, codeIn } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** A header that repeats the body may say something else than the body. */
export const httpHeaderUnchecked: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'http-header-unchecked',
    summary: 'A header that repeats the body may say something else than the body.',
    why: 'Gateways route and allow by the header while the server acts by the body, so that what was checked is not what is done.',
    remedy: 'Refuse a request whose headers and body differ, or that lacks one, with 400 and -32020.',
    level: 'error',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { exchanges, protocolVersion } = conformance
    return exchanges.flatMap((exchange) => {
      const { probe, reply } = exchange
      if (!/^http-(?:method|version|name)-(?:mismatched|missing)$/.test(probe)) return []
      // The name is of no tool, so that a server may answer in either layer that there is none.
      const accepted = reply.message !== undefined && (codeIn(reply) === undefined || isUnknownTool(exchange))
      if (!accepted) return []
      return [{ name: probe, message: `The server acts on ${asked(exchange)}${cite(protocolVersion, 'headers')}.` }]
    })
  },
}

/** The server got as far as looking for the tool. */
function isUnknownTool({ probe, reply }: Exchange): boolean {
  return probe === 'http-name-mismatched' && codeIn(reply) === -32_602
}
