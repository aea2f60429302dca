/** What can be read off single replies. */
import type { ConformanceEvidence, Exchange, Reply } from '../../model/evidence/conformance.js'
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'

/** The first exchange of a probe; undefined where it was not made. */
export function exchangeOf({ exchanges }: ConformanceEvidence, probe: string): Exchange | undefined {
  return exchanges.find((exchange) => exchange.probe === probe)
}

/** The `result` of the answer, where it is an object. */
export function resultIn({ message }: Reply): JsonObject | undefined {
  const result = message === undefined ? undefined : member(message, 'result')
  return isObject(result) ? result : undefined
}

/** The `error` of the answer, where it is an object. */
export function errorIn({ message }: Reply): JsonObject | undefined {
  const error = message === undefined ? undefined : member(message, 'error')
  return isObject(error) ? error : undefined
}

/** The code of the answer's error; undefined where it has none. */
export function codeIn(reply: Reply): Json | undefined {
  const error = errorIn(reply)
  return error === undefined ? undefined : member(error, 'code')
}

/** Was it answered over HTTP with a status that is no success? */
export function isRefused({ http }: Reply): boolean {
  return http !== undefined && http.status >= 400
}

/** What was sent, in words that go on after `to` or `at`. */
export function asked({ probe, method }: Exchange): string {
  const known = Object.hasOwn(WORDS, probe) ? WORDS[probe as keyof typeof WORDS] : undefined
  return known ?? method ?? probe
}

const WORDS = {
  initialize: 'initialize',
  initialized: 'the notification notifications/initialized',
  'unknown-method': 'a method that does not exist',
  'unknown-notification': 'a notification that does not exist',
  'invalid-params': 'tools/call without the name of a tool',
  'invalid-request': 'a request whose method is a number',
  'parse-error': 'a text that is no JSON',
  'invalid-cursor': 'a cursor that it never gave',
  batch: 'a batch of two requests',
  'unknown-version': 'initialize with the revision 1999-01-01',
  'same-version': 'initialize with the revision that it had answered with',
  'unsupported-version': 'a request of the revision 1999-01-01',
  'missing-capabilities': 'a request without clientCapabilities in _meta',
  'http-method-mismatched': 'a header Mcp-Method that says another method than the body',
  'http-method-missing': 'a request without the header Mcp-Method',
  'http-version-mismatched': 'a header MCP-Protocol-Version that says another revision than the body',
  'http-name-mismatched': 'a header Mcp-Name that says another tool than the body',
  'http-version-unknown': 'the header MCP-Protocol-Version: 1999-01-01',
  'http-origin': 'a foreign Origin',
  'http-session-missing': 'a request without the session that it had opened',
  'http-session-unknown': 'a session that it never opened',
  'http-session-ended': 'a session that had been ended',
  'http-get': 'GET',
} as const
