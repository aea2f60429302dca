import type { CharSet } from 'refa'

/** The characters cut into classes that no set of the question tells apart, with a readable one for each. */
export interface Alphabet {
  readonly letters: readonly string[]
  /** 1 for each letter that is in the set. */
  members(set: CharSet): Uint8Array
}

const LAST = 0x10ffff
const SURROGATES = { from: 0xd800, to: 0xdfff }
/** Where a class has several, its letter comes from the first of these ranges. */
const READABLE: readonly (readonly [number, number])[] = [
  [97, 122],
  [48, 57],
  [65, 90],
  [45, 46],
  [95, 95],
  [33, 126],
  [32, 32],
  [161, SURROGATES.from - 1],
]

/** The alphabet of these sets; every character of the words is a letter of its own. Lone surrogates are in none. */
export function alphabetOf(sets: readonly CharSet[], words: readonly string[]): Alphabet {
  const singles = new Set<number>()
  for (const word of words) for (const character of word) singles.add(character.codePointAt(0) as number)
  const cuts = new Set([0, SURROGATES.from, SURROGATES.to + 1, 97, 123])
  for (const { min, max } of sets.flatMap((set) => set.ranges)) cuts.add(min).add(max + 1)
  for (const code of singles) cuts.add(code).add(code + 1)
  const starts = [...cuts].filter((code) => code <= LAST).sort((a, b) => a - b)
  const classes = new Map<string, { rank: number; letter: number }>()
  for (const [i, start] of starts.entries()) {
    if (start >= SURROGATES.from && start <= SURROGATES.to) continue
    const found = mostReadable(start, (starts[i + 1] ?? LAST + 1) - 1)
    const signature = sets.map((set) => (set.has(start) ? '1' : '0')).join('') + (singles.has(start) ? start : '')
    const known = classes.get(signature)
    if (!known || found.rank < known.rank) classes.set(signature, found)
  }
  const signatures = [...classes.keys()]
  const position = new Map(sets.map((set, i) => [set, i]))
  return {
    letters: [...classes.values()].map(({ letter }) => String.fromCodePoint(letter)),
    members: (set) => {
      const at = position.get(set) as number
      return Uint8Array.from(signatures, (signature) => (signature[at] === '1' ? 1 : 0))
    },
  }
}

function mostReadable(start: number, end: number): { rank: number; letter: number } {
  const rank = READABLE.findIndex(([from, to]) => Math.max(from, start) <= Math.min(to, end))
  const range = READABLE[rank]
  return range ? { rank, letter: Math.max(range[0], start) } : { rank: READABLE.length, letter: start }
}
