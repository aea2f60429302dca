/** A question of ours to a server behind a URL. */
import type { JsonObject } from '../../../model/json.js'
import { errorAnswer, INTERNAL_ERROR } from '../messages.js'
import { createBodyCopy } from './body.js'
import { type HeaderPair, headerIn, pairsOf, replaced, without } from './headers.js'
import type { Talk } from './talks.js'
import type { Upstream } from './upstream.js'

/**
 * Sends it as the client's latest message of this talk was sent: with its session, revision and credentials. The answer
 * comes back in the response, or through the event stream of the talk; where it is known not to come, an error stands in.
 */
export function sendQuestion(upstream: Upstream, talk: Talk, question: JsonObject): void {
  const fail = (why: string): void => {
    talk.asking.take(errorAnswer(question.id, INTERNAL_ERROR, why))
  }
  const body = Buffer.from(JSON.stringify(question))
  const request = upstream.send(
    'POST',
    talk.sent.path,
    headersOf(talk.sent.headers, String(question.method), body.length),
  )
  request.on('error', (error) => fail(`no connection: ${error.message}`))
  request.on('response', (response) => {
    const pairs = pairsOf(response.rawHeaders)
    const copy = createBodyCopy(headerIn(pairs, 'content-type'), headerIn(pairs, 'content-encoding'), {
      messages: ({ list }) => list.forEach(talk.asking.take),
      unreadable: () => {},
      end: () => {
        // 202 Accepted: the answer comes through the event stream.
        if (response.statusCode !== 202) fail(`HTTP ${response.statusCode} without an answer`)
      },
    })
    response.on('data', copy.push)
    response.on('close', copy.end)
  })
  request.end(body)
}

function headersOf(sent: readonly HeaderPair[], method: string, length: number): HeaderPair[] {
  const kept = without(sent, 'content-encoding', 'transfer-encoding', 'mcp-name', 'accept-encoding').filter(
    ([name]) => !name.toLowerCase().startsWith('mcp-param-'),
  )
  // Since 2026-07-28 a header repeats the method of the body.
  const repeated: HeaderPair[] = headerIn(kept, 'mcp-method') === undefined ? [] : [['Mcp-Method', method]]
  return replaced(kept, [
    ['Content-Type', 'application/json'],
    ['Accept', 'application/json, text/event-stream'],
    ['Content-Length', String(length)],
    ...repeated,
  ])
}
