import type { ContractRule } from '../rule.js'
import { quote } from '../wording/quote.js'

/** The version of the protocol that the server answered with changed. */
export const protocolVersionChanged: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'protocol-version-changed',
    summary: 'The server speaks another version of the protocol.',
    why: 'Clients and servers agree on a version when they connect. A client that does not know the new one hangs up, unless the server still offers the former.',
    remedy: 'Keep answering clients that ask for the former version.',
    level: 'note',
  },
  compare({ protocolVersion: before }, { protocolVersion: after }) {
    if (before === undefined || after === undefined || before === after) return []
    const message = `The protocol version went from ${quote(before)} to ${quote(after)}.`
    return [{ effect: 'advisory', pointer: '/protocolVersion', message, before, after }]
  },
}
