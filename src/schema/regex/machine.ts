/**
 * What a pattern becomes: a nondeterministic automaton over sets of characters. Lookarounds are automata of their own
 * in the same table of states; whether one of them matches at a position depends on the text and the position alone,
 * for no regular pattern looks at what a group has caught.
 */
import type { CharSet } from 'refa'

/** A condition on the character before or after, met by none at the edge of the text where it is negated. */
export interface Guard {
  readonly side: 'before' | 'after'
  readonly set: CharSet
  readonly negated: boolean
}

/**
 * A lookaround. Ahead: from `start` at this position, some part of what follows leads to `accept`. Behind: from `start`,
 * which loops on every character, at the beginning of the text, what is before this position leads to `accept`.
 */
export interface Look {
  readonly side: 'ahead' | 'behind'
  readonly start: number
  readonly accept: number
}

/** An edge takes a character of `set`, or none, and then perhaps only where the guard is met or the lookaround matches. */
export interface Edge {
  readonly to: number
  readonly set?: CharSet
  readonly guard?: Guard
  /** `index` into the looks of the machine. */
  readonly look?: { readonly index: number; readonly negated: boolean }
}

/** `accept` is the only final state; the machine searches: it loops on every character at both ends. */
export interface Machine {
  readonly source: string
  readonly edges: readonly (readonly Edge[])[]
  readonly start: number
  readonly accept: number
  /** Inner ones before those that hold them. */
  readonly looks: readonly Look[]
  /** Characters are UTF-16 code units, as without the `u` flag; else they are code points. */
  readonly units: boolean
}

/** The pattern's own language, or where that is not regular one that holds all of it or only some of it. */
export type Closeness = 'exact' | 'above' | 'below'

/**
 * Makes the automaton of a pattern. Anything regular is exact: only a backreference that cannot be expanded makes
 * `above` and `below` differ.
 * @throws Error where the pattern does not parse, Incomplete where it cannot be built
 */
export type BuildMachine = (source: string, closeness: Closeness, flags: string) => Machine
