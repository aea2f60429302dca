/**
 * Numbers that JSON can write and JavaScript cannot hold: a number means the decimal that its double prints as, so
 * 9007199254740993 is read as 9007199254740992 and 1e400 as endless. What is decided about them is decided about what
 * was read, and must not be so in silence.
 */
import type { Json } from './json.js'

/** A number that was read as another one. */
export interface Inexact {
  /** As it is written, 40 characters at most. */
  readonly written: string
  readonly read: string
  /** 1-based. */
  readonly line: number
}

/** Only a number of sixteen digits or with an exponent can be inexact: a quick look that most texts pass. */
const SUSPECT = /\d[\d.]{15}|\d[eE]/
/** Strings, to step over them, and numbers. */
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g
const SHOWN = 40

/** The numbers in a JSON text that are not read exactly, in order. */
export function inexactNumbers(text: string): Inexact[] {
  if (!SUSPECT.test(text)) return []
  const found: Inexact[] = []
  let line = 1
  let counted = 0
  for (const { 0: token, index } of text.matchAll(TOKENS)) {
    if (token.startsWith('"') || isExact(token)) continue
    for (let at = text.indexOf('\n', counted); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) {
      line++
      counted = at + 1
    }
    const written = token.length > SHOWN ? `${token.slice(0, SHOWN)}…` : token
    found.push({ written, read: readAs(token), line })
  }
  return found
}

/** The same of a value that stands somewhere in the text: numbers beside it do not count. */
export function inexactNumbersOf(value: Json, text: string): Inexact[] {
  const numbers = new Set<string>()
  const pending: Json[] = [value]
  for (let next = pending.pop(); next !== undefined; next = pending.pop())
    if (typeof next === 'number') numbers.add(shownNumber(next))
    else if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) pending.push(inner)
  return numbers.size === 0 ? [] : inexactNumbers(text).filter(({ read }) => numbers.has(read))
}

/**
 * What the doubles cannot tell apart in these texts, in one sentence; undefined where no decision can depend on it.
 * Reading keeps the order of numbers, so bounds, constants and values are compared rightly but where two different
 * decimals are read as one, or a number that is not whole as a whole one.
 */
export function confusionIn(texts: readonly string[]): string | undefined {
  if (!texts.some((text) => SUSPECT.test(text))) return undefined
  const met = new Map<number, { readonly token: string; readonly decimal: string }>()
  for (const text of texts)
    for (const [token] of text.matchAll(TOKENS)) {
      if (token.startsWith('"')) continue
      const value = Number(token)
      const decimal = decimalOf(token)
      const other = met.get(value) ?? { token, decimal }
      met.set(value, other)
      if (other.decimal !== decimal) return `${shorten(other.token)} and ${shorten(token)} are read as one number`
      const whole = !decimal.includes('e-')
      if (Number.isInteger(value) && !whole) return `${shorten(token)} is read as the whole number ${readAs(token)}`
    }
  return undefined
}

function readAs(token: string): string {
  return shownNumber(Number(token))
}

function shownNumber(value: number): string {
  if (Number.isFinite(value)) return String(value)
  return value > 0 ? 'a number above all others' : 'a number below all others'
}

function shorten(token: string): string {
  return token.length > SHOWN ? `${token.slice(0, SHOWN)}…` : token
}

function isExact(token: string): boolean {
  const value = Number(token)
  return Number.isFinite(value) && decimalOf(token) === decimalOf(String(value))
}

/** One text per decimal number: its digits without zeros at either end, and the power of ten that they count. */
function decimalOf(token: string): string {
  const [mantissa = '', exponent = '0'] = token.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.replace(/^-/, '').split('.')
  const digits = (whole + fraction).replace(/^0+/, '')
  const significant = digits.replace(/0+$/, '')
  if (significant === '') return '0'
  const power = BigInt(exponent) - BigInt(fraction.length) + BigInt(digits.length - significant.length)
  return `${mantissa.startsWith('-') ? '-' : ''}${significant}e${power}`
}
