/** Arrays of one length: demands are handed to positions, limits decide per position, then values are filled in. */
import type { Json } from '../../model/json.js'
import type { Literal } from '../reading/terms.js'
import { type Answer, NONE, some, unknown } from '../solving/answer.js'
import type { Ask } from '../solving/ask.js'
import { canonical } from '../text.js'
import { assign } from './matching.js'

/** Some position at or after `from` must satisfy the literal; demands of one group need different positions. */
export interface Demand {
  readonly from: number
  readonly literal: Literal
  readonly group: number
}

/** At most so many positions satisfy the literal. */
export interface Limit {
  readonly most: number
  readonly literal: Literal
}

/** What an array of one length is made of. */
export interface Parts {
  /** What each position owes. */
  readonly goals: readonly (readonly Literal[])[]
  /** Two positions that hold the same value. */
  readonly twins: readonly [number, number] | undefined
  readonly demands: readonly Demand[]
  readonly limits: readonly Limit[]
  readonly distinct: boolean
  /** Positions from here on are alike. */
  readonly prefix: number
}

/** One attempt at an array of this length. */
export class Arrangement {
  private readonly parts: Parts
  private readonly ask: Ask
  private readonly slots: (readonly Literal[])[]
  private why: string | undefined

  constructor(parts: Parts, ask: Ask) {
    this.parts = parts
    this.ask = ask
    this.slots = [...parts.goals]
    const { twins } = parts
    if (twins) this.slots[twins[0]] = [...this.goal(twins[0]), ...this.goal(twins[1])]
  }

  find(): Answer {
    const { twins } = this.parts
    const answer = twins && !this.possible(twins[0]) ? NONE : this.place(0, -1)
    if (answer.found === 'unknown') this.why ??= answer.why
    return answer.found === 'some' || this.why === undefined ? answer : unknown(this.why)
  }

  private goal(position: number): readonly Literal[] {
    return this.parts.goals[position] as readonly Literal[]
  }

  private slotOf(position: number): number {
    const { twins } = this.parts
    return twins && position === twins[1] ? twins[0] : position
  }

  private owed(slot: number): readonly Literal[] {
    return this.slots[slot] as readonly Literal[]
  }

  private possible(slot: number): boolean {
    const answer = this.ask.solve(this.owed(slot))
    if (answer.found === 'unknown') this.why ??= answer.why
    return answer.found === 'some'
  }

  private withLiteral(slot: number, literal: Literal, next: () => Answer): Answer {
    const before = this.owed(slot)
    if (before.includes(literal)) return next()
    this.slots[slot] = [...before, literal]
    const answer = this.possible(slot) ? next() : NONE
    this.slots[slot] = before
    return answer
  }

  /** Hands the demands from this one on to positions. `last` is where the demand before it went. */
  private place(index: number, last: number): Answer {
    const { demands, goals, prefix, twins } = this.parts
    const demand = demands[index]
    if (!demand) return this.limit(0, 0, 0)
    const sameGroup = demands[index - 1]?.group === demand.group
    const tried = new Set<string>()
    for (let position = Math.max(demand.from, sameGroup ? last + 1 : 0); position < goals.length; position++) {
      const slot = this.slotOf(position)
      const owed = this.owed(slot).map((literal) => literal.id)
      const likeness = position >= prefix && !twins ? owed.join() : `at ${position}`
      if (tried.has(likeness)) continue
      tried.add(likeness)
      const answer = this.withLiteral(slot, demand.literal, () => this.place(index + 1, position))
      if (answer.found === 'some') return answer
    }
    return NONE
  }

  /** Decides from this position on which ones may count towards the limit. */
  private limit(index: number, position: number, counted: number): Answer {
    const bound = this.parts.limits[index]
    if (!bound) return this.fill()
    if (position === this.parts.goals.length) return this.limit(index + 1, 0, 0)
    this.ask.spend(1)
    const next = (more: number): Answer => this.limit(index, position + 1, counted + more)
    const answer = this.withLiteral(this.slotOf(position), this.ask.negate(bound.literal), () => next(0))
    return answer.found === 'some' || counted === bound.most ? answer : next(1)
  }

  private fill(): Answer {
    if (this.parts.distinct) return this.fillDistinct()
    const { goals, demands, limits, prefix, twins } = this.parts
    const alike = demands.length === 0 && limits.length === 0 && !twins
    const values: Json[] = []
    for (let position = 0; position < goals.length; position++) {
      if (alike && position > prefix) {
        values.push(values[position - 1] as Json)
        continue
      }
      const answer = this.ask.solve(this.owed(this.slotOf(position)))
      if (answer.found === 'unknown') this.why ??= answer.why
      if (answer.found !== 'some') return NONE
      values.push(answer.value)
    }
    return some(values)
  }

  /** Different values for all positions. */
  private fillDistinct(): Answer {
    const pools = new Map<string, readonly Json[]>()
    const choices = (slot: number): readonly Json[] => {
      const owed = this.owed(slot)
      const key = owed
        .map((literal) => literal.id)
        .sort((a, b) => a - b)
        .join()
      const pool = pools.get(key) ?? this.differentValues(owed, this.slots.length)
      pools.set(key, pool)
      return pool
    }
    const values = assign(this.slots.length, choices, canonical)
    return values ? some(values) : NONE
  }

  private differentValues(owed: readonly Literal[], most: number): Json[] {
    const values: Json[] = []
    while (values.length < most) {
      const answer = this.ask.solve([...owed, this.ask.noneOf(values)])
      if (answer.found === 'unknown') this.why ??= answer.why
      if (answer.found !== 'some') break
      values.push(answer.value)
    }
    return values
  }
}
