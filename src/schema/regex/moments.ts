/**
 * What becomes of the states of a machine at one character. A state may or must not lead to acceptance (cases.ts). A
 * lookaround ahead adds to what is owed from here on; one behind is run along from the beginning of the text, with what
 * the lookarounds ahead inside it owe, and is asked where it is met.
 */
import type { CharSet } from 'refa'
import { both, type Cases, type Duties, each, either, FALSE, neither, TRUE } from './cases.js'
import type { Edge, Guard, Machine } from './machine.js'
import { Numbered } from './numbered.js'

/** No character: the end of the text. */
export const END = -1
/** No state: an automaton has accepted. */
const ACCEPTED = -1

/** A state that is reached, and what is owed for it; the duties speak of the position before the character. */
interface Move {
  readonly to: number
  readonly owed: Duties
}

/** A way in which a lookaround behind can have been read so far. */
interface Reading {
  readonly at: number
  readonly owed: Duties
}

/** What the text so far comes to, beside the states. */
interface Context {
  /** For each set that a guard holds against the character before: is it in there? */
  readonly before: string
  /** By look; empty for those ahead. */
  readonly behind: readonly (readonly Reading[])[]
}

/** A context, the character that follows, and what was found about them. */
export interface Moment {
  readonly context: Context
  readonly code: number
  readonly reached: Map<number, readonly Move[]>
  readonly after: Map<number, Cases>
  readonly seen: Cases[]
  next: number | undefined
}

/** All moments of one machine. */
export class Moments {
  /** The number of the context at the beginning of a text. */
  readonly beginning: number
  private readonly machine: Machine
  private readonly keep: (numbers: number) => void
  private readonly tick: (work: number) => void
  private readonly guards: readonly CharSet[]
  private readonly accepting: ReadonlySet<number>
  private readonly contexts = new Numbered<Context>()
  private readonly moments = new Map<string, Moment>()

  /** `keep` is told how many numbers are remembered, `tick` how much work is done; both may throw. */
  constructor(machine: Machine, keep: (numbers: number) => void, tick: (work: number) => void) {
    this.machine = machine
    this.keep = keep
    this.tick = tick
    const held = machine.edges.flat().flatMap(({ guard }) => (guard?.side === 'before' ? [guard.set] : []))
    this.guards = [...new Set(held)]
    this.accepting = new Set([machine.accept, ...machine.looks.map(({ accept }) => accept)])
    const behind = machine.looks.map(({ side, start }) => (side === 'behind' ? [{ at: start, owed: [] }] : []))
    this.beginning = this.number({ before: this.before(END), behind })
  }

  at(context: number, code: number): Moment {
    const key = `${context} ${code}`
    const known = this.moments.get(key)
    if (known) return known
    const moment: Moment = {
      context: this.contexts.at(context),
      code,
      reached: new Map(),
      after: new Map(),
      seen: [],
      next: undefined,
    }
    this.moments.set(key, moment)
    this.keep(16)
    return moment
  }

  /** The number of the context after the character. @throws TooManyCases */
  contextAfter(moment: Moment): number {
    moment.next ??= this.number({
      before: this.before(moment.code),
      behind: moment.context.behind.map((readings) => this.readFurther(readings, moment)),
    })
    return moment.next
  }

  /** What is owed after the character where all this was owed before it. @throws TooManyCases */
  afterAll(duties: Duties, moment: Moment): Cases {
    if (duties.length === 1) return this.after(duties[0] as number, moment)
    return duties.reduce<Cases>((all, signed) => (all.length === 0 ? all : each(all, this.after(signed, moment))), TRUE)
  }

  private after(signed: number, moment: Moment): Cases {
    const known = moment.after.get(signed)
    if (known) return known
    const moves = this.reached(signed >> 1, moment)
    const cases = signed % 2 === 0 ? this.some(moves, moment) : this.none(moves, moment)
    this.keep(4 * cases.length + 4)
    moment.after.set(signed, cases)
    return cases
  }

  private some(moves: readonly Move[], moment: Moment): Cases {
    const cases: Duties[] = []
    for (const { to, owed } of moves) {
      const here: Cases = to === ACCEPTED ? TRUE : [[2 * to]]
      cases.push(...(owed.length === 0 ? here : each(here, this.afterAll(owed, moment))))
    }
    return either(cases)
  }

  private none(moves: readonly Move[], moment: Moment): Cases {
    const avoided = new Set<number>()
    let cases = TRUE
    for (const { to, owed } of moves) {
      if (owed.length > 0) {
        const failing = owed.flatMap((signed) => this.after(signed ^ 1, moment))
        cases = each(cases, either(to === ACCEPTED ? failing : [[2 * to + 1], ...failing]))
      } else if (to === ACCEPTED) return FALSE
      else avoided.add(2 * to + 1)
    }
    return each(cases, [[...avoided].sort((a, b) => a - b)])
  }

  private reached(state: number, moment: Moment): readonly Move[] {
    const known = moment.reached.get(state)
    if (known) return known
    const moves = this.moves(state, [], moment)
    moment.reached.set(state, moves)
    this.keep(4 * moves.length + 4)
    return moves
  }

  private moves(state: number, owed: Duties, moment: Moment): readonly Move[] {
    const moves: Move[] = []
    const met = new Set<number | string>()
    const todo: Reading[] = []
    const meet = (at: number, duties: Duties | undefined): void => {
      if (duties === undefined || met.has(at)) return
      const key = duties.length === 0 ? at : `${at} ${duties.join()}`
      if (met.has(key)) return
      met.add(key)
      todo.push({ at, owed: duties })
    }
    meet(state, owed)
    for (let next = todo.pop(); next; next = todo.pop()) {
      if (this.accepting.has(next.at)) moves.push({ to: ACCEPTED, owed: next.owed })
      const edges = this.machine.edges[next.at] as readonly Edge[]
      this.tick(edges.length)
      for (const edge of edges) {
        if (edge.set) {
          if (moment.code !== END && edge.set.has(moment.code)) moves.push({ to: edge.to, owed: next.owed })
        } else for (const duties of this.passing(edge, moment)) meet(edge.to, both(next.owed, duties))
      }
    }
    return moves
  }

  /** What is owed for passing an edge that takes no character. */
  private passing({ guard, look }: Edge, moment: Moment): Cases {
    if (guard) return this.meets(guard, moment) ? TRUE : FALSE
    if (!look) return TRUE
    const { side, start } = this.machine.looks[look.index] as Machine['looks'][number]
    if (side === 'ahead') return [[look.negated ? 2 * start + 1 : 2 * start]]
    const cases = this.seen(look.index, moment)
    return look.negated ? neither(cases) : cases
  }

  private meets({ side, set, negated }: Guard, { context, code }: Moment): boolean {
    const member = side === 'after' ? code !== END && set.has(code) : context.before[this.guards.indexOf(set)] === '1'
    return member !== negated
  }

  /** Has a lookaround behind just been met? */
  private seen(index: number, moment: Moment): Cases {
    const readings = moment.context.behind[index] ?? []
    moment.seen[index] ??= either(
      readings.flatMap((reading) =>
        this.movesOf(reading, moment).flatMap(({ to, owed }) => (to === ACCEPTED ? [owed] : [])),
      ),
    )
    return moment.seen[index] as Cases
  }

  private readFurther(readings: readonly Reading[], moment: Moment): readonly Reading[] {
    const further = new Map<string, Reading>()
    for (const reading of readings)
      for (const { to, owed } of this.movesOf(reading, moment)) {
        if (to === ACCEPTED) continue
        for (const duties of owed.length === 0 ? TRUE : this.afterAll(owed, moment))
          further.set(`${to} ${duties.join()}`, { at: to, owed: duties })
      }
    return [...further.keys()].sort().map((key) => further.get(key) as Reading)
  }

  private movesOf({ at, owed }: Reading, moment: Moment): readonly Move[] {
    return owed.length === 0 ? this.reached(at, moment) : this.moves(at, owed, moment)
  }

  private before(code: number): string {
    return this.guards.map((set) => (code !== END && set.has(code) ? 1 : 0)).join('')
  }

  private number(context: Context): number {
    const readings = context.behind.map((all) => all.map(({ at, owed }) => `${at} ${owed.join()}`).join())
    const key = `${context.before}|${readings.join('|')}`
    return this.contexts.of(key, () => {
      this.keep(key.length + 16)
      return context
    })
  }
}
