/** Requests to the server behind an HTTP proxy. */
import { type ClientRequest, Agent as HttpAgent, request as httpRequest } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import type { HttpServer } from '../../../model/server.js'
import { decoded } from '../../mcp/secrets.js'
import { type HeaderPair, headerIn, replaced, without } from './headers.js'

export interface Upstream {
  readonly origin: URL
  /** Where a request for this path goes: the server's own path and query where it asks for the path of the proxy. */
  readonly pathFor: (asked: string) => string
  /** What these headers of a client are sent as. */
  readonly headersFor: (pairs: readonly HeaderPair[]) => HeaderPair[]
  readonly send: (method: string, path: string, headers: readonly HeaderPair[]) => ClientRequest
  readonly close: () => void
}

/** Shorter than servers and gateways keep an idle connection, so that none is used that is just being closed. */
const IDLE_MS = 4_000
const CONNECT_MS = 30_000
export const MOST_HEADER_BYTES = 131_072

/** Headers of the server's settings take the place of the client's; a URL's user and password are one of them. */
export function createUpstream({ url, headers = {} }: HttpServer): Upstream {
  const origin = new URL(url)
  const secure = origin.protocol === 'https:'
  const agent = secure
    ? new HttpsAgent({ keepAlive: true, timeout: IDLE_MS })
    : new HttpAgent({ keepAlive: true, timeout: IDLE_MS })
  const given: HeaderPair[] = Object.entries(headers)
  if ((origin.username !== '' || origin.password !== '') && headerIn(given, 'authorization') === undefined)
    given.push(['Authorization', `Basic ${credentials(origin)}`])
  return {
    origin,
    pathFor: (asked) => (asked === origin.pathname ? `${origin.pathname}${origin.search}` : asked),
    headersFor: (pairs) => replaced([['Host', origin.host], ...without(pairs, 'host', 'expect')], given),
    send: (method, path, pairs) => {
      const { hostname, port } = origin
      const request = (secure ? httpsRequest : httpRequest)({
        hostname: hostname.replace(/^\[|\]$/g, ''),
        port,
        method,
        path,
        agent,
        headers: pairs.flat(),
        maxHeaderSize: MOST_HEADER_BYTES,
      })
      giveUpConnecting(request)
      return request
    },
    close: () => agent.destroy(),
  }
}

function credentials({ username, password }: URL): string {
  return Buffer.from(`${decoded(username)}:${decoded(password)}`).toString('base64')
}

function giveUpConnecting(request: ClientRequest): void {
  request.once('socket', (socket) => {
    if (!socket.connecting) return
    const error = Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' })
    const timer = setTimeout(() => request.destroy(error), CONNECT_MS)
    for (const event of ['connect', 'close', 'error']) socket.once(event, () => clearTimeout(timer))
  })
}
