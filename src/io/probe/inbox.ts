/** Sorts what a server says: answers, requests of its own, notifications, and noise. */
import type { Json, JsonObject } from '../../model/json.js'
import { METHOD_NOT_FOUND } from '../mcp/failure.js'

export interface Inbox {
  readonly heard: (message: JsonObject) => void
  readonly noise: (text: string) => void
  /** The server is gone, and how. */
  readonly broke: (how: string) => void
  /** A message is about to be sent; what comes from now on belongs to it. */
  readonly begin: () => void
  /** Resolves once an answer to this id has come, in whatever type it is written. */
  readonly due: (id: Json) => Promise<void>
  /** Resolves once any answer but a due one has come since `begin`. */
  readonly anything: () => Promise<void>
  readonly closed: Promise<void>
  readonly end: () => string | undefined
  /** What came since `begin`: the answer to this id first; without an id all answers that nobody else waits for. */
  readonly take: (id: Json | undefined) => { readonly answers: readonly JsonObject[]; readonly noise?: string }
  readonly asked: () => readonly string[]
  readonly strays: () => readonly JsonObject[]
}

/** Answers and requests that are kept. */
const MOST_KEPT = 100

/** @param answer is given what the server's own requests are answered with */
export function createInbox(answer: (message: JsonObject) => void): Inbox {
  const waiting = new Map<string, () => void>()
  const answered = new Set<string>()
  const asked: string[] = []
  const strays: JsonObject[] = []
  let came: { readonly key: string | undefined; readonly message: JsonObject }[] = []
  let noise: string | undefined
  let end: string | undefined
  let onAny: (() => void) | undefined
  let close = (): void => {}
  const closed = new Promise<void>((resolve) => {
    close = resolve
  })
  const hearAnswer = (message: JsonObject): void => {
    const key = message.id === undefined || message.id === null ? undefined : String(message.id)
    if (key !== undefined && answered.has(key)) {
      if (strays.length < MOST_KEPT) strays.push(message)
      return
    }
    const told = key === undefined ? undefined : waiting.get(key)
    if (came.length < MOST_KEPT || told !== undefined) came.push({ key: told === undefined ? undefined : key, message })
    if (key !== undefined && told !== undefined) {
      answered.add(key)
      waiting.delete(key)
      told()
    } else onAny?.()
  }
  return {
    heard: (message) => {
      const { id, method } = message
      if (typeof method !== 'string') return hearAnswer(message)
      if (id === undefined) return
      if (asked.length < MOST_KEPT) asked.push(method)
      const said =
        method === 'ping' ? { result: {} } : { error: { code: METHOD_NOT_FOUND, message: 'Method not found' } }
      answer({ jsonrpc: '2.0', id, ...said })
    },
    noise: (text) => {
      noise ??= text
      onAny?.()
    },
    broke: (how) => {
      end ??= how
      close()
    },
    begin: () => {
      came = []
    },
    due: (id) => new Promise((resolve) => waiting.set(String(id), resolve)),
    anything: () =>
      new Promise((resolve) => {
        if (came.some(({ key }) => key === undefined)) resolve()
        onAny = resolve
      }),
    closed,
    end: () => end,
    take: (id) => {
      const own = id === undefined ? undefined : String(id)
      const mine = came.filter(({ key }) => key !== undefined && key === own)
      const others = came.filter(({ key }) => key === undefined)
      const said = noise
      noise = undefined
      return {
        answers: [...mine, ...others].map(({ message }) => message),
        ...(said === undefined ? {} : { noise: said }),
      }
    },
    asked: () => asked,
    strays: () => strays,
  }
}
