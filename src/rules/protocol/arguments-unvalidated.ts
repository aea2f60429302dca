import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** A tool runs although its arguments are not what its schema wants. */
export const argumentsUnvalidated: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'arguments-unvalidated',
    summary: 'A tool runs although its arguments are not what its schema wants.',
    why: 'What is called with nothing checked does something nobody meant, and the caller takes it for done.',
    remedy: 'Check the arguments against the inputSchema before the tool is run.',
    level: 'warning',
    kept: 'note',
  },
  judge({ layers }) {
    if (layers === undefined) return []
    const { answers, protocolVersion } = layers
    return answers.flatMap(({ call, tool, answer }) => {
      if (answer.layer !== 'accepted' || (call !== 'missing-argument' && call !== 'malformed-arguments')) return []
      const what =
        call === 'missing-argument' ? 'A call without a required argument' : 'A call whose arguments are no object'
      const message = `${what} is answered as if it had worked${cite(protocolVersion, 'toolSecurity')}.`
      return [{ ...(tool === null ? {} : { tool }), name: call, message }]
    })
  },
}
