/** Steps over JSON values in bytes. Each gives the position behind the value, or -1 where it is none or in doubt. */

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const OPEN = 0x7b
const CLOSE = 0x7d
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
/** Levels that are followed. */
const DEPTH = 100
/** Digits from which a number may not be held exactly (model/inexact.ts): those are left to a full reading. */
const LONG = 16

/** Steps over a value of any kind, which is checked to the letter. */
export function skipValue(bytes: Uint8Array, start: number, end: number, depth = 0): number {
  const first = bytes[start]
  if (start >= end || depth > DEPTH) return -1
  if (first === QUOTE) return skipString(bytes, start, end)
  if (first === OPEN || first === OPEN_LIST) return skipMembers(bytes, start, end, depth)
  if (first === 0x74) return skipWord(bytes, start, end, 'true')
  if (first === 0x66) return skipWord(bytes, start, end, 'false')
  if (first === 0x6e) return skipWord(bytes, start, end, 'null')
  return skipNumber(bytes, start, end)
}

/** Steps over a string, its quotes included. */
export function skipString(bytes: Uint8Array, start: number, end: number): number {
  for (let at = start + 1; at < end; at++) {
    const byte = bytes[at] ?? 0
    if (byte === QUOTE) return at + 1
    if (byte < 0x20) return -1
    if (byte === BACKSLASH) {
      at = skipEscape(bytes, at + 1)
      if (at < 0) return -1
    }
  }
  return -1
}

/**
 * Steps over an object or a list by its brackets and strings alone: right where the bytes are JSON, and else of no
 * meaning.
 */
export function skipNested(bytes: Uint8Array, start: number, end: number): number {
  let depth = 0
  for (let at = start; at < end; at++) {
    const byte = bytes[at]
    if (byte === QUOTE) {
      for (at++; at < end && bytes[at] !== QUOTE; at++) if (bytes[at] === BACKSLASH) at++
    } else if (byte === OPEN || byte === OPEN_LIST) depth++
    else if ((byte === CLOSE || byte === CLOSE_LIST) && --depth === 0) return at + 1
  }
  return -1
}

/** @returns the last byte of the escape whose letter is given */
function skipEscape(bytes: Uint8Array, at: number): number {
  const letter = bytes[at]
  if (letter !== 0x75) return letter !== undefined && '"\\/bfnrt'.includes(String.fromCharCode(letter)) ? at : -1
  for (let next = at + 1; next <= at + 4; next++) if (!isHex(bytes[next] ?? 0)) return -1
  return at + 4
}

function skipMembers(bytes: Uint8Array, start: number, end: number, depth: number): number {
  const object = bytes[start] === OPEN
  const close = object ? CLOSE : CLOSE_LIST
  let at = skipSpace(bytes, start + 1, end)
  if (bytes[at] === close && at < end) return at + 1
  for (;;) {
    if (object) {
      if (bytes[at] !== QUOTE) return -1
      const key = skipString(bytes, at, end)
      if (key < 0) return -1
      at = skipSpace(bytes, key, end)
      if (bytes[at] !== COLON) return -1
      at = skipSpace(bytes, at + 1, end)
    }
    const value = skipValue(bytes, at, end, depth + 1)
    if (value < 0) return -1
    at = skipSpace(bytes, value, end)
    if (at >= end) return -1
    if (bytes[at] === close) return at + 1
    if (bytes[at] !== COMMA) return -1
    at = skipSpace(bytes, at + 1, end)
  }
}

function skipNumber(bytes: Uint8Array, start: number, end: number): number {
  let at = bytes[start] === 0x2d ? start + 1 : start
  const whole = skipDigits(bytes, at, end)
  // No number begins with a zero but zero itself and fractions of one.
  if (whole === at || (bytes[at] === 0x30 && whole > at + 1)) return -1
  at = whole
  if (bytes[at] === 0x2e) {
    const fraction = skipDigits(bytes, at + 1, end)
    if (fraction === at + 1) return -1
    at = fraction
  }
  // An exponent is a doubt.
  if (at - start >= LONG || bytes[at] === 0x65 || bytes[at] === 0x45) return -1
  return at
}

function skipDigits(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && isDigit(bytes[at] ?? 0)) at++
  return at
}

function skipWord(bytes: Uint8Array, start: number, end: number, word: string): number {
  if (start + word.length > end) return -1
  for (let index = 0; index < word.length; index++) if (bytes[start + index] !== word.charCodeAt(index)) return -1
  return start + word.length
}

function skipSpace(bytes: Uint8Array, start: number, end: number): number {
  let at = start
  while (at < end && (bytes[at] === 0x20 || bytes[at] === 0x09 || bytes[at] === 0x0d)) at++
  return at
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39
}

function isHex(byte: number): boolean {
  return isDigit(byte) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66)
}
