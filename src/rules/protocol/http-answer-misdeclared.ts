import { asked } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** An answer has a content type that is neither JSON nor an event stream. */
export const httpAnswerMisdeclared: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'http-answer-misdeclared',
    summary: 'An answer has a content type that is neither JSON nor an event stream.',
    why: 'Clients read the body by its type, and refuse any other.',
    remedy: 'Send application/json or text/event-stream.',
    level: 'error',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { exchanges, protocolVersion } = conformance
    const answer = exchanges.find(
      ({ id, reply: { http } }) =>
        id !== undefined && http !== undefined && http.status < 300 && http.bodied && !READABLE.has(http.contentType),
    )
    if (answer === undefined) return []
    const type = JSON.stringify(answer.reply.http?.contentType)
    return [
      { message: `The answer to ${asked(answer)} has the content type ${type}${cite(protocolVersion, 'sending')}.` },
    ]
  },
}

const READABLE = new Set(['application/json', 'text/event-stream'])
