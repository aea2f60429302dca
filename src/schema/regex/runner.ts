/**
 * A machine made deterministic as it goes, over the letters of one alphabet. Where it stands is a context (moments.ts)
 * and items: each is a way in which the text so far can be read, as the states that what is still to come has to lead
 * to acceptance, or must not. Stands are numbered and remembered, so that a step is taken once.
 */
import { Incomplete } from '../solving/answer.js'
import { unitsOf } from './alphabet.js'
import { type Duties, TooManyCases } from './cases.js'
import type { Machine } from './machine.js'
import { END, type Moment, Moments } from './moments.js'
import { Numbered } from './numbered.js'
import { shortened } from './shortened.js'

/** The item that owes nothing: whatever comes, the text is accepted. */
const DONE = 0
/** Numbers kept for one machine in one question; some 100 MB. */
const KEPT = 12_000_000
/** Work that counts as a step, so that somebody looks at the clock. */
const STEP = 256

interface Stand {
  readonly context: number
  /** Sorted; DONE alone where nothing that comes matters. */
  readonly items: readonly number[]
}

/** Runs one machine; stands are numbers, and the first is where no text was read. */
export class Runner {
  readonly start = 0
  private readonly machine: Machine
  /** What each letter is for the machine. */
  private readonly letters: readonly (readonly number[])[]
  private readonly spend: (steps: number) => void
  private readonly moments: Moments
  private readonly items = new Numbered<Duties>()
  private readonly stands = new Numbered<Stand>()
  private readonly steps = new Map<number, number>()
  private readonly ends = new Map<number, boolean>()
  private kept = 0
  private work = 0

  /** `spend` is told of work that is no step of the caller's; it may throw. */
  constructor(machine: Machine, letters: readonly number[], spend: (steps: number) => void) {
    this.machine = machine
    this.letters = letters.map((code) => (machine.units ? unitsOf(code) : [code]))
    this.spend = spend
    this.moments = new Moments(
      machine,
      (numbers) => this.keep(numbers),
      (work) => this.tick(work),
    )
    this.item([])
    this.stand(this.moments.beginning, [this.item([2 * machine.start])])
  }

  /** One letter further. @throws Incomplete where too much would have to be kept */
  step(stand: number, letter: number): number {
    const key = stand * this.letters.length + letter
    const known = this.steps.get(key)
    if (known !== undefined) return known
    const to = this.named(() => {
      let { context, items } = this.stands.at(stand)
      for (const code of this.letters[letter] as readonly number[]) {
        const moment = this.moments.at(context, code)
        items = this.further(items, moment)
        context = items.length === 0 || items[0] === DONE ? 0 : this.moments.contextAfter(moment)
      }
      return this.stand(context, items)
    })
    this.steps.set(key, to)
    this.keep(4)
    return to
  }

  /** Does the text, if it ends here, contain a match? */
  accepts(stand: number): boolean {
    const known = this.ends.get(stand)
    if (known !== undefined) return known
    const { context, items } = this.stands.at(stand)
    const accepted = this.named(() => this.further(items, this.moments.at(context, END))[0] === DONE)
    this.ends.set(stand, accepted)
    return accepted
  }

  /** Can no text that goes on from here contain a match? */
  lost(stand: number): boolean {
    return this.stands.at(stand).items.length === 0
  }

  /** Does every text that goes on from here contain a match? */
  won(stand: number): boolean {
    return this.stands.at(stand).items[0] === DONE
  }

  /** Stands with one item each, which together accept what this one does. */
  single(stand: number): readonly number[] {
    const { context, items } = this.stands.at(stand)
    return items.length < 2 ? [stand] : items.map((item) => this.stand(context, [item]))
  }

  /** Is surely every text that is accepted from `less` accepted from `more`? */
  covers(more: number, less: number): boolean {
    if (more === less || this.won(more) || this.lost(less)) return true
    const [all, some] = [this.stands.at(more), this.stands.at(less)]
    if (all.context !== some.context || some.items.length > all.items.length) return false
    let at = 0
    for (const item of some.items) {
      while (at < all.items.length && (all.items[at] as number) < item) at++
      if (all.items[at] !== item) return false
    }
    return true
  }

  private further(items: readonly number[], moment: Moment): readonly number[] {
    const found = new Set<number>()
    for (const item of items) {
      const cases = this.moments.afterAll(this.items.at(item), moment)
      for (const duties of cases) found.add(this.item(duties))
      this.tick(cases.length + 1)
      if (found.has(DONE)) return [DONE]
    }
    return [...found].sort((a, b) => a - b)
  }

  private stand(context: number, items: readonly number[]): number {
    return this.stands.of(`${context} ${items.join()}`, () => {
      this.keep(2 * items.length + 16)
      return { context, items }
    })
  }

  private item(duties: Duties): number {
    return this.items.of(duties.join(), () => {
      this.keep(2 * duties.length + 8)
      return duties
    })
  }

  private named<T>(work: () => T): T {
    try {
      return work()
    } catch (error) {
      if (!(error instanceof TooManyCases)) throw error
      throw new Incomplete(`the pattern ${shortened(this.machine.source)}: its lookarounds leave too many cases open`)
    }
  }

  private keep(numbers: number): void {
    this.kept += numbers
    if (this.kept > KEPT)
      throw new Incomplete(`the pattern ${shortened(this.machine.source)}: its automaton has too many states`)
  }

  private tick(work: number): void {
    this.work += work
    if (this.work < STEP) return
    this.work = 0
    this.spend(1)
  }
}
