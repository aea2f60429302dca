/** Values that stand in for others: of the same shape, and otherwise unrelated. */
import { createHmac } from 'node:crypto'
import { type Draw, otherHex, otherOf, saysSomething } from './letters.js'

/** Draws for one value; equal values draw the same under one salt, and nobody without it can tell which they were. */
export type Drawing = (kind: string, value: string, attempt: number) => Draw

/** @param salt random and thrown away after the run: with it, values could be looked up in a dictionary */
export function drawingBy(salt: string): Drawing {
  return (kind, value, attempt) => {
    const seed = createHmac('sha256', salt).update(`${kind}\0${attempt}\0`).update(value, 'utf8').digest()
    return sfc32(seed.readUInt32LE(0), seed.readUInt32LE(4), seed.readUInt32LE(8), seed.readUInt32LE(12))
  }
}

/** sfc32 of PractRand, a small fast generator. */
function sfc32(first: number, second: number, third: number, counter: number): Draw {
  let [a, b, c, d] = [first | 0, second | 0, third | 0, counter | 0]
  return (below) => {
    const sum = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return Math.floor(((sum >>> 0) / 4_294_967_296) * below)
  }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const MOMENT =
  /^(?<date>\d{4}-\d{2}-\d{2})?(?<middle>[Tt ])?(?<time>\d{2}:\d{2}(?::\d{2})?)?(?<rest>(?:[.,]\d{1,9})?(?:[Zz]| ?[+-]\d{2}:?\d{2})?)$/
const DAY = /^(?:\d{1,2}(?<sign>[/.-])\d{1,2}\k<sign>\d{4}|\d{4}[/.]\d{1,2}[/.]\d{1,2})$/
const CLOCK = /^\d{1,2}:\d{2}(?::\d{2})? ?(?:[AaPp]\.?[Mm]\.?)$/
const DURATION = /^[+-]?P(?=[\dT])[\d.,YMWDTHS]+$/
const IPV4 = /^(?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2})?$/
const HEX =
  /^(?:(?:0[xX]|#)[0-9a-fA-F]+|(?=[0-9a-f]*\d)(?=[0-9]*[a-f])[0-9a-f]{6,}|(?=[0-9A-F]*\d)(?=[0-9]*[A-F])[0-9A-F]{6,})$/
const COLONS = /^(?=(?:[^:]*:){2})[0-9a-f:]{2,39}(?:\/\d{1,3})?$/i
const SCHEME = /^[A-Za-z][A-Za-z0-9+.-]{1,30}:(?=\S)(?:\/\/)?/
/** They are as good as an enum everywhere. */
const WORDS = new Set(['true', 'false', 'null', 'True', 'False', 'None'])

/**
 * Another text of the same shape: as many characters, each of its class; and of the same format where it has one that is
 * known (uuid, date, time, duration, ipv4, ipv6, uri, email, hexadecimal, number).
 */
export function otherText(text: string, drawing: Drawing, attempt: number): string {
  if (WORDS.has(text) || !saysSomething(text)) return text
  for (let more = 0; more < 8; more++) {
    const other = drawText(text, drawing('text', text, attempt * 8 + more))
    if (other !== text) return other
  }
  return text
}

function drawText(text: string, draw: Draw): string {
  if (text.length > 40) return drawAddress(text, draw)
  if (UUID.test(text)) return drawUuid(text, draw)
  if (MOMENT.test(text)) return text.replace(MOMENT, (whole, ...found) => drawMoment(whole, found.at(-1), draw))
  if (DAY.test(text)) return text.replace(/\d+/g, (digits) => (digits.length === 4 ? year(draw) : day(digits, draw)))
  if (CLOCK.test(text)) return drawClock(text, draw)
  if (DURATION.test(text)) return drawLetters(text, draw, /\d/)
  if (IPV4.test(text)) return text.replace(/(\/)?\d+/g, (part, slash) => (slash ? part : octet(part, draw)))
  if (HEX.test(text)) {
    const [, lead = '', digits = ''] = /^(0[xX]|#)?(.*)$/s.exec(text) ?? []
    return lead + drawHex(digits, draw)
  }
  if (COLONS.test(text)) return text.replace(/^[^/]*/, (address) => drawHex(address, draw))
  return drawAddress(text, draw)
}

/** The scheme of a URI says how it is spoken to, not to whom. */
function drawAddress(text: string, draw: Draw): string {
  const [scheme = ''] = SCHEME.exec(text) ?? []
  return scheme + drawLetters(text.slice(scheme.length), draw)
}

/** Zeros that lead a number stay, and no other digit becomes one; percent escapes stay escapes. */
function drawLetters(text: string, draw: Draw, only = /./su): string {
  let drawn = ''
  let [before, escaped] = ['', 0]
  const characters = [...text]
  for (const [index, character] of characters.entries()) {
    if (character === '%' && /^[0-9a-f]{2}$/i.test(`${characters[index + 1]}${characters[index + 2]}`)) escaped = 3
    if (escaped > 0) {
      // The first of the two stays, so that no control character and no half of a letter comes out.
      drawn += escaped === 1 && /[2-7abAB89]/.test(before) ? otherHex(character, draw) : character
      escaped--
    } else if (/\d/.test(character) && !/\d/.test(before))
      drawn += character === '0' ? '0' : only.test(character) ? String(1 + draw(9)) : character
    else drawn += only.test(character) ? otherOf(character, draw) : character
    before = character
  }
  return drawn
}

function drawHex(text: string, draw: Draw): string {
  return [...text].map((character) => otherHex(character, draw)).join('')
}

/** Version and variant stay. */
function drawUuid(text: string, draw: Draw): string {
  return [...text].map((character, at) => (at === 14 || at === 19 ? character : otherHex(character, draw))).join('')
}

interface Moment {
  readonly date?: string
  readonly middle?: string
  readonly time?: string
  readonly rest?: string
}

function drawMoment(whole: string, { date, middle, time, rest }: Moment, draw: Draw): string {
  if ((date ?? time) === undefined) return drawLetters(whole, draw)
  const day = date === undefined ? '' : `${year(draw)}-${pad(1 + draw(12))}-${pad(1 + draw(28))}`
  const seconds = time?.length === 8 ? `:${pad(draw(60))}` : ''
  const clock = time === undefined ? '' : `${pad(draw(24))}:${pad(draw(60))}${seconds}`
  const fraction = (rest ?? '').replace(/^([.,])(\d+)/, (_, sign, digits) => `${sign}${drawLetters(digits, draw)}`)
  return `${day}${middle ?? ''}${clock}${fraction}`
}

function drawClock(text: string, draw: Draw): string {
  let part = 0
  return text.replace(/\d+/g, (digits) => {
    const number = part++ === 0 ? (digits.length === 1 ? 1 + draw(9) : 10 + draw(3)) : draw(60)
    return digits.length === 1 ? String(number) : pad(number)
  })
}

function year(draw: Draw): string {
  return String(1990 + draw(40))
}

/** Good as a day and as a month. */
function day(digits: string, draw: Draw): string {
  return digits.length === 1 ? String(1 + draw(9)) : pad(1 + draw(12))
}

function octet(digits: string, draw: Draw): string {
  if (digits.length === 1) return String(draw(10))
  return String(digits.length === 2 ? 10 + draw(90) : 100 + draw(156))
}

function pad(number: number): string {
  return String(number).padStart(2, '0')
}

/** Another number of the same sign and as many digits, whole where it is whole; 0 stays, as it is a bound of its own. */
export function otherNumber(number: number, drawing: Drawing, attempt: number): number {
  if (number === 0 || !Number.isFinite(number)) return number
  const [mantissa = '', exponent = '0'] = String(Math.abs(number)).split('e')
  const [whole = '', fraction = ''] = mantissa.split('.')
  const digits = `${whole}${fraction}`.replace(/^0+/, '')
  for (let more = 0; more < 8; more++) {
    const draw = drawing('number', String(number), attempt * 8 + more)
    const drawn = Array.from(digits, (_, at) => (at === 0 ? 1 + draw(9) : draw(10)))
    // A fraction that ends with 0 would be shorter.
    if (fraction !== '' && drawn.at(-1) === 0) drawn[drawn.length - 1] = 1 + draw(9)
    const other = Number(`${drawn.join('')}e${Number(exponent) - fraction.length}`) * Math.sign(number)
    if (other !== number && Number.isSafeInteger(other) === Number.isSafeInteger(number)) return other
  }
  return number
}
