import type { Literal } from '../reading/terms.js'
import { type Answer, NONE } from './answer.js'

interface Goal {
  readonly depth: number
  readonly literals: readonly Literal[]
  /** The work that was done before it. */
  readonly before: number
  /** What the goal around it leaned on so far. */
  readonly outer: number
  /** How many assumptions there were before it. */
  readonly mark: number
}

/**
 * The goals in progress, one inside the other, and the answers. `none` that leaned on a goal in progress is assumed
 * until that goal is answered: if it has no value either, none of them has a smallest one, and all is proved at once;
 * else what was assumed meanwhile is forgotten. So a recursive schema takes each of its goals once.
 */
export class Progress {
  private readonly answers = new Map<string, Answer>()
  private readonly path = new Map<string, Goal>()
  /** The depth of the outermost goal that each assumption leans on, oldest first. */
  private readonly assumed = new Map<string, number>()
  private readonly order: string[] = []
  /** The depth of the outermost goal in progress that what is being answered leaned on. */
  lean = Infinity

  get size(): number {
    return this.path.size
  }

  /** Is the goal in progress already? Then what is being answered leans on it. */
  leansOn(key: string): boolean {
    const above = this.path.get(key)
    if (above === undefined) return false
    this.lean = Math.min(this.lean, above.depth)
    return true
  }

  /** What is known or assumed; what is being answered leans on an assumption as that did. */
  known(key: string): Answer | undefined {
    const lean = this.assumed.get(key)
    if (lean === undefined) return this.answers.get(key)
    this.lean = Math.min(this.lean, lean)
    return NONE
  }

  enter(key: string, literals: readonly Literal[], work: number): void {
    const { size } = this.path
    this.path.set(key, { depth: size, literals, before: work, outer: this.lean, mark: this.order.length })
    this.lean = Infinity
  }

  leave(key: string, answer: Answer): void {
    const { depth, outer, mark } = this.path.get(key) as Goal
    this.path.delete(key)
    const lasts = answer.found === 'some' || this.lean >= depth
    if (answer.found !== 'none') this.settle(mark, false)
    else if (lasts) this.settle(mark, true)
    else this.deepen(mark, depth)
    this.remember(key, answer, lasts ? Infinity : this.lean)
    this.lean = lasts ? outer : Math.min(outer, this.lean)
  }

  /** Keeps an answer that leaned on the goal in progress at that depth: if it is no proof of its own, only `none`. */
  remember(key: string, answer: Answer, lean: number): void {
    if (answer.found === 'some' || lean === Infinity) this.answers.set(key, answer)
    else if (answer.found === 'none' && !this.assumed.has(key)) {
      this.assumed.set(key, lean)
      this.order.push(key)
    }
  }

  /** What was assumed since then is proved, or forgotten. */
  private settle(mark: number, proved: boolean): void {
    for (const key of this.order.splice(mark)) {
      this.assumed.delete(key)
      if (proved) this.answers.set(key, NONE)
    }
  }

  /** What leaned on the goal that is left leans on what that leans on: another goal will stand at its depth. */
  private deepen(mark: number, depth: number): void {
    for (const key of this.order.slice(mark))
      if ((this.assumed.get(key) ?? Infinity) >= depth) this.assumed.set(key, this.lean)
  }

  clear(): void {
    this.path.clear()
    this.settle(0, false)
    this.lean = Infinity
  }

  /** The innermost goal that took most of the work so far. */
  dearest(work: number): readonly Literal[] {
    let found: readonly Literal[] = []
    for (const { before, literals } of this.path.values()) if ((work - before) * 2 >= work) found = literals
    return found
  }
}
