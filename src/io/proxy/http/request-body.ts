/** The messages that a client posts. */
import type { JsonObject } from '../../../model/json.js'
import { decideAll, type Stopped } from '../gate.js'
import { unreadable } from '../hearing.js'
import { errorAnswer, type Messages, PARSE_ERROR } from '../messages.js'
import { MOST_MESSAGE_BYTES } from '../proxy.js'
import { createBodyCopy } from './body.js'
import { forward } from './exchange.js'
import { answerWith, type Exchange } from './parties.js'
import type { Talk } from './talks.js'

/** Whatever the client calls it: a server may not look at that. */
const JSON_TYPE = 'application/json'

/** Passes the body as it comes, and looks at a copy. */
export function hearBody(exchange: Exchange, talk: Talk): void {
  const { request, hook } = exchange
  const messages: JsonObject[] = []
  forward(exchange, talk, messages)
  const copy = createBodyCopy(JSON_TYPE, request.headers['content-encoding'], {
    messages: ({ list }) => {
      messages.push(...list)
      talk.hearing.heard('client', list)
    },
    unreadable: (what) => hook.missed('client', unreadable('client', what, false)),
    end: () => {},
  })
  request.on('data', copy.push)
  request.on('end', copy.end)
}

/**
 * Reads the whole body, and passes it once every call in it may.
 * @param expected whether it goes to where messages are taken; elsewhere what is no JSON passes, such as a form of OAuth
 */
export function decideBody(exchange: Exchange, talk: Talk, expected: boolean): void {
  const { request, response, hook } = exchange
  const chunks: Buffer[] = []
  let size = 0
  let found: Messages | undefined
  const refuse = (status: number, what: 'no message' | 'too large'): void => {
    const sentence = unreadable('client', what, true)
    hook.missed('client', sentence)
    answerWith(response, status, errorAnswer(null, PARSE_ERROR, sentence))
    if (!talk.isSession) talk.close(false)
  }
  const copy = createBodyCopy(JSON_TYPE, request.headers['content-encoding'], {
    messages: (messages) => {
      found = messages
    },
    unreadable: () => {},
    end: () => {
      if (size > MOST_MESSAGE_BYTES) refuse(413, 'too large')
      else if (found === undefined && !expected && !saysJson(request))
        forward(exchange, talk, [], Buffer.concat(chunks))
      else if (found === undefined) refuse(400, 'no message')
      else void decide(exchange, talk, found, Buffer.concat(chunks))
    },
  })
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= MOST_MESSAGE_BYTES) chunks.push(chunk)
    copy.push(chunk)
  })
  request.on('end', copy.end)
}

function saysJson({ headers }: Exchange['request']): boolean {
  return /json/i.test(headers['content-type'] ?? '')
}

async function decide(exchange: Exchange, talk: Talk, messages: Messages, body: Buffer): Promise<void> {
  messages.list.forEach(talk.asking.note)
  const stopped = await decideAll(messages, talk.listener, (error) => talk.hearing.failed('client', error))
  // The client has left meanwhile, which takes its call back.
  if (exchange.response.destroyed) {
    if (!talk.isSession) talk.close(true)
    return
  }
  if (stopped !== undefined) {
    stop(exchange, talk, messages, stopped)
    return
  }
  talk.hearing.heard('client', messages.list)
  forward(exchange, talk, messages.list, body)
}

function stop({ response }: Exchange, talk: Talk, { batch }: Messages, stopped: NonNullable<Stopped>): void {
  const [only] = stopped
  if (talk.say !== undefined) {
    response.writeHead(202).end('Accepted')
    for (const message of stopped) talk.say(message)
  } else if (only === undefined) response.writeHead(202).end()
  else answerWith(response, 200, batch ? stopped : only)
  if (!talk.isSession) talk.close(false)
}
