import { cite } from '../evidence/sections.js'
import type { EvidenceRule, Explanation } from '../rule.js'

/** The pages of a list do not add up to the list. */
export const paginationBroken: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'pagination-broken',
    summary: 'The pages of a list do not add up to the list.',
    why: 'A client that reads all pages gets items twice, or never comes to an end.',
    remedy: 'Give each page a cursor of its own, none on the last one, and each item on one page only.',
    level: 'error',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { protocolVersion, readings } = conformance
    const told = new Map<string, Explanation>()
    for (const { method, pages, stopped } of readings) {
      const why = stopped === undefined ? undefined : STOPPED[stopped]
      const twice = pages.flatMap((page, at) =>
        page.filter((name) => pages.slice(0, at).some((one) => one.includes(name))),
      )
      const section = cite(protocolVersion, 'pagination')
      if (why !== undefined)
        told.set(`${method} cursor`, { subject: method, name: 'cursor', message: `${method} ${why}${section}.` })
      if (twice.length > 0) {
        const named = JSON.stringify(twice[0])
        const message = `${method} has ${named} on two of its pages${section}.`
        told.set(`${method} repeated`, { subject: method, name: 'repeated', message })
      }
    }
    return [...told.values()]
  },
}

const STOPPED = {
  'cursor-repeated': 'gives a cursor a second time',
  'cursor-no-text': 'gives a nextCursor that is no text',
  'too-many-pages': 'does not come to an end',
  // Whatever stands in the answer is said by other rules.
  refused: undefined,
} as const
