/** What a pattern becomes: a nondeterministic automaton over sets of characters. */
import type { CharSet } from 'refa'

/** A condition on the character before or after, met by none at the edge of the text where it is negated. */
export interface Guard {
  readonly side: 'before' | 'after'
  readonly set: CharSet
  readonly negated: boolean
}

/** An edge takes a character of `set`, or none, and then perhaps only where the guard is met. */
export interface Edge {
  readonly to: number
  readonly set?: CharSet
  readonly guard?: Guard
}

/** `accept` is the only final state; the machine searches: it loops on every character at both ends. */
export interface Machine {
  readonly edges: readonly (readonly Edge[])[]
  readonly start: number
  readonly accept: number
}

/**
 * Makes the automaton of a pattern. `relaxed` takes every lookaround that cannot be carried as passed, so that the
 * language may only grow.
 * @throws Error where the pattern does not parse, Incomplete where it cannot be built
 */
export type BuildMachine = (source: string, relaxed: boolean, flags: string) => Machine
