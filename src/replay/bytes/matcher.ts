/**
 * Matches JSON in bytes: what the node accepts is legal JSON (RFC 8259) to the letter. It says no at the slightest doubt,
 * and whoever asks has the value read in full then.
 */
import type { TextBytes } from '../../model/line-judge.js'
import type { Node } from './node.js'

const QUOTE = 0x22
const COMMA = 0x2c
const MINUS = 0x2d
const DOT = 0x2e
const ZERO = 0x30
const NINE = 0x39
const COLON = 0x3a
const OPEN_LIST = 0x5b
const BACKSLASH = 0x5c
const CLOSE_LIST = 0x5d
const OPEN = 0x7b
const CLOSE = 0x7d

/** Characters of a number that is held exactly for certain (model/inexact.ts). */
const SHORT = 15
const POWERS = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]
/** Bytes of one code point at most: a pair of escapes. */
const WIDEST = 12
/** Levels of one value. */
const DEPTH = 100

/** Matches one value after another. */
export class Matcher {
  private bytes: TextBytes
  private end = 0
  private depth = 0
  /** By byte: 1 for those of which a text may have any number. One look is faster than four comparisons. */
  private readonly ordinary = Uint8Array.from({ length: 256 }, (_, byte) =>
    Number(byte >= 0x20 && byte < 0x7f && byte !== QUOTE && byte !== BACKSLASH),
  )
  /** Counts objects. */
  private objects = 0

  constructor(bytes: TextBytes) {
    this.bytes = bytes
  }

  /** @returns where the value ends that begins at `start`, or -1; beyond `end` where the value is cut short there */
  match(node: Node, bytes: TextBytes, start: number, end: number): number {
    this.bytes = bytes
    this.end = end
    this.depth = 0
    return this.value(node, start)
  }

  private value(node: Node, at: number): number {
    switch (this.bytes[at]) {
      case QUOTE:
        return node.text ? this.text(node, at) : -1
      case OPEN:
        return node.object ? this.nested(node, at, true) : -1
      case OPEN_LIST:
        return node.list ? this.nested(node, at, false) : -1
      case 0x74:
        return node.true && this.isWord(at, 'true') ? at + 4 : -1
      case 0x66:
        return node.false && this.isWord(at, 'false') ? at + 5 : -1
      case 0x6e:
        return node.null && this.isWord(at, 'null') ? at + 4 : -1
      default:
        return node.number ? this.number(node, at) : -1
    }
  }

  private nested(node: Node, at: number, isObject: boolean): number {
    if (++this.depth > DEPTH) return -1
    const after = isObject ? this.object(node, at) : this.list(node, at)
    this.depth--
    return after
  }

  private object(node: Node, at: number): number {
    const { bytes, end } = this
    const object = ++this.objects
    let required = 0
    let next = this.space(at + 1)
    if (bytes[next] === CLOSE) return node.required === 0 ? next + 1 : -1
    for (;;) {
      if (bytes[next] !== QUOTE) return -1
      const start = next + 1
      let to = start
      while (to < end && bytes[to] !== QUOTE) to++
      const member = node.members.find(bytes, start, to)
      next = bytes[to + 1] === COLON ? to + 1 : this.space(to + 1)
      if (bytes[next] !== COLON) return -1
      next = this.space(next + 1)
      if (member === undefined) next = isPlainName(bytes, start, to) ? this.value(node.others, next) : -1
      else {
        if (member.met === object) return -1
        member.met = object
        if (member.required) required++
        next = this.value(member.node, next)
      }
      if (next < 0) return -1
      next = this.space(next)
      if (bytes[next] === CLOSE) return required === node.required ? next + 1 : -1
      if (bytes[next] !== COMMA || next >= end) return -1
      next = this.space(next + 1)
    }
  }

  private list(node: Node, at: number): number {
    const { bytes, end } = this
    let next = this.space(at + 1)
    if (bytes[next] === CLOSE_LIST) return node.leastItems <= 0 ? next + 1 : -1
    for (let count = 1; ; count++) {
      next = this.value(node.items, next)
      if (next < 0) return -1
      next = this.space(next)
      if (bytes[next] === CLOSE_LIST) return count >= node.leastItems && count <= node.mostItems ? next + 1 : -1
      if (bytes[next] !== COMMA || next >= end) return -1
      next = this.space(next + 1)
    }
  }

  private text(node: Node, at: number): number {
    const { bytes, end, ordinary } = this
    const start = at + 1
    let escaped = false
    let wide = false
    let next = start
    for (; ; next++) {
      const byte = bytes[next] ?? 0
      if (ordinary[byte] === 1) continue
      if (byte === QUOTE) break
      if (byte < 0x20 || next >= end) return -1
      if (byte === BACKSLASH) {
        escaped = true
        next = this.escape(next + 1)
        if (next < 0) return -1
      } else if (byte > 0x7e) wide = true
    }
    const plain = !escaped && !wide
    const length = next - start
    if (length > node.mostLength || length < (plain || node.leastLength <= 1 ? 1 : WIDEST) * node.leastLength) return -1
    if (node.texts !== undefined && !(plain && node.texts.find(bytes, start, next) === true)) return -1
    if (node.tests.length > 0 && (escaped || !passes(node, bytes.utf8Slice(start, next)))) return -1
    // Only names of plain characters are in the table, and there may be others.
    if (node.newTexts !== undefined && !(plain && node.newTexts.find(bytes, start, next) === undefined)) return -1
    return next + 1
  }

  /** @returns the last byte of the escape whose letter is given, or -1 */
  private escape(at: number): number {
    const { bytes } = this
    switch (bytes[at]) {
      case QUOTE:
      case BACKSLASH:
      case 0x2f:
      case 0x62:
      case 0x66:
      case 0x6e:
      case 0x72:
      case 0x74:
        return at
      case 0x75:
        for (let next = at + 1; next <= at + 4; next++) if (!isHex(bytes[next] ?? 0)) return -1
        return at + 4
      default:
        return -1
    }
  }

  private number(node: Node, at: number): number {
    const { bytes } = this
    const negative = bytes[at] === MINUS
    const start = negative ? at + 1 : at
    let digits = 0
    let next = start
    let byte = bytes[next] ?? 0
    for (; byte >= ZERO && byte <= NINE; byte = bytes[++next] ?? 0) digits = digits * 10 + byte - ZERO
    // No number begins with a zero but zero itself and fractions of one.
    if (next === start || (bytes[start] === ZERO && next > start + 1)) return -1
    let places = 0
    if (byte === DOT) {
      const fraction = next + 1
      byte = bytes[++next] ?? 0
      for (; byte >= ZERO && byte <= NINE; byte = bytes[++next] ?? 0) digits = digits * 10 + byte - ZERO
      places = next - fraction
      if (places === 0) return -1
    }
    if (next - at > SHORT || byte === 0x65 || byte === 0x45) return -1
    // Both are exact, so the quotient is what the text is read as.
    const size = places === 0 ? digits : digits / (POWERS[places] ?? Number.NaN)
    return isWithin(node, negative ? -size : size) ? next : -1
  }

  private isWord(at: number, word: string): boolean {
    for (let index = 0; index < word.length; index++)
      if (this.bytes[at + index] !== word.charCodeAt(index)) return false
    return true
  }

  private space(at: number): number {
    const { bytes } = this
    let next = at
    for (let byte = bytes[next]; byte === 0x20 || byte === 0x09 || byte === 0x0d; byte = bytes[next]) next++
    return next
  }
}

function passes({ tests }: Node, text: string): boolean {
  for (const test of tests) if (!test(text)) return false
  return true
}

function isWithin(node: Node, value: number): boolean {
  if (node.whole && !Number.isInteger(value)) return false
  if (value < node.least || value > node.most || value <= node.above || value >= node.below) return false
  if (node.numbers !== undefined && !node.numbers.has(value)) return false
  for (const divisor of node.divisors) if (!Number.isSafeInteger(value) || value % divisor !== 0) return false
  return true
}

/** Without escapes, which would make it another name. */
function isPlainName(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0
    if (byte < 0x20 || byte > 0x7e || byte === BACKSLASH) return false
  }
  return true
}

function isHex(byte: number): boolean {
  return (byte >= ZERO && byte <= NINE) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66)
}
