import { isObject, type Json, type JsonObject, jsonIn, member } from '../../../model/json.js'
import { textOf } from './fingerprint.js'
import type { LogFormat } from './format.js'
import type { Ledger } from './ledger.js'
import { parsePython } from './python-literal.js'
import { callIn, resultIn, type ShapedCall } from './shapes.js'
import { isoTime } from './times.js'
import { keyOf, tell } from './told.js'
import type { Outcome } from './told-call.js'
import { walk } from './walk.js'

const SPEAKERS = new Set(['human', 'ai', 'tool', 'system', 'AIMessageChunk'])
const MOST_ASKED = 10_000

/**
 * Messages of LangChain and LangGraph, plain or serialised, and runs of LangSmith
 * (docs.langchain.com/langsmith/run-data-format). The runs of tools are the calls; what a model asked for counts only
 * where no tool's run was logged.
 */
export const langchain: LogFormat = {
  id: 'langchain',
  title: 'LangChain messages or LangSmith runs',
  recognises: (value) => itemsIn(value).some((item) => isRun(item) || isMessage(item)),
  open: (ledger) => {
    const log = new LangLog(ledger)
    return { take: (value) => log.take(value), end: () => log.end() }
  },
}

function itemsIn(value: Json): readonly Json[] {
  if (Array.isArray(value)) return value
  if (!isObject(value)) return []
  for (const key of ['messages', 'runs', 'values', 'generations'])
    if (Object.hasOwn(value, key)) return itemsIn(member(value, key) ?? null)
  return [value]
}

function isRun(value: Json): boolean {
  return isObject(value) && typeof member(value, 'run_type') === 'string' && Object.hasOwn(value, 'inputs')
}

function isMessage(value: Json): boolean {
  if (!isObject(value)) return false
  if (member(value, 'type') === 'constructor' && member(value, 'lc') === 1) return true
  const speaks = SPEAKERS.has(textOf(value, 'type') ?? '') && Object.hasOwn(value, 'content')
  const data = member(value, 'data')
  const calls = member(value, 'tool_calls')
  const asks = Array.isArray(calls) && calls.some((call) => isObject(call) && isObject(member(call, 'args')))
  return (
    speaks || asks || (SPEAKERS.has(textOf(value, 'type') ?? '') && isObject(data) && Object.hasOwn(data, 'content'))
  )
}

class LangLog {
  readonly #ledger: Ledger
  /** What models asked for in runs, until it is known that no run of a tool follows. */
  readonly #asked: { readonly call: ShapedCall; readonly at: string | undefined; readonly scope: string }[] = []
  readonly #outcomes = new Map<string, Outcome>()
  #ran = false
  #number = 0

  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  take(value: Json): void {
    const scope = `${this.#number++}`
    if (!isObject(value) && !Array.isArray(value)) {
      this.#ledger.fail('is neither a run nor a message')
      return
    }
    walk(value, (object) => (isRun(object) ? this.#run(object, scope) : this.#object(object, scope, undefined)))
  }

  end(): void {
    for (const { call, at, scope } of this.#asked) {
      if (this.#ran) {
        // The run of the tool is what counts.
        continue
      }
      const outcome = call.id === undefined ? undefined : this.#outcomes.get(call.id)
      tell(this.#ledger, call, { at, scope, ...(outcome === undefined ? {} : { outcome }) })
    }
  }

  #run(run: JsonObject, scope: string): boolean {
    const at = isoTime(member(run, 'start_time'))
    if (member(run, 'run_type') === 'tool') {
      this.#ran = true
      this.#tool(run, at)
    } else
      for (const key of ['inputs', 'outputs'])
        walk(member(run, key) ?? null, (object) => this.#object(object, scope, { at }))
    const children = member(run, 'child_runs')
    if (Array.isArray(children)) walk(children, (object) => isRun(object) && this.#run(object, scope))
    return true
  }

  #tool(run: JsonObject, at: string | undefined): void {
    const input = toolInput(member(run, 'inputs') ?? null)
    if (input === undefined) {
      this.#ledger.fail('is a run of a tool whose input is neither JSON nor Python')
      return
    }
    const outputs = member(run, 'outputs')
    const output = isObject(outputs) ? (member(outputs, 'output') ?? outputs) : null
    const failed = (member(run, 'error') ?? null) !== null || textOf(output, 'status') === 'error'
    const outcome = failed ? 'error' : outputs === undefined || outputs === null ? 'unknown' : 'ok'
    const id =
      textOf(output, 'tool_call_id') ??
      textOf(output && isObject(output) ? member(output, 'kwargs') : undefined, 'tool_call_id')
    // One run may be exported twice, and its own id tells.
    const key = textOf(run, 'id') ?? id
    tell(this.#ledger, { name: textOf(run, 'name'), id, input }, { at, outcome, key })
  }

  #object(object: JsonObject, scope: string, held: { readonly at: string | undefined } | undefined): boolean {
    const calls = member(object, 'tool_calls')
    if (Array.isArray(calls) && calls.length > 0) {
      const invalid = member(object, 'invalid_tool_calls')
      for (const call of [...calls, ...(Array.isArray(invalid) ? invalid : [])]) this.#call(call, scope, held)
      return true
    }
    const result = resultIn(object)
    if (result !== undefined) {
      this.#ledger.outcome(keyOf(result.id, scope), result.outcome)
      if (held !== undefined && this.#outcomes.size < MOST_ASKED) this.#outcomes.set(result.id, result.outcome)
      return true
    }
    if (textOf(object, 'type') !== 'invalid_tool_call' && textOf(object, 'type') !== 'tool_call') return false
    this.#call(object, scope, held)
    return true
  }

  #call(value: Json, scope: string, held: { readonly at: string | undefined } | undefined): void {
    const call = isObject(value) ? callIn(value) : undefined
    if (call === undefined) this.#ledger.fail('has a tool call that cannot be read')
    else if (held === undefined) tell(this.#ledger, call, { scope })
    else if (this.#asked.length < MOST_ASKED) this.#asked.push({ call, at: held.at, scope })
  }
}

/** A tool's input is its arguments, or the text of them under `input`, in JSON or as Python prints a dict. */
export function toolInput(inputs: Json): Json | undefined {
  if (typeof inputs === 'string') return jsonIn(inputs) ?? parsePython(inputs)
  if (!isObject(inputs) || Object.keys(inputs).length !== 1) return inputs
  const inner = member(inputs, 'input')
  if (isObject(inner)) return inner
  // A tool of one text takes it as it is.
  if (typeof inner !== 'string' || !inner.trim().startsWith('{')) return inputs
  return jsonIn(inner) ?? parsePython(inner)
}
