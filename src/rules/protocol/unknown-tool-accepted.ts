import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** A call of a tool that does not exist is answered as if it had worked. */
export const unknownToolAccepted: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'unknown-tool-accepted',
    summary: 'A call of a tool that does not exist is answered as if it had worked.',
    why: 'Callers take a call for done that nobody made; a removed or misspelled tool is never noticed.',
    remedy: 'Answer with the JSON-RPC error -32602.',
    level: 'error',
    kept: 'note',
  },
  judge({ layers }) {
    if (layers === undefined) return []
    const { answers, protocolVersion } = layers
    return answers
      .filter(({ call, answer }) => call === 'unknown-tool' && answer.layer === 'accepted')
      .map(() => ({
        message: `A tool that does not exist is answered with a result${cite(protocolVersion, 'toolErrors')}.`,
      }))
  },
}
