/** What a decision has cost so far, held against its budget. */
import { BudgetSpent } from './answer.js'

/** What one decision may cost. */
export interface Budget {
  readonly steps: number
  readonly milliseconds: number
  /** Monotonic milliseconds. */
  now(): number
}

/** Steps between two looks at the clock. */
const TICK = 64
/** Parts of formulas put together or judged between two looks at the clock. */
const WORK = 20_000

/** Counts steps, and work that is no step, and looks at the clock now and then. */
export class Meter {
  private readonly budget: Budget
  private steps = 0
  private nextLook = TICK
  private work = 0
  private worked = 0
  private deadline: number

  constructor(budget: Budget) {
    this.budget = budget
    this.deadline = budget.now() + budget.milliseconds
  }

  /** A fresh budget of so many milliseconds. */
  renew(milliseconds: number): void {
    this.steps = 0
    this.worked = 0
    this.nextLook = TICK
    this.deadline = this.budget.now() + milliseconds
  }

  /** All work since the last fresh budget, in no unit. */
  get done(): number {
    return this.steps + this.worked
  }

  /** @throws BudgetSpent where the steps or the time are used up */
  spend(steps: number): void {
    this.steps += steps
    const { steps: most } = this.budget
    if (this.steps > most) throw new BudgetSpent(`it takes more than ${most} steps`)
    if (this.steps < this.nextLook) return
    this.nextLook = this.steps + TICK
    this.look()
  }

  /** Looks at the clock after so much work that is no step. @throws BudgetSpent */
  tick(work: number): void {
    this.work += work
    this.worked += work / TICK
    if (this.work < WORK) return
    this.work = 0
    this.look()
  }

  private look(): void {
    const { milliseconds, now } = this.budget
    if (now() > this.deadline) throw new BudgetSpent(`it takes more than ${milliseconds} ms`)
  }
}
