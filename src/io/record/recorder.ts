/** Writes each tools/call that passes a proxy, with its outcome, as a line of a recording. */
import { canonicalText } from '../../model/canonical.js'
import type { Contract } from '../../model/contract.js'
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'
import { isToolCall } from '../proxy/messages.js'
import type { Hook, Listener } from '../proxy/proxy.js'
import type { CallsFile } from './calls-file.js'
import type { Contracts } from './contracts.js'
import { CANCELLED, failed, type Outcome, outcomeOf, UNKNOWN } from './outcome.js'

/** Takes out of a line what must not be written; the contract is the one that the call was made under. */
export type Redact = (line: JsonObject, contract: Contract | undefined) => JsonObject

/** Where calls go, and how they are made safe. */
export interface RecorderOptions {
  readonly file: CallsFile
  readonly contracts: Contracts
  readonly redact: Redact
  /** The name of the server in each line; the one that it gives itself where there is none. */
  readonly server: string | undefined
  /** Tells apart what several recorders append to one file. */
  readonly session: string
  readonly now: () => Date
  /** Gets each sentence once. */
  readonly tell: (sentence: string) => void
}

/** What writes calls down as they pass. */
export interface Recorder {
  readonly hook: Hook
  /** Writes what has no outcome yet as unknown. */
  readonly finish: () => Counts
}

export interface Counts {
  readonly written: number
  readonly failed: number
  readonly unknown: number
  /** Not written: no place for them, or no safe form. */
  readonly lost: number
}

/** A call that was made and has no outcome yet. */
interface Made {
  readonly tool: string
  readonly arguments: Json
  readonly at: string
  readonly id: Json
  readonly contract: ReturnType<Contracts['current']>
}

/** Calls that wait for more input; those of clients that gave up have to go some day. */
const MOST_SUSPENDED = 1_000
const LISTENED = new Set(['initialize', 'server/discover', 'tools/list'])

/** One recorder for all conversations of a proxy. */
export function createRecorder(options: RecorderOptions): Recorder {
  const { contracts, now, tell } = options
  const counts = { written: 0, failed: 0, unknown: 0, lost: 0 }
  const listeners = new Set<Listener>()
  const suspended = new Map<string, Made>()

  const write = (made: Made, outcome: Outcome): void => {
    if (!writeCall(options, made, outcome)) {
      counts.lost++
      return
    }
    counts.written++
    if (outcome.isError === true) counts.failed++
    if (outcome.isError === undefined) counts.unknown++
  }
  const suspend = (made: Made, state: string | undefined): void => {
    suspended.set(keyOf(made.tool, made.arguments, state), made)
    const [oldest] = suspended
    if (suspended.size <= MOST_SUSPENDED || oldest === undefined) return
    suspended.delete(oldest[0])
    write(oldest[1], UNKNOWN)
  }
  /** The same call again with the input that the server wanted is no other call. */
  const resumed = (tool: string, args: Json, params: JsonObject): Made | undefined => {
    const state = member(params, 'requestState')
    if (state === undefined && member(params, 'inputResponses') === undefined) return undefined
    const key = keyOf(tool, args, typeof state === 'string' ? state : undefined)
    const made = suspended.get(key)
    suspended.delete(key)
    return made
  }
  const made = (message: JsonObject): Made | undefined => {
    const params = isObject(message.params) ? message.params : {}
    const tool = member(params, 'name')
    if (typeof tool !== 'string') return undefined
    const args = member(params, 'arguments') ?? {}
    const before = resumed(tool, args, params)
    return (
      before ?? {
        tool,
        arguments: args,
        at: now().toISOString(),
        id: message.id ?? null,
        contract: contracts.current(),
      }
    )
  }

  const open = (): Listener => {
    const pending = new Map<string, Made>()
    const asked = new Map<string, JsonObject>()
    const settle = (key: string, outcome: Outcome): void => {
      const call = pending.get(key)
      if (call === undefined) return
      pending.delete(key)
      write(call, outcome)
    }
    const fromClient = (message: JsonObject): void => {
      const key = JSON.stringify(message.id)
      if (isToolCall(message)) {
        // An id that is used again: the answer can only be to the later one.
        settle(key, UNKNOWN)
        const call = made(message)
        if (call === undefined) tell('A call without the name of a tool is not recorded.')
        else pending.set(key, call)
      } else if (LISTENED.has(String(message.method))) asked.set(key, message)
      else if (message.method === 'notifications/cancelled' && isObject(message.params))
        settle(JSON.stringify(message.params.requestId), CANCELLED)
    }
    const fromServer = (message: JsonObject): void => {
      if (message.method !== undefined) return
      const key = JSON.stringify(message.id)
      const question = asked.get(key)
      if (asked.delete(key) && question !== undefined) learn(contracts, question, message)
      const call = pending.get(key)
      if (call === undefined) return
      const outcome = outcomeOf(message)
      if ('input' in outcome) {
        pending.delete(key)
        suspend(call, outcome.input)
      } else settle(key, outcome)
    }
    const listener: Listener = {
      heard: (from, message) => (from === 'client' ? fromClient(message) : fromServer(message)),
      refused: ({ id }, status) => settle(JSON.stringify(id), failed('transport', status)),
      closed: (cancelled) => {
        for (const key of [...pending.keys()]) settle(key, cancelled ? CANCELLED : UNKNOWN)
        listeners.delete(listener)
      },
    }
    listeners.add(listener)
    return listener
  }

  return {
    hook: { gates: false, open, missed: (_, sentence) => tell(sentence) },
    finish: () => {
      for (const listener of [...listeners]) listener.closed?.(false)
      for (const call of suspended.values()) write(call, UNKNOWN)
      suspended.clear()
      return counts
    },
  }
}

function keyOf(tool: string, args: Json, state: string | undefined): string {
  return JSON.stringify([tool, state ?? null, state === undefined ? canonicalText(args) : null])
}

/** What an answer says of the contract. */
function learn(contracts: Contracts, question: JsonObject, response: JsonObject): void {
  const result = member(response, 'result')
  if (!isObject(result)) return
  const params = isObject(question.params) ? question.params : {}
  if (question.method === 'tools/list') contracts.page(member(params, 'cursor'), result)
  else contracts.greeted(result)
}

/** @returns whether it was written; what cannot be redacted is not */
function writeCall(
  { file, redact, contracts, server, session, tell }: RecorderOptions,
  made: Made,
  outcome: Outcome,
): boolean {
  const { tool, arguments: args, at, id } = made
  // A call may be made while the list is still on its way.
  const contract = made.contract ?? contracts.current()
  const name = server ?? contracts.server()
  const line: JsonObject = {
    tool,
    arguments: args,
    ...(name === undefined ? {} : { server: name }),
    at,
    session,
    id,
    ...(outcome as unknown as JsonObject),
    ...(contract === undefined ? {} : { contract: contract.digest }),
  }
  try {
    return file.append(JSON.stringify(redact(line, contract?.contract)))
  } catch (error) {
    tell(`A call could not be written (${error instanceof Error ? error.message : error}).`)
    return false
  }
}
