import { asked, codeIn } from '../evidence/replies.js'
import { cite } from '../evidence/sections.js'
import type { EvidenceRule } from '../rule.js'

/** An error has another code than the one that stands for it, or comes as a result. */
export const errorCodeMisused: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'error-code-misused',
    summary: 'An error has another code than the one that stands for it, or comes as a result.',
    why: 'Clients decide by the code whether to try again, to fall back to something older, or to show the error to the model.',
    remedy:
      'Send -32700 for what is no JSON, -32600 for what is no request, -32601 for an unknown method, -32602 for wrong parameters, and the codes of MCP where it has one.',
    level: 'warning',
    kept: 'note',
  },
  judge({ conformance }) {
    if (conformance === undefined) return []
    const { exchanges, protocolVersion } = conformance
    return exchanges.flatMap((exchange) => {
      const { probe, reply } = exchange
      const due = Object.hasOwn(DUE, probe) ? DUE[probe as keyof typeof DUE] : undefined
      if (due === undefined || reply.message === undefined) return []
      const code = codeIn(reply)
      if (code === due.code) return []
      // What is no integer at all, and what is not refused, is said by other rules.
      if (code !== undefined && !Number.isInteger(code)) return []
      if ('checked' in due && (code === undefined || (probe === 'http-name-mismatched' && code === UNKNOWN_TOOL)))
        return []
      const said = code === undefined ? 'a result' : `the error ${JSON.stringify(code)}`
      const wanted = `${due.code} is meant for it`
      return [
        { name: probe, message: `${said} came to ${asked(exchange)}; ${wanted}${cite(protocolVersion, due.section)}.` },
      ].map((told) => ({ ...told, message: told.message.charAt(0).toUpperCase() + told.message.slice(1) }))
    })
  },
}

const UNKNOWN_TOOL = -32_602

/** `checked`: whether it is refused at all is said by another rule. */
const DUE = {
  'parse-error': { code: -32_700, section: 'messages' },
  'invalid-request': { code: -32_600, section: 'messages' },
  'unknown-method': { code: -32_601, section: 'messages' },
  'invalid-params': { code: -32_602, section: 'messages' },
  'missing-capabilities': { code: -32_602, section: 'metadata', checked: true },
  'http-method-mismatched': { code: -32_020, section: 'headers', checked: true },
  'http-method-missing': { code: -32_020, section: 'headers', checked: true },
  'http-version-mismatched': { code: -32_020, section: 'headers', checked: true },
  'http-name-mismatched': { code: -32_020, section: 'headers', checked: true },
} as const
