import type { Literal } from '../reading/terms.js'

interface Goal {
  readonly depth: number
  readonly literals: readonly Literal[]
  /** The work that was done before it. */
  readonly before: number
  /** What the goal around it leaned on so far. */
  readonly outer: number
}

/** The goals in progress, one inside the other. */
export class Progress {
  private readonly path = new Map<string, Goal>()
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

  enter(key: string, literals: readonly Literal[], work: number): void {
    this.path.set(key, { depth: this.path.size, literals, before: work, outer: this.lean })
    this.lean = Infinity
  }

  /** @returns whether the answer may be remembered: a value was found, or it leaned on nothing that is in progress */
  leave(key: string, isFound: boolean): boolean {
    const { depth, outer } = this.path.get(key) as Goal
    this.path.delete(key)
    const lasts = isFound || this.lean >= depth
    this.lean = lasts ? outer : Math.min(outer, this.lean)
    return lasts
  }

  clear(): void {
    this.path.clear()
    this.lean = Infinity
  }

  /** The innermost goal that took most of the work so far. */
  dearest(work: number): readonly Literal[] {
    let found: readonly Literal[] = []
    for (const { before, literals } of this.path.values()) if ((work - before) * 2 >= work) found = literals
    return found
  }
}
