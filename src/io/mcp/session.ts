/** Requests and answers over a wire: JSON-RPC 2.0 as MCP uses it, for a client that only asks. */
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'
import { METHOD_NOT_FOUND, type Refusal, refusalOf, ServerFailure } from './failure.js'
import type { Wire } from './wire.js'

export interface Session {
  /** @throws ServerFailure where the server cannot be started or reached */
  readonly start: () => Promise<void>
  /**
   * @param asked is told the id of the request before it is sent
   * @throws Refusal where the answer is an error, ServerFailure where there will be none
   */
  readonly request: (method: string, params: JsonObject, asked?: (id: number) => void) => Promise<JsonObject>
  readonly notify: (method: string, params?: JsonObject) => Promise<void>
  /** How often the server said that one of its lists has changed. */
  readonly changes: () => number
  readonly agree: Wire['agree']
  readonly aside: Wire['aside']
  /** Takes everything down, open requests too; safe to be called again, and before `start`. */
  readonly close: () => Promise<void>
}

interface Waiting {
  readonly method: string
  readonly answer: (result: JsonObject) => void
  readonly fail: (why: ServerFailure | Refusal) => void
}

/**
 * The official client library has a client for this, but it holds every listing against its own idea of a tool: it
 * refuses a list for one bad schema and drops tools. What a server really lists is what we are asked to judge.
 */
export function createSession(wire: Wire, shown: string): Session {
  const waiting = new Map<string, Waiting>()
  let nextId = 1
  let changed = 0
  let broken: ServerFailure | undefined

  const answerTo = (id: Json | undefined, response: JsonObject): void => {
    const asked = waiting.get(String(id))
    if (asked === undefined) return
    waiting.delete(String(id))
    const error = member(response, 'error')
    const result = member(response, 'result')
    if (isObject(error)) asked.fail(refusalOf(error))
    else if (typeof error === 'string') asked.fail(refusalOf({ message: error }))
    else if (isObject(result)) asked.answer(result)
    else
      asked.fail(
        new ServerFailure(
          'foreign',
          `${shown} answered ${asked.method} with a result that is no object.`,
          'JSON-RPC wants an object in "result", or one in "error".',
        ),
      )
  }

  const heard = (message: JsonObject): void => {
    const { id, method } = message
    if (typeof method !== 'string') {
      answerTo(id, message)
      return
    }
    if (method.endsWith('/list_changed')) changed++
    if (id === undefined) return
    const reply =
      method === 'ping' ? { result: {} } : { error: { code: METHOD_NOT_FOUND, message: 'Method not found' } }
    // That this answer does not arrive shows in what the server does next.
    wire.send({ jsonrpc: '2.0', id, ...reply }).catch(() => {})
  }

  const breakOff = (failure: ServerFailure): void => {
    broken ??= failure
    for (const { fail } of waiting.values()) fail(broken)
    waiting.clear()
  }

  return {
    start: () => wire.start({ heard, broken: breakOff }),
    request: (method, params, asked) =>
      new Promise((answer, fail) => {
        if (broken !== undefined) return fail(broken)
        const id = nextId++
        asked?.(id)
        waiting.set(String(id), { method, answer, fail })
        wire.send({ jsonrpc: '2.0', id, method, params }).catch((error: unknown) => {
          waiting.delete(String(id))
          fail(error)
        })
      }),
    notify: (method, params) => wire.send({ jsonrpc: '2.0', method, ...(params === undefined ? {} : { params }) }),
    changes: () => changed,
    agree: wire.agree,
    aside: wire.aside,
    close: async () => {
      breakOff(new ServerFailure('other', `${shown} is not asked any more.`))
      await wire.close()
    },
  }
}
