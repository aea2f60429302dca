import { isObject, type Json, type JsonObject, member } from '../../../model/json.js'
import { textOf } from './fingerprint.js'
import type { Ledger } from './ledger.js'
import { isoTime } from './times.js'
import { tell } from './told.js'

interface Pieces {
  id: string | undefined
  name: string
  arguments: string[]
  at: string | undefined
}

/** Answers that are streamed at once; of more, the oldest are given up. */
const MOST_OPEN = 1_000

/** Chunks of streamed answers: the pieces of each call are put together until its answer ends. */
export class StreamedCalls {
  readonly #ledger: Ledger
  readonly #open = new Map<string, Map<string, Pieces>>()

  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  /** @returns false where the value is no chunk */
  take(value: Json): boolean {
    const choices = isObject(value) ? member(value, 'choices') : undefined
    if (!isObject(value) || !Array.isArray(choices)) return false
    const chunks = choices.filter((choice) => isObject(choice) && isObject(member(choice, 'delta')))
    if (chunks.length === 0 && member(value, 'object') !== 'chat.completion.chunk') return false
    for (const choice of chunks) if (isObject(choice)) this.#choice(value, choice)
    return true
  }

  /** Tells of the calls whose answers never ended. */
  end(): void {
    for (const answer of [...this.#open.keys()]) this.#finish(answer)
  }

  #choice(chunk: JsonObject, choice: JsonObject): void {
    const answer = `${textOf(chunk, 'id') ?? ''}/${String(member(choice, 'index') ?? 0)}`
    const delta = member(choice, 'delta')
    const calls = isObject(delta) ? member(delta, 'tool_calls') : undefined
    if (Array.isArray(calls))
      for (const [index, call] of calls.entries()) this.#piece(answer, call, index, isoTime(member(chunk, 'created')))
    if (typeof member(choice, 'finish_reason') === 'string') this.#finish(answer)
  }

  #piece(answer: string, call: Json, index: number, at: string | undefined): void {
    const inner = isObject(call) ? member(call, 'function') : undefined
    if (!isObject(call) || !isObject(inner)) {
      this.#ledger.fail('has a piece of a tool call that cannot be read')
      return
    }
    const calls = this.#open.get(answer) ?? new Map<string, Pieces>()
    if (!this.#open.has(answer)) {
      const [oldest] = this.#open.keys()
      if (this.#open.size >= MOST_OPEN && oldest !== undefined) this.#finish(oldest)
      this.#open.set(answer, calls)
    }
    const place = String(member(call, 'index') ?? index)
    const pieces = calls.get(place) ?? { id: undefined, name: '', arguments: [], at }
    calls.set(place, pieces)
    pieces.id ??= textOf(call, 'id')
    pieces.name += textOf(inner, 'name') ?? ''
    pieces.arguments.push(textOf(inner, 'arguments') ?? '')
  }

  #finish(answer: string): void {
    for (const { id, name, arguments: parts, at } of this.#open.get(answer)?.values() ?? [])
      tell(this.#ledger, { id, name: name === '' ? undefined : name, input: parts.join('') }, { at, scope: answer })
    this.#open.delete(answer)
  }
}
