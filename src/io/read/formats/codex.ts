import { isObject, type Json, type JsonObject, member } from '../../../model/json.js'
import { textOf } from './fingerprint.js'
import type { LogFormat } from './format.js'
import type { Ledger } from './ledger.js'
import { splitDotted } from './names.js'
import { tell } from './told.js'
import type { Outcome } from './told-call.js'

const TIME = String.raw`^\s*(?:\[(?<at>[^\]]{4,40})\]\s*)?`
const CALL = new RegExp(String.raw`${TIME}tool\s+(?<name>[\w.:/-]{1,300})\((?<input>.*)\)\s*$`, 's')
const RESULT = new RegExp(
  String.raw`${TIME}(?<name>[\w.:/-]{1,300})\((?<input>.*)\)\s+(?<how>success|failed)\b[^)]*$`,
  's',
)
const EXEC = new RegExp(String.raw`${TIME}exec\s+\S`)
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours of a terminal are what is taken away
const COLOURS = /\u001b\[[\d;]*m/g
const MOST_OPEN = 10_000

/**
 * What Codex prints: `tool SERVER.TOOL(JSON)`, and later the same with `success in` or `failed in` (a sample is in
 * githubnext/gh-aw, pkg/workflow/test_data). Also the events of `codex exec --json`.
 */
export const codex: LogFormat = {
  id: 'codex',
  title: 'Codex log',
  recognises: isEvent,
  recognisesLine: (text) => CALL.test(text.replace(COLOURS, '')),
  open: (ledger) => {
    const log = new CodexLog(ledger)
    return { take: () => {}, takeLine: (text) => log.take(text.replace(COLOURS, '')) }
  },
}

function isEvent(value: Json): boolean {
  if (!isObject(value)) return false
  const item = member(value, 'item')
  return (
    /^(?:item|thread|turn)\./.test(textOf(value, 'type') ?? '') && (isObject(item) || Object.hasOwn(value, 'thread_id'))
  )
}

class CodexLog {
  readonly #ledger: Ledger
  /** Keys of calls without a result, by what was called. */
  readonly #open = new Map<string, string[]>()
  #number = 0

  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  take(text: string): void {
    if (text.startsWith('{')) {
      this.#event(text)
      return
    }
    const call = CALL.exec(text)?.groups
    const result = call === undefined ? RESULT.exec(text)?.groups : undefined
    if (call !== undefined) this.#call(call.name ?? '', call.input ?? '', call.at)
    else if (result !== undefined)
      this.#result(`${result.name}(${result.input})`, result.how === 'failed' ? 'error' : 'ok')
    else if (EXEC.test(text)) this.#ledger.leave('exec')
    else if (text.trim() !== '') this.#ledger.otherLines++
  }

  #call(name: string, input: string, at: string | undefined): void {
    // Tools of Codex itself have no server.
    if (splitDotted(name).server === undefined) {
      this.#ledger.leave(name)
      return
    }
    const key = `call ${this.#number++}`
    if (this.#open.size < MOST_OPEN) {
      const print = `${name}(${input})`
      this.#open.set(print, [...(this.#open.get(print) ?? []), key])
    }
    tell(this.#ledger, { name, input }, { at, key, passing: true, split: splitDotted })
  }

  #result(print: string, outcome: Outcome): void {
    const [key, ...others] = this.#open.get(print) ?? []
    if (key === undefined) return
    if (others.length === 0) this.#open.delete(print)
    else this.#open.set(print, others)
    this.#ledger.outcome(key, outcome)
  }

  #event(text: string): void {
    let value: Json
    try {
      value = JSON.parse(text) as Json
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      // What a tool answered is printed too, and may begin so.
      if (/^\{"type":"item\./.test(text)) this.#ledger.fail('is an event that is not whole')
      else this.#ledger.otherLines++
      return
    }
    const item = isObject(value) ? member(value, 'item') : undefined
    if (!isObject(value) || !isObject(item)) return
    if (textOf(item, 'type') === 'mcp_tool_call') this.#item(item, textOf(value, 'type'))
    else if (textOf(item, 'type') === 'command_execution' && textOf(value, 'type') === 'item.completed')
      this.#ledger.leave('exec')
  }

  #item(item: JsonObject, event: string | undefined): void {
    const failed = (member(item, 'error') ?? null) !== null || member(item, 'status') === 'failed'
    const outcome = failed ? 'error' : event === 'item.completed' ? 'ok' : 'unknown'
    const call = {
      name: textOf(item, 'tool'),
      server: textOf(item, 'server'),
      id: textOf(item, 'id'),
      input: member(item, 'arguments'),
    }
    tell(this.#ledger, call, { outcome, scope: 'item' })
  }
}
