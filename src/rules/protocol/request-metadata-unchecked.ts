import { asked, exchangeOf, resultIn } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** The server answers a request that does not say what every request has to say of its client. */
export const requestMetadataUnchecked: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'request-metadata-unchecked',
    summary: 'The server answers a request that does not say what every request has to say of its client.',
    why: 'Without a handshake a request stands for itself; a server that guesses what the client can do answers in ways that it cannot read.',
    remedy: 'Refuse a request without protocolVersion or clientCapabilities in its `_meta` with -32602.',
    level: 'error',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const exchange = exchangeOf(conformance, 'missing-capabilities')
    if (exchange === undefined || resultIn(exchange.reply) === undefined) return []
    return [
      { message: `${asked(exchange)} is answered${cite(conformance.protocolVersion, 'metadata')}.`.replace(/^a/, 'A') },
    ]
  },
}
