import { exchangeOf, resultIn } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** The server answers a batch of requests in a revision that has none. */
export const batchAccepted: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'batch-accepted',
    summary: 'The server answers a batch of requests in a revision that has none.',
    why: 'Batches are gone since 2025-06-18; a client that relies on them fails at the next server.',
    remedy: 'Refuse a list of messages with -32600.',
    level: 'note',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { protocolVersion } = conformance
    const reply = exchangeOf(conformance, 'batch')?.reply
    if (protocolVersion < '2025-06-18' || reply === undefined || resultIn(reply) === undefined) return []
    return [
      {
        message: `Two requests in one list are answered; batches are gone since 2025-06-18${cite(protocolVersion, 'messages')}.`,
      },
    ]
  },
}
