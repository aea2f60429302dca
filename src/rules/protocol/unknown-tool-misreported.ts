import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** A call of a tool that does not exist is answered in another way than with -32602. */
export const unknownToolMisreported: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'unknown-tool-misreported',
    summary: 'A call of a tool that does not exist is answered in another way than with -32602.',
    why: 'A client that knows a removed tool by its error does not see it, and shows the model a failure that it cannot mend.',
    remedy:
      'Answer with the JSON-RPC error -32602; some libraries make a tool result of every error, so look at how yours does it.',
    level: 'note',
    kept: 'note',
  },
  judge({ layers }) {
    if (layers === undefined) return []
    const { answers, protocolVersion } = layers
    return answers.flatMap(({ call, answer: { layer, code } }) => {
      if (
        call !== 'unknown-tool' ||
        (layer !== 'tool' && (layer !== 'protocol' || code === INVALID_PARAMS || !Number.isInteger(code)))
      )
        return []
      const how = layer === 'tool' ? 'with a tool result (isError)' : `with the error ${JSON.stringify(code ?? null)}`
      const message = `A tool that does not exist is answered ${how}, not with ${INVALID_PARAMS}${cite(protocolVersion, 'toolErrors')}.`
      return [{ name: layer, message }]
    })
  },
}

const INVALID_PARAMS = -32_602
