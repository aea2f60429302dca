import { member } from '../../model/json.js'
import { resultIn } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** The server serves a list that its capabilities do not declare. */
export const capabilityUndeclared: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'capability-undeclared',
    summary: 'The server serves a list that its capabilities do not declare.',
    why: 'Clients that go by the capabilities never ask, so that nobody sees what is listed.',
    remedy: 'Declare the capability of every list that you serve.',
    level: 'warning',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { capabilities, exchanges, protocolVersion } = conformance
    return exchanges.flatMap(({ probe, method, reply }) => {
      const [, capability] = /^list:(.+)$/.exec(probe) ?? []
      const result = resultIn(reply)
      if (capability === undefined || result === undefined || Object.hasOwn(capabilities, capability)) return []
      const list = member(result, capability)
      if (!Array.isArray(list) || list.length === 0) return []
      const what = `${method ?? 'A list'} has items, and the capability ${capability} is not declared`
      return [{ name: capability, message: `${what}${cite(protocolVersion, 'capabilities')}.` }]
    })
  },
}
