/** The content hash of a call, taken from the bytes of its line; the same that its parsed value has. */
import { finish, LIST, mix, NUMBER, OBJECT, START, step, WORD } from './content-hash.js'

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

/** Levels that are followed. */
const DEPTH = 100
/** Members of one object; none may come twice, and each is held against all others. */
const MOST_MEMBERS = 40
/** Characters of a number that is written as JavaScript writes it, for certain. */
const SHORT = 15

/** One call after another. */
export class HashOfBytes {
  /** Of the call that was looked at last. */
  hash = 0
  private bytes: Uint8Array
  private end = 0
  private depth = 0
  /** Of the value that was read last. */
  private last = 0
  /** Names of the objects that are open, one after the other. */
  private readonly names: number[] = []

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  /**
   * Reads the arguments that begin at `start`, of a call of the tool whose name (without escapes) stands from `tool` to
   * `toolEnd`.
   * @returns where they end; -1 where they are no JSON, or are not written as plainly as that their bytes say their value
   */
  read(bytes: Uint8Array, tool: number, toolEnd: number, start: number, end: number): number {
    this.bytes = bytes
    this.end = end
    this.depth = 0
    this.names.length = 0
    let name = START
    for (let at = tool; at < toolEnd; at++) {
      const byte = bytes[at] ?? 0
      if (byte > 0x7e) return -1
      name = step(name, byte)
    }
    const after = this.value(start)
    this.hash = mix(finish(name), this.last)
    return after > end ? -1 : after
  }

  private value(at: number): number {
    switch (this.bytes[at]) {
      case QUOTE:
        return this.text(at, START)
      case OPEN:
        return this.nested(at, true)
      case OPEN_LIST:
        return this.nested(at, false)
      case 0x74:
        return this.word(at, 'true')
      case 0x66:
        return this.word(at, 'false')
      case 0x6e:
        return this.word(at, 'null')
      default:
        return this.number(at)
    }
  }

  private nested(at: number, isObject: boolean): number {
    if (++this.depth > DEPTH) return -1
    const after = isObject ? this.object(at) : this.list(at)
    this.depth--
    return after
  }

  private object(at: number): number {
    const { bytes, names } = this
    const first = names.length
    let sum = OBJECT
    let next = this.space(at + 1)
    if (bytes[next] !== CLOSE)
      for (;;) {
        if (bytes[next] !== QUOTE) return -1
        next = this.space(this.text(next, START))
        const name = this.last
        if (next < 0 || bytes[next] !== COLON || !this.isNew(name, first)) return -1
        next = this.value(this.space(next + 1))
        if (next < 0) return -1
        sum = (sum + mix(name, this.last)) | 0
        next = this.space(next)
        if (bytes[next] === CLOSE) break
        if (bytes[next] !== COMMA || next >= this.end) return -1
        next = this.space(next + 1)
      }
    names.length = first
    this.last = finish(sum)
    return next + 1
  }

  /** Of several members of one name only the last counts, so there must be one. */
  private isNew(name: number, first: number): boolean {
    const { names } = this
    if (names.length - first >= MOST_MEMBERS) return false
    for (let at = first; at < names.length; at++) if (names[at] === name) return false
    names.push(name)
    return true
  }

  private list(at: number): number {
    const { bytes } = this
    let hash = LIST
    let next = this.space(at + 1)
    if (bytes[next] !== CLOSE_LIST)
      for (;;) {
        next = this.value(next)
        if (next < 0) return -1
        hash = mix(hash, this.last)
        next = this.space(next)
        if (bytes[next] === CLOSE_LIST) break
        if (bytes[next] !== COMMA || next >= this.end) return -1
        next = this.space(next + 1)
      }
    this.last = hash
    return next + 1
  }

  private text(at: number, seed: number): number {
    const { bytes, end } = this
    let hash = seed
    let next = at + 1
    for (; next < end; next++) {
      const byte = bytes[next] ?? 0
      if (byte === QUOTE) break
      if (byte < 0x20 || byte > 0x7e || byte === BACKSLASH) return -1
      hash = step(hash, byte)
    }
    this.last = finish(hash)
    return next < end ? next + 1 : -1
  }

  private number(at: number): number {
    const { bytes } = this
    const start = bytes[at] === MINUS ? at + 1 : at
    let next = this.digits(start)
    const whole = next - start
    // Zero is written in many ways, and so are fractions: those of one digit before the point and a last digit are not.
    if (whole === 0 || (bytes[start] === ZERO && whole > 1)) return -1
    if (bytes[next] === DOT) {
      const fraction = next + 1
      next = this.digits(fraction)
      // JavaScript writes small ones with an exponent, and none with a zero at the end.
      if (next === fraction || bytes[next - 1] === ZERO) return -1
      if (bytes[start] === ZERO && bytes[fraction] === ZERO) return -1
    } else if (bytes[start] === ZERO && start > at) return -1
    if (next - at > SHORT || bytes[next] === 0x65 || bytes[next] === 0x45) return -1
    let hash = NUMBER
    for (let index = at; index < next; index++) hash = step(hash, bytes[index] ?? 0)
    this.last = finish(hash)
    return next
  }

  private digits(at: number): number {
    const { bytes } = this
    let next = at
    for (let byte = bytes[next] ?? 0; byte >= ZERO && byte <= NINE; byte = bytes[++next] ?? 0);
    return next
  }

  private word(at: number, word: string): number {
    let hash = WORD
    for (let index = 0; index < word.length; index++) {
      const code = word.charCodeAt(index)
      if (this.bytes[at + index] !== code) return -1
      hash = step(hash, code)
    }
    this.last = finish(hash)
    return at + word.length
  }

  private space(at: number): number {
    if (at < 0) return at
    const { bytes } = this
    let next = at
    for (let byte = bytes[next]; byte === 0x20 || byte === 0x09 || byte === 0x0d; byte = bytes[next]) next++
    return next
  }
}
