/** Letters that look like Latin ones, and names that pass for others by them. */
import { INVISIBLE } from './ignorable.js'

/**
 * Pairs of a letter and the ASCII letter that it passes for: single letters of `confusables.txt` of Unicode Technical
 * Standard #39 (https://www.unicode.org/reports/tr39/) in scripts that people mix into Latin names. What compatibility
 * normalization undoes (full-width and mathematical letters, Roman numerals) needs no line here.
 */
const PAIRS = {
  Greek: 'αaΑAΒBΕEϜFΗHιiϳjͿJΚKΙIΜMϺMΝNοoσoΟOρpΡPΤTυuνvΧXγyΥYΖZ',
  Cyrillic: 'аaАAЬbВBсcСCԁdеeҽeЕEԌGһhНHіiꙇiӏiјjЈJКKІIӀIМMоoОOрpРPԛqгrѕsЅSТTѵvѴVѡwԝwԜWхxХXуyүyУYҮY',
  Armenian: 'քfցgհhոnռnօoՕOգqզqՏSսuՍUաw',
  Cherokee: 'ᎪAᏏbᏴBꮯcᏟCᏧdᎠDᎬEᏀGᏳGᏂhᎻHꭵiᎥiᎫJᏦKᏞLᎷMᏢPꮁrᎡRᏒRꮪsᏕSᏚSᎢTꮩvᏙVꮃwᎳWᏔWᎩYᎽYꮓzᏃZ',
  Coptic: 'ⲥcⲤCⲎHⲔKⲘMⲚNⲟoⲞOⲣpⲢPⲅrⲦTⲬXⲨY',
  Lisu: 'ꓮAꓐBꓚCꓓDꓰEꓝFꓖGꓧHꓙJꓗKꓡLꓟMꓠNꓳOꓑPꓣRꓢSꓔTꓴUꓦVꓪWꓫXꓬYꓜZ',
  Latin: 'ɑaɡgɩiᴄcᴏoᴜuᴠvᴡwᴢz',
} as const

const LATIN_LETTER = /\p{Script=Latin}/u
/** Letters that no language writes with: styled copies of the alphabet. */
const STYLED = /[\u{1D400}-\u{1D7FF}\u{1F130}-\u{1F189}\u24B6-\u24E9]/u
const FULL_WIDTH = /[\uFF21-\uFF3A\uFF41-\uFF5A]/
/** An unbroken run of letters with their marks. */
const WORDS = /[\p{L}\p{M}]+/gu

let table: ReadonlyMap<string, string> | undefined
let lookalikes: RegExp | undefined

/** Does the text hold any letter that passes for a Latin one? Most texts of other alphabets are long and hold none. */
function holdsLookalike(text: string): boolean {
  lookalikes ??= new RegExp(
    `[${Object.values(PAIRS)
      .join('')
      .replace(/[A-Za-z]/g, '')}]`,
    'u',
  )
  return lookalikes.test(text)
}

/** The ASCII letter that this one passes for; undefined where it is none, or passes for none. */
export function latinFor(letter: string): string | undefined {
  table ??= new Map(
    Object.values(PAIRS).flatMap((pairs) =>
      (pairs.match(/../gsu) ?? []).map((pair) => [pair.slice(0, -1), pair.slice(-1)] as const),
    ),
  )
  return table.get(letter)
}

/** The text with every word that mixes Latin letters and such that pass for Latin written in Latin. */
export function toLatin(text: string): string {
  if (!holdsLookalike(text)) return text
  return text.replace(WORDS, (word) => (/[a-z]/i.test(word) && hasLookalike(word) ? latinOf(word) : word))
}

function hasLookalike(word: string): boolean {
  return [...word].some((letter) => latinFor(letter) !== undefined)
}

function latinOf(word: string): string {
  return [...word].map((letter) => latinFor(letter) ?? letter).join('')
}

/**
 * What a name looks like: without case and separators, every letter as the ASCII one that it passes for, digits as the
 * letters that they pass for. Two names with one look are easily taken for each other.
 */
export function lookOf(name: string): string {
  const latin = /[^\x20-\x7e]/.test(name)
    ? [...name.normalize('NFKC')].map((letter) => latinFor(letter) ?? letter).join('')
    : name
  return latin
    .replace(INVISIBLE, '')
    .replace(/[\s_\-./:]+/g, '')
    .toLowerCase()
    .replace(/(?<=[a-z])0|0(?=[a-z])/g, 'o')
    .replace(/(?<=[a-z])1|1(?=[a-z])/g, 'l')
    .replaceAll('rn', 'm')
}

/** How a name passes for another. */
export interface Disguise {
  readonly letters: readonly string[]
  readonly passesFor: string
}

/**
 * The letters by which a name passes for a Latin one that it is not: mixed into a Latin word, or a whole word of them
 * beside Latin words. A word that any letter marks as of another alphabet is honest. undefined where there are none.
 */
export function disguiseOf(name: string): Disguise | undefined {
  if (!/[^\x20-\x7e]/.test(name)) return undefined
  const hasLatin = /[a-z]/i.test(name)
  const words = name.match(WORDS) ?? []
  const letters = words.flatMap((word) => {
    const kinds = kindsOf(word, true)
    const isDisguised =
      /^[lo]*$/.test(kinds) && kinds.includes('o') && (kinds.includes('l') || (hasLatin && kinds.length > 1))
    return isDisguised && !isScience(word) ? [...word].filter((letter) => latinFor(letter) !== undefined) : []
  })
  letters.push(...[...name].filter((letter) => STYLED.test(letter) || (hasLatin && FULL_WIDTH.test(letter))))
  if (letters.length === 0) return undefined
  return { letters: [...new Set(letters)], passesFor: latinOf(name.normalize('NFKC')) }
}

/**
 * Words of a text in which letters of another alphabet stand between Latin ones that they pass for. A Latin stem with an
 * ending of another alphabet is honest writing, and so is a Greek letter before or after a word.
 */
export function disguisedWords(text: string): readonly string[] {
  if (!holdsLookalike(text)) return []
  return (text.match(WORDS) ?? []).filter((word) => {
    if (!/[a-z]/i.test(word)) return false
    const kinds = kindsOf(word, false)
    return (
      /^[lo]*$/.test(kinds) && kinds.includes('o') && !/^(?:l+o{2,}|o{2,}l+|lo|ol)$/.test(kinds) && !isScience(word)
    )
  })
}

/** A letter for each letter of a word: `l` Latin, `o` of others but like a Latin one, `x` of others. */
function kindsOf(word: string, strictly: boolean): string {
  return [...word]
    .filter((letter) => !/\p{M}/u.test(letter))
    .map((letter) => {
      const passes = latinFor(letter) !== undefined
      if (LATIN_LETTER.test(letter) && !(strictly && passes)) return 'l'
      return passes ? 'o' : 'x'
    })
    .join('')
}

/** One of the Greek letters that formulas are written with, before or after Latin ones: `αHelix`, `xσ`. */
function isScience(word: string): boolean {
  return /^(?:[αγρσ][\p{Script=Latin}\p{M}]+|[\p{Script=Latin}\p{M}]+[αγρσ])$/u.test(word)
}
