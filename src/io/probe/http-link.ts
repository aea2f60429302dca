/** A URL that single messages are posted to. */
import type { HttpReply, Reply } from '../../model/evidence/conformance.js'
import { isObject, type JsonObject } from '../../model/json.js'
import type { HttpServer } from '../../model/server.js'
import { decoded, type Secrets } from '../mcp/secrets.js'
import { within } from '../mcp/wait.js'
import { readEvents } from './events.js'
import type { Heard, Link, Outgoing } from './link.js'
import { messagesIn } from './stdio-link.js'
import { noiseOf, trimmed } from './trim.js'

/** What is read of one answer. */
const MOST_BYTES = 32 * 1_048_576

/** How a URL is reached, and how long it may take. */
export interface HttpLinkSettings {
  readonly server: HttpServer
  /** Given to every server. */
  readonly headers: { readonly [name: string]: string }
  readonly secrets: Secrets
  readonly patienceMs: number
}

export interface HttpLink extends Link {
  readonly session: () => string | undefined
  /** Sends nothing: looks at what another method than POST is answered with; the body is not read. */
  readonly look: (method: 'GET' | 'DELETE', headers?: Outgoing['headers']) => Promise<HttpReply | undefined>
}

/** Opens nothing yet: every message is a request of its own. */
export function openHttp({ server, headers: given, secrets, patienceMs }: HttpLinkSettings): HttpLink {
  const { url, authorization } = addressOf(server.url)
  const asked: string[] = []
  let session: string | undefined
  let version: string | undefined
  const headersFor = (changed: Outgoing['headers'] = {}): Headers => {
    const headers = new Headers({ ...authorization, ...given, ...server.headers })
    headers.set('content-type', 'application/json')
    headers.set('accept', 'application/json, text/event-stream')
    if (session !== undefined) headers.set('mcp-session-id', session)
    if (version !== undefined) headers.set('mcp-protocol-version', version)
    for (const [name, value] of Object.entries(changed)) {
      if (value === undefined) headers.delete(name)
      else headers.set(name, value)
    }
    return headers
  }
  const ask = async (init: RequestInit): Promise<{ response: Response; stop: () => void } | undefined> => {
    const stop = new AbortController()
    const opened = fetch(url, { ...init, redirect: 'manual', signal: stop.signal }).catch(() => undefined)
    const response = await within(opened, patienceMs)
    if (response === 'late' || response.value === undefined) {
      stop.abort()
      return undefined
    }
    return { response: response.value, stop: () => stop.abort() }
  }
  return {
    send: async (message) => {
      const opened = await ask({ method: 'POST', headers: headersFor(message.headers), body: message.text })
      if (opened === undefined) return { reply: { late: true } }
      const read = await within(
        readBody(opened.response, message).catch((): Body => ({ messages: [], noise: undefined, bytes: 0 })),
        patienceMs,
      )
      opened.stop()
      const http = httpOf(opened.response, read === 'late' || read.value.bytes > 0)
      if (http.session !== undefined) session ??= http.session
      const found = read === 'late' ? { messages: [], noise: undefined } : read.value
      const answers = found.messages.filter(({ method }) => typeof method !== 'string')
      for (const { id, method } of found.messages)
        if (typeof method === 'string' && id !== undefined) asked.push(method)
      return heardFrom(answers, found.noise, { message, http, late: read === 'late', secrets })
    },
    look: async (method, headers) => {
      const opened = await ask({ method, headers: headersFor({ 'content-type': undefined, ...headers }) })
      opened?.stop()
      return opened === undefined ? undefined : httpOf(opened.response, false)
    },
    session: () => session,
    alive: () => true,
    asked: () => asked,
    strays: () => [],
    agree: (agreed) => {
      version = agreed
    },
    close: async () => {
      if (session === undefined) return
      const opened = await ask({ method: 'DELETE', headers: headersFor() })
      opened?.stop()
    },
  }
}

function addressOf(text: string): { url: string; authorization: { readonly [name: string]: string } } {
  const url = new URL(text)
  const pair = `${decoded(url.username)}:${decoded(url.password)}`
  url.username = ''
  url.password = ''
  const authorization = pair === ':' ? {} : { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
  return { url: url.href, authorization }
}

function httpOf({ status, headers }: Response, bodied: boolean): HttpReply {
  const contentType = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const session = headers.get('mcp-session-id')
  return { status, contentType, bodied, ...(session === null ? {} : { session }) }
}

interface Body {
  readonly messages: readonly JsonObject[]
  readonly noise: string | undefined
  readonly bytes: number
}

/** The messages of a body, or of its events up to the answer. */
async function readBody(response: Response, { id }: Outgoing): Promise<Body> {
  if (response.body === null) return { messages: [], noise: undefined, bytes: 0 }
  const isStream = /^text\/event-stream/i.test(response.headers.get('content-type') ?? '')
  if (!isStream) {
    const { text, bytes } = await textOf(response.body)
    if (text.trim() === '') return { messages: [], noise: undefined, bytes }
    const messages = messagesIn(text)
    return messages === undefined ? { messages: [], noise: text, bytes } : { messages, noise: undefined, bytes }
  }
  const messages: JsonObject[] = []
  let noise: string | undefined
  let bytes = 0
  for await (const event of readEvents(response.body, MOST_BYTES)) {
    bytes += event.length
    if (event.trim() === '') continue
    const found = messagesIn(event)
    if (found === undefined) noise ??= event
    else messages.push(...found)
    if (id !== undefined && messages.some((one) => String(one.id) === String(id) && one.method === undefined)) break
  }
  return { messages, noise, bytes }
}

async function textOf(body: ReadableStream<Uint8Array>): Promise<{ text: string; bytes: number }> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) break
    chunks.push(chunk)
  }
  return { text: Buffer.concat(chunks).toString('utf8'), bytes }
}

function heardFrom(
  answers: readonly JsonObject[],
  noise: string | undefined,
  about: { readonly message: Outgoing; readonly http: HttpReply; readonly late: boolean; readonly secrets: Secrets },
): Heard {
  const { message, http, late, secrets } = about
  const [raw, ...more] = answers
  const show = (answer: JsonObject): JsonObject => {
    const masked = secrets.maskAll(answer)
    return trimmed(isObject(masked) ? masked : {})
  }
  const reply: Reply = {
    ...(raw === undefined ? {} : { message: show(raw) }),
    ...(more.length === 0 ? {} : { more: more.map(show) }),
    // A page of a proxy or of a framework beside an HTTP error says nothing of the server's messages.
    ...(noise === undefined || http.status >= 400 ? {} : { noise: noiseOf(noise, secrets.maskIn) }),
    ...(raw === undefined && (late || message.wants === 'request') ? { late: true } : {}),
    http,
  }
  return { reply, ...(raw === undefined ? {} : { raw }) }
}
