/** Which characters may stand in for which: of the same class, and as long in UTF-16. */

/** Draws whole numbers from 0 up to, not including, `below`. */
export type Draw = (below: number) => number

/** Blocks of letters that are drawn from by their first and last code point. */
const BLOCKS: readonly { readonly test: RegExp; readonly from: number; readonly to: number }[] = [
  { test: /[а-я]/u, from: 0x0430, to: 0x044f },
  { test: /[А-Я]/u, from: 0x0410, to: 0x042f },
  { test: /[α-ωά-ώ]/u, from: 0x03c3, to: 0x03c9 },
  { test: /[Α-Ω]/u, from: 0x03a3, to: 0x03a9 },
  { test: /\p{Script=Hiragana}/u, from: 0x3042, to: 0x3093 },
  { test: /\p{Script=Katakana}/u, from: 0x30a2, to: 0x30f3 },
  { test: /\p{Script=Hangul}/u, from: 0xac00, to: 0xd7a3 },
  { test: /\p{Script=Arabic}/u, from: 0x0628, to: 0x063a },
  { test: /\p{Script=Hebrew}/u, from: 0x05d0, to: 0x05ea },
  { test: /\p{Script=Devanagari}/u, from: 0x0915, to: 0x0939 },
  { test: /\p{Script=Thai}/u, from: 0x0e01, to: 0x0e2e },
  { test: /\p{Lo}/u, from: 0x4e00, to: 0x9fa5 },
  { test: /\p{Ll}/u, from: 0x00e0, to: 0x00f6 },
  { test: /\p{Lu}/u, from: 0x00c0, to: 0x00d6 },
  { test: /\p{L}/u, from: 0x4e00, to: 0x9fa5 },
  { test: /\p{Nd}/u, from: 0x0660, to: 0x0669 },
]
const ASTRAL_LETTERS = { from: 0x20000, to: 0x2a6d0 }
const FACES = { from: 0x1f600, to: 0x1f64f }

/** Another character of the same class; the same one where it is of no class that says anything (marks, signs, spaces). */
export function otherOf(character: string, draw: Draw): string {
  const code = character.codePointAt(0) ?? 0
  if (code >= 97 && code <= 122) return from(97, 122, draw)
  if (code >= 65 && code <= 90) return from(65, 90, draw)
  if (code >= 48 && code <= 57) return from(48, 57, draw)
  if (code < 128) return character
  if (code > 0xffff) {
    const block = /\p{L}/u.test(character) ? ASTRAL_LETTERS : /\p{So}/u.test(character) ? FACES : undefined
    return block === undefined ? character : from(block.from, block.to, draw)
  }
  const block = BLOCKS.find(({ test }) => test.test(character))
  return block === undefined ? character : from(block.from, block.to, draw)
}

/** Does the character carry anything that another of its class would not? */
export function saysSomething(character: string): boolean {
  return /[\p{L}\p{Nd}]/u.test(character) || ((character.codePointAt(0) ?? 0) > 0xffff && /\p{So}/u.test(character))
}

/** Another hexadecimal digit, a letter for a letter in the same case. */
export function otherHex(character: string, draw: Draw): string {
  if (/[a-f]/.test(character)) return from(97, 102, draw)
  if (/[A-F]/.test(character)) return from(65, 70, draw)
  return /\d/.test(character) ? from(48, 57, draw) : character
}

function from(first: number, last: number, draw: Draw): string {
  return String.fromCodePoint(first + draw(last - first + 1))
}
