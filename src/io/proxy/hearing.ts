/** Tells a listener what passed, and stands between it and the bytes: whatever it does, they pass. */
import { isObject, type JsonObject } from '../../model/json.js'
import type { Asking } from './asking.js'
import { isRequest } from './messages.js'
import type { Hook, Listener, Side } from './proxy.js'

export interface Hearing {
  readonly heard: (from: Side, messages: readonly JsonObject[]) => void
  /** An error of the listener, told as what was missed. */
  readonly failed: (from: Side, error: unknown) => void
  /** Requests of the client that were passed on and not answered yet. */
  readonly unanswered: () => number
}

/** Makes what a proxy gives its copies of the bytes to; an error of the listener never reaches the bytes. */
export function createHearing(hook: Hook, listener: Listener, asking: Asking): Hearing {
  const open = new Set<string>()
  const failed = (from: Side, error: unknown): void => {
    hook.missed(
      from,
      `A message of the ${from} could not be looked at (${error instanceof Error ? error.message : error}).`,
    )
  }
  const follow = (from: Side, message: JsonObject): void => {
    if (from === 'client') {
      asking.note(message)
      if (isRequest(message)) open.add(JSON.stringify(message.id))
      else if (message.method === 'notifications/cancelled' && isObject(message.params))
        open.delete(JSON.stringify(message.params.requestId))
    } else if (message.method === undefined) open.delete(JSON.stringify(message.id))
  }
  return {
    heard: (from, messages) => {
      for (const message of messages) {
        follow(from, message)
        try {
          listener.heard?.(from, message)
        } catch (error) {
          failed(from, error)
        }
      }
    },
    failed,
    unanswered: () => open.size,
  }
}

/** What is said of bytes that hold no message, or too large a one. */
export function unreadable(from: Side, what: 'no message' | 'too large', gates: boolean): string {
  const why = what === 'too large' ? 'is too large to be read' : 'is no JSON-RPC message'
  const done = gates && from === 'client' ? 'was not passed on' : 'was passed on unread'
  return `Something that the ${from} sent ${why}, and ${done}.`
}
