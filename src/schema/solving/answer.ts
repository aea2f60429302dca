import type { Json } from '../../model/json.js'

/**
 * The answer to "is there such a value?". `none` is a proof. `some` is a value that should fit; where an opaque
 * constraint was met it may not, so whoever asked confirms it. `unknown` proves nothing.
 */
export type Answer =
  | { readonly found: 'some'; readonly value: Json }
  | { readonly found: 'none' }
  | { readonly found: 'unknown'; readonly why: string }

/** The proof that there is no such value. */
export const NONE: Answer = { found: 'none' }

/** A value that should fit. */
export const some = (value: Json): Answer => ({ found: 'some', value })

/** No value was found and none was ruled out. */
export const unknown = (why: string): Answer => ({ found: 'unknown', why })

/** Thrown where a question cannot be answered at all; whoever catches it answers `unknown`. */
export class Incomplete extends Error {
  override readonly name = 'Incomplete'
}

/** Thrown when the steps or the time are used up. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent'
}
