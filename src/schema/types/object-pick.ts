/**
 * Finding an object: named keys one by one, all other keys by class. A class is which of the key languages a key is
 * in; keys of one class are interchangeable, so demands ("some key here has such a value") and counts are decided over
 * classes. Incomplete: objects that must have more than MOST members, unless there is none without regard to that.
 */
import { type Json, objectOf } from '../../model/json.js'
import { type Formula, type Literal, never, type ObjectConstraint } from '../reading/terms.js'
import { type Answer, NONE, some, unknown } from '../solving/answer.js'
import type { Ask } from '../solving/ask.js'
import { mostNames, NamePools } from './keys.js'
import { assign } from './matching.js'

/** Members of a witness; more would be no help to anybody. From MANY on it is asked first what there is without them. */
const MOST = 20_000
const MANY = 50

/** Some key of these has a value that satisfies the literal. */
interface Demand {
  readonly keys: Formula
  readonly literal: Literal
}

/** What the atoms say, sorted by what has to be done about it. */
interface Wanted {
  readonly need: ReadonlySet<string>
  readonly ban: ReadonlySet<string>
  readonly at: ReadonlyMap<string, readonly Literal[]>
  /** What every key of a language owes. */
  readonly rules: ReadonlyMap<Formula, readonly Literal[]>
  readonly demands: readonly Demand[]
  readonly low: number
  readonly high: number
}

/** An object that satisfies every atom. */
export function pick(atoms: readonly ObjectConstraint[], ask: Ask): Answer {
  const wanted = sorted(atoms)
  const { need, ban, low, high } = wanted
  for (const name of need) if (ban.has(name)) return NONE
  if (low > high || need.size > high) return NONE
  if (low > MANY) {
    const few = new Members({ ...wanted, low: 0 }, ask).find()
    if (few.found !== 'some' || Object.keys(few.value as object).length >= low) return few
    if (room(wanted, ask) < low) return NONE
  }
  if (low > MOST) return unknown(`the smallest object that would show it has ${low} members, more than can be written`)
  return new Members(wanted, ask).find()
}

/** How many members there can be, where the keys are listed. */
function room({ rules }: Wanted, ask: Ask): number {
  const allowed = [...rules].filter(([, owed]) => owed.some(never)).map(([keys]) => ask.not(keys))
  return Math.min(...allowed.map(mostNames), Infinity)
}

function sorted(atoms: readonly ObjectConstraint[]): Wanted {
  const need = new Set<string>()
  const ban = new Set<string>()
  const at = new Map<string, Literal[]>()
  const rules = new Map<Formula, Literal[]>()
  const demands: Demand[] = []
  let low = 0
  let high = Infinity
  for (const atom of atoms) {
    if (atom.kind === 'required') need.add(atom.name)
    if (atom.kind === 'absent') ban.add(atom.name)
    if (atom.kind === 'minProperties') low = Math.max(low, atom.n)
    if (atom.kind === 'maxProperties') high = Math.min(high, atom.n)
    if (atom.kind === 'propertyAt') at.set(atom.name, [...(at.get(atom.name) ?? []), atom.literal])
    if (atom.kind === 'every') rules.set(atom.keys, [...(rules.get(atom.keys) ?? []), atom.literal])
    if (atom.kind === 'some') demands.push(atom)
  }
  return { need, ban, at, rules, demands, low, high }
}

/** A member of the object being built: a named key, or any key in all of `keys`; and what its value owes. */
interface Entry {
  readonly name?: string
  keys: readonly Formula[]
  goal: readonly Literal[]
}

class Members {
  private readonly wanted: Wanted
  private readonly ask: Ask
  private readonly named: ReadonlySet<string>
  /** The keys that no atom names. */
  private readonly unnamed: Formula
  private readonly entries: Entry[] = []
  private readonly pools: NamePools
  private why: string | undefined

  constructor(wanted: Wanted, ask: Ask) {
    this.wanted = wanted
    this.ask = ask
    this.pools = new NamePools(ask)
    this.named = new Set([...wanted.need, ...wanted.ban, ...wanted.at.keys()])
    this.unnamed = ask.not(ask.names([...this.named]))
  }

  find(): Answer {
    for (const name of this.wanted.need) {
      const entry = this.namedEntry(name, [])
      if (!entry) return this.why === undefined ? NONE : unknown(this.why)
      this.entries.push(entry)
    }
    const answer = this.meet(0)
    return answer.found === 'some' || this.why === undefined ? answer : unknown(this.why)
  }

  private settle(answer: Answer): answer is Extract<Answer, { found: 'some' }> {
    if (answer.found === 'unknown') this.why ??= answer.why
    return answer.found === 'some'
  }

  private possible(goal: readonly Literal[]): boolean {
    return this.settle(this.ask.solve(goal))
  }

  private has(name: string): boolean {
    return this.entries.some((entry) => entry.name === name)
  }

  /** The named member with what its value owes and `more`; undefined where no value can. */
  private namedEntry(name: string, more: readonly Literal[]): Entry | undefined {
    const goal = [...(this.wanted.at.get(name) ?? [])]
    for (const [keys, owed] of this.wanted.rules) if (this.ask.satisfies(keys, name)) goal.push(...owed)
    goal.push(...more)
    return this.possible(goal) ? { name, keys: [], goal } : undefined
  }

  /** Unnamed keys with a value that owes `goal`: each rule's language is chosen or avoided, dead ends cut. */
  private *unnamedEntries(
    keys: readonly Formula[],
    goal: readonly Literal[],
    open: readonly Formula[],
  ): Generator<Entry> {
    if (!this.settle(this.ask.string(keys)) || !this.possible(goal)) return
    const [language, ...others] = open
    if (!language) {
      yield { keys, goal }
      return
    }
    const owed = this.wanted.rules.get(language) ?? []
    yield* this.unnamedEntries([...keys, this.ask.not(language)], goal, others)
    yield* this.unnamedEntries([...keys, language], [...goal, ...owed], others)
  }

  /** The languages with rules, those first that surely hold the demanded keys: they cut soonest. */
  private languages(demanded: Formula | undefined): Formula[] {
    return [...this.wanted.rules.keys()].sort((a, b) => Number(b === demanded) - Number(a === demanded))
  }

  /** Meets the demands from this one on: by a member that is there, a named one, or a fresh one. */
  private meet(index: number): Answer {
    this.ask.spend(1)
    const demand = this.wanted.demands[index]
    if (!demand) return this.finish()
    for (const entry of this.entries) {
      const answer = this.meetBy(entry, demand, index)
      if (answer.found === 'some') return answer
    }
    if (this.entries.length >= this.wanted.high) return NONE
    for (const entry of this.freshEntries(demand)) {
      this.entries.push(entry)
      const answer = this.meet(index + 1)
      if (answer.found === 'some') return answer
      this.entries.pop()
    }
    return NONE
  }

  private meetBy(entry: Entry, demand: Demand, index: number): Answer {
    if (entry.name !== undefined && !this.ask.satisfies(demand.keys, entry.name)) return NONE
    const { keys, goal } = entry
    if (entry.name === undefined) entry.keys = keys.includes(demand.keys) ? keys : [...keys, demand.keys]
    entry.goal = goal.includes(demand.literal) ? goal : [...goal, demand.literal]
    const fits =
      (entry.keys === keys || this.settle(this.ask.string(entry.keys))) &&
      (entry.goal === goal || this.possible(entry.goal))
    const answer = fits ? this.meet(index + 1) : NONE
    if (answer.found === 'some') return answer
    entry.keys = keys
    entry.goal = goal
    return NONE
  }

  private *freshEntries({ keys, literal }: Demand): Generator<Entry> {
    for (const name of this.named) {
      if (this.wanted.ban.has(name) || this.has(name) || !this.ask.satisfies(keys, name)) continue
      const entry = this.namedEntry(name, [literal])
      if (entry) yield entry
    }
    yield* this.unnamedEntries([this.unnamed, keys], [literal], this.languages(keys))
  }

  /** Fills up to the least size, then gives every member its key and its value. */
  private finish(): Answer {
    const met = this.entries.length
    const names = this.padded()
    const values: [string, Json][] = []
    for (const [i, entry] of this.entries.entries()) {
      const answer = names ? this.ask.solve(entry.goal) : NONE
      if (!this.settle(answer)) break
      values.push([names?.[i] as string, answer.value])
    }
    if (names && values.length === this.entries.length) return some(objectOf(values))
    this.entries.length = met
    return NONE
  }

  /** The keys of all members, once there are enough of them. */
  private padded(): string[] | undefined {
    const { ban, low } = this.wanted
    for (const name of this.named) {
      if (this.entries.length >= low) break
      const entry = ban.has(name) || this.has(name) ? undefined : this.namedEntry(name, [])
      if (entry) this.entries.push(entry)
    }
    if (this.entries.length >= low) return this.keys()
    for (const entry of this.unnamedEntries([this.unnamed], [], this.languages(undefined))) {
      const before = this.entries.length
      const most = this.poolOf(entry.keys, low).length
      for (let n = 0; n < most && this.entries.length < low; n++) this.entries.push({ ...entry })
      for (; this.entries.length > before; this.entries.pop()) {
        const names = this.keys()
        if (names && this.entries.length === low) return names
        if (names) break
      }
    }
    return undefined
  }

  /** Different keys for all members, or undefined where there are not enough. */
  private keys(): string[] | undefined {
    const open = this.entries.filter((entry) => entry.name === undefined)
    const choices = (slot: number): readonly string[] => this.poolOf((open[slot] as Entry).keys, open.length)
    const chosen = assign(open.length, choices, (key) => key)
    if (!chosen) return undefined
    let next = 0
    return this.entries.map((entry) => entry.name ?? (chosen[next++] as string))
  }

  /** So many different keys that are in all these languages, or as many as there are; one list for equal languages. */
  private poolOf(keys: readonly Formula[], most: number): readonly string[] {
    const { names, why } = this.pools.of(keys, most)
    if (names.length < most) this.why ??= why
    return names
  }
}
