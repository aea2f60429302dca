/** Which messages belong together, over HTTP. */

import type { JsonObject } from '../../../model/json.js'
import { ServerFailure } from '../../mcp/failure.js'
import { type Asking, createAsking } from '../asking.js'
import { createHearing, type Hearing } from '../hearing.js'
import type { Hook, Listener } from '../proxy.js'
import type { HeaderPair } from './headers.js'

/** One session; where the protocol has none, one exchange. */
export interface Talk {
  readonly listener: Listener
  readonly hearing: Hearing
  readonly asking: Asking
  /** Of the latest message of the client, and where it went: what questions of our own are sent with. */
  sent: { readonly path: string; readonly headers: readonly HeaderPair[] }
  /** It outlives the exchange that it began with. */
  isSession: boolean
  /** Brings a message to the client through its event stream, where answers come that way (2024-11-05). */
  say: ((message: JsonObject) => void) | undefined
  readonly close: (cancelled: boolean) => void
}

export interface Talks {
  readonly create: (sent: Talk['sent']) => Talk
  readonly find: (key: string) => Talk | undefined
  readonly keep: (key: string, talk: Talk) => void
  readonly end: (key: string) => void
  readonly endAll: () => void
}

/** Clients that never say goodbye; the oldest go first. */
const MOST_SESSIONS = 10_000

/** `ask` sends a question of ours by itself; what comes back reaches the talk's `asking.take`. */
export function createTalks(hook: Hook, shown: string, ask: (talk: Talk, request: JsonObject) => void): Talks {
  const kept = new Map<string, Talk>()
  const open = new Set<Talk>()
  const create = (sent: Talk['sent']): Talk => {
    const asking = createAsking(shown, (request) => ask(talk, request))
    const listener = hook.open({ ask: asking.ask })
    const hearing = createHearing(hook, listener, asking)
    const close = (cancelled: boolean): void => {
      if (!open.delete(talk)) return
      asking.close(new ServerFailure('ended', `The session with ${shown} has ended.`))
      listener.closed?.(cancelled)
    }
    const talk: Talk = { listener, hearing, asking, sent, isSession: false, say: undefined, close }
    open.add(talk)
    return talk
  }
  const end = (key: string): void => {
    kept.get(key)?.close(false)
    kept.delete(key)
  }
  return {
    create,
    find: (key) => kept.get(key),
    keep: (key, talk) => {
      talk.isSession = true
      kept.delete(key)
      kept.set(key, talk)
      const [oldest] = kept.keys()
      if (kept.size > MOST_SESSIONS && oldest !== undefined) end(oldest)
    },
    end,
    endAll: () => {
      for (const talk of [...open]) talk.close(false)
      kept.clear()
    },
  }
}

/** The key of a session of Streamable HTTP. */
export const sessionKey = (id: string): string => `session ${id}`

/** The key of a talk over HTTP with SSE: where its messages are posted. */
export const endpointKey = (path: string): string => `endpoint ${path}`
