import { closest, distance } from 'fastest-levenshtein'
import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, type YAMLMap } from 'yaml'
import { UserError } from './error.js'
import { LEVELS, type Level } from './finding.js'
import { type AcceptEntry, ALLOW_BREAKING, type Config, FAIL_ON, FORMATS, SEMANTICS } from './options.js'
import { brief } from './shape-words.js'

const KEYS = ['fail-on', 'semantics', 'formats', 'allow-breaking', 'calls', 'levels', 'accept'] as const
const ACCEPT_KEYS = ['fingerprint', 'rule', 'tool', 'pointer', 'reason', 'until'] as const

/**
 * Reads the config file (YAML 1.2); `docs/schemas/config.schema.json` says the same for editors.
 * @throws UserError with line and column of the first thing that is wrong
 */
export function parseConfig(text: string, file: string, knownRules: ReadonlySet<string>): Config {
  return new ConfigReader(text, file, knownRules).read()
}

/** The known word that was most likely meant. */
export function didYouMean(word: string, known: readonly string[]): string {
  const nearest = known.length === 0 ? '' : closest(word, known)
  const near = nearest !== '' && distance(word, nearest) <= Math.max(2, Math.floor(word.length / 3))
  return near ? `; did you mean ${brief(nearest)}?` : '.'
}

type Value = Node | null | undefined

class ConfigReader {
  readonly #file: string
  readonly #rules: ReadonlySet<string>
  readonly #lines = new LineCounter()
  readonly #document: ReturnType<typeof parseDocument>

  constructor(text: string, file: string, knownRules: ReadonlySet<string>) {
    this.#file = file
    this.#rules = knownRules
    this.#document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false, version: '1.2' })
    const [wrong] = [...this.#document.errors, ...this.#document.warnings]
    if (wrong) throw this.#fail(wrong.pos[0], `this is no YAML: ${wrong.message.split('\n')[0]?.replace(/[.:]$/, '')}.`)
  }

  read(): Config {
    const root = this.#document.contents
    if (root === null || (isScalar(root) && root.value === null)) return { levels: {}, accept: [] }
    const entries = this.#entries(root, 'the config', KEYS)
    const choice = <T extends string>(key: string, choices: readonly T[]): T | undefined => {
      const value = entries.get(key)
      return value === undefined ? undefined : this.#oneOf(value, `"${key}"`, choices)
    }
    const failOn = choice('fail-on', FAIL_ON)
    const semantics = choice('semantics', SEMANTICS)
    const formats = choice('formats', FORMATS)
    const allowBreaking = choice('allow-breaking', ALLOW_BREAKING)
    const calls = entries.get('calls')
    const levels = entries.get('levels')
    const accept = entries.get('accept')
    return {
      ...(failOn === undefined ? {} : { failOn }),
      ...(semantics === undefined ? {} : { semantics }),
      ...(formats === undefined ? {} : { formats }),
      ...(allowBreaking === undefined ? {} : { allowBreaking }),
      ...(calls === undefined ? {} : { calls: this.#calls(calls) }),
      levels: levels === undefined ? {} : this.#levels(levels),
      accept: accept === undefined ? [] : this.#items(accept, '"accept"').map((item) => this.#accepted(item)),
    }
  }

  #calls(value: Entry): readonly string[] {
    const node = this.#resolve(value.node)
    if (isScalar(node)) return [this.#text(value, '"calls"')]
    return this.#items(value, '"calls"').map((item) => this.#text(item, 'a recording'))
  }

  #levels(value: Entry): { readonly [rule: string]: Level } {
    const levels: [string, Level][] = []
    for (const [rule, entry] of this.#entries(value.node, '"levels"', undefined, value.offset)) {
      this.#knownRule(rule, entry.keyOffset)
      levels.push([rule, this.#oneOf(entry, `the level of ${rule}`, LEVELS)])
    }
    return Object.fromEntries(levels)
  }

  #accepted(item: Entry): AcceptEntry {
    const entries = this.#entries(item.node, 'an entry of "accept"', ACCEPT_KEYS, item.offset)
    const text = (key: (typeof ACCEPT_KEYS)[number]): string | undefined => {
      const value = entries.get(key)
      return value && this.#text(value, `"${key}"`, key === 'pointer')
    }
    const [fingerprint, rule, tool, pointer, reason, until] = ACCEPT_KEYS.map(text)
    const at = (key: string): number => entries.get(key)?.offset ?? item.offset
    if (reason === undefined)
      throw this.#fail(item.offset, 'this entry of "accept" has no "reason".', 'Say why the drift is accepted.')
    if ((fingerprint === undefined) === (rule === undefined))
      throw this.#fail(
        item.offset,
        `this entry of "accept" has ${rule === undefined ? 'neither' : 'both'} "fingerprint" ${rule === undefined ? 'nor' : 'and'} "rule".`,
        'Name what is accepted by one of them; reports show the fingerprint of each finding.',
      )
    if (fingerprint !== undefined && !/^[0-9a-f]{12}$/.test(fingerprint))
      throw this.#fail(
        at('fingerprint'),
        `${brief(fingerprint)} is no fingerprint (12 hex digits).`,
        'Reports show it.',
      )
    if (fingerprint !== undefined && (tool ?? pointer) !== undefined)
      throw this.#fail(
        item.offset,
        'a "fingerprint" needs no "tool" and no "pointer".',
        'Remove them, or name a "rule".',
      )
    if (rule !== undefined) this.#knownRule(rule, at('rule'))
    if (pointer !== undefined && !/^(?:\/|$)/.test(pointer))
      throw this.#fail(at('pointer'), `${brief(pointer)} is no JSON Pointer.`, 'It begins with "/".')
    if (until !== undefined && !isDay(until))
      throw this.#fail(at('until'), `"until" is ${brief(until)}, which is no date.`, 'Write it as YYYY-MM-DD.')
    return {
      ...(fingerprint === undefined ? {} : { fingerprint }),
      ...(rule === undefined ? {} : { rule }),
      ...(tool === undefined ? {} : { tool }),
      ...(pointer === undefined ? {} : { pointer }),
      reason,
      ...(until === undefined ? {} : { until }),
      at: `${this.#file}:${this.#lines.linePos(item.offset).line}`,
    }
  }

  #knownRule(rule: string, offset: number): void {
    if (this.#rules.has(rule)) return
    const hint = didYouMean(rule, [...this.#rules])
    throw this.#fail(offset, `there is no rule ${brief(rule)}${hint}`, 'The documentation lists all rules.')
  }

  /** The members of a mapping by key. @throws where it is none, or a key is not among `known` */
  #entries(node: Value, what: string, known: readonly string[] | undefined, offset = 0): Map<string, Entry> {
    const map = this.#resolve(node)
    if (!isMap(map)) throw this.#fail(startOf(map) ?? offset, `${what} is ${kindOf(map)}, not a mapping.`)
    return new Map(
      (map as YAMLMap<Node, Node | null>).items.map((pair) => {
        const [key, entry] = this.#entry(pair)
        if (known !== undefined && !known.includes(key))
          throw this.#fail(
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
    if (!isScalar(key)) throw this.#fail(keyOffset, 'a key is no plain text.')
    return [String(key.value), { node: pair.value, offset: startOf(pair.value) ?? keyOffset, keyOffset }]
  }

  #items(value: Entry, what: string): Entry[] {
    const list = this.#resolve(value.node)
    if (!isSeq(list)) throw this.#fail(value.offset, `${what} is ${kindOf(list)}, not a list.`)
    return list.items.map((item) => {
      const node = item as Node | null
      const offset = startOf(node) ?? value.offset
      return { node, offset, keyOffset: offset }
    })
  }

  #oneOf<T extends string>(value: Entry, what: string, choices: readonly T[]): T {
    const text = this.#text(value, what)
    const found = choices.find((choice) => choice === text)
    if (found !== undefined) return found
    throw this.#fail(
      value.offset,
      `${what} is ${brief(text)}${didYouMean(text, choices)}`,
      `Choices: ${choices.join(', ')}.`,
    )
  }

  /** A text; digits alone are one too (a fingerprint may have no letter). */
  #text(value: Entry, what: string, mayBeEmpty = false): string {
    const node = this.#resolve(value.node)
    if (isScalar(node)) {
      if (typeof node.value === 'string' && node.value.trim() !== '') return node.value
      if (typeof node.value === 'number' && node.source !== undefined) return node.source
      if (node.value === '' && mayBeEmpty) return ''
      if (typeof node.value === 'string') throw this.#fail(value.offset, `${what} is empty.`)
    }
    throw this.#fail(value.offset, `${what} is ${kindOf(node)}, not a text.`)
  }

  #resolve(node: Value): Value {
    return isAlias(node) ? node.resolve(this.#document) : node
  }

  #fail(offset: number, what: string, next = 'Correct the config file.'): UserError {
    const { line, col } = this.#lines.linePos(offset)
    return new UserError(`${this.#file}:${Math.max(1, line)}:${Math.max(1, col)}: ${what}`, next)
  }
}

interface Entry {
  readonly node: Node | null
  readonly offset: number
  readonly keyOffset: number
}

function startOf(node: Value): number | undefined {
  return node?.range?.[0]
}

function kindOf(node: Value): string {
  if (isMap(node)) return 'a mapping'
  if (isSeq(node)) return 'a list'
  if (!isScalar(node) || node.value === null) return 'empty'
  return typeof node.value === 'string' ? 'a text' : `a ${typeof node.value}`
}

function isDay(text: string): boolean {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (parts === null) return false
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number]
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return day >= 1 && day <= (days[month - 1] ?? 0)
}
