/** Why a call is refused and what it loses, as places that are the same for calls of any length. */
import type { CallOutcome, Rejection, Tally } from '../model/call.js'
import { isObject, type Json, member } from '../model/json.js'
import { join, split } from '../model/pointer.js'
import { maskText } from '../model/redact.js'

export type Reason = Tally['rejections'][number]

/** Each reason once, in one order. Names that look like secrets are masked: callers may use a token as a key. */
export function reasonsOf({ rejections, call }: CallOutcome): Reason[] {
  if (rejections.length === 0) return []
  const reasons = new Map(rejections.map((rejection) => reasonOf(rejection, call.arguments)))
  return [...reasons].sort(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([, reason]) => reason)
}

function reasonOf({ schemaPointer, keyword, pointer, name }: Rejection, value: Json): [string, Reason] {
  const place = placeOf(pointer, value)
  const reason = { schemaPointer, keyword, pointer: place, ...(name === undefined ? {} : { name: masked(name) }) }
  return [JSON.stringify([schemaPointer, keyword, place, reason.name ?? null]), reason]
}

/** The places of a list, each once, in one order. */
export function placesOf(pointers: readonly string[], value: Json): string[] {
  return pointers.length === 0 ? [] : [...new Set(pointers.map((pointer) => placeOf(pointer, value)))].sort()
}

/** The data pointer with `*` for the index of any array, masked like the names. */
export function placeOf(pointer: string, value: Json): string {
  let at: Json | undefined = value
  const steps: string[] = []
  for (const step of split(pointer)) {
    steps.push(Array.isArray(at) ? '*' : masked(step))
    at = Array.isArray(at) ? at[Number(step)] : isObject(at) ? member(at, step) : undefined
  }
  return join('', ...steps)
}

/** Names are few and calls are many; a recording that makes up names in every call must not fill the memory either. */
const MOST_NAMES = 10_000
const names = new Map<string, string>()

function masked(name: string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  if (names.size >= MOST_NAMES) names.clear()
  const shown = maskText(name)
  names.set(name, shown)
  return shown
}
