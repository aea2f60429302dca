/** Python's own way of writing dicts and lists, which LangChain keeps a tool's input in: `{'query': 'x', 'n': None}`. */
import { type Json, objectOf } from '../../../model/json.js'

const DEPTH = 100
const WORDS: { readonly [word: string]: Json } = { None: null, True: true, False: false }
const NUMBER = /-?(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/y
const WORD = /None|True|False/y
const ESCAPES: { readonly [sign: string]: string } = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\u0007',
  0: '\0',
  '\n': '',
}

class NoLiteral extends Error {}

/** The value of a literal; undefined where the text is none, or is nested beyond 100 levels. Nothing is ever run. */
export function parsePython(text: string): Json | undefined {
  const reader = new LiteralReader(text)
  try {
    return reader.whole()
  } catch (error) {
    if (error instanceof NoLiteral) return undefined
    throw error
  }
}

class LiteralReader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  whole(): Json {
    const value = this.#value(0)
    this.#blanks()
    if (this.#at < this.#text.length) throw new NoLiteral()
    return value
  }

  #value(depth: number): Json {
    if (depth > DEPTH) throw new NoLiteral()
    this.#blanks()
    const sign = this.#text[this.#at]
    if (sign === '{') return this.#dict(depth)
    if (sign === '[' || sign === '(') return this.#list(sign === '[' ? ']' : ')', depth)
    if (sign === "'" || sign === '"') return this.#string()
    const word = this.#match(WORD)
    if (word !== undefined) return WORDS[word] ?? null
    const number = this.#match(NUMBER)
    if (number === undefined) throw new NoLiteral()
    return Number(number.replaceAll('_', ''))
  }

  #dict(depth: number): Json {
    const entries: [string, Json][] = []
    this.#at++
    while (!this.#take('}')) {
      const key = this.#value(depth + 1)
      if (typeof key === 'object' && key !== null) throw new NoLiteral()
      if (!this.#take(':')) throw new NoLiteral()
      entries.push([String(key), this.#value(depth + 1)])
      this.#between('}')
    }
    return objectOf(entries)
  }

  #list(close: string, depth: number): Json {
    const items: Json[] = []
    this.#at++
    while (!this.#take(close)) {
      items.push(this.#value(depth + 1))
      this.#between(close)
    }
    return items
  }

  #between(close: string): void {
    if (this.#take(',')) return
    this.#blanks()
    if (this.#text[this.#at] !== close) throw new NoLiteral()
  }

  #string(): string {
    const quote = this.#text[this.#at++]
    const parts: string[] = []
    for (;;) {
      const sign = this.#text[this.#at++]
      if (sign === undefined) throw new NoLiteral()
      if (sign === quote) return parts.join('')
      parts.push(sign === '\\' ? this.#escape() : sign)
    }
  }

  #escape(): string {
    const sign = this.#text[this.#at++] ?? ''
    const digits = { x: 2, u: 4, U: 8 }[sign]
    if (digits === undefined)
      return ESCAPES[sign] ?? (sign === '\\' || sign === "'" || sign === '"' ? sign : `\\${sign}`)
    const hex = this.#text.slice(this.#at, this.#at + digits)
    const code = Number.parseInt(hex, 16)
    if (!/^[0-9a-fA-F]+$/.test(hex) || hex.length < digits || code > 0x10ffff) throw new NoLiteral()
    this.#at += digits
    return String.fromCodePoint(code)
  }

  #take(sign: string): boolean {
    this.#blanks()
    if (this.#text[this.#at] !== sign) return false
    this.#at++
    return true
  }

  #blanks(): void {
    while (/\s/.test(this.#text[this.#at] ?? 'x')) this.#at++
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0]
    if (found === undefined || found === '') return undefined
    this.#at += found.length
    return found
  }
}
