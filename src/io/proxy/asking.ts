/** Requests of our own among those of a client. */
import { randomUUID } from 'node:crypto'
import { isObject, type JsonObject, member, objectOf } from '../../model/json.js'
import { refusalOf, ServerFailure } from '../mcp/failure.js'
import { duration } from '../mcp/shown.js'
import { within } from '../mcp/wait.js'

export interface Asking {
  /** @throws Refusal where the answer is an error, ServerFailure where none comes */
  readonly ask: (method: string, params?: JsonObject) => Promise<JsonObject>
  /** Is this an answer to a question of ours? It is then taken, and nobody else's business. */
  readonly take: (message: JsonObject) => boolean
  /** The same question, without taking it. */
  readonly owns: (message: JsonObject) => boolean
  /** Remembers what a request of the client says of itself; every request of 2026-07-28 has to. */
  readonly note: (message: JsonObject) => void
  /** There will be no answers any more. */
  readonly close: (failure: ServerFailure) => void
}

/** How long an answer may take. */
const ANSWER_MS = 30_000

/** What MCP 2026-07-28 has every request say of its client. */
const ENVELOPE = ['protocolVersion', 'clientInfo', 'clientCapabilities'].map((key) => `io.modelcontextprotocol/${key}`)

interface Waiting {
  readonly answer: (response: JsonObject) => void
  readonly fail: (why: ServerFailure) => void
}

/** `send` brings a request on its way; answers come back through `take`. */
export function createAsking(shown: string, send: (request: JsonObject) => void): Asking {
  const prefix = `mcp-compat:${randomUUID()}:`
  const waiting = new Map<string, Waiting>()
  let envelope: JsonObject | undefined
  let closed: ServerFailure | undefined
  let count = 0
  const owns = ({ id, method }: JsonObject): boolean =>
    typeof id === 'string' && method === undefined && id.startsWith(prefix)
  return {
    owns,
    ask: async (method, params = {}) => {
      if (closed !== undefined) throw closed
      const id = `${prefix}${++count}`
      const answered = new Promise<JsonObject>((answer, fail) => waiting.set(id, { answer, fail }))
      const own = envelope === undefined ? params : { ...params, _meta: { ...envelope, ...metaOf(params) } }
      send({ jsonrpc: '2.0', id, method, params: own })
      const response = await within(answered, ANSWER_MS)
      waiting.delete(id)
      if (response === 'late')
        throw new ServerFailure('silent', `${shown} did not answer ${method} within ${duration(ANSWER_MS)}.`)
      return resultOf(response.value, method, shown)
    },
    take: (message) => {
      if (!owns(message)) return false
      waiting.get(String(message.id))?.answer(message)
      return true
    },
    note: (message) => {
      const meta = metaOf(isObject(message.params) ? message.params : {})
      const said = ENVELOPE.filter((key) => Object.hasOwn(meta, key))
      if (said.length > 0) envelope = objectOf(said.map((key) => [key, meta[key] ?? null]))
    },
    close: (failure) => {
      closed ??= failure
      for (const { fail } of waiting.values()) fail(closed)
      waiting.clear()
    },
  }
}

function metaOf(params: JsonObject): JsonObject {
  const meta = member(params, '_meta')
  return isObject(meta) ? meta : {}
}

function resultOf(response: JsonObject, method: string, shown: string): JsonObject {
  const error = member(response, 'error')
  const result = member(response, 'result')
  if (isObject(error)) throw refusalOf(error)
  if (isObject(result)) return result
  throw new ServerFailure('foreign', `${shown} answered ${method} with a result that is no object.`)
}
