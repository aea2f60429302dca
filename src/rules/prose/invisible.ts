/** Characters that a reader cannot see, told apart from the same characters in honest writing. */
import { INVISIBLE_RANGES } from './ignorable.js'

const UNSEEN = new RegExp(`[${INVISIBLE_RANGES}\\u2800]+`, 'gu')

/** Patterns are made when the first such character is met: most contracts have none. */
let honest: readonly Honest[] | undefined

/** Scripts whose letters change their shape beside others, so that joiners between them mean something. */
const JOINING =
  '[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}\\p{Script=Mandaic}\\p{Script=Adlam}\\p{Script=Hanifi_Rohingya}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Tibetan}\\p{Script=Myanmar}\\p{Script=Khmer}\\p{Script=Javanese}\\p{Script=Balinese}\\p{Script=Meetei_Mayek}\\p{Script=Ol_Chiki}\\p{Script=Chakma}\\p{Script=Tifinagh}]'
/** Scripts without blanks between words. */
const UNSPACED =
  '[\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Tibetan}\\p{Script=Javanese}\\p{Script=Balinese}\\p{Script=Tai_Le}\\p{Script=New_Tai_Lue}\\p{Script=Tai_Tham}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]'

/** A kind of unseen character that is honest where what stands before and after it fits. */
interface Honest {
  readonly run: RegExp
  readonly before?: RegExp
  readonly after?: RegExp
  /** One side is enough. */
  readonly either?: boolean
}

/** Sequences of emoji, joiners of connected scripts, word breaks of unspaced ones, hyphenation, variants of a sign. */
const honestUses = (): readonly Honest[] => [
  {
    run: /^\u200D$/,
    before: /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u20E3|\u{E007F})$/u,
    after: /^\p{Extended_Pictographic}/u,
  },
  { run: /^\uFE0F\u200D$/, before: /\p{Emoji}$/u, after: /^\p{Extended_Pictographic}/u },
  {
    run: /^[\u200C\u200D]{1,2}$/,
    before: new RegExp(`${JOINING}\\p{M}*$`, 'u'),
    after: new RegExp(`^${JOINING}`, 'u'),
    either: true,
  },
  {
    run: /^\u200B$/,
    before: new RegExp(`${UNSPACED}\\p{M}*$`, 'u'),
    after: new RegExp(`^${UNSPACED}`, 'u'),
    either: true,
  },
  { run: /^[\uFE0E\uFE0F]$/, before: /[\p{Emoji}\p{S}\p{P}\p{N}]$/u },
  { run: /^[\uFE00-\uFE0D]$/, before: /[\p{S}\p{P}\p{N}\p{Script=Han}\p{Script=Myanmar}\p{Script=Phags_Pa}]$/u },
  { run: /^[\u{E0100}-\u{E01EF}]$/u, before: /\p{Script=Han}$/u },
  { run: /^\u00AD$/, before: /\p{L}{2}$/u, after: /^\p{Ll}{2}/u },
  { run: /^\u034F$/, before: /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{M}]$/u },
  { run: /^[\u180B-\u180F]$/, before: /\p{Script=Mongolian}$/u },
  { run: /^[\u115F\u1160]+$/, before: /\p{Script=Hangul}$/u, after: /^\p{Script=Hangul}/u, either: true },
  { run: /^[\u17B4\u17B5]$/, before: /[\p{Script=Khmer}]$/u },
  { run: /^\u2800+$/, before: /[\u2801-\u28FF]$/u, after: /^[\u2801-\u28FF]/u, either: true },
]

/** Runs of characters that cannot be seen and that no honest writing puts there, in their order. */
export function hiddenRuns(text: string, isName: boolean): readonly string[] {
  const runs: string[] = []
  honest ??= honestUses()
  for (const found of text.matchAll(UNSEEN)) {
    const [run] = found
    const isMark = run === '\uFEFF' && found.index === 0
    const before = text.slice(Math.max(0, found.index - 8), found.index)
    const after = text.slice(found.index + run.length, found.index + run.length + 4)
    if (!isMark && !honest.some((one) => fits(one, run, before, after)) && !isCarrier(run)) runs.push(run)
    else if (isName && run === '\u00AD') runs.push(run)
  }
  return runs
}

function fits({ run, before, after, either }: Honest, found: string, left: string, right: string): boolean {
  if (!run.test(found)) return false
  const sides = [before?.test(left), after?.test(right)].filter((side) => side !== undefined)
  return either === true ? sides.includes(true) : !sides.includes(false)
}

/** Several variation selectors in a row carry bytes; another rule says what they spell. */
const CARRIER = /^[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{2,}$/u

function isCarrier(run: string): boolean {
  return CARRIER.test(run)
}

/** What text hides in characters that show nothing, and how. */
export interface Smuggled {
  readonly by: 'tags' | 'selectors'
  readonly run: string
  /** As ASCII or UTF-8; what is no text stands as `?`. */
  readonly spells: string
}

const TAGS = /[\u{E0000}-\u{E007F}]+/gu
const SELECTORS = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]{2,}/gu
/** Subdivision flags that are drawn somewhere: the three of Unicode, and those of states and provinces. */
const FLAG = /^(?:gb(?:eng|sct|wls|nir)|(?:us|ca|au)[a-z]{2,3})$/

/** Text that is spelled in tag characters or in rows of variation selectors; flags are none. */
export function smuggledIn(text: string): readonly Smuggled[] {
  const found: Smuggled[] = []
  for (const { 0: run, index } of text.matchAll(TAGS)) {
    const spells = [...run].map((sign) => asciiOf((sign.codePointAt(0) ?? 0) - 0xe0000)).join('')
    const isFlag = text.slice(0, index).endsWith('\u{1F3F4}') && run.endsWith('\u{E007F}') && FLAG.test(spells)
    if (!isFlag) found.push({ by: 'tags', run, spells })
  }
  for (const { 0: run } of text.matchAll(SELECTORS)) {
    if (/^\uFE0F\uFE0F$/.test(run)) continue
    found.push({ by: 'selectors', run, spells: textOfBytes([...run].map(byteOf)) })
  }
  return found
}

function asciiOf(code: number): string {
  return code >= 0x20 && code < 0x7f ? String.fromCharCode(code) : ''
}

function byteOf(selector: string): number {
  const code = selector.codePointAt(0) ?? 0
  return code >= 0xe0100 ? code - 0xe0100 + 16 : code - 0xfe00
}

/** Bytes read as UTF-8; what is none stands as `?`. */
export function textOfBytes(bytes: readonly number[]): string {
  const escaped = bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  try {
    return decodeURIComponent(escaped)
  } catch {
    return bytes.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '?')).join('')
  }
}
