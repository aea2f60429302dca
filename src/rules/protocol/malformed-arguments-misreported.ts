import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** Arguments that are no object are answered in another way than with -32602. */
export const malformedArgumentsMisreported: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'malformed-arguments-misreported',
    summary: 'Arguments that are no object are answered in another way than with -32602.',
    why: 'The request itself is wrong, which no model can mend; clients keep such errors apart by their code.',
    remedy: 'Check the form of the request before the tool is looked at, and answer with the JSON-RPC error -32602.',
    level: 'note',
    kept: 'note',
  },
  judge({ layers }) {
    if (layers === undefined) return []
    const { answers, protocolVersion } = layers
    return answers.flatMap(({ call, tool, answer: { layer, code } }) => {
      if (
        call !== 'malformed-arguments' ||
        (layer !== 'tool' && (layer !== 'protocol' || code === INVALID_PARAMS || !Number.isInteger(code)))
      )
        return []
      // Both layers list wrong arguments before 2025-11-25.
      if (layer === 'tool' && protocolVersion < SINCE) return []
      const how = layer === 'tool' ? 'with a tool result (isError)' : `with the error ${JSON.stringify(code ?? null)}`
      const message = `Arguments that are no object are answered ${how}, not with ${INVALID_PARAMS}${cite(protocolVersion, 'toolErrors')}.`
      return [{ ...(tool === null ? {} : { tool }), name: layer, message }]
    })
  },
}

const INVALID_PARAMS = -32_602
const SINCE = '2025-11-25'
