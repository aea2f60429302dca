/** The fetch under the client library: it counts what comes, and remembers why a request came to nothing. */
import type { ServerFailure } from './failure.js'
import { isCut, type Refused, unreachable } from './http-failure.js'
import type { Most } from './sieve.js'
import { tooLarge } from './too-large.js'

export interface Guard {
  readonly fetch: (url: string | URL, init?: RequestInit) => Promise<Response>
  /** How the last message was refused, if it was. */
  readonly refused: () => Refused | undefined
  /** Why the last message never arrived, or nothing more may come. */
  readonly failure: () => ServerFailure | undefined
  /** A new message is about to be sent. */
  readonly forget: () => void
}

/**
 * @param watches the method of the requests that messages depend on; others may fail
 * @param breakOff is told once more has come than is read from a server
 */
export function createGuard(
  shown: string,
  most: Most,
  watches: (method: string) => boolean,
  breakOff: (failure: ServerFailure) => void,
): Guard {
  let refused: Refused | undefined
  let unsent: ServerFailure | undefined
  let overflow: ServerFailure | undefined
  let bytes = 0

  const count = (chunk: Uint8Array): void => {
    bytes += chunk.length
    if (bytes <= most.bytes) return
    overflow = tooLarge(shown, most)
    breakOff(overflow)
    throw overflow
  }

  return {
    fetch: async (url, init) => {
      const watched = watches(init?.method ?? 'GET')
      let response: Response
      try {
        response = await fetchTwice(url, init)
      } catch (error) {
        if (init?.signal?.aborted) throw error
        const failure = unreachable(shown, error)
        if (watched && failure !== undefined) unsent = failure
        throw failure ?? error
      }
      const { status, statusText } = response
      if (watched)
        refused = response.ok
          ? undefined
          : { status, statusText, location: response.headers.get('location') ?? undefined }
      return counted(response, count)
    },
    refused: () => refused,
    failure: () => overflow ?? unsent,
    forget: () => {
      if (most.perMessage) bytes = 0
      refused = undefined
      unsent = undefined
    },
  }
}

/**
 * A connection that is kept alive may be closed by the server just as it is used again. Everything that is asked here
 * may be asked twice, but for a call of a tool: it may have been made.
 */
async function fetchTwice(url: string | URL, init: RequestInit | undefined): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    if (init?.signal?.aborted || !isCut(error) || callsTool(init)) throw error
    return fetch(url, init)
  }
}

/** Errs towards yes: a question that only mentions the method is not asked again either. */
function callsTool(init: RequestInit | undefined): boolean {
  if (init?.body === undefined || init.body === null) return false
  return typeof init.body !== 'string' || init.body.includes('tools/call')
}

/** The same answer with every byte of its body counted. */
function counted(response: Response, count: (chunk: Uint8Array) => void): Response {
  if (response.body === null) return response
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        count(chunk)
        controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}
