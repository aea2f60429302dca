import { isObject, type Json, type JsonObject, jsonIn, member } from '../../../model/json.js'
import { textOf } from './fingerprint.js'
import type { LogFormat } from './format.js'
import { takeTrace } from './langfuse-trace.js'

/** Kinds of observations (langfuse.com/docs/observability/features/observation-types). */
const KINDS = new Set([
  ...['SPAN', 'EVENT', 'GENERATION', 'AGENT', 'TOOL', 'CHAIN', 'RETRIEVER', 'EVALUATOR', 'EMBEDDING', 'GUARDRAIL'],
])
/** Observations of a log that has one a line, before they are looked at together. */
const MOST_HELD = 50_000

/**
 * Traces and observations that Langfuse exports, whatever framework wrote them. The observations of tools are the
 * calls; what a model asked for counts only in a trace that has none of them.
 */
export const langfuse: LogFormat = {
  id: 'langfuse',
  title: 'Langfuse export',
  recognises: (value) => observationsIn(value) !== undefined,
  open: (ledger) => {
    let held: JsonObject[] = []
    const release = () => {
      for (const trace of byTrace(held)) takeTrace(trace, ledger)
      held = []
    }
    return {
      take: (value) => {
        const observations = observationsIn(value)
        if (observations === undefined) ledger.fail('is neither a trace nor an observation')
        else
          for (const observation of observations) {
            if (isObject(observation)) held.push(observation)
            else ledger.fail('is an observation that is no object')
          }
        if (held.length > MOST_HELD) release()
      },
      end: release,
    }
  },
}

function isObservation(value: Json): boolean {
  return (
    isObject(value) &&
    KINDS.has(textOf(value, 'type')?.toUpperCase() ?? '') &&
    ['traceId', 'trace_id', 'parentObservationId', 'startTime', 'start_time'].some((key) => Object.hasOwn(value, key))
  )
}

/** Those of an export, a list, an answer of the API, or the one that the value is. */
function observationsIn(value: Json): readonly Json[] | undefined {
  if (Array.isArray(value)) return value.some(isObservation) ? value : undefined
  if (!isObject(value)) return undefined
  if (isObservation(value)) return [value]
  for (const key of ['observations', 'data']) {
    const list = member(value, key)
    const items = typeof list === 'string' ? (jsonIn(list) ?? null) : list
    // A trace without an observation has no call.
    if (Array.isArray(items) && (items.some(isObservation) || (key === 'observations' && items.length === 0)))
      return items
  }
  const trace = member(value, 'trace')
  return isObject(trace) ? observationsIn(trace) : undefined
}

function byTrace(observations: readonly JsonObject[]): Iterable<readonly JsonObject[]> {
  const traces = new Map<string, JsonObject[]>()
  for (const observation of observations) {
    const trace = textOf(observation, 'traceId') ?? textOf(observation, 'trace_id') ?? ''
    const standing = traces.get(trace)
    if (standing === undefined) traces.set(trace, [observation])
    else standing.push(observation)
  }
  return traces.values()
}
