import type { Exchange } from '../../model/evidence/conformance.js'
import { asked, codeIn } from '../evidence/replies.js'
import { cite, MODERN, type SectionName } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** An HTTP answer has another status than the specification wants for it. */
export const httpStatusMisused: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'http-status-misused',
    summary: 'An HTTP answer has another status than the specification wants for it.',
    why: 'Clients and proxies decide by the status whether to begin again, to fall back to something older, or to give up.',
    remedy: 'Send the status that the section of the finding names.',
    level: 'warning',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { exchanges, protocolVersion } = conformance
    return exchanges.flatMap((exchange) => {
      const due = dueOf(exchange, protocolVersion)
      if (due === undefined) return []
      const { http } = exchange.reply
      const said = `HTTP ${http?.status}${due.type === true ? ` with ${JSON.stringify(http?.contentType)}` : ''}`
      const message = `${said} came to ${asked(exchange)}; it should be ${due.wanted}${cite(protocolVersion, due.section)}.`
      return [{ name: exchange.probe, message }]
    })
  },
}

interface Due {
  readonly wanted: string
  readonly section: SectionName
  /** The content type matters too. */
  readonly type?: true
}

/** What the status should have been; undefined where it is right, or another rule speaks. */
function dueOf({ probe, reply }: Exchange, revision: string): Due | undefined {
  const { http } = reply
  if (http === undefined) return undefined
  const { status } = http
  const refuses = status >= 400
  const asksWho = status === 401 || status === 429 || status >= 500
  switch (probe) {
    case 'initialized':
    case 'unknown-notification':
      return refuses || status === 202 ? undefined : { wanted: '202', section: 'sending' }
    case 'parse-error':
    case 'invalid-request':
      return refuses ? undefined : { wanted: 'an HTTP error', section: 'sending' }
    case 'http-get':
      if (status === 405 || asksWho || (revision >= MODERN && refuses)) return undefined
      if (revision < MODERN && status < 300 && http.contentType === 'text/event-stream') return undefined
      return { wanted: revision >= MODERN ? '405' : '405, or an event stream', section: 'listening', type: true }
    case 'http-origin':
      if (!refuses || asksWho || status === 403 || revision < '2025-11-25') return undefined
      return { wanted: '403', section: 'origin' }
    case 'http-version-unknown':
      return !refuses || asksWho || status === 400 ? undefined : { wanted: '400', section: 'versionHeader' }
    case 'http-session-ended':
      return !refuses || asksWho || status === 404 ? undefined : { wanted: '404', section: 'sessions' }
    default:
      return revision >= MODERN ? dueOfModern({ probe, reply }, status) : undefined
  }
}

function dueOfModern({ probe, reply }: Exchange, status: number): Due | undefined {
  const code = codeIn(reply)
  if (probe === 'unknown-method' && code === -32_601 && status !== 404)
    return { wanted: '404', section: 'versionHeader' }
  if (probe === 'unsupported-version' && code === -32_022 && status !== 400)
    return { wanted: '400', section: 'versionHeader' }
  if (probe === 'missing-capabilities' && code === -32_602 && status !== 400)
    return { wanted: '400', section: 'metadata' }
  if (/^http-.*-(?:mismatched|missing)$/.test(probe) && code === -32_020 && status !== 400)
    return { wanted: '400', section: 'headers' }
  return undefined
}
