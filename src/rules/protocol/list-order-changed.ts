import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** The same list comes in another order when it is read again. */
export const listOrderChanged: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'list-order-changed',
    summary: 'The same list comes in another order when it is read again.',
    why: 'Clients put the list of tools into the prompt; another order is another prompt, and caches of it are lost.',
    remedy: 'Sort lists before they are sent.',
    level: 'note',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { protocolVersion, readings } = conformance
    return [...new Set(readings.map(({ method }) => method))].flatMap((method) => {
      const [first, second] = readings.filter((reading) => reading.method === method).map(({ pages }) => pages.flat())
      if (first === undefined || second === undefined || first.join('\n') === second.join('\n')) return []
      if ([...first].sort().join('\n') !== [...second].sort().join('\n')) return []
      return [
        {
          subject: method,
          message: `${method} has the same items in another order when it is read again${cite(protocolVersion, 'listing')}.`,
        },
      ]
    })
  },
}
