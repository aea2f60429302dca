import { isObject, type Json, type JsonObject, member } from '../../../model/json.js'
import { fingerprint, textOf } from './fingerprint.js'
import type { Ledger } from './ledger.js'
import type { Outcome } from './told-call.js'

/** Which way a message went, where the log tells. */
export type Direction = 'to-server' | 'to-client' | undefined

/** What a log says beside a message. */
export interface Aside {
  readonly direction?: Direction
  readonly server?: string | undefined
  readonly at?: string | undefined
}

/** Requests that a server makes; their answers have ids of their own count, which may be those of calls. */
const OF_SERVER = new Set(['sampling/createMessage', 'elicitation/create', 'roots/list'])
const MOST_OPEN = 10_000

interface Call {
  readonly key: string
  /** Of tool and arguments, by which a call that goes on is known. */
  readonly print: string
}

/**
 * One conversation between a client and a server, in the order of its messages: requests and responses are paired by
 * id, tools/call become calls, tools/list a contract.
 */
export class Conversation {
  readonly #ledger: Ledger
  readonly #name: string
  readonly #calls = new Map<string, Call>()
  readonly #asked = new Set<string>()
  readonly #lists = new Map<string, string | undefined>()
  /** Calls that the server asked something back for, by what they call; the retry has another id. */
  readonly #unfinished = new Map<string, string>()
  #number = 0
  #server: string | undefined
  #greeting: JsonObject | undefined
  readonly #greetings = new Set<string>()
  #pages: Json[] = []

  constructor(ledger: Ledger, name = '') {
    this.#ledger = ledger
    this.#name = name
  }

  /** A message, or a batch of them. */
  take(value: Json, aside: Aside = {}): void {
    for (const message of Array.isArray(value) ? value : [value]) {
      if (!isObject(message)) this.#ledger.fail('is no JSON-RPC message')
      else if (typeof member(message, 'method') === 'string') this.#request(message, aside)
      else if (Object.hasOwn(message, 'result') || Object.hasOwn(message, 'error')) this.#response(message, aside)
    }
  }

  #request(message: JsonObject, aside: Aside): void {
    const method = textOf(message, 'method')
    const id = idOf(message)
    const params = member(message, 'params')
    if (method === 'tools/call') this.#call(params, id, aside)
    if (id === undefined || method === undefined) return
    if (OF_SERVER.has(method)) bounded(this.#asked).add(id)
    if (method === 'tools/list') bounded(this.#lists).set(id, textOf(params, 'cursor'))
    if (method === 'initialize' || method === 'server/discover') {
      // A new session: its ids begin anew.
      if (method === 'initialize') this.#forget()
      bounded(this.#greetings).add(id)
    }
  }

  #forget(): void {
    for (const open of [this.#calls, this.#asked, this.#lists, this.#greetings]) open.clear()
    this.#pages = []
    this.#greeting = undefined
  }

  #call(params: Json | undefined, id: string | undefined, { direction, server, at }: Aside): void {
    if (direction === 'to-client') {
      this.#ledger.fail('is a tools/call that went from the server to the client')
      return
    }
    const name = textOf(params, 'name')
    if (!isObject(params) || name === undefined) {
      this.#ledger.fail('is a tools/call without the name of a tool')
      return
    }
    const sent = member(params, 'arguments') ?? {}
    const print = `${name}\n${fingerprint(sent)}`
    const standing = id === undefined ? undefined : this.#calls.get(id)
    const goesOn = Object.hasOwn(params, 'inputResponses') || Object.hasOwn(params, 'requestState')
    const begun = goesOn ? this.#unfinished.get(print) : undefined
    // Told twice while it is on its way (by client and server), or gone on with: the same call.
    const again = standing?.print === print ? standing.key : begun
    const key = again ?? `${this.#name}#${this.#number++}`
    if (begun !== undefined) this.#unfinished.delete(print)
    if (id !== undefined) bounded(this.#calls).set(id, { key, print })
    this.#ledger.call({
      tool: name,
      server: server ?? this.#server,
      arguments: sent,
      at,
      id: callId(params, id),
      key,
      passing: true,
    })
  }

  #response(message: JsonObject, aside: Aside): void {
    const id = idOf(message)
    if (id === undefined || aside.direction === 'to-server') return
    const result = member(message, 'result')
    if (this.#greetings.delete(id) && isObject(result)) this.#greet(result)
    else if (this.#lists.has(id)) this.#list(result, this.#lists.get(id), id, aside)
    else {
      const call = this.#calls.get(id)
      if (call === undefined) this.#asked.delete(id)
      else if (this.#asked.has(id) && !answersCall(result, message)) this.#asked.delete(id)
      else this.#answer(call, id, result, message)
    }
  }

  #answer(call: Call, id: string, result: Json | undefined, message: JsonObject): void {
    this.#calls.delete(id)
    if (isObject(result) && member(result, 'resultType') === 'input_required')
      bounded(this.#unfinished).set(call.print, call.key)
    else this.#ledger.outcome(call.key, outcomeOf(result, message))
  }

  #greet(result: JsonObject): void {
    this.#greeting = result
    const info = member(result, 'serverInfo')
    this.#server = textOf(info, 'name') ?? this.#server
  }

  #list(result: Json | undefined, cursor: string | undefined, id: string, { server }: Aside): void {
    this.#lists.delete(id)
    const tools = isObject(result) ? member(result, 'tools') : undefined
    if (!Array.isArray(tools)) return
    if (cursor === undefined) this.#pages = []
    this.#pages.push(...tools.slice(0, 100_000))
    const from = server ?? this.#server
    this.#ledger.contract({
      ...(from === undefined ? {} : { server: from }),
      ...(this.#greeting === undefined ? {} : { initialize: this.#greeting }),
      tools: [...this.#pages],
      partial: textOf(result, 'nextCursor') !== undefined,
    })
  }
}

/** Claude Code names the model's own call; else the id of the request says little, but it is what there is. */
function callId(params: JsonObject, id: string | undefined): string | undefined {
  return textOf(member(params, '_meta'), 'claudecode/toolUseId') ?? id?.slice(1)
}

/** Ids are texts or numbers, and `1` is not `"1"`. */
function idOf(message: JsonObject): string | undefined {
  const id = member(message, 'id')
  return typeof id === 'number' || typeof id === 'string' ? `${typeof id === 'number' ? 'n' : 't'}${id}` : undefined
}

function answersCall(result: Json | undefined, message: JsonObject): boolean {
  if (!isObject(result)) return isObject(member(message, 'error'))
  return (
    Array.isArray(member(result, 'content')) ||
    ['structuredContent', 'isError', 'resultType', 'task'].some((key) => Object.hasOwn(result, key))
  )
}

/** What became of a call, by its response. */
export function outcomeOf(result: Json | undefined, message: JsonObject): Outcome {
  if ((member(message, 'error') ?? null) !== null) return 'error'
  if (!isObject(result)) return 'unknown'
  return member(result, 'isError') === true ? 'error' : 'ok'
}

/** Is it a JSON-RPC message as MCP sends them? */
export function isMessage(value: Json): value is JsonObject {
  if (!isObject(value) || member(value, 'jsonrpc') !== '2.0') return false
  return typeof member(value, 'method') === 'string' || Object.hasOwn(value, 'id')
}

/** Drops the oldest where a log leaves ever more open. */
function bounded<T extends Set<string> | Map<string, unknown>>(open: T): T {
  if (open.size < MOST_OPEN) return open
  const [oldest] = open.keys()
  if (oldest !== undefined) open.delete(oldest)
  return open
}
