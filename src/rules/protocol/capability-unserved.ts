import { codeIn } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** The server declares a capability and does not know its method. */
export const capabilityUnserved: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'capability-unserved',
    summary: 'The server declares a capability and does not know its method.',
    why: 'A client that goes by the declaration calls the method and fails.',
    remedy: 'Serve what is declared, or take it out of the capabilities.',
    level: 'error',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { capabilities, exchanges, protocolVersion } = conformance
    return exchanges.flatMap(({ probe, method, reply }) => {
      const [, capability] = /^(?:list|declared):(.+)$/.exec(probe) ?? []
      if (capability === undefined || codeIn(reply) !== METHOD_NOT_FOUND) return []
      const declared = probe.startsWith('declared:') || (capabilities[capability] ?? null) !== null
      if (!declared || !Object.hasOwn(capabilities, capability.split('.')[0] ?? '')) return []
      const what = `The capability ${capability} is declared, and ${method ?? 'its method'} is not known`
      return [{ name: capability, message: `${what}${cite(protocolVersion, 'capabilities')}.` }]
    })
  },
}

const METHOD_NOT_FOUND = -32_601
