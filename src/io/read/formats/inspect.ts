import { isObject, type Json, type JsonObject, member } from '../../../model/json.js'
import { textOf } from './fingerprint.js'
import type { LogFormat } from './format.js'
import type { Ledger } from './ledger.js'
import { callIn, resultIn } from './shapes.js'
import { tell } from './told.js'
import { walk } from './walk.js'

/**
 * Logs of Inspect AI (UKGovernmentBEIS/inspect_ai, tool/_tool_call.py and event/_tool.py): the JSON format, and the
 * samples of an `.eval` archive. Messages and events hold the same call; it counts once.
 */
export const inspect: LogFormat = {
  id: 'inspect',
  title: 'Inspect AI log',
  recognises: (value) => isObject(value) && (isLog(value) || isSample(value)),
  open: (ledger) => {
    let number = 0
    return {
      take: (value) => {
        const samples = isObject(value) && isLog(value) ? (member(value, 'samples') ?? []) : [value]
        if (!Array.isArray(samples)) ledger.fail('has "samples" that are no list')
        else for (const sample of samples) takeSample(sample, `${number++}`, ledger)
      },
    }
  },
}

function isLog(value: JsonObject): boolean {
  return isObject(member(value, 'eval')) && Object.hasOwn(value, 'status')
}

function isSample(value: JsonObject): boolean {
  return Object.hasOwn(value, 'epoch') && Array.isArray(member(value, 'messages'))
}

function takeSample(sample: Json, scope: string, ledger: Ledger): void {
  if (!isObject(sample)) {
    ledger.fail('is a sample that is no object')
    return
  }
  const messages = member(sample, 'messages')
  for (const message of Array.isArray(messages) ? messages : []) takeMessage(message, scope, ledger)
  // Events of a subtask stand inside the event of its tool.
  walk(member(sample, 'events') ?? [], (event) => takeEvent(event, scope, ledger), { skip: BESIDE })
}

/** Members of events that repeat messages, or hold what a tool said. */
const BESIDE = new Set(['input', 'output', 'call', 'state', 'tools', 'result', 'arguments', 'changes', 'messages'])

function takeMessage(message: Json, scope: string, ledger: Ledger): void {
  if (!isObject(message)) {
    ledger.fail('is a message that is no object')
    return
  }
  const result = resultIn(message)
  if (result !== undefined) ledger.outcome(`${scope}\n${result.id}`, result.outcome)
  const calls = member(message, 'tool_calls')
  for (const item of Array.isArray(calls) ? calls : []) {
    const call = isObject(item) ? callIn(item) : undefined
    if (call === undefined) ledger.fail('has a tool call that cannot be read')
    else tellOf(call, scope, ledger)
  }
}

function takeEvent(event: JsonObject, scope: string, ledger: Ledger): boolean {
  if (member(event, 'event') !== 'tool') return false
  const call = callIn(event)
  if (call === undefined) {
    ledger.fail('is an event of a tool that cannot be read')
    return false
  }
  const failed = (member(event, 'error') ?? null) !== null || member(event, 'failed') === true
  const done = (member(event, 'result') ?? null) !== null || Object.hasOwn(event, 'completed')
  const outcome = failed ? 'error' : done ? 'ok' : 'unknown'
  tellOf({ ...call, outcome }, scope, ledger, textOf(event, 'timestamp'))
  return false
}

/** The ids of one sample are its own; a model that is scripted counts from 1 in each. */
function tellOf(call: NonNullable<ReturnType<typeof callIn>>, scope: string, ledger: Ledger, at?: string): void {
  const { id } = call
  tell(ledger, call, { at, ...(id === undefined ? {} : { scope, key: `${scope}\n${id}` }) })
}
