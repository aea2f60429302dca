/**
 * Arrays by counting. Positions that owe the same are alike, whatever their number: how many of them hold a value of
 * which kind (in which of the counted schemas it is) is a question about whole numbers (counting.ts). So a million
 * items cost what ten do. Incomplete: many counted schemas that overlap in all ways; arrays too long to be written.
 */
import type { Json } from '../../model/json.js'
import type { Literal } from '../reading/terms.js'
import { type Answer, NONE, some, unknown } from '../solving/answer.js'
import type { Ask } from '../solving/ask.js'
import type { Wanted } from './array-wanted.js'
import { countsOf, type Row } from './counting.js'

/** Kinds of items that may be told apart at one place. */
const MOST_KINDS = 200
/** Items of a witness; more would be no help to anybody, and fill the memory. */
const MOST_ITEMS = 200_000

/** A schema whose items are counted, and within which numbers. */
interface Counted {
  readonly literal: Literal
  /** Only positions from here on count. */
  readonly from: number
  readonly least: number
  readonly most: number
}

/** Positions that owe the same. */
interface Alike {
  readonly goal: readonly Literal[]
  /** One of the positions. */
  readonly index: number
  amount: number
}

/** What some of the alike positions hold. */
interface Kind {
  readonly goal: readonly Literal[]
  readonly alike: Alike
  /** The counted schemas that it counts for. */
  readonly counts: ReadonlySet<Counted>
  readonly doubtful: boolean
}

/** An array that is as wanted; `goalAt` says what the item at an index owes. The items need not differ. */
export function pickByCounts(wanted: Wanted, goalAt: (index: number) => readonly Literal[], ask: Ask): Answer {
  return new Counts(wanted, goalAt, ask).find()
}

class Counts {
  private readonly wanted: Wanted
  private readonly goalAt: (index: number) => readonly Literal[]
  private readonly ask: Ask
  private readonly counted: readonly Counted[]
  private why: string | undefined

  constructor(wanted: Wanted, goalAt: (index: number) => readonly Literal[], ask: Ask) {
    this.wanted = wanted
    this.goalAt = goalAt
    this.ask = ask
    this.counted = [
      ...wanted.somewhere.map(({ from, literal }) => ({ literal, from, least: 1, most: Infinity })),
      ...wanted.atLeast.map(({ n, literal }) => ({ literal, from: 0, least: n, most: Infinity })),
      ...wanted.limits.map(({ most, literal }) => ({ literal, from: 0, least: 0, most })),
    ]
  }

  find(): Answer {
    const { low, high, prefix } = this.wanted
    const known = new Map<string, Alike>()
    for (let length = 0; length <= prefix; length++) {
      this.ask.spend(1)
      const last = length === prefix
      if (length >= low || last) {
        const answer = last ? this.withTail(known) : this.attempt([...known.values()], length, length)
        if (answer.found === 'some') return answer
        if (answer.found === 'unknown') this.why ??= answer.why
      }
      if (last || length >= high || !this.add(known, length)) break
    }
    return this.why === undefined ? NONE : unknown(this.why)
  }

  /** One more position, unless nothing can stand there. */
  private add(known: Map<string, Alike>, index: number): boolean {
    const goal = this.goalAt(index)
    const name = this.nameOf(goal, index)
    const twin = known.get(name)
    if (twin) twin.amount++
    else if (!this.possible(goal)) return false
    else known.set(name, { goal, index, amount: 1 })
    return true
  }

  private withTail(known: ReadonlyMap<string, Alike>): Answer {
    const { low, high, prefix } = this.wanted
    const tail: Alike = { goal: this.goalAt(prefix), index: prefix, amount: Infinity }
    return this.attempt([...known.values(), tail], low, high)
  }

  private possible(goal: readonly Literal[]): boolean {
    const answer = this.ask.solve(goal)
    if (answer.found === 'unknown') this.why ??= answer.why
    return answer.found !== 'none'
  }

  private attempt(classes: readonly Alike[], low: number, high: number): Answer {
    const kinds = classes.flatMap((alike) => this.kindsOf(alike))
    if (kinds.length > MOST_KINDS) return unknown(`items of more than ${MOST_KINDS} kinds are counted`)
    const sure = kinds.filter((kind) => !kind.doubtful)
    const answer = this.arranged(classes, sure, low, high)
    if (answer.found !== 'none' || sure.length === kinds.length) return answer
    return this.arranged(classes, kinds, low, high).found === 'none'
      ? NONE
      : unknown(this.why ?? 'some item is unknown')
  }

  /** In which of the counted schemas a value may be; where only one side of a count matters, the other is left open. */
  private kindsOf(alike: Alike): Kind[] {
    let kinds: Kind[] = [{ goal: alike.goal, alike, counts: new Set(), doubtful: false }]
    for (const counted of this.counted) {
      if (counted.from > alike.index) continue
      const { literal, least } = counted
      const not = this.ask.negate(literal)
      kinds = kinds.flatMap((kind) => {
        const counts = new Set([...kind.counts, counted])
        const outside = least > 0 ? kind : { ...kind, goal: [...kind.goal, not] }
        const inside = least > 0 ? { ...kind, goal: [...kind.goal, literal], counts } : { ...kind, counts }
        return [inside, outside]
      })
      kinds = kinds.flatMap((kind) => {
        const answer = this.ask.solve(kind.goal)
        if (answer.found === 'none') return []
        if (answer.found === 'unknown') this.why ??= answer.why
        return [{ ...kind, doubtful: answer.found === 'unknown' }]
      })
      if (kinds.length > MOST_KINDS) break
    }
    return kinds
  }

  private arranged(classes: readonly Alike[], kinds: readonly Kind[], low: number, high: number): Answer {
    const where = (holds: (kind: Kind) => boolean): number[] =>
      kinds.flatMap((kind, column) => (holds(kind) ? [column] : []))
    const row = (columns: readonly number[], least: number, most: number): Row => ({
      columns,
      least: BigInt(least),
      most: Number.isFinite(most) ? BigInt(most) : undefined,
    })
    const rows = [
      row(
        where(() => true),
        low,
        high,
      ),
      ...this.counted.map((one) =>
        row(
          where((kind) => kind.counts.has(one)),
          one.least,
          one.most,
        ),
      ),
    ]
    for (const alike of classes)
      if (Number.isFinite(alike.amount)) {
        const own = where((kind) => kind.alike === alike)
        rows.push(row(own, alike.amount, alike.amount))
      }
    const counts = countsOf(kinds.length, rows, (steps) => this.ask.spend(steps))
    if (counts === 'none') return NONE
    return counts === undefined ? unknown('items of many kinds are counted') : this.written(classes, kinds, counts)
  }

  private written(classes: readonly Alike[], kinds: readonly Kind[], counts: readonly bigint[]): Answer {
    const total = counts.reduce((sum, count) => sum + count, 0n)
    if (total > BigInt(MOST_ITEMS))
      return unknown(`the shortest array that would show it has ${total} items, more than can be written`)
    const values = new Map(classes.map((alike) => [alike, [] as Json[]]))
    for (const [column, { goal, alike }] of kinds.entries()) {
      const amount = Number(counts[column])
      const answer = amount > 0 ? this.ask.solve(goal) : NONE
      if (answer.found === 'some') for (let i = 0; i < amount; i++) values.get(alike)?.push(answer.value)
    }
    if (!this.wanted.repeated || counts.some((count) => count > 1n)) return some(this.inOrder(values, Number(total)))
    return unknown('equal items in an array of counted ones')
  }

  /** The values at their positions. */
  private inOrder(values: ReadonlyMap<Alike, Json[]>, total: number): Json[] {
    const next = new Map<Alike, number>()
    const tail = [...values.keys()].find(({ amount }) => amount === Infinity)
    const named = new Map(
      [...values.keys()]
        .filter((alike) => alike !== tail)
        .map((alike) => [this.nameOf(alike.goal, alike.index), alike]),
    )
    return Array.from({ length: total }, (_, index) => {
      const ahead = index < this.wanted.prefix
      const alike = (ahead ? named.get(this.nameOf(this.goalAt(index), index)) : tail) as Alike
      const at = next.get(alike) ?? 0
      next.set(alike, at + 1)
      return values.get(alike)?.[at] as Json
    })
  }

  private nameOf(goal: readonly Literal[], index: number): string {
    return `${this.counted.filter(({ from }) => from <= index).length} ${goal.map(({ id }) => id).join()}`
  }
}
