/** The texts, numbers and keys of a value, one by one, and the value again with others in their place. */
import { isObject, type Json, type JsonObject, objectOf } from '../json.js'
import { join } from '../pointer.js'

/** A text or a number of a value, or a key of one of its objects. */
export interface Leaf {
  readonly kind: 'key' | 'text' | 'number'
  readonly value: string | number
  /** Where it stands; the last step of a key is the key itself. */
  readonly steps: readonly string[]
}

/** Levels below which nothing is looked at. */
const DEPTH = 200
const MOST = 200_000

/** All leaves in the order of the text; undefined where the value is nested too deep or holds too many. */
export function leavesOf(value: Json): readonly Leaf[] | undefined {
  const leaves: Leaf[] = []
  const walk = (at: Json, steps: readonly string[]): boolean => {
    if (steps.length > DEPTH || leaves.length > MOST) return false
    if (typeof at === 'string') leaves.push({ kind: 'text', value: at, steps })
    else if (typeof at === 'number') leaves.push({ kind: 'number', value: at, steps })
    else if (Array.isArray(at)) return at.every((item, index) => walk(item, [...steps, String(index)]))
    else if (isObject(at))
      return Object.entries(at).every(([key, inner]) => {
        leaves.push({ kind: 'key', value: key, steps: [...steps, key] })
        return walk(inner, [...steps, key])
      })
    return true
  }
  return walk(value, []) ? leaves : undefined
}

/** A value made anew, and how its places were called before: keys by the pointer that they have now. */
export interface Rebuilt {
  readonly value: Json
  readonly before: ReadonlyMap<string, string>
}

/** The value with its leaves replaced, each by what has its number in `others`. A key that is taken gets a `*` more. */
export function rebuild(value: Json, others: readonly (string | number)[]): Rebuilt {
  const before = new Map<string, string>()
  let next = 0
  const walk = (at: Json, now: string, was: string): Json => {
    if (typeof at === 'string' || typeof at === 'number') return others[next++] ?? null
    if (Array.isArray(at)) return at.map((item, index) => walk(item, join(now, index), join(was, index)))
    if (!isObject(at)) return at
    const members = new Map<string, Json>()
    for (const [key, inner] of Object.entries(at)) {
      let name = String(others[next++] ?? '')
      while (members.has(name)) name += '*'
      const [renamed, original] = [join(now, name), join(was, key)]
      before.set(renamed, original)
      members.set(name, walk(inner, renamed, original))
    }
    return objectOf(members)
  }
  return { value: walk(value, '', ''), before }
}

/** What stands in the place of each leaf in a value of the same build, such as one that was masked. */
export function alongside(value: Json, other: Json): (string | number)[] {
  const found: (string | number)[] = []
  const walk = (at: Json, twin: Json): void => {
    if (typeof at === 'string' || typeof at === 'number')
      found.push(typeof twin === 'string' || typeof twin === 'number' ? twin : at)
    else if (Array.isArray(at)) for (const [index, item] of at.entries()) walk(item, itemOf(twin, index))
    else if (isObject(at)) {
      const twins = Object.entries(isObject(twin) ? twin : ({} as JsonObject))
      for (const [index, [key, inner]] of Object.entries(at).entries()) {
        const [name, value] = twins[index] ?? [key, null]
        found.push(name)
        walk(inner, value)
      }
    }
  }
  walk(value, other)
  return found
}

function itemOf(list: Json, index: number): Json {
  return Array.isArray(list) ? (list[index] ?? null) : null
}
