/**
 * Finds the tool and the arguments in the bytes of a recorded line without parsing it. It knows plain lines only and says
 * no at the slightest doubt: what it says yes to is a legal line of one call, provided that the bytes of its tool and
 * arguments are those of a line that was parsed. Everything outside the arguments is checked to the letter (RFC 8259).
 */
import type { LineJudge, TextBytes } from '../../../model/line-judge.js'
import { skipNested, skipString, skipValue } from './skip.js'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPEN = 0x7b
const CLOSE = 0x7d
const OPEN_LIST = 0x5b

/** A span of bytes; -1 where there is none. */
export interface Span {
  start: number
  end: number
}

/** One line after another; the fields are those of the last line that `scan` said yes to. */
export class LineScanner {
  /** Without its quotes. */
  readonly tool: Span = { start: -1, end: -1 }
  readonly arguments: Span = { start: -1, end: -1 }
  /** Without its quotes. */
  readonly server: Span = { start: -1, end: -1 }
  count = 1
  isError = false
  /** The judge found it good. */
  judged = false
  private bytes: Uint8Array = new Uint8Array()
  private end = 0
  private judge: LineJudge | undefined
  private saidError: boolean | undefined
  private counted = false
  private resulted = false

  /** Is this plainly a call? Positions are from the start of the bytes. The judge is asked where the tool comes first. */
  scan(bytes: Uint8Array, start: number, end: number, judge?: LineJudge): boolean {
    this.bytes = bytes
    this.end = end
    this.judge = judge
    this.judged = false
    this.tool.start = this.arguments.start = this.server.start = -1
    this.counted = this.resulted = false
    this.saidError = undefined
    this.count = 1
    this.isError = false
    let at = this.space(start)
    if (bytes[at] !== OPEN) return false
    for (;;) {
      at = this.member(this.space(at + 1))
      if (at < 0) return false
      at = this.space(at)
      if (bytes[at] === CLOSE) break
      if (bytes[at] !== COMMA) return false
    }
    if (this.space(at + 1) !== end || this.tool.start < 0 || this.arguments.start < 0) return false
    this.isError = this.saidError ?? this.isError
    return true
  }

  /** @returns where the member ends, or -1 */
  private member(at: number): number {
    if (this.bytes[at] !== QUOTE) return -1
    const after = this.plainString(at)
    if (after < 0) return -1
    const colon = this.space(after)
    if (this.bytes[colon] !== COLON) return -1
    return this.value(at + 1, after - 1, this.space(colon + 1))
  }

  private value(key: number, keyEnd: number, at: number): number {
    const { bytes } = this
    switch (keyEnd - key) {
      case 4:
        if (isWord(bytes, key, 'tool')) return this.spanOfString(this.tool, at)
        break
      case 9:
        if (isWord(bytes, key, 'arguments')) return this.spanOfArguments(at)
        break
      case 6:
        if (isWord(bytes, key, 'server')) return this.spanOfString(this.server, at)
        if (isWord(bytes, key, 'result')) return this.result(at)
        break
      case 5:
        if (isWord(bytes, key, 'count')) return this.number(at)
        break
      case 7:
        if (isWord(bytes, key, 'isError')) return this.error(at)
        break
      default:
    }
    return skipValue(bytes, at, this.end)
  }

  private spanOfString(span: Span, at: number): number {
    if (span.start >= 0 || this.bytes[at] !== QUOTE) return -1
    const after = this.plainString(at)
    if (after < 0) return -1
    span.start = at + 1
    span.end = after - 1
    return after
  }

  /** Where they end is enough: who uses them has parsed the same bytes before. */
  private spanOfArguments(at: number): number {
    const first = this.bytes[at]
    if (this.arguments.start >= 0 || (first !== OPEN && first !== OPEN_LIST)) return -1
    const after = this.judgedTo(at) ?? skipNested(this.bytes, at, this.end)
    if (after < 0) return -1
    this.arguments.start = at
    this.arguments.end = after
    return after
  }

  private judgedTo(at: number): number | undefined {
    const { tool, judge } = this
    if (judge === undefined || tool.start < 0) return undefined
    const after = judge.judge(this.bytes as TextBytes, tool.start, tool.end, at, this.end)
    this.judged = after >= 0
    return this.judged ? after : undefined
  }

  private number(at: number): number {
    if (this.counted) return -1
    this.counted = true
    const after = skipValue(this.bytes, at, this.end)
    let count = 0
    for (let next = at; next < after; next++) {
      const digit = (this.bytes[next] ?? 0) - 0x30
      if (digit < 0 || digit > 9) return -1
      count = count * 10 + digit
    }
    this.count = count
    return count > 0 ? after : -1
  }

  private error(at: number): number {
    if (this.saidError !== undefined) return -1
    if (isWord(this.bytes, at, 'true')) this.saidError = true
    else if (isWord(this.bytes, at, 'false')) this.saidError = false
    else return -1
    return at + (this.saidError ? 4 : 5)
  }

  /** Says whether it is an error, in a member of its own. */
  private result(at: number): number {
    if (this.resulted) return -1
    this.resulted = true
    const after = skipValue(this.bytes, at, this.end)
    if (after < 0 || this.bytes[at] !== OPEN) return after
    let said: boolean | undefined
    for (let next = this.space(at + 1); this.bytes[next] === QUOTE; next = this.space(next + 1)) {
      const keyEnd = this.plainString(next)
      if (keyEnd < 0) return -1
      const value = this.space(this.space(keyEnd) + 1)
      if (keyEnd - next === 9 && isWord(this.bytes, next + 1, 'isError')) {
        if (said !== undefined) return -1
        said = isWord(this.bytes, value, 'true')
      }
      next = this.space(skipValue(this.bytes, value, this.end))
      if (this.bytes[next] !== COMMA) break
    }
    this.isError = said ?? false
    return after
  }

  /** A string without escapes. */
  private plainString(at: number): number {
    const after = skipString(this.bytes, at, this.end)
    for (let next = at + 1; next < after; next++) if (this.bytes[next] === BACKSLASH) return -1
    return after
  }

  private space(at: number): number {
    const { bytes, end } = this
    let next = at
    while (next < end && isSpace(bytes[next])) next++
    return next
  }
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0d
}

function isWord(bytes: Uint8Array, at: number, word: string): boolean {
  for (let index = 0; index < word.length; index++) if (bytes[at + index] !== word.charCodeAt(index)) return false
  return true
}
