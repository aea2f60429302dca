/** Messages to and from a server behind a URL, carried by the official client library. */
import type { JSONRPCMessage, Transport } from '@modelcontextprotocol/client'
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import type { HttpServer } from '../../model/server.js'
import { type Refusal, refusalOf, ServerFailure } from './failure.js'
import { createGuard } from './guard.js'
import { foreign, statusFailure, unreachable } from './http-failure.js'
import { decoded } from './secrets.js'
import type { Most } from './sieve.js'
import { thrown } from './thrown.js'
import { within } from './wait.js'
import type { Ears, Wire } from './wire.js'

/** How long saying goodbye may take. */
const GOODBYE_MS = 1_000

/**
 * A wire to a URL. The library knows the headers of both eras, the event streams and the older transport; the fetch
 * under it is ours, for the limit of size and for sentences that say what went wrong.
 */
export async function httpWire(
  kind: 'http' | 'sse',
  server: HttpServer,
  shown: string,
  maskIn: (text: string) => string,
  most: Most,
): Promise<Wire> {
  const { SSEClientTransport, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client')
  const { url, headers } = addressOf(server, shown)
  const unanswered = new Set<Json>()
  let ears: Ears | undefined
  let over = false
  const breakOff = (failure: ServerFailure): void => {
    if (over) return
    over = true
    ears?.broken(failure)
  }
  const guard = createGuard(shown, most, (method) => kind === 'sse' || method === 'POST', breakOff)
  const options = { requestInit: { headers }, fetch: guard.fetch }
  const streamable = kind === 'http' ? new StreamableHTTPClientTransport(url, options) : undefined
  const transport: Transport = streamable ?? new SSEClientTransport(url, options)

  const failureOf = (error: unknown): unknown => {
    const refused = guard.refused()
    if (error instanceof ServerFailure) return error
    if (guard.failure() !== undefined) return guard.failure()
    if (refused !== undefined) return rpcErrorIn(error) ?? statusFailure(shown, refused)
    return isForeign(error) ? foreign(shown, error, maskIn) : (unreachable(shown, error) ?? error)
  }

  return {
    start: async (given) => {
      ears = given
      transport.onmessage = (message) => {
        const heard: unknown = message
        if (!isObject(heard)) return
        if (heard.id !== undefined) unanswered.delete(heard.id)
        given.heard(heard)
      }
      transport.onerror = (error) => {
        if (isForeign(error)) breakOff(foreign(shown, error, maskIn))
      }
      try {
        await transport.start()
      } catch (error) {
        const failure = failureOf(error)
        // Whatever the older transport says of its event stream: there is none that it can use.
        throw kind === 'sse' && failure === error ? foreign(shown, error, maskIn) : failure
      }
    },
    send: async (message) => {
      if (message.method !== undefined && message.id !== undefined) unanswered.add(message.id)
      guard.forget()
      try {
        await transport.send(message as unknown as JSONRPCMessage, {
          onRequestStreamEnd: () => {
            if (message.id !== undefined && unanswered.has(message.id)) breakOff(cutShort(shown))
          },
        })
      } catch (error) {
        throw failureOf(error)
      }
    },
    agree: (version) => transport.setProtocolVersion?.(version),
    close: async () => {
      over = true
      if (streamable?.sessionId !== undefined)
        await within(
          streamable.terminateSession().catch(() => {}),
          GOODBYE_MS,
        )
      await transport.close()
    },
    aside: () => '',
  }
}

function cutShort(shown: string): ServerFailure {
  return new ServerFailure('ended', `${shown} closed the connection before it had answered.`, 'Look into its log.')
}

/** Credentials of a URL become the header that stands for them; fetch takes none in a URL. */
function addressOf(server: HttpServer, shown: string): { url: URL; headers: Headers } {
  const url = new URL(server.url)
  const headers = new Headers()
  for (const [name, value] of Object.entries(server.headers ?? {})) {
    try {
      headers.set(name, value)
    } catch (error) {
      if (thrown(error).name !== 'TypeError') throw error
      throw new ServerFailure(
        'other',
        `The header ${JSON.stringify(name)} for ${shown} has characters that no header may have.`,
        'Is there a line break in it?',
      )
    }
  }
  if (url.username !== '' || url.password !== '') {
    const pair = `${decoded(url.username)}:${decoded(url.password)}`
    if (!headers.has('authorization')) headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`)
    url.username = ''
    url.password = ''
  }
  return { url, headers }
}

/** A JSON-RPC error that came with an HTTP status, unless the status says all of it. */
function rpcErrorIn(error: unknown): Refusal | undefined {
  const { data } = thrown(error)
  if (!isObject(data) || data.status === 401 || data.status === 403 || typeof data.text !== 'string') return undefined
  try {
    const body: unknown = JSON.parse(data.text)
    return isObject(body) && isObject(body.error) ? refusalOf(body.error as JsonObject) : undefined
  } catch (bad) {
    if (thrown(bad).name === 'SyntaxError') return undefined
    throw bad
  }
}

const UNEXPECTED_CONTENT = 'CLIENT_HTTP_UNEXPECTED_CONTENT'

/** What the library throws at an answer that is no JSON, no JSON-RPC message, or of another content type. */
function isForeign(error: unknown): boolean {
  const { name, code } = thrown(error)
  return name === 'SyntaxError' || name === '$ZodError' || name === 'ZodError' || code === UNEXPECTED_CONTENT
}
