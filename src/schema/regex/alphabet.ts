/**
 * The characters cut into classes that no set of a question tells apart, one letter for each. Characters are code
 * points; halves of surrogate pairs are characters too, for JSON can write them (`"\ud800"`).
 */
import type { CharSet } from 'refa'

/** A set of characters, and whether they are UTF-16 code units. */
export interface Told {
  readonly set: CharSet
  readonly units: boolean
}

const LAST = 0x10ffff
const FIRST_PAIR = 0x10000
const HIGH = 0xd800
const LOW = 0xdc00
const AFTER = 0xe000
/** Where a class has several, its letter comes from the first of these ranges. */
const READABLE: readonly (readonly [number, number])[] = [
  [97, 122],
  [48, 57],
  [65, 90],
  [45, 46],
  [95, 95],
  [33, 126],
  [32, 32],
  [161, HIGH - 1],
]

/** Is this the first half of a surrogate pair, alone? */
export const isHigh = (code: number): boolean => code >= HIGH && code < LOW
/** Is this the second half of a surrogate pair, alone? */
export const isLow = (code: number): boolean => code >= LOW && code < AFTER

/** The UTF-16 code units of a code point. */
export function unitsOf(code: number): readonly number[] {
  if (code < FIRST_PAIR) return [code]
  return [HIGH + ((code - FIRST_PAIR) >> 10), LOW + ((code - FIRST_PAIR) & 0x3ff)]
}

/** A letter for each class; every character of the words is a class of its own. Halves of pairs come last. */
export function alphabetOf(sets: readonly Told[], words: readonly string[]): readonly number[] {
  const singles = new Set<number>()
  for (const word of words) for (const character of word) singles.add(character.codePointAt(0) as number)
  const starts = [...cutsOf(sets, singles)].filter((code) => code <= LAST).sort((a, b) => a - b)
  const classes = new Map<string, { rank: number; letter: number }>()
  const halves: [start: number, signature: string][] = []
  for (const [i, start] of starts.entries()) {
    const signature = signatureOf(start, sets, singles)
    if (start >= HIGH && start < AFTER) {
      halves.push([start, signature])
      continue
    }
    const found = mostReadable(start, (starts[i + 1] ?? LAST + 1) - 1)
    const known = classes.get(signature)
    if (!known || found.rank < known.rank) classes.set(signature, found)
  }
  const letters = [...classes.values()].map(({ letter }) => letter)
  // A half that a whole character can stand for is never needed.
  const needed = halves.filter(([, signature]) => !classes.has(signature))
  const different = new Map(needed.map(([start, signature]) => [`${isHigh(start)}${signature}`, start]))
  return [...letters, ...different.values()]
}

/** Where classes may begin. */
function cutsOf(sets: readonly Told[], singles: ReadonlySet<number>): Set<number> {
  const cuts = new Set([0, HIGH, LOW, AFTER, FIRST_PAIR, 97, 123])
  const cut = (code: number, units: boolean): void => {
    cuts.add(code)
    if (!units || code <= HIGH || code >= AFTER) return
    if (code < LOW) cuts.add(FIRST_PAIR + (code - HIGH) * 0x400)
    if (code > LOW) for (let pair = FIRST_PAIR; pair <= LAST; pair += 0x400) cuts.add(pair + code - LOW)
  }
  for (const { set, units } of sets)
    for (const { min, max } of set.ranges) {
      cut(min, units)
      cut(max + 1, units)
    }
  for (const code of singles) cuts.add(code).add(code + 1)
  return cuts
}

/** Equal for characters that no set tells apart. */
function signatureOf(code: number, sets: readonly Told[], singles: ReadonlySet<number>): string {
  const halves = unitsOf(code)
  let signature = ''
  for (const { set, units } of sets)
    signature += units ? halves.map((unit) => (set.has(unit) ? 1 : 0)).join('') : set.has(code) ? 1 : 0
  return singles.has(code) ? `${signature} ${code}` : signature
}

function mostReadable(start: number, end: number): { rank: number; letter: number } {
  const rank = READABLE.findIndex(([from, to]) => Math.max(from, start) <= Math.min(to, end))
  const range = READABLE[rank]
  return range ? { rank, letter: Math.max(range[0], start) } : { rank: READABLE.length, letter: start }
}
