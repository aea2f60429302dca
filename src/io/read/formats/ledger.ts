import { canonicalText } from '../../../model/canonical.js'
import { inexactNumbersOf } from '../../../model/inexact.js'
import { isObject, type Json } from '../../../model/json.js'
import { shortDigest } from './fingerprint.js'
import { isUnique, Known } from './known.js'
import { Tally } from './tally.js'
import type { Inexacts, ListedContract, Outcome, Posting, Told } from './told-call.js'

type Entry = { -readonly [K in keyof Told]: Told[K] } & {
  outcome: Outcome
  line: number
  weight: number
  inexact: Inexacts
  /** Key, tool and arguments, in every form that was told. */
  readonly prints: string[]
}

/** Calls that wait for what became of them; a result comes within so many calls, or it is not waited for. */
const MOST_WAITING = 4_096
const MOST_WEIGHT = 32 * 1024 * 1024
const MOST_CONTRACTS = 1_000

/**
 * Keeps the calls of one log in order until it is known what became of them, each once, and counts all else. It holds
 * some thousand calls at most, however long the log is.
 */
export class Ledger {
  /** Calls that were not taken, by their tools: built-in tools of an agent, for one. */
  readonly leftOut = new Tally()
  /** Lines of text that hold no call and were not expected to. */
  otherLines = 0
  /** Calls that were told again. */
  repeats = 0
  calls = 0
  unreadable = 0
  readonly contracts: ListedContract[] = []
  /** Of the whole log; the keys of one file only are prefixed with it. */
  readonly file: string
  readonly #posting: Posting
  readonly #known: Known
  readonly #waiting: Entry[] = []
  /** The latest call of each key. */
  readonly #byKey = new Map<string, Entry>()
  readonly #byPrint = new Map<string, Entry>()
  #first = 0
  #weight = 0
  #line: number | undefined
  #told = 0
  #text = ''

  constructor(file: string, posting: Posting, known = new Known()) {
    this.file = file
    this.#posting = posting
    this.#known = known
  }

  /**
   * Everything until the next call of this is told by that line; undefined in a document. `text` is what numbers are
   * looked up in.
   */
  at(line: number | undefined, text: string): void {
    this.#line = line
    this.#text = text
  }

  call(told: Told): void {
    const key = told.key === undefined ? undefined : this.#scoped(told)
    const print = key === undefined ? undefined : printOf(key, told)
    const standing = key === undefined || print === undefined ? undefined : this.#standing(key, print, told)
    if (standing !== undefined && print !== undefined) {
      this.repeats++
      merge(standing, told, this.#inexactIn(told))
      standing.prints.push(print)
      this.#byPrint.set(print, standing)
      return
    }
    if (print !== undefined && this.#known.has(print)) {
      this.repeats++
      return
    }
    this.#told++
    const entry: Entry = {
      ...told,
      outcome: told.outcome ?? 'unknown',
      line: this.#line ?? this.#told,
      weight: this.#line === undefined ? 0 : this.#text.length,
      inexact: this.#inexactIn(told),
      prints: print === undefined ? [] : [print],
    }
    if (key !== undefined && print !== undefined) {
      entry.key = key
      this.#byKey.set(key, entry)
      this.#byPrint.set(print, entry)
    }
    this.#waiting.push(entry)
    this.#weight += entry.weight
    while (this.#waiting.length - this.#first > MOST_WAITING || this.#weight > MOST_WEIGHT) this.#release()
  }

  /** What became of the call of that key; nothing happens where it is not known any more. */
  outcome(key: string, outcome: Outcome): void {
    const entry = this.#byKey.get(key) ?? this.#byKey.get(this.#own(key))
    if (entry === undefined || outcome === 'unknown') return
    // A call that failed once and was told to be fine elsewhere had failed.
    if (entry.outcome !== 'error') entry.outcome = outcome
  }

  /** A call that is none of MCP's, by its name; one of the same id counts once. */
  leave(name: string, id?: string): void {
    if (id !== undefined && isUnique(id)) {
      const key = `${id}\n${name}`
      if (this.#known.has(key)) return
      this.#known.add(key)
    }
    this.leftOut.add(name)
  }

  /** Something that should be a call and cannot be read as one. `why` never quotes it. */
  fail(why: string): void {
    this.unreadable++
    this.#posting.onUnreadable(this.#line ?? ++this.#told, why)
  }

  contract(listed: ListedContract): void {
    // The last word counts: a list that is asked for again takes the place of what it was.
    if (this.contracts.length >= MOST_CONTRACTS) this.contracts.shift()
    this.contracts.push(listed)
  }

  end(): void {
    while (this.#waiting.length > this.#first) this.#release()
  }

  #inexactIn({ arguments: sent, written }: Told): Inexacts {
    if (sent === undefined) return []
    return inexactNumbersOf(sent, written ?? this.#text).map((one) => ({ written: one.written, read: one.read }))
  }

  #scoped({ key = '', id }: Told): string {
    return id !== undefined && key === id && isUnique(id) ? key : this.#own(key)
  }

  #own(key: string): string {
    return `${this.file}\n${key}`
  }

  /** Ids are reused by some servers: another tool, or other arguments, are another call. */
  #standing(key: string, print: string, { tool, arguments: sent }: Told): Entry | undefined {
    const same = this.#byPrint.get(print)
    if (same !== undefined) return same
    const entry = this.#byKey.get(key)
    return entry?.tool === tool && (saysNothing(entry.arguments) || saysNothing(sent)) ? entry : undefined
  }

  #release(): void {
    const entry = this.#waiting[this.#first++]
    if (this.#first > MOST_WAITING) {
      this.#waiting.splice(0, this.#first)
      this.#first = 0
    }
    if (entry === undefined) {
      this.#weight = 0
      return
    }
    this.#weight -= entry.weight
    if (entry.key !== undefined && this.#byKey.get(entry.key) === entry) this.#byKey.delete(entry.key)
    for (const print of entry.prints) {
      this.#byPrint.delete(print)
      if (entry.passing !== true) this.#known.add(print)
    }
    this.#post(entry)
  }

  #post(entry: Entry): void {
    if (entry.arguments === undefined) {
      this.unreadable++
      this.#posting.onUnreadable(entry.line, 'tells of a call without its arguments')
      return
    }
    this.calls++
    this.#posting.onCall({
      tool: entry.tool,
      ...(entry.server === undefined ? {} : { server: entry.server }),
      arguments: entry.arguments,
      ...(entry.inexact.length === 0 ? {} : { inexact: entry.inexact }),
      outcome: entry.outcome,
      ...(entry.at === undefined ? {} : { at: entry.at }),
      ...(entry.id === undefined ? {} : { id: entry.id }),
      line: entry.line,
    })
  }
}

/** What the second telling adds: arguments that grew while they were streamed, a server, a time, an outcome. */
function merge(entry: Entry, told: Told, inexact: Inexacts): void {
  if (!saysNothing(told.arguments) || entry.arguments === undefined) {
    entry.arguments = told.arguments
    entry.inexact = inexact
  }
  entry.server ??= told.server
  entry.at ??= told.at
  entry.id ??= told.id
  if (told.outcome !== undefined && told.outcome !== 'unknown' && entry.outcome !== 'error')
    entry.outcome = told.outcome
}

/** One text per key, tool and arguments. */
function printOf(key: string, { tool, arguments: sent }: Told): string {
  return shortDigest(`${key}\n${tool}\n${sent === undefined ? '' : canonicalText(sent)}`)
}

function saysNothing(value: Json | undefined): boolean {
  return value === undefined || (isObject(value) && Object.keys(value).length === 0)
}
