import { asked, exchangeOf, isRefused } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** The server says nothing to a message that it cannot read. */
export const malformedMessageIgnored: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'malformed-message-ignored',
    summary: 'The server says nothing to a message that it cannot read.',
    why: 'JSON-RPC has an error for it; a client that sent it by mistake learns of it only by its timeout.',
    remedy: 'Answer with -32700 or -32600 and the id null (or none) where the id cannot be read.',
    level: 'note',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const ignored = ['parse-error', 'invalid-request'].flatMap((probe) => {
      const exchange = exchangeOf(conformance, probe)
      return exchange?.reply.late === true && !isRefused(exchange.reply) ? [exchange] : []
    })
    const [first] = ignored
    if (first === undefined) return []
    const what = ignored.map(asked).join(', or to ')
    const section = cite(conformance.protocolVersion, 'messages')
    return [{ name: ignored.length > 1 ? 'both' : first.probe, message: `No answer came to ${what}${section}.` }]
  },
}
