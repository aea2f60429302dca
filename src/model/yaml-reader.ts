/** Reads a YAML document member by member; whatever is wrong is told with line and column. */
import { closest, distance } from 'fastest-levenshtein'
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml'
import { UserError } from './error.js'
import type { Location } from './finding.js'
import { isObject, type Json } from './json.js'
import { brief } from './shape-words.js'

type Value = Node | null | undefined

/** A value with where it stands. */
export interface Entry {
  readonly node: Node | null
  readonly offset: number
  readonly keyOffset: number
}

/** The known word that was most likely meant. */
export function didYouMean(word: string, known: readonly string[]): string {
  const nearest = known.length === 0 ? '' : closest(word, known)
  const near = nearest !== '' && distance(word, nearest) <= Math.max(2, Math.floor(word.length / 3))
  return near ? `; did you mean ${brief(nearest)}?` : '.'
}

export class YamlReader {
  readonly #file: string
  readonly #lines = new LineCounter()
  readonly #document: ReturnType<typeof parseDocument>
  readonly #next: string

  /**
   * @param next what to do about a mistake, where nothing better is known
   * @throws UserError where the text is no YAML 1.2
   */
  constructor(text: string, file: string, next = 'Correct the config file.') {
    this.#file = file
    this.#next = next
    this.#document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false, version: '1.2' })
    const [wrong] = [...this.#document.errors, ...this.#document.warnings]
    if (wrong) throw this.fail(wrong.pos[0], `this is no YAML: ${wrong.message.split('\n')[0]?.replace(/[.:]$/, '')}.`)
  }

  /** The whole document; undefined where it is empty. */
  get root(): Entry | undefined {
    const node = this.#document.contents
    return node === null || (isScalar(node) && node.value === null) ? undefined : { node, offset: 0, keyOffset: 0 }
  }

  /** Where something stands, `FILE:LINE`. */
  placeOf(offset: number): string {
    return `${this.#file}:${this.#lines.linePos(offset).line}`
  }

  /** The same as a place in a file. */
  locationOf(offset: number): Location {
    const { line, col } = this.#lines.linePos(offset)
    return { file: this.#file, line: Math.max(1, line), column: Math.max(1, col) }
  }

  /** Is it a mapping, a list, or a plain value? */
  formOf(value: Entry): 'mapping' | 'list' | 'scalar' {
    const node = this.#resolve(value.node)
    return isMap(node) ? 'mapping' : isSeq(node) ? 'list' : 'scalar'
  }

  /** The value as JSON. @throws where it holds what JSON has not, or aliases that grow without end */
  json(value: Entry, what: string): Json {
    let read: unknown
    try {
      read = this.#resolve(value.node)?.toJS(this.#document, { maxAliasCount: 100 }) ?? null
    } catch (error) {
      if (!(error instanceof ReferenceError)) throw error
      throw this.fail(value.offset, `${what} refers to itself, or to too much.`)
    }
    if (isJson(read)) return read
    throw this.fail(value.offset, `${what} holds a value that JSON has not, such as .inf, or itself.`)
  }

  /** A finite number. */
  number(value: Entry, what: string): number {
    const node = this.#resolve(value.node)
    if (isScalar(node) && typeof node.value === 'number' && Number.isFinite(node.value)) return node.value
    throw this.fail(value.offset, `${what} is ${kindOf(node)}, not a number.`)
  }

  /** `true` or `false`. */
  flag(value: Entry, what: string): boolean {
    const node = this.#resolve(value.node)
    if (isScalar(node) && typeof node.value === 'boolean') return node.value
    throw this.fail(value.offset, `${what} is ${kindOf(node)}, neither true nor false.`)
  }

  /** The members of a mapping by key. @throws where it is none, or a key is not among `known` */
  entries(value: Entry, what: string, known?: readonly string[]): Map<string, Entry> {
    const map = this.#resolve(value.node)
    if (!isMap(map)) throw this.fail(startOf(map) ?? value.offset, `${what} is ${kindOf(map)}, not a mapping.`)
    return new Map(
      (map as YAMLMap<Node, Node | null>).items.map((pair) => {
        const [key, entry] = this.#entry(pair)
        if (known !== undefined && !known.includes(key))
          throw this.fail(
            entry.keyOffset,
            `unknown key ${brief(key)} in ${what}${didYouMean(key, known)}`,
            `Keys: ${known.join(', ')}.`,
          )
        return [key, entry]
      }),
    )
  }

  #entry(pair: Pair<Node, Node | null>): [string, Entry] {
    const key = this.#resolve(pair.key)
    const keyOffset = startOf(pair.key) ?? 0
    if (!isScalar(key)) throw this.fail(keyOffset, 'a key is no plain text.')
    return [String(key.value), { node: pair.value, offset: startOf(pair.value) ?? keyOffset, keyOffset }]
  }

  /** @throws where it is no list */
  items(value: Entry, what: string): Entry[] {
    const list = this.#resolve(value.node)
    if (!isSeq(list)) throw this.fail(value.offset, `${what} is ${kindOf(list)}, not a list.`)
    return list.items.map((item) => {
      const node = item as Node | null
      const offset = startOf(node) ?? value.offset
      return { node, offset, keyOffset: offset }
    })
  }

  /** One text, or a list of them. */
  texts(value: Entry, what: string, whatItem: string): readonly string[] {
    if (isScalar(this.#resolve(value.node))) return [this.text(value, what)]
    return this.items(value, what).map((item) => this.text(item, whatItem))
  }

  oneOf<T extends string>(value: Entry, what: string, choices: readonly T[]): T {
    const text = this.text(value, what)
    const found = choices.find((choice) => choice === text)
    if (found !== undefined) return found
    throw this.fail(
      value.offset,
      `${what} is ${brief(text)}${didYouMean(text, choices)}`,
      `Choices: ${choices.join(', ')}.`,
    )
  }

  /** A text; digits alone are one too (a fingerprint may have no letter). */
  text(value: Entry, what: string, mayBeEmpty = false): string {
    const node = this.#resolve(value.node)
    if (isScalar(node)) {
      if (typeof node.value === 'string' && node.value.trim() !== '') return node.value
      if (typeof node.value === 'number' && node.source !== undefined) return node.source
      if (node.value === '' && mayBeEmpty) return ''
      if (typeof node.value === 'string') throw this.fail(value.offset, `${what} is empty.`)
    }
    throw this.fail(value.offset, `${what} is ${kindOf(node)}, not a text.`)
  }

  #resolve(node: Value): Value {
    return isAlias(node) ? node.resolve(this.#document) : node
  }

  /** What is wrong there, as an error to throw. */
  fail(offset: number, what: string, next = this.#next): UserError {
    const { line, col } = this.#lines.linePos(offset)
    return new UserError(`${this.#file}:${Math.max(1, line)}:${Math.max(1, col)}: ${what}`, next)
  }
}

function startOf(node: Value): number | undefined {
  return node?.range?.[0]
}

/** Deeper than anybody writes; a value that holds itself is deeper still. */
const DEPTH = 200

function isJson(value: unknown, depth = 0): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (depth > DEPTH) return false
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth + 1))
  if (!isObject(value) || value instanceof Map || value instanceof Set) return false
  return Object.values(value).every((item) => isJson(item, depth + 1))
}

function kindOf(node: Value): string {
  if (isMap(node)) return 'a mapping'
  if (isSeq(node)) return 'a list'
  if (!isScalar(node) || node.value === null) return 'empty'
  return typeof node.value === 'string' ? 'a text' : `a ${typeof node.value}`
}
