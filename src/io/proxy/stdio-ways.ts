/** The two directions of a stdio proxy, without a gate and with one. */
import type { Writable } from 'node:stream'
import { isObject, type JsonObject } from '../../model/json.js'
import type { Asking } from './asking.js'
import { createFrames } from './frames.js'
import { decideAll, type Stopped } from './gate.js'
import { type Hearing, unreadable } from './hearing.js'
import { errorAnswer, isToolCall, type Messages, PARSE_ERROR, readMessages } from './messages.js'
import { type Hook, type Listener, MOST_MESSAGE_BYTES, type Side } from './proxy.js'
import type { Through } from './pump.js'

export interface Ways {
  readonly fromClient: Through
  readonly fromServer: Through
}

export interface Ends {
  readonly toServer: Writable
  readonly toClient: Writable
  readonly hook: Hook
  readonly listener: Listener
  readonly hearing: Hearing
  readonly asking: Asking
}

/**
 * Each piece passes as it comes: those of the client before they are looked at, those of the server right behind, so that
 * a client never holds an answer that its call could still be recorded without.
 */
export function openWays({ toServer, toClient, hook, hearing }: Ends): Ways {
  const way = (from: Side, to: Writable): Through => {
    const frames = createFrames(MOST_MESSAGE_BYTES, {
      line: (bytes) => {
        const messages = readMessages(bytes)
        if (messages === undefined) hook.missed(from, unreadable(from, 'no message', false))
        else hearing.heard(from, messages.list)
      },
      overlong: (_, last) => {
        if (last) hook.missed(from, unreadable(from, 'too large', false))
      },
    })
    return {
      chunk: (chunk) => {
        if (from === 'client') to.write(chunk)
        frames.push(chunk)
        if (from === 'server') to.write(chunk)
      },
      end: () => {
        frames.end()
        to.end()
      },
    }
  }
  return { fromClient: way('client', toServer), fromServer: way('server', toClient) }
}

/** Lines pass whole: those of the client after a decision, those of the server unless they answer us. */
export function gatedWays(ends: Ends): Ways {
  const answers = createAnswers(ends.toClient)
  return { fromClient: fromClient(ends, answers.add), fromServer: fromServer(ends, answers) }
}

interface Answers {
  /** Writes a message to the client where no line of the server is open. */
  readonly add: (message: JsonObject | readonly JsonObject[]) => void
  /** A line of the server is written in pieces, or has come to its end. */
  readonly between: (lines: boolean) => void
}

function createAnswers(toClient: Writable): Answers {
  const held: string[] = []
  let free = true
  return {
    add: (message) => {
      const line = `${JSON.stringify(message)}\n`
      if (free) toClient.write(line)
      else held.push(line)
    },
    between: (lines) => {
      free = lines
      if (free) for (const line of held.splice(0)) toClient.write(line)
    },
  }
}

function fromServer({ toClient, hook, hearing, asking }: Ends, answers: Answers): Through {
  const frames = createFrames(MOST_MESSAGE_BYTES, {
    line: (bytes) => {
      const messages = readMessages(bytes)
      if (messages === undefined) {
        toClient.write(bytes)
        hook.missed('server', unreadable('server', 'no message', true))
        return
      }
      const others = messages.list.filter((message) => !asking.take(message))
      if (others.length === messages.list.length) toClient.write(bytes)
      else if (others.length > 0) answers.add(others)
      hearing.heard('server', others)
    },
    overlong: (bytes, last) => {
      toClient.write(bytes)
      answers.between(last)
      if (last) hook.missed('server', unreadable('server', 'too large', true))
    },
  })
  return {
    chunk: frames.push,
    end: () => {
      frames.end()
      toClient.end()
    },
  }
}

/** A line with calls that are not decided yet. */
interface Held {
  readonly bytes: Buffer
  readonly messages: Messages
  cancelled: boolean
}

function fromClient({ toServer, hook, listener, hearing, asking }: Ends, answer: Answers['add']): Through {
  const waiting = new Set<Held>()
  let settled: Promise<void> = Promise.resolve()

  const settle = ({ bytes, messages, cancelled }: Held, stopped: Stopped): void => {
    if (cancelled) return
    if (stopped === undefined) {
      toServer.write(bytes)
      hearing.heard('client', messages.list)
    } else if (messages.batch) answer(stopped)
    else for (const message of stopped) answer(message)
  }
  const hold = (held: Held, decision: Promise<Stopped> | Stopped): void => {
    waiting.add(held)
    settled = settled
      .then(() => decision)
      .then((stopped) => {
        waiting.delete(held)
        settle(held, stopped)
      })
  }
  const cancel = (message: JsonObject): void => {
    if (message.method !== 'notifications/cancelled' || !isObject(message.params)) return
    const id = JSON.stringify(message.params.requestId)
    for (const held of waiting)
      if (held.messages.list.length === 1 && JSON.stringify(held.messages.list[0]?.id) === id) held.cancelled = true
  }
  const refuse = (what: 'no message' | 'too large'): void => {
    const sentence = unreadable('client', what, true)
    hook.missed('client', sentence)
    answer(errorAnswer(null, PARSE_ERROR, sentence))
  }
  const frames = createFrames(MOST_MESSAGE_BYTES, {
    line: (bytes) => {
      const messages = readMessages(bytes)
      // What cannot be read may be a call to a server that reads it otherwise.
      if (messages === undefined) return refuse('no message')
      messages.list.forEach(asking.note)
      messages.list.forEach(cancel)
      const held: Held = { bytes, messages, cancelled: false }
      const decision = decideAll(messages, listener, (error) => hearing.failed('client', error))
      const inOrder = waiting.size === 0 || !messages.list.some(isToolCall)
      if (inOrder && !(decision instanceof Promise)) settle(held, decision)
      else hold(held, decision)
    },
    overlong: (_, last) => {
      if (last) refuse('too large')
    },
  })
  return {
    chunk: frames.push,
    end: () => {
      frames.end()
      void settled.then(() => toServer.end())
    },
  }
}
