/** The body of a response on its way to the client. */
import type { JsonObject } from '../../../model/json.js'
import { MOST_MESSAGE_BYTES } from '../proxy.js'
import { messagesOfEvent } from './body.js'
import { createLead } from './endpoint.js'
import { createEvents } from './events.js'
import type { Exchange } from './parties.js'
import { endpointKey, type Talk } from './talks.js'

export interface ClientStream {
  readonly push: (chunk: Buffer) => void
  readonly end: () => void
}

/** May some bytes of the response be others than came? */
export function mayChange({ method }: Exchange['request'], isEventStream: boolean): boolean {
  return isEventStream && method === 'GET'
}

/**
 * Everything passes as it comes. The event stream of a GET may begin with the endpoint of HTTP with SSE; from then on it
 * carries the answers of its talk, of which those to questions of our own are left out where the hook gates.
 */
export function createClientStream(exchange: Exchange, talk: Talk, isEventStream: boolean): ClientStream {
  const { request, response, upstream, talks, hook } = exchange
  const pass = (bytes: Buffer): void => void response.write(bytes)
  const end = (): void => void response.end()
  if (!mayChange(request, isEventStream)) return { push: pass, end }
  const whole = createEvents(MOST_MESSAGE_BYTES, {
    event: (bytes, name, data) => {
      const list = messagesOfEvent(name, data)?.list ?? []
      // The copy has answered what was asked; here it is only left out.
      if (!list.some((message) => talk.asking.owns(message))) pass(bytes)
    },
    overlong: pass,
  })
  let key: string | undefined
  const lead = createLead(new URL(`${upstream.origin.origin}${upstream.pathFor(request.url ?? '/')}`), {
    pass: hook.gates ? whole.push : pass,
    endpoint: (path) => {
      key = endpointKey(path)
      talk.say = (message: JsonObject) => pass(Buffer.from(`event: message\ndata: ${JSON.stringify(message)}\n\n`))
      talks.keep(key, talk)
    },
  })
  response.on('close', () => {
    if (key !== undefined) talks.end(key)
  })
  return {
    push: lead.push,
    end: () => {
      lead.end()
      if (hook.gates) whole.end()
      end()
    },
  }
}
