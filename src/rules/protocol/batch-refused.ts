import { exchangeOf, resultIn } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** The server does not take a batch of requests, which its revision wants. */
export const batchRefused: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'batch-refused',
    summary: 'The server does not take a batch of requests, which its revision wants.',
    why: 'A client of 2025-03-26 may send several requests in one list, and waits for all the answers.',
    remedy: 'Answer every request of a list, or speak a later revision: batches are gone since 2025-06-18.',
    level: 'warning',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { protocolVersion } = conformance
    const reply = exchangeOf(conformance, 'batch')?.reply
    if (protocolVersion !== '2025-03-26' || reply === undefined || reply.ended !== undefined) return []
    if (resultIn(reply) !== undefined && reply.more !== undefined) return []
    return [{ message: `Two requests in one list are not both answered${cite(protocolVersion, 'batches')}.` }]
  },
}
