/** Blanks that push text out of sight, and blobs that hide it. */
import { textOfBytes } from './invisible.js'

/** Whole runs of blanks and line ends: each is met once, whatever follows. */
const BLANK = /\s{25,}/gu
const LINE_END = /[\n\r\u2028\u2029]/gu
const MOST_BLANKS = 80
const MOST_LINES = 25

/** What pushes a part of a text out of sight. */
export interface Padding {
  readonly kind: 'blanks' | 'lines'
  readonly count: number
  /** What follows. */
  readonly rest: string
}

/** The first padding in a text; undefined where there is none. */
export function paddingIn(text: string): Padding | undefined {
  if (text.length <= MOST_LINES) return undefined
  for (const { 0: run, index } of text.matchAll(BLANK)) {
    const rest = text.slice(index + run.length)
    const lines = run.match(LINE_END)?.length ?? 0
    // Nothing is pushed out of sight by blanks at the end, nor by an indent.
    if (rest === '' || index === 0) continue
    if (lines >= MOST_LINES) return { kind: 'lines', count: lines, rest }
    if (lines === 0 && run.length >= MOST_BLANKS) return { kind: 'blanks', count: run.length, rest }
  }
  return undefined
}

/** A long run of an encoding in a text, and what it decodes to where that is text. */
export interface Blob {
  readonly encoding: 'base64' | 'hex'
  readonly run: string
  readonly decoded: string | undefined
}

const RUNS = /(?:[A-Za-z0-9+/_-]{24,}={0,2})/gu
/** Words that say why a blob stands there, in the text before it. */
const EXPLAINED =
  /base ?-?64|hex|\bjwt\b|token|certificat|\bkey\b|encod|hash|digest|checksum|signature|sha-?\d|data:|data uri|\bpem\b|begin |cursor|\bid\b|uuid|address|example|e\.g\./i

/** The blobs that hide something: those that decode to sentences, and long ones that nothing explains. */
export function blobsIn(text: string, isValue: boolean): readonly Blob[] {
  if (text.length < 24) return []
  const blobs: Blob[] = []
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    const encoding = /^(?:[\da-f]{2})+$/i.test(run) ? 'hex' : isBase64(run) ? 'base64' : undefined
    if (encoding === undefined) continue
    const decoded = sentenceIn(bytesOf(run, encoding))
    const lead = text.slice(Math.max(0, index - 80), index)
    if (decoded !== undefined || (!isValue && run.length >= 160 && !EXPLAINED.test(lead)))
      blobs.push({ encoding, run, decoded })
  }
  return blobs
}

/** Paths and long identifiers are of the same letters; an encoding mixes capitals, small letters and digits. */
function isBase64(run: string): boolean {
  if (/^ey[JI]/.test(run)) return false
  const switches = run.match(/[a-z][A-Z]|[A-Z]{2}[a-z]|[A-Za-z]\d|\d[A-Za-z]/g)?.length ?? 0
  return switches * 8 >= run.length
}

function bytesOf(run: string, encoding: 'base64' | 'hex'): readonly number[] {
  if (encoding === 'hex') return (run.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  const bytes: number[] = []
  let bits = 0
  let held = 0
  for (const sign of run) {
    const value = ALPHABET.indexOf(sign === '-' ? '+' : sign === '_' ? '/' : sign)
    if (value < 0) break
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      bytes.push((held >> bits) & 0xff)
    }
  }
  return bytes
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The bytes as text where they read as a sentence: at least five words of letters, and hardly anything else. */
function sentenceIn(bytes: readonly number[]): string | undefined {
  if (bytes.length < 24 || bytes.some((byte) => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d))
    return undefined
  const text = textOfBytes(bytes.slice(0, 2_000))
  const words = text.match(/(?<![\p{L}\p{N}])\p{L}{1,20}(?=[\s.,;:!?]|$)/gu) ?? []
  return !/^[\s]*[[{<]/.test(text) && words.length >= 5 && words.join('').length * 2 >= text.length ? text : undefined
}
