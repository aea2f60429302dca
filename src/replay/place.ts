/** One place of the arguments: what the baseline declares there, and what of it was sent. */
import { canonicalText } from '../model/canonical.js'
import { isObject, type Json } from '../model/json.js'
import { type Union, unionTaken } from './branches.js'

/** All that the baseline declares at one place of the arguments. */
export interface Place {
  readonly pointer: string
  readonly members: Map<string, Place>
  item: Place | undefined
  /** Enum values by text. */
  readonly values: Map<string, Json>
  readonly sentValues: Set<string>
  readonly unions: Map<Json, Union>
  /** Unions of which a branch is still untaken. */
  untaken: number
  sent: boolean
  /** Members of which something is still unsent; undefined before the first value. */
  open: Map<string, Place> | undefined
  /** Nothing in it is unsent any more, so that no value needs to be looked at. */
  done: boolean
}

/** Nothing is declared there yet. */
export function placeAt(pointer: string): Place {
  return {
    ...{ pointer, members: new Map(), item: undefined, values: new Map(), sentValues: new Set() },
    ...{ unions: new Map(), untaken: 0, sent: false, open: undefined, done: false },
  }
}

/** Looks at what is still unsent only: after some calls that is little, however large the calls are. */
export function mark(place: Place, value: Json): void {
  place.sent = true
  const open = place.open ?? new Map(place.members)
  place.open = open
  if (place.sentValues.size < place.values.size) {
    const text = canonicalText(value)
    if (place.values.has(text)) place.sentValues.add(text)
  }
  if (place.untaken > 0) takeBranches(place, value)
  const { item } = place
  if (Array.isArray(value)) {
    if (item !== undefined) for (const one of value) if (!item.done) mark(item, one)
  } else if (isObject(value)) {
    for (const [key, member] of open) {
      if (!Object.hasOwn(value, key)) continue
      mark(member, value[key] ?? null)
      if (member.done) open.delete(key)
    }
  }
  const isSent = place.sentValues.size === place.values.size && place.untaken === 0
  place.done = open.size === 0 && isSent && (item === undefined || item.done)
}

function takeBranches(place: Place, value: Json): void {
  let untaken = 0
  for (const union of place.unions.values()) if (!union.done && !unionTaken(union, value)) untaken++
  place.untaken = untaken
}
