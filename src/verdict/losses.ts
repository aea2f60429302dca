/** What recorded calls lose without being refused: each argument with the exact number of calls. */
import type { CallOutcome, Replay } from '../model/call.js'
import { isObject, type Json, member } from '../model/json.js'
import { join, split } from '../model/pointer.js'
import { mask, maskText } from '../model/redact.js'
import type { Loss } from '../model/verdict.js'
import { compareText } from './order.js'

/** Every argument that calls lose, most calls first. */
export function lossesOf(replay: Replay | undefined): readonly Loss[] {
  if (replay === undefined) return []
  const losses = new Map<string, Loss>()
  for (const { tool, status, dropped, defaulted, calls } of replay.tallies) {
    if (status !== 'dropped' && status !== 'defaulted' && status !== 'aliased') continue
    for (const pointer of dropped) count(losses, { kind: 'dropped', tool, pointer, calls })
    for (const pointer of defaulted) count(losses, { kind: 'defaulted', tool, pointer, calls })
  }
  const known = samplesOf([...replay.dropped.outcomes, ...replay.defaulted.outcomes])
  return [...losses.values()]
    .map((loss) => ({ ...loss, tool: maskText(loss.tool), ...known.get(keyOf(loss)) }))
    .sort((a, b) => b.calls - a.calls || compareText(keyOf(a), keyOf(b)))
}

function count(losses: Map<string, Loss>, loss: Loss): void {
  const key = keyOf(loss)
  losses.set(key, { ...loss, calls: loss.calls + (losses.get(key)?.calls ?? 0) })
}

function keyOf({ kind, tool, pointer }: Pick<Loss, 'kind' | 'tool' | 'pointer'>): string {
  return JSON.stringify([kind, tool, pointer])
}

/** What the first call of each loss says of it. */
function samplesOf(outcomes: readonly CallOutcome[]): Map<string, Partial<Loss>> {
  const samples = new Map<string, Partial<Loss>>()
  for (const { tool, call, dropped, defaults = [] } of outcomes) {
    const value = mask(call.arguments)
    for (const pointer of dropped) {
      const { place, found } = walk(pointer, value)
      const key = keyOf({ kind: 'dropped', tool, pointer: place })
      if (found !== undefined && !samples.has(key)) samples.set(key, { example: found })
    }
    for (const { pointer, before, after } of defaults) {
      const key = keyOf({ kind: 'defaulted', tool, pointer: walk(pointer, value).place })
      if (!samples.has(key)) samples.set(key, { before: mask(before), after: mask(after) })
    }
  }
  return samples
}

/** Where a pointer leads, with `*` for the items of arrays. */
function walk(pointer: string, value: Json): { readonly place: string; readonly found: Json | undefined } {
  let at: Json | undefined = value
  const steps: string[] = []
  for (const step of split(pointer)) {
    steps.push(Array.isArray(at) ? '*' : step)
    at = Array.isArray(at) ? at[Number(step)] : isObject(at) ? member(at, step) : undefined
  }
  return { place: join('', ...steps), found: at }
}
