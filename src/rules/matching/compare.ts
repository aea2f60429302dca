/** What the tool and contract rules share: equality, the two values of a change, lists matched by name. */
import { canonicalText } from '../../model/canonical.js'
import type { Json, JsonObject } from '../../model/json.js'
import { member } from '../../model/json.js'

/** Are the two the same JSON value, whatever the order of their members? Absent is equal to absent only. */
export function same(baseline: Json | undefined, candidate: Json | undefined): boolean {
  if (baseline === undefined || candidate === undefined) return baseline === candidate
  return baseline === candidate || canonicalText(baseline) === canonicalText(candidate)
}

/** The changed value as a finding carries it; an absent one is left out. */
export function changeOf(before: Json | undefined, after: Json | undefined): { before?: Json; after?: Json } {
  return { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }
}

export interface MemberChange {
  readonly name: string
  readonly before: Json | undefined
  readonly after: Json | undefined
}

/** The members whose values differ, sorted by name; those in `except` are not looked at. */
export function changedMembers(
  baseline: JsonObject,
  candidate: JsonObject,
  except: ReadonlySet<string>,
): readonly MemberChange[] {
  const names = new Set([...Object.keys(baseline), ...Object.keys(candidate)])
  return [...names]
    .filter((name) => !except.has(name))
    .sort()
    .map((name) => ({ name, before: member(baseline, name), after: member(candidate, name) }))
    .filter(({ before, after }) => !same(before, after))
}

/** Two lists, matched by name. */
export interface Matched<T> {
  readonly removed: readonly T[]
  readonly added: readonly T[]
  readonly kept: readonly (readonly [baseline: T, candidate: T])[]
}

/** Matches the parts of two lists by their names; of several parts of one name the first stands for all. */
export function matchByName<T>(
  baseline: readonly T[],
  candidate: readonly T[],
  nameOf: (part: T) => string,
): Matched<T> {
  const before = firstByName(baseline, nameOf)
  const after = firstByName(candidate, nameOf)
  const kept: (readonly [T, T])[] = []
  const removed: T[] = []
  for (const [name, part] of before) {
    const twin = after.get(name)
    if (twin === undefined) removed.push(part)
    else kept.push([part, twin])
  }
  return { removed, kept, added: [...after].filter(([name]) => !before.has(name)).map(([, part]) => part) }
}

function firstByName<T>(parts: readonly T[], nameOf: (part: T) => string): Map<string, T> {
  const named = new Map<string, T>()
  for (const part of parts) if (!named.has(nameOf(part))) named.set(nameOf(part), part)
  return named
}
