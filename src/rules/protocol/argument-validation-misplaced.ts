import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** A missing argument is answered with a protocol error, in a revision that wants a tool error. */
export const argumentValidationMisplaced: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'argument-validation-misplaced',
    summary: 'A missing argument is answered with a protocol error, in a revision that wants a tool error.',
    why: 'Since 2025-11-25 wrong input comes back as a result with `isError`, so that the model sees it and can try again; protocol errors often never reach it.',
    remedy: 'Answer wrong arguments with a result that has `isError: true` and says what is wrong.',
    level: 'note',
    kept: 'note',
  },
  judge({ layers }) {
    if (layers === undefined) return []
    const { answers, protocolVersion } = layers
    if (protocolVersion < SINCE) return []
    return answers.flatMap(({ call, tool, answer: { layer, code } }) => {
      if (call !== 'missing-argument' || layer !== 'protocol') return []
      const message = `A missing argument is answered with the error ${JSON.stringify(code ?? null)}, not with a tool result (isError)${cite(protocolVersion, 'toolErrors')}.`
      return [{ ...(tool === null ? {} : { tool }), message }]
    })
  },
}

/** SEP-1303. */
const SINCE = '2025-11-25'
