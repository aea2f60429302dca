import { codeIn, exchangeOf } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** A cursor that the server never gave is not refused as the specification wants it. */
export const cursorAccepted: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'cursor-accepted',
    summary: 'A cursor that the server never gave is not refused as the specification wants it.',
    why: 'A client with an old cursor takes what it gets for the next page, and never learns that it has to begin again.',
    remedy: 'Answer an unknown cursor with -32602.',
    level: 'note',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const exchange = exchangeOf(conformance, 'invalid-cursor')
    if (exchange?.reply.message === undefined) return []
    const code = codeIn(exchange.reply)
    if (code === INVALID_PARAMS || (code !== undefined && !Number.isInteger(code))) return []
    const how =
      code === undefined
        ? 'is answered with a page'
        : `is refused with ${JSON.stringify(code)} in place of ${INVALID_PARAMS}`
    const message = `A cursor of ${exchange.method ?? 'a list'} that was never given ${how}${cite(conformance.protocolVersion, 'cursors')}.`
    return [{ name: code === undefined ? 'accepted' : 'miscoded', message }]
  },
}

const INVALID_PARAMS = -32_602
