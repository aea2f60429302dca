/** The sentences of what goes wrong on the way to a URL. */
import { visible } from '../../model/visible.js'
import { ServerFailure } from './failure.js'
import { quoted } from './shown.js'
import { thrown } from './thrown.js'

/** An answer that is no success. */
export interface Refused {
  readonly status: number
  readonly statusText: string
  /** Where a redirect leads. */
  readonly location: string | undefined
}

/** An answer whose HTTP status is no success. */
export function statusFailure(shown: string, { status, statusText, location }: Refused): ServerFailure {
  const told = visible(`HTTP ${status} ${statusText}`.trim(), 60)
  const fail = (message: string, next: string): ServerFailure => new ServerFailure('status', message, next, status)
  if (status === 401) return fail(`${shown} wants to know who asks (${told}).`, 'Give it a token or a header.')
  if (status === 403)
    return fail(`${shown} does not allow what was asked (${told}).`, 'Check the token, and what it may do.')
  if (status >= 300 && status < 400 && location !== undefined)
    return fail(
      `${shown} redirects to ${placeOf(location)} (${told}), and no header is carried there.`,
      'If that is the server, name its URL.',
    )
  if (status === 404 || status === 405)
    return fail(`There is no MCP server at ${shown} (${told}).`, 'Check the path of the URL; many end in /mcp or /sse.')
  if (status === 429) return fail(`${shown} has been asked too often (${told}).`, 'Try again later.')
  return fail(`${shown} answered with ${told}.`, status >= 500 ? 'Look into its log.' : 'Is it an MCP server?')
}

/** The host and path of a redirect's target, without anything that may be secret in it. */
function placeOf(location: string): string {
  if (!URL.canParse(location)) return visible(location.replace(/[?#].*$/s, ''), 100)
  const { origin, pathname } = new URL(location)
  return visible(`${origin}${pathname}`, 100)
}

/** An answer that is no message of MCP. */
export function foreign(shown: string, error: unknown, maskIn: (text: string) => string): ServerFailure {
  const { data } = thrown(error)
  const type = isTyped(data) ? ` (${quoted(data.contentType, maskIn, 60)})` : ''
  return new ServerFailure(
    'foreign',
    `${shown} answers with something that is no JSON-RPC message${type}.`,
    'Is it the URL of an MCP server?',
  )
}

function isTyped(data: unknown): data is { readonly contentType: string } {
  return typeof data === 'object' && data !== null && 'contentType' in data && typeof data.contentType === 'string'
}

const UNKNOWN_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME'])
const NO_ROUTE = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT'])
const CUT = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** The code of the error under an error of fetch. */
function codeBehind(error: unknown): string | undefined {
  const { name, cause } = thrown(error)
  return name === 'TypeError' ? thrown(cause).code : undefined
}

/** Was the connection closed before there was an answer? */
export function isCut(error: unknown): boolean {
  return CUT.has(codeBehind(error) ?? '')
}

/** A request that got no answer at all; undefined where the error is of another kind. */
export function unreachable(shown: string, error: unknown): ServerFailure | undefined {
  const { name, cause } = thrown(error)
  if (name !== 'TypeError') return undefined
  const code = codeBehind(error)
  // Such as "bad port", which has no code.
  if (code === undefined) return cause === undefined ? undefined : other(shown, visible(thrown(cause).message, 100))
  if (code === 'ECONNREFUSED')
    return new ServerFailure('other', `Nothing listens at ${shown} (${code}).`, 'Is the server running?')
  if (UNKNOWN_HOST.has(code))
    return new ServerFailure('other', `The host of ${shown} is not known (${code}).`, 'Check the URL.')
  if (NO_ROUTE.has(code))
    return new ServerFailure('other', `${shown} cannot be reached (${code}).`, 'Check the URL and the network.')
  if (CUT.has(code))
    return new ServerFailure(
      'ended',
      `${shown} closed the connection before it had answered (${code}).`,
      'Look into its log.',
    )
  if (/CERT|SSL|TLS|SIGNED|ISSUER|SIGNATURE/.test(code))
    return new ServerFailure(
      'other',
      `The TLS certificate of ${shown} is not accepted (${code}).`,
      'Name a certificate authority of your own in NODE_EXTRA_CA_CERTS, or check the URL.',
    )
  if (/^(?:Z_|ERR_(?:_|BROTLI|PADDING))/.test(code))
    return new ServerFailure('foreign', `What ${shown} sends cannot be unpacked (${code}).`, 'Look into its log.')
  return other(shown, code)
}

function other(shown: string, why: string): ServerFailure {
  return new ServerFailure('other', `${shown} cannot be asked (${why}).`, 'Check the URL.')
}
