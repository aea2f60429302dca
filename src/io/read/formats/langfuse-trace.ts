import { isObject, type Json, type JsonObject, jsonIn, member } from '../../../model/json.js'
import { readArguments } from './arguments.js'
import { fingerprint, textOf } from './fingerprint.js'
import type { Ledger } from './ledger.js'
import { undecorated } from './names.js'
import { ARGUMENTS, IDS, NAMES } from './otlp.js'
import { parsePython } from './python-literal.js'
import { callIn, resultIn, type ShapedCall } from './shapes.js'
import { isoTime } from './times.js'
import { keyOf, tell } from './told.js'
import type { Outcome } from './told-call.js'
import { walk } from './walk.js'

/** What models asked for in a trace. */
interface Asked {
  readonly call: ShapedCall
  readonly print: string
  readonly at: string | undefined
  ran: boolean
}

/** Tells of the calls of one trace, in the order of their times. */
export function takeTrace(observations: readonly JsonObject[], ledger: Ledger): void {
  const ordered = [...new Map(observations.map((one, index) => [textOf(one, 'id') ?? index, one])).values()]
  ordered.sort((a, b) => compare(startOf(a) ?? '', startOf(b) ?? ''))
  const scope = textOf(ordered[0] ?? {}, 'traceId') ?? ''
  const outcomes = new Map<string, Outcome>()
  const asked = askedIn(
    ordered.filter((one) => !isTool(one)),
    outcomes,
  )
  const tools = ordered.filter(isTool)
  for (const tool of tools) takeTool(tool, asked, scope, ledger)
  for (const { call, at, ran } of asked.values()) {
    if (ran) continue
    // Where tools are traced, what has no trace was never run: the way to give a structured answer, for one.
    if (tools.length > 0) ledger.leave(call.name ?? 'a tool without a name', call.id)
    else tell(ledger, call, { at, scope, outcome: outcomes.get(call.id ?? '') ?? 'unknown' })
  }
}

function isTool(observation: JsonObject): boolean {
  if (textOf(observation, 'type')?.toUpperCase() === 'TOOL') return true
  return attributesOf(observation).get('gen_ai.operation.name') === 'execute_tool'
}

function askedIn(observations: readonly JsonObject[], outcomes: Map<string, Outcome>): ReadonlyMap<string, Asked> {
  const asked = new Map<string, Asked>()
  for (const observation of observations) {
    const at = startOf(observation)
    const add = (call: ShapedCall) => {
      const print = fingerprintOf(call.input)
      const key = call.id ?? `${call.name}\n${print}`
      if (!asked.has(key)) asked.set(key, { call, print, at, ran: false })
    }
    const visit = (object: JsonObject): boolean => {
      const result = resultIn(object)
      if (result !== undefined) outcomes.set(result.id, result.outcome)
      const call = result === undefined ? callIn(object) : undefined
      if (call !== undefined && call.builtIn !== true) add(call)
      return call !== undefined || result !== undefined
    }
    // What went in repeats what came out before, and says what became of it.
    for (const key of ['input', 'output']) walk(member(observation, key) ?? null, visit, { nested: true })
    for (const call of toolCallsOf(observation)) add(call)
  }
  return asked
}

/** What Langfuse itself took out of a generation: names and calls in two lists. */
function toolCallsOf(observation: JsonObject): readonly ShapedCall[] {
  const [calls, names] = [member(observation, 'toolCalls'), member(observation, 'toolCallNames')]
  if (!Array.isArray(calls) || !Array.isArray(names)) return []
  return calls.flatMap((item, index) => {
    const call = typeof item === 'string' ? (jsonIn(item) ?? null) : item
    const name = names[index]
    if (!isObject(call) || typeof name !== 'string') return []
    return [{ name, id: textOf(call, 'id'), input: member(call, 'arguments') }]
  })
}

function takeTool(tool: JsonObject, asked: ReadonlyMap<string, Asked>, scope: string, ledger: Ledger): void {
  const attributes = attributesOf(tool)
  const first = (keys: readonly string[]): Json | undefined =>
    keys.map((key) => attributes.get(key)).find((value) => value !== undefined && value !== null && value !== '')
  const clean = first(NAMES)
  const shown = textOf(tool, 'name')
  const name = typeof clean === 'string' ? clean : shown === undefined ? undefined : undecorated(shown)
  const stated = first(IDS)
  const candidates = [...asked.values()].filter(({ call, ran }) => call.name === name && !ran)
  const given = first(ARGUMENTS) ?? member(tool, 'input') ?? null
  const input = inputOf(given, candidates, attributes)
  const print = fingerprintOf(input)
  const match =
    candidates.find(({ call }) => call.id !== undefined && call.id === stated) ??
    candidates.find((one) => one.print === print) ??
    (input === null ? candidates[0] : undefined)
  if (match !== undefined) match.ran = true
  const id = typeof stated === 'string' ? stated : match?.call.id
  const call = { name, server: match?.call.server, id, input: input ?? match?.call.input }
  if (call.input === undefined || call.input === null) {
    ledger.fail('is an observation of a tool without its input')
    return
  }
  const own = textOf(tool, 'id')
  tell(ledger, call, {
    at: startOf(tool),
    outcome: outcomeOf(tool),
    key: own === undefined ? keyOf(id ?? '', scope) : `${scope}\n${own}`,
  })
}

/** The arguments without the wrapper `{"input": …}` that LangSmith's tracer puts around them. */
function inputOf(given: Json, candidates: readonly Asked[], attributes: ReadonlyMap<string, Json>): Json {
  const value = typeof given === 'string' ? (jsonIn(given) ?? parsePython(given) ?? given) : given
  if (!isObject(value) || Object.keys(value).length !== 1) return value
  const inner = member(value, 'input')
  const read = typeof inner === 'string' ? (jsonIn(inner) ?? parsePython(inner)) : inner
  if (!isObject(read)) return value
  const prints = new Set(candidates.map(({ print }) => print))
  if (prints.has(fingerprintOf(value))) return value
  const wraps = [...attributes.keys()].some((key) => key.startsWith('langsmith.'))
  return wraps || prints.has(fingerprintOf(read)) ? read : value
}

function fingerprintOf(input: Json | undefined): string {
  const read = readArguments(input)
  return 'why' in read ? '' : fingerprint(read.arguments)
}

function outcomeOf(tool: JsonObject): Outcome {
  if (textOf(tool, 'level')?.toUpperCase() === 'ERROR') return 'error'
  const output = member(tool, 'output')
  const value = typeof output === 'string' ? (jsonIn(output) ?? null) : output
  if (isObject(value) && (member(value, 'isError') === true || member(value, 'is_error') === true)) return 'error'
  return output === undefined || output === null ? 'unknown' : 'ok'
}

/** Attributes of the span that it was made of; exports hold the metadata as an object, or as the text of one. */
function attributesOf(observation: JsonObject): ReadonlyMap<string, Json> {
  const metadata = member(observation, 'metadata')
  const read = typeof metadata === 'string' ? jsonIn(metadata) : metadata
  const attributes = isObject(read) ? member(read, 'attributes') : undefined
  const found = typeof attributes === 'string' ? jsonIn(attributes) : attributes
  return new Map(isObject(found) ? Object.entries(found) : [])
}

function startOf(observation: JsonObject): string | undefined {
  return isoTime(member(observation, 'startTime') ?? member(observation, 'start_time'))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
