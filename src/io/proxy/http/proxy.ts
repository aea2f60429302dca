/** A proxy in front of a server behind a URL: Streamable HTTP of every revision, and HTTP with SSE. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UserError } from '../../../model/error.js'
import type { HttpServer } from '../../../model/server.js'
import { thrown } from '../../mcp/thrown.js'
import { errorAnswer } from '../messages.js'
import type { Hook } from '../proxy.js'
import { refusalOf } from './access.js'
import { sendQuestion } from './ask.js'
import { forward, talkOf } from './exchange.js'
import { answerWith, type Exchange } from './parties.js'
import { decideBody, hearBody } from './request-body.js'
import { createTalks, endpointKey } from './talks.js'
import { createUpstream, MOST_HEADER_BYTES } from './upstream.js'

/** What a proxy in front of a URL is told. */
export interface HttpProxyOptions {
  readonly server: HttpServer
  readonly shown: string
  readonly hook: Hook
  /** Of the loopback; port 0 takes a free one. */
  readonly listen: { readonly host: string; readonly port: number }
  /** Gets a sentence where the server cannot be reached, and where it can again. */
  readonly tell: (sentence: string) => void
}

/** A proxy in front of a URL. */
export interface HttpProxy {
  /** What a client is configured with. */
  readonly url: string
  /** Ends all connections and every conversation. */
  readonly close: () => Promise<void>
}

/**
 * Nothing of the libraries for this fits: http-proxy has had no release for years, and neither it nor its successors
 * hand over a copy of both bodies, or wait for a decision. What is left of the work is little over node's own HTTP.
 * @throws UserError where it cannot listen
 */
export async function startHttpProxy({ server, shown, hook, listen, tell }: HttpProxyOptions): Promise<HttpProxy> {
  const upstream = createUpstream(server)
  const talks = createTalks(hook, shown, (talk, question) => sendQuestion(upstream, talk, question))
  const reachable = createReachable(shown, tell)
  const here = createServer({ maxHeaderSize: MOST_HEADER_BYTES, requestTimeout: 0 }, (request, response) => {
    response.sendDate = false
    // Its `close` says the same.
    response.on('error', () => {})
    request.on('error', () => {})
    if (isRefused(request, response)) return
    const exchange: Exchange = { request, response, upstream, talks, hook, shown, reachable }
    const talk = talkOf(exchange)
    const expected = takesMessages(exchange)
    // A server may take calls under other spellings of its path too.
    if (request.method === 'POST' && hook.gates) decideBody(exchange, talk, expected)
    else if (request.method === 'POST' && expected) hearBody(exchange, talk)
    else forward(exchange, talk, [])
  })
  await listening(here, listen)
  const { port } = here.address() as AddressInfo
  const host = listen.host.includes(':') ? `[${listen.host}]` : listen.host
  return {
    url: `http://${host}:${port}${upstream.origin.pathname}`,
    close: async () => {
      const closed = new Promise((resolve) => here.close(resolve))
      here.closeAllConnections()
      await closed
      talks.endAll()
      upstream.close()
    },
  }
}

/** Other addresses of the same origin are for other things, such as the tokens of OAuth. */
function takesMessages({ request, upstream, talks }: Exchange): boolean {
  const path = upstream.pathFor(request.url ?? '/')
  const [pathname = ''] = path.split('?')
  return pathname === upstream.origin.pathname || talks.find(endpointKey(path)) !== undefined
}

function isRefused({ url, headers }: IncomingMessage, response: ServerResponse): boolean {
  const why = refusalOf(headers.host, headers.origin)
  if (why !== undefined) answerWith(response, 403, errorAnswer(null, -32_600, why))
  else if (!url?.startsWith('/')) answerWith(response, 400, errorAnswer(null, -32_600, 'A path was expected.'))
  else return false
  return true
}

async function listening(
  server: ReturnType<typeof createServer>,
  { host, port }: HttpProxyOptions['listen'],
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      const { code } = thrown(error)
      reject(
        new UserError(
          `The proxy cannot listen on ${host}:${port} (${code ?? error.message}).`,
          code === 'EADDRINUSE' ? 'Another program does; name another port with --listen.' : 'Check --listen.',
        ),
      )
    })
    server.listen(port, host, resolve)
  })
}

/** Says it once when the server goes, and once when it comes back. */
function createReachable(shown: string, tell: (sentence: string) => void): (why: string | undefined) => void {
  let gone = false
  return (why) => {
    if (why !== undefined && !gone) tell(`${shown} cannot be reached (${why}); its clients get HTTP 502 until it can.`)
    if (why === undefined && gone) tell(`${shown} can be reached again.`)
    gone = why !== undefined
  }
}
