/** A quick no: most calls lose nothing, and for plain schemas their names alone say so. */
import { canonicalText } from '../model/canonical.js'
import type { JsonObject } from '../model/json.js'
import type { Spot } from '../schema/judging/resources.js'
import type { Declarations, Matches } from './declarations.js'

/** What is known of a declared argument. */
export type Fate = 'lost' | 'kept' | 'kept whole'

/** What becomes of arguments between two schemas, as far as it hangs on their names. */
export interface Fates {
  /** Of declared arguments; what is not declared is not lost. */
  readonly byName: ReadonlyMap<string, Fate>
  /** Those that lose a default where they are not sent. */
  readonly defaulted: readonly string[]
}

/** @returns undefined where the schemas are not plain enough to tell by names */
export function fatesBetween(before: Declarations, after: Declarations, matches: Matches): Fates | undefined {
  if (before.hasBranches(before.root) || after.hasBranches(after.root)) return undefined
  const [was, is] = [before.expand(before.root), after.expand(after.root)]
  const byName = new Map<string, Fate>()
  const defaulted: string[] = []
  const names = after.names(is)
  for (const name of before.names(was)) {
    const [old, now] = [before.member(was, name), after.member(is, name)]
    const known = now.length > 0 || after.invited(is, name, matches).length > 0
    const same = isAlike(old, now)
    byName.set(name, known ? (same ? 'kept whole' : 'kept') : 'lost')
    if (names.has(name) && !same && before.defaultOf(old) !== after.defaultOf(now)) defaulted.push(name)
  }
  return { byName, defaulted }
}

/**
 * Do these arguments lose nothing for certain, or does what they lose hang on their names alone? Else they have to be
 * walked.
 */
export function lossByNames({ byName, defaulted }: Fates, value: JsonObject): 'nothing' | 'by names' | 'unknown' {
  let loses = false
  for (const name in value) {
    const fate = byName.get(name)
    if (fate === undefined || fate === 'kept whole') continue
    if (fate === 'lost') loses = true
    else if (typeof value[name] === 'object' && value[name] !== null) return 'unknown'
  }
  return !loses && defaulted.every((name) => Object.hasOwn(value, name)) ? 'nothing' : 'by names'
}

/** Is the member declared alike? Not where a reference could lead to something else. */
function isAlike(before: readonly Spot[], after: readonly Spot[]): boolean {
  const [was, is] = [before, after].map((spots) => canonicalText(spots.map(({ schema }) => schema)))
  return was === is && was?.includes('"$') === false
}
