import { isObject, type Json, type JsonObject, member } from '../../../model/json.js'
import { exchanged } from './exchange.js'
import { textOf } from './fingerprint.js'
import type { LogFormat } from './format.js'
import { isUnique } from './known.js'
import type { Ledger } from './ledger.js'
import { StreamedCalls } from './openai-stream.js'
import { callIn, resultIn } from './shapes.js'
import { isoTime } from './times.js'
import { tell } from './told.js'

/**
 * Requests, responses, message lists and streams of OpenAI's Chat Completions and of all that speaks it (npm openai,
 * resources/chat/completions). It does not tell MCP's tools from others: all function calls count.
 */
export const openaiChat: LogFormat = {
  id: 'openai-chat',
  title: 'OpenAI chat completions',
  recognises: (value) => exchanged(value).some(isChat),
  open: (ledger) => {
    const streamed = new StreamedCalls(ledger)
    let number = 0
    return {
      take: (value) => {
        if (!isObject(value) && !Array.isArray(value)) ledger.fail('is no message')
        else if (!streamed.take(value)) new Chat(ledger, `${number++}`).take(value)
      },
      end: () => streamed.end(),
    }
  },
}

function isChat(value: Json): boolean {
  const messages = messagesIn(value)
  if (messages.some(speaksOfTools)) return true
  if (!isObject(value)) return false
  if (Array.isArray(member(value, 'choices'))) return true
  return (
    messages.some((message) => isObject(message) && Object.hasOwn(message, 'role')) && Object.hasOwn(value, 'model')
  )
}

function speaksOfTools(message: Json): boolean {
  if (!isObject(message) || typeof member(message, 'role') !== 'string') return false
  if (Array.isArray(member(message, 'tool_calls')) || isObject(member(message, 'function_call'))) return true
  return member(message, 'role') === 'tool' && typeof member(message, 'tool_call_id') === 'string'
}

/** The messages of a request, of a response, of a bare list, or the one that the value is. */
function messagesIn(value: Json): readonly Json[] {
  if (Array.isArray(value)) return value
  if (!isObject(value)) return []
  const messages = member(value, 'messages') ?? member(value, 'traj')
  const choices = member(value, 'choices')
  return [
    ...(Array.isArray(messages) ? messages : []),
    ...(Array.isArray(choices)
      ? choices.map((choice) => (isObject(choice) ? (member(choice, 'message') ?? null) : null))
      : []),
    ...(Object.hasOwn(value, 'role') ? [value] : []),
  ]
}

/** One exchange. Some servers use an id again in a later turn: it is another call after its result. */
class Chat {
  readonly #ledger: Ledger
  readonly #scope: string
  readonly #answered = new Set<string>()
  readonly #turns = new Map<string, number>()

  constructor(ledger: Ledger, scope: string) {
    this.#ledger = ledger
    this.#scope = scope
  }

  take(value: Json): void {
    for (const part of exchanged(value)) {
      const at = isObject(part) ? isoTime(member(part, 'created')) : undefined
      for (const message of messagesIn(part)) {
        if (isObject(message)) this.#message(message, at)
        else if (message !== null) this.#ledger.fail('is a message that is no object')
      }
    }
  }

  #message(message: JsonObject, at: string | undefined): void {
    const result = resultIn(message)
    if (result !== undefined) {
      this.#ledger.outcome(this.#keyOf(result.id), result.outcome)
      this.#answered.add(result.id)
      return
    }
    const calls = member(message, 'tool_calls') ?? []
    if (!Array.isArray(calls)) this.#ledger.fail('has "tool_calls" that are no list')
    else for (const call of calls) this.#call(call, at)
    if (isObject(member(message, 'function_call')))
      this.#call({ function_call: member(message, 'function_call') ?? null }, at)
  }

  #call(value: Json, at: string | undefined): void {
    const call = isObject(value) ? callIn(value) : undefined
    if (call === undefined) {
      // Tools of free text are no tools of MCP.
      if (isObject(value) && member(value, 'type') === 'custom')
        this.#ledger.leave(textOf(member(value, 'custom'), 'name') ?? 'custom')
      else this.#ledger.fail('has a tool call that cannot be read')
      return
    }
    const { id } = call
    if (id !== undefined && this.#answered.delete(id)) this.#turns.set(id, (this.#turns.get(id) ?? 0) + 1)
    tell(this.#ledger, call, { at, ...(id === undefined ? {} : { key: this.#keyOf(id) }) })
  }

  /** A unique id in its first turn is the key itself, so that the same call in another conversation is known. */
  #keyOf(id: string): string {
    const turn = this.#turns.get(id) ?? 0
    return isUnique(id) && turn === 0 ? id : `${isUnique(id) ? '' : this.#scope}\n${id}\n${turn}`
  }
}
