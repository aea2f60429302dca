import { codeIn, exchangeOf, resultIn } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** The answer to ping is not an empty result. */
export const pingMisanswered: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'ping-misanswered',
    summary: 'The answer to ping is not an empty result.',
    why: 'Clients ping to see whether the connection lives, and close it where the answer is not what it must be.',
    remedy: 'Answer ping with an empty result.',
    level: 'warning',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const ping = exchangeOf(conformance, 'ping')
    if (ping?.reply.message === undefined) return []
    const [result, code] = [resultIn(ping.reply), codeIn(ping.reply)]
    const { protocolVersion } = conformance
    if (code !== undefined)
      return [
        {
          name: 'refused',
          message: `ping is answered with the error ${JSON.stringify(code)}${cite(protocolVersion, 'ping')}.`,
        },
      ]
    const members = result === undefined ? [] : Object.keys(result).filter((key) => key !== '_meta')
    if (members.length === 0) return []
    const named = members
      .slice(0, 3)
      .map((key) => JSON.stringify(key))
      .join(', ')
    return [
      { name: 'filled', message: `The result of ping is not empty, it has ${named}${cite(protocolVersion, 'ping')}.` },
    ]
  },
}
