import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** Two tools of the server have one name. */
export const toolNameRepeated: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'tool-name-repeated',
    summary: 'Two tools of the server have one name.',
    why: 'A call names its tool by nothing else, so that one of the two can never be called.',
    remedy: 'Give each tool a name of its own.',
    level: 'warning',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { protocolVersion, readings } = conformance
    const pages = readings.find(({ method }) => method === 'tools/list')?.pages ?? []
    const twins = new Set(pages.flatMap((page) => page.filter((name, at) => page.indexOf(name) < at)))
    return [...twins].map((name) => ({
      tool: name,
      pointer: '/name',
      message: `The name stands for two tools of the list${cite(protocolVersion, protocolVersion >= '2025-11-25' ? 'names' : 'tool')}.`,
    }))
  },
}
