/** What a call loses without being refused: arguments that are no longer declared, and defaults that changed. */
import type { DefaultChange } from '../model/call.js'
import { canonicalText } from '../model/canonical.js'
import { isObject, type Json, type JsonObject } from '../model/json.js'
import { join } from '../model/pointer.js'
import type { Spot } from '../schema/judging/resources.js'
import { Declarations, type Matches } from './declarations.js'
import { type Fates, fatesBetween, lossByNames } from './lossless.js'

/** Sets of names whose losses are remembered. */
const MOST_NAMES = 1_000
/** Levels of the arguments below which nothing is looked for. */
const DEPTH = 32

/** JSON Pointers into the arguments. */
export interface Lost {
  /** Sent, declared by the baseline, and neither declared nor invited by the candidate. */
  readonly dropped: readonly string[]
  /** Not sent, with a default that is not what it was. */
  readonly defaulted: readonly string[]
  /** What these stood for, and stand for. */
  readonly defaults?: readonly DefaultChange[]
}

const NOTHING: Lost = { dropped: [], defaulted: [] }

/** What calls lose between two schemas. */
export interface Losses {
  of(value: Json): Lost
  /** What can be told by names; undefined where that is not enough. */
  readonly fates: Fates | undefined
}

/** No call loses anything. */
export const NO_LOSSES: Losses = { of: () => NOTHING, fates: { byName: new Map(), defaulted: [] } }

/** Looks for losses between two schemas; only what differs in names and defaults is ever walked. */
export function lossesBetween(baseline: Json, candidate: Json, matches: Matches): Losses {
  const skeleton = skeletonOf(baseline)
  if (skeleton !== undefined && skeleton === skeletonOf(candidate)) return NO_LOSSES
  const before = new Declarations(baseline)
  const after = new Declarations(candidate)
  const fates = fatesBetween(before, after, matches)
  const walk = (value: Json): Lost => {
    const found = new Walk(before, after, matches)
    found.value(before.root, after.root, value, '', 0)
    return found
  }
  const byNames = new Map<string, Lost>()
  const of = (value: Json): Lost => {
    const said = fates !== undefined && isObject(value) ? lossByNames(fates, value) : 'unknown'
    if (said === 'nothing') return NOTHING
    if (said === 'unknown' || !isObject(value)) return walk(value)
    const names = JSON.stringify(Object.keys(value))
    const known = byNames.get(names) ?? walk(value)
    if (byNames.size < MOST_NAMES) byNames.set(names, known)
    return known
  }
  return { of, fates }
}

class Walk implements Lost {
  readonly dropped: string[] = []
  readonly defaulted: string[] = []
  readonly defaults: DefaultChange[] = []
  private readonly before: Declarations
  private readonly after: Declarations

  private readonly matches: Matches

  constructor(before: Declarations, after: Declarations, matches: Matches) {
    this.before = before
    this.after = after
    this.matches = matches
  }

  value(baseline: readonly Spot[], candidate: readonly Spot[], value: Json, pointer: string, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > DEPTH) return
    const before = this.before.expand(baseline, value)
    if (before.length === 0) return
    const after = this.after.expand(candidate, value)
    if (Array.isArray(value))
      for (const [index, item] of value.entries())
        this.value(
          this.before.items(before, index),
          this.after.items(after, index),
          item,
          join(pointer, index),
          depth + 1,
        )
    else this.members(before, after, value, pointer, depth)
  }

  private members(
    before: readonly Spot[],
    after: readonly Spot[],
    value: JsonObject,
    pointer: string,
    depth: number,
  ): void {
    const names = this.after.names(after)
    // A nested object that names no property is a map: it takes every key. The arguments themselves are none.
    if (names.size === 0 && depth > 0) return
    for (const [key, member] of Object.entries(value)) {
      const was = this.before.member(before, key)
      if (was.length === 0) continue
      const is = this.after.member(after, key)
      const invited = is.length > 0 ? [] : this.after.invited(after, key, this.matches)
      const at = join(pointer, key)
      if (is.length + invited.length === 0) this.dropped.push(at)
      else this.value(was, [...is, ...invited], member, at, depth + 1)
    }
    for (const key of this.before.names(before)) {
      if (Object.hasOwn(value, key) || !names.has(key)) continue
      const was = this.defaultOf(this.before, this.before.member(before, key))
      const is = this.defaultOf(this.after, this.after.member(after, key))
      if (was === is || canonicalText(was) === canonicalText(is)) continue
      const at = join(pointer, key)
      this.defaulted.push(at)
      this.defaults.push({ pointer: at, before: was, after: is })
    }
  }

  /** A missing default and null are the same: nothing is filled in. */
  private defaultOf(declarations: Declarations, spots: readonly Spot[]): Json {
    for (const { schema } of declarations.expand(spots))
      if (isObject(schema) && Object.hasOwn(schema, 'default')) return schema.default ?? null
    return null
  }
}

/** Keywords that decide neither a name nor a default nor which branch speaks. */
const BESIDE: ReadonlySet<string> = new Set([
  ...['title', 'description', '$comment', 'examples', 'deprecated', 'readOnly', 'writeOnly', 'format', 'pattern'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minProperties', 'maxProperties'],
])

/**
 * A text that is equal for schemas that declare the same names and defaults in the same places.
 * @returns undefined for what is nested too deep to be written
 */
function skeletonOf(schema: Json): string | undefined {
  try {
    return JSON.stringify(schema, (key, value: unknown) => {
      if (key === 'default') return JSON.stringify(value)
      // Under `properties` these words are names, and their values are objects.
      return BESIDE.has(key) && typeof value !== 'object' ? undefined : value
    })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
