/** One request of a client and its response, passed through. */
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import type { JsonObject } from '../../../model/json.js'
import { unreadable } from '../hearing.js'
import { errorAnswer, INTERNAL_ERROR, isRequest } from '../messages.js'
import { createBodyCopy } from './body.js'
import { createClientStream, mayChange } from './client-stream.js'
import { type HeaderPair, headerIn, pairsOf, passing, replaced, without } from './headers.js'
import { answerWith, type Exchange } from './parties.js'
import { endpointKey, sessionKey, type Talk } from './talks.js'

/** The talk that a request belongs to; one of its own where there is none yet. */
export function talkOf({ request, talks, upstream }: Exchange): Talk {
  const pairs = pairsOf(request.rawHeaders)
  const path = upstream.pathFor(request.url ?? '/')
  const session = headerIn(pairs, 'mcp-session-id')
  const sent = { path, headers: upstream.headersFor(passing(request.rawHeaders)) }
  const known = talks.find(endpointKey(path)) ?? (session === undefined ? undefined : talks.find(sessionKey(session)))
  const talk = known ?? talks.create(sent)
  if (session !== undefined && known === undefined) talks.keep(sessionKey(session), talk)
  if (request.method === 'POST') talk.sent = sent
  return talk
}

/**
 * Sends the request on and its response back.
 * @param messages what the client sent, as far as it is known by the time that the response comes
 * @param body the whole body where it was read already; it is passed as it comes otherwise
 */
export function forward(exchange: Exchange, talk: Talk, messages: readonly JsonObject[], body?: Buffer): void {
  const { request, response, reachable } = exchange
  const sent = sendOn(exchange)
  if (sent === undefined) {
    unreached(exchange, talk, messages, 'its request cannot be written')
    return
  }
  let answered = false
  sent.on('response', (answer) => {
    answered = true
    reachable(undefined)
    passBack(exchange, talk, messages, answer)
  })
  sent.on('error', (error: NodeJS.ErrnoException) => {
    if (answered) response.destroy()
    else if (!response.destroyed) unreached(exchange, talk, messages, error.code ?? error.message)
  })
  // Another protocol (101), which node ends without an error.
  sent.on('close', () => {
    if (!answered && !response.headersSent && !response.destroyed)
      unreached(exchange, talk, messages, 'it gave no answer')
  })
  // The client has left: so do we.
  response.on('close', () => {
    if (!response.writableFinished) {
      sent.destroy()
      if (!talk.isSession) talk.close(true)
    }
  })
  if (body !== undefined) sent.end(body)
  else {
    request.on('data', (chunk: Buffer) => {
      if (!sent.write(chunk)) request.pause()
    })
    sent.on('drain', () => request.resume())
    request.on('end', () => sent.end())
  }
}

/** @returns nothing where node refuses to write what it has read */
function sendOn({ request, upstream }: Exchange): ClientRequest | undefined {
  const headers = upstream.headersFor(acceptable(passing(request.rawHeaders), request.method))
  try {
    return upstream.send(request.method ?? 'GET', upstream.pathFor(request.url ?? '/'), headers)
  } catch {
    return undefined
  }
}

/** An event stream may have to be changed at its beginning, so it has to come as it is. */
function acceptable(pairs: readonly HeaderPair[], method: string | undefined): readonly HeaderPair[] {
  const streams = method === 'GET' && headerIn(pairs, 'accept')?.includes('text/event-stream') === true
  return streams ? replaced(pairs, [['Accept-Encoding', 'identity']]) : pairs
}

function unreached(exchange: Exchange, talk: Talk, messages: readonly JsonObject[], why: string): void {
  const { response, reachable, shown } = exchange
  const sentence = `${shown} cannot be reached (${why}).`
  reachable(why)
  for (const message of messages.filter(isRequest)) talk.listener.refused?.(message, undefined)
  const [only, ...others] = messages.filter(isRequest)
  answerWith(response, 502, errorAnswer(others.length === 0 ? only?.id : null, INTERNAL_ERROR, sentence))
  if (!talk.isSession) talk.close(false)
}

function passBack(exchange: Exchange, talk: Talk, messages: readonly JsonObject[], answer: IncomingMessage): void {
  const { request, response, talks, hook, upstream } = exchange
  const pairs = passing(answer.rawHeaders)
  const isStream = isEventStream(pairs)
  const why = leadsAway(exchange, messages, answer, pairs)
    ? 'it sends its clients to another address, where no guard stands'
    : writeHead(response, answer, headersBack(pairs, upstream.origin, mayChange(request, isStream)))
  if (why !== undefined) {
    answer.destroy()
    unreached(exchange, talk, messages, why)
    return
  }
  const session = headerIn(pairs, 'mcp-session-id')
  if (session !== undefined && talks.find(sessionKey(session)) === undefined) talks.keep(sessionKey(session), talk)
  const answered = new Set<string>()
  const copy = createBodyCopy(headerIn(pairs, 'content-type'), headerIn(pairs, 'content-encoding'), {
    messages: ({ list }) => {
      const others = list.filter((message) => !talk.asking.take(message))
      for (const { id } of others) answered.add(JSON.stringify(id))
      talk.hearing.heard('server', others)
    },
    unreadable: (what) => {
      if ((answer.statusCode ?? 0) < 400) hook.missed('server', unreadable('server', what, false))
    },
    end: () => {
      const status = answer.statusCode ?? 0
      if (status >= 400)
        for (const message of messages.filter(isRequest))
          if (!answered.has(JSON.stringify(message.id))) talk.listener.refused?.(message, status)
      const ended =
        request.method === 'DELETE' && status < 300
          ? headerIn(pairsOf(request.rawHeaders), 'mcp-session-id')
          : undefined
      if (ended !== undefined) talks.end(sessionKey(ended))
      else if (!talk.isSession) talk.close(response.destroyed && !response.writableFinished)
    },
  })
  const stream = createClientStream(exchange, talk, isStream)
  // What a client holds is recorded: the copy comes to its end before the client's body does.
  let left = Number(headerIn(pairs, 'content-length') ?? Number.NaN)
  let read = false
  const endCopy = (): void => {
    if (!read) copy.end()
    read = true
  }
  answer.on('data', (chunk: Buffer) => {
    copy.push(chunk)
    left -= chunk.length
    if (left === 0) endCopy()
    stream.push(chunk)
    if (response.writableNeedDrain) answer.pause()
  })
  response.on('drain', () => answer.resume())
  answer.on('close', () => {
    endCopy()
    if (answer.complete) stream.end()
    // Cut off there, so cut off here: the client must not take it for the end.
    else response.destroy()
  })
}

/** @returns why it cannot be: node reads some heads that it does not write */
function writeHead(response: ServerResponse, answer: IncomingMessage, headers: string[]): string | undefined {
  try {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage ?? '', headers)
    response.flushHeaders()
    return undefined
  } catch {
    return 'its answer is no proper HTTP'
  }
}

/** A client would follow, and make its next call there. */
function leadsAway(
  { hook, upstream }: Exchange,
  messages: readonly JsonObject[],
  { statusCode = 0 }: IncomingMessage,
  pairs: readonly HeaderPair[],
): boolean {
  const to = headerIn(pairs, 'location')
  if (!hook.gates || messages.length === 0 || statusCode < 300 || statusCode > 399 || to === undefined) return false
  return !URL.canParse(to, upstream.origin.href) || new URL(to, upstream.origin).origin !== upstream.origin.origin
}

function isEventStream(pairs: readonly HeaderPair[]): boolean {
  return headerIn(pairs, 'content-type')?.toLowerCase().startsWith('text/event-stream') === true
}

/** A redirection within the server's origin stays with us; a stream that may change has no length known before. */
function headersBack(pairs: readonly HeaderPair[], { origin }: URL, isOpen: boolean): string[] {
  const own = isOpen ? without(pairs, 'content-length') : pairs
  return without(own, 'transfer-encoding').flatMap(([name, value]) =>
    name.toLowerCase() === 'location' && value.startsWith(`${origin}/`)
      ? [name, value.slice(origin.length)]
      : [name, value],
  )
}
