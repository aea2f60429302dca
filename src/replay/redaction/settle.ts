/** Replaces leaf after leaf so that the outcome of the call stays what it is. */
import { canonicalText } from '../../model/canonical.js'
import type { JsonObject } from '../../model/json.js'
import type { Leaf } from '../../model/redaction/leaves.js'
import { type Draw, otherOf, saysSomething } from '../../model/redaction/letters.js'
import { type Drawing, otherNumber, otherText } from '../../model/redaction/substitutes.js'

/** A leaf that may not stay as it is, and what is known of it. */
export interface Hidden {
  readonly leaf: Leaf
  /** What stands in its place unless that changes the outcome. */
  readonly first: string | number
  /** The schemas that speak of it. */
  readonly schemas: readonly JsonObject[]
}

export interface Settling {
  readonly drawing: Drawing
  /** What the contracts name: values of `enum` and `const`, and keys in those. */
  readonly named: (value: string | number) => boolean
  /** The patterns in the contracts' schemas of the tool. */
  readonly patterns: readonly string[]
  /** Validations that may be spent. */
  readonly tries: number
}

/** The form that is tried: `texts` with the number of each hidden leaf replaced. */
type Same = (change: ReadonlyMap<number, string | number>) => boolean

/** Variants of one leaf that are tried as a whole. */
const VARIANTS = 6
/** Other characters that are tried for one. */
const CHARACTERS = 8

class Spent extends Error {}

/**
 * Settles all hidden leaves, given by the number of their leaf.
 * @returns what is put in their place, and why some of them had to keep the first form although it changes the outcome
 */
export function settle(
  hidden: ReadonlyMap<number, Hidden>,
  isSame: (change: ReadonlyMap<number, string | number>) => boolean,
  settling: Settling,
): { readonly change: ReadonlyMap<number, string | number>; readonly unsettled: readonly string[] } {
  const change = new Map<number, string | number>()
  const unsettled: { readonly index: number; readonly why: string }[] = []
  let left = settling.tries
  const same: Same = (more) => {
    if (left-- <= 0) throw new Spent()
    return isSame(new Map([...change, ...more]))
  }
  const work = (part: readonly number[]): void => {
    const whole = new Map(part.map((index) => [index, firstOf(hidden, index)] as const))
    if (same(whole)) for (const [index, value] of whole) change.set(index, value)
    else if (part.length > 1) {
      work(part.slice(0, part.length >> 1))
      work(part.slice(part.length >> 1))
    } else
      for (const index of part) {
        const one = hidden.get(index)
        const found = one && repair(one, (value) => same(new Map([[index, value]])), settling)
        if (found !== undefined && 'value' in found) change.set(index, found.value)
        else unsettled.push({ index, why: found?.why ?? 'it is gone' })
      }
  }
  try {
    work([...hidden.keys()])
  } catch (error) {
    if (!(error instanceof Spent)) throw error
    unsettled.push({ index: -1, why: 'its contract ties too many values to each other' })
  }
  // Never leak: what was not settled is hidden all the same.
  for (const index of hidden.keys()) if (!change.has(index)) change.set(index, firstOf(hidden, index))
  return { change, unsettled: [...new Set(unsettled.map(({ why }) => why))] }
}

function firstOf(hidden: ReadonlyMap<number, Hidden>, index: number): string | number {
  return hidden.get(index)?.first ?? ''
}

type Repaired = { readonly value: string | number } | { readonly why: string }

function repair(hidden: Hidden, same: (value: string | number) => boolean, settling: Settling): Repaired {
  const { leaf } = hidden
  // A value that the contract itself names is no secret of the caller.
  if (settling.named(leaf.value)) return { value: leaf.value }
  if (typeof leaf.value === 'number') return repairNumber(leaf.value, hidden, same, settling)
  return repairText(leaf.value, hidden, same, settling)
}

function repairText(
  text: string,
  { leaf, schemas }: Hidden,
  same: (text: string) => boolean,
  settling: Settling,
): Repaired {
  for (let attempt = 0; attempt < VARIANTS; attempt++) {
    const other = otherText(text, settling.drawing, attempt)
    if (other !== text && same(other)) return { value: other }
  }
  const draw = settling.drawing('characters', text, 0)
  const { characters, kept } = replaceCharacters(text, otherText(text, settling.drawing, 0), same, draw)
  const other = characters.join('')
  const formatted = schemas.some(({ format }) => typeof format === 'string')
  if (other !== text && areSaid(kept, characters, settling.patterns, formatted)) return { value: other }
  return { why: leaf.kind === 'key' ? 'a key is fixed by its contract' : 'a text is fixed by its contract' }
}

/** Replaces as many characters as the outcome allows, block by block; `kept` are those that had to stay. */
function replaceCharacters(
  text: string,
  guess: string,
  same: (text: string) => boolean,
  draw: Draw,
): { characters: string[]; kept: number[] } {
  const characters = [...text]
  const others = [...guess]
  for (const [at, own] of characters.entries())
    for (let attempt = 0; attempt < CHARACTERS && others[at] === own; attempt++) others[at] = otherOf(own, draw)
  const kept: number[] = []
  const put = (places: readonly number[], values: readonly string[]): boolean => {
    const tried = [...characters]
    for (const [order, at] of places.entries()) tried[at] = values[order] ?? ''
    if (!same(tried.join(''))) return false
    for (const [order, at] of places.entries()) characters[at] = values[order] ?? ''
    return true
  }
  const work = (places: readonly number[]): void => {
    if (
      places.length === 0 ||
      put(
        places,
        places.map((at) => others[at] ?? ''),
      )
    )
      return
    const [only] = places
    if (places.length > 1 || only === undefined) {
      work(places.slice(0, places.length >> 1))
      work(places.slice(places.length >> 1))
      return
    }
    const own = characters[only] ?? ''
    for (let attempt = 0; attempt < CHARACTERS; attempt++) {
      const other = otherOf(own, draw)
      if (other !== own && put([only], [other])) return
    }
    kept.push(only)
  }
  const differ = others.length === characters.length
  work(differ ? [...characters.keys()].filter((at) => saysSomething(characters[at] ?? '')) : [])
  return { characters, kept }
}

/** Is what had to stay said by the contract: a word of a pattern, or single characters that a pattern or format fixes? */
function areSaid(
  kept: readonly number[],
  characters: readonly string[],
  patterns: readonly string[],
  formatted: boolean,
): boolean {
  const says = characters.filter(saysSomething).length
  const runs: string[] = []
  for (const [order, at] of kept.entries()) {
    const character = characters[at] ?? ''
    if (order > 0 && kept[order - 1] === at - 1) runs[runs.length - 1] += character
    else runs.push(character)
  }
  const unsaid = runs.filter((run) => !patterns.some((pattern) => pattern.includes(run)))
  const most = formatted ? 4 : 2
  return unsaid.every((run) => run.length <= most) && unsaid.join('').length * 2 <= says
}

function repairNumber(
  number: number,
  { schemas }: Hidden,
  same: (number: number) => boolean,
  { drawing }: Settling,
): Repaired {
  const draw = drawing('bounded', String(number), 0)
  for (let attempt = 0; attempt < VARIANTS; attempt++) {
    const other = otherNumber(number, drawing, attempt)
    if (other !== number && same(other)) return { value: other }
  }
  const numbersOf = (keywords: readonly string[]): number[] =>
    schemas.flatMap((schema) =>
      keywords.flatMap((keyword) => (typeof schema[keyword] === 'number' ? schema[keyword] : [])),
    )
  const bounds = numbersOf(['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'])
  const [low, high] = around(number, bounds)
  const steps = [...numbersOf(['multipleOf']), ...(Number.isInteger(number) ? [1] : [])]
  for (const step of steps.length === 0 ? [(high - low) / 1_000] : steps)
    for (let attempt = 0; attempt < VARIANTS; attempt++) {
      const other = between(low, high, step, draw)
      if (other !== number && Number.isFinite(other) && same(other)) return { value: other }
    }
  // Where the bounds leave no other number, they say which one it is.
  if (bounds.includes(number) || (low === high && Number.isInteger(number))) return { value: number }
  return { why: 'a number is fixed by its contract' }
}

/** The span between the bounds around the number, and within its order of magnitude where there is none. */
function around(number: number, bounds: readonly number[]): [number, number] {
  const magnitude = Math.max(10, Math.abs(number) * 2)
  const below = bounds.filter((bound) => bound <= number)
  const above = bounds.filter((bound) => bound >= number)
  const low = below.length > 0 ? Math.max(...below) : Math.min(number, ...above) - magnitude
  const high = above.length > 0 ? Math.min(...above) : Math.max(number, ...below) + magnitude
  return [low, high]
}

function between(low: number, high: number, step: number, draw: Draw): number {
  const [first, last] = [Math.ceil(low / step), Math.floor(high / step)]
  if (!(last >= first)) return Number.NaN
  const chosen = (first + draw(Math.min(last - first + 1, 4_000_000_000))) * step
  // 3 · 0.1 is 0.30000000000000004.
  return Number(chosen.toPrecision(15))
}

/** The texts by which `named` knows a value. */
export function nameOf(value: string | number): string {
  return canonicalText(value)
}
