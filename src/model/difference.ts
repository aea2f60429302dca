/** Where two contracts differ, node by node: for drift that no rule has a name for. */
import { partsOf, type WriteList, withoutMeta } from './canonical.js'
import type { Contract } from './contract.js'
import { isObject, type Json, type JsonObject, objectOf } from './json.js'
import { join, split } from './pointer.js'
import { mask } from './redact.js'
import type { Difference } from './verdict.js'

/** The first places, in the order of the baseline; secrets in their values are masked. */
export function differencesOf(baseline: Contract, candidate: Contract, most: number): readonly Difference[] {
  const before = new Map(partsOf(baseline, underNames))
  const after = new Map(partsOf(candidate, underNames))
  const found: Difference[] = []
  // Nodes still to compare, the next one last: the depth of a value is then no matter of the call stack.
  const pending: Difference[] = []
  for (const name of [...before.keys()].reverse())
    if (after.has(name)) pending.push({ pointer: join('', name), before: before.get(name), after: after.get(name) })
  for (let pair = pending.pop(); pair !== undefined && found.length < most; pair = pending.pop()) {
    const members = membersOf(pair)
    if (members !== undefined) pending.push(...members.reverse())
    else if (!isSame(pair)) found.push(masked(pair))
  }
  return found
}

function isSame({ before, after }: Difference): boolean {
  return before === after || (isEmpty(before) && isEmpty(after) && Array.isArray(before) === Array.isArray(after))
}

function isEmpty(value: Json | undefined): boolean {
  return Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0
}

/** A value may be a secret by the name that it stands under. */
function masked({ pointer, before, after }: Difference): Difference {
  const name = split(pointer).at(-1) ?? ''
  const hide = (value: Json | undefined): Json | undefined =>
    value === undefined ? undefined : Object.values(mask(objectOf([[name, value]])) as JsonObject)[0]
  return { pointer, before: hide(before), after: hide(after) }
}

/** The members of two objects or two arrays side by side; undefined where the two are no such pair. */
function membersOf({ pointer, before, after }: Difference): Difference[] | undefined {
  if (Array.isArray(before) && Array.isArray(after)) {
    const length = Math.max(before.length, after.length)
    if (length === 0) return undefined
    return Array.from({ length }, (_, at) => ({ pointer: join(pointer, at), before: before[at], after: after[at] }))
  }
  if (!isObject(before) || !isObject(after)) return undefined
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  if (keys.length === 0) return undefined
  const of = (object: JsonObject, key: string): Json | undefined =>
    Object.hasOwn(object, key) ? object[key] : undefined
  return keys.map((key) => ({ pointer: join(pointer, key), before: of(before, key), after: of(after, key) }))
}

/** What has a name stands under it, so that the order of lists is no difference. */
const underNames: WriteList = (parts) => {
  const named = new Map<string, Json>()
  for (const part of parts) {
    let { name } = part
    for (let twin = 2; named.has(name); twin++) name = `${part.name} (${twin})`
    named.set(name, withoutMeta(part.raw))
  }
  return objectOf(named)
}
