/** Why a call is refused and what it loses, as places that are the same for calls of any length. */
import type { CallOutcome, Rejection, Tally } from '../model/call.js'
import { isObject, type Json, member } from '../model/json.js'
import { join, split } from '../model/pointer.js'
import { maskText } from '../model/redact.js'

export type Reason = Tally['rejections'][number]

/** Each reason once, in one order. Names that look like secrets are masked: callers may use a token as a key. */
export function reasonsOf({ rejections, call }: CallOutcome): Reason[] {
  if (rejections.length === 0) return []
  const [first] = rejections
  if (rejections.length === 1 && first !== undefined) return [reasonOf(first, call.arguments)]
  const reasons = new Map(
    rejections.map((rejection) => {
      const reason = reasonOf(rejection, call.arguments)
      return [keyOf(reason), reason]
    }),
  )
  return [...reasons].sort(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([, reason]) => reason)
}

function reasonOf({ schemaPointer, keyword, pointer, name }: Rejection, value: Json): Reason {
  const place = placeOf(pointer, value)
  return { schemaPointer, keyword, pointer: place, ...(name === undefined ? {} : { name: masked(name) }) }
}

function keyOf({ schemaPointer, keyword, pointer, name }: Reason): string {
  return JSON.stringify([schemaPointer, keyword, pointer, name ?? null])
}

/** The places of a list, each once, in one order. */
export function placesOf(pointers: readonly string[], value: Json): string[] {
  return pointers.length === 0 ? [] : [...new Set(pointers.map((pointer) => placeOf(pointer, value)))].sort()
}

/** The data pointer with `*` for the index of any array, masked like the names. */
export function placeOf(pointer: string, value: Json): string {
  if (pointer === '') return ''
  // A place at the root of an object is its name, masked and escaped again.
  if (pointer.lastIndexOf('/') === 0 && isObject(value)) return rootPlace(pointer)
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
const rootPlaces = new Map<string, string>()

function rootPlace(pointer: string): string {
  const known = rootPlaces.get(pointer)
  if (known !== undefined) return known
  if (rootPlaces.size >= MOST_NAMES) rootPlaces.clear()
  const place = join('', ...split(pointer).map(masked))
  rootPlaces.set(pointer, place)
  return place
}

const names = new Map<string, string>()

function masked(name: string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  if (names.size >= MOST_NAMES) names.clear()
  const shown = maskText(name)
  names.set(name, shown)
  return shown
}
