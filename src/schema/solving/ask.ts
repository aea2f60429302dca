import type { Json } from '../../model/json.js'
import type { Formula, Literal } from '../reading/terms.js'
import type { Answer } from './answer.js'

/** Judges a value. */
export interface Judge {
  /** Does the value satisfy the literal? @throws Incomplete where that cannot be judged */
  holds(literal: Literal, value: Json): boolean
  /** Does the value satisfy the formula? @throws Incomplete where that cannot be judged */
  satisfies(formula: Formula, value: Json): boolean
}

/** What a type may ask while it looks for a value: the solver, seen from below. */
export interface Ask extends Judge {
  /** A value in every literal; `none` is a proof. */
  solve(goal: readonly Literal[]): Answer
  /** A string in every formula. */
  string(formulas: readonly Formula[]): Answer
  not(formula: Formula): Formula
  negate(literal: Literal): Literal
  /** The strings that are one of these. */
  names(names: readonly string[]): Formula
  /** Any value but these. */
  noneOf(values: readonly Json[]): Literal
  /** Counts work. @throws BudgetSpent */
  spend(steps: number): void
}
