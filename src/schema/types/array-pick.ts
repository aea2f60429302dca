/**
 * Finding an array: positions up to the longest prefix, then a tail of positions that are all alike. A model longer
 * than prefix + demands can lose a tail item and stay a model, so a bounded range of lengths decides.
 * Incomplete: more than LONGEST items; `uniqueItems` where an item's set of values could not be enumerated.
 */

import type { ArrayConstraint, Literal } from '../reading/terms.js'
import { type Answer, NONE, unknown } from '../solving/answer.js'
import type { Ask } from '../solving/ask.js'
import { Arrangement, type Demand, type Limit } from './arrange.js'

const LONGEST = 1_000
/** Where nothing tells the tail's items apart, one value serves them all. */
const LONGEST_ALIKE = 200_000

/** What the atoms say, sorted by what has to be done about it. */
interface Wanted {
  readonly low: number
  readonly high: number
  /** Positions from here on are alike. */
  readonly prefix: number
  readonly distinct: boolean
  readonly repeated: boolean
  readonly demands: readonly Demand[]
  readonly limits: readonly Limit[]
}

/** An array that satisfies every atom. */
export function pick(atoms: readonly ArrayConstraint[], ask: Ask): Answer {
  const wanted = sorted(atoms)
  const { low, high, prefix, distinct, repeated, demands, limits } = wanted
  if (low > high || (distinct && repeated)) return NONE
  const alike = demands.length === 0 && limits.length === 0 && !distinct && !repeated
  if (low > (alike ? LONGEST_ALIKE : LONGEST)) return unknown(`arrays of more than ${LONGEST} items`)
  const longest = Math.min(high, Math.max(low, prefix + demands.length + (repeated ? 2 : 0)))
  let why: string | undefined
  const goals: Literal[][] = []
  for (let index = 0; index < longest; index++) {
    if (index > prefix) {
      goals.push(goals[index - 1] as Literal[])
      continue
    }
    const goal = goalAt(atoms, index)
    const answer = ask.solve(goal)
    if (answer.found === 'none') break
    if (answer.found === 'unknown') why ??= answer.why
    goals.push(goal)
  }
  for (let length = low; length <= goals.length; length++) {
    for (const twins of repeated ? pairsOf(length, prefix) : [undefined]) {
      const parts = { goals: goals.slice(0, length), twins, demands, limits, distinct, prefix }
      const answer = new Arrangement(parts, ask).find()
      if (answer.found === 'some') return answer
      if (answer.found === 'unknown') why ??= answer.why
    }
  }
  return why === undefined ? NONE : unknown(why)
}

/** What the item at this index owes. */
function goalAt(atoms: readonly ArrayConstraint[], index: number): Literal[] {
  const owed: Literal[] = []
  for (const atom of atoms) {
    if (atom.kind === 'itemAt' && atom.index === index) owed.push(atom.literal)
    if (atom.kind === 'itemsFrom' && index >= atom.index) owed.push(atom.literal)
  }
  return owed
}

function sorted(atoms: readonly ArrayConstraint[]): Wanted {
  let low = 0
  let high = Infinity
  let prefix = 0
  const demands: Demand[] = []
  const limits: Limit[] = []
  for (const [group, atom] of atoms.entries()) {
    if (atom.kind === 'minItems') low = Math.max(low, atom.n)
    if (atom.kind === 'maxItems') high = Math.min(high, atom.n)
    if (atom.kind === 'itemAt') prefix = Math.max(prefix, atom.index + 1)
    if (atom.kind === 'itemsFrom' || atom.kind === 'someFrom') prefix = Math.max(prefix, atom.index)
    if (atom.kind === 'someFrom') demands.push({ from: atom.index, literal: atom.literal, group })
    if (atom.kind === 'containsMin') {
      low = Math.max(low, atom.n)
      for (let i = 0; i < Math.min(atom.n, LONGEST); i++) demands.push({ from: 0, literal: atom.literal, group })
    }
    if (atom.kind === 'containsMax') limits.push({ most: atom.n, literal: atom.literal })
  }
  const twice = (negated: boolean): boolean => atoms.some((atom) => atom.kind === 'unique' && atom.negated === negated)
  return { low, high, prefix, distinct: twice(false), repeated: twice(true), demands, limits }
}

/** Which two positions hold the same value; tail positions beyond the first two are alike. */
function pairsOf(length: number, prefix: number): (readonly [number, number])[] {
  const pairs: [number, number][] = []
  for (let j = 1; j < Math.min(length, prefix + 2); j++) for (let i = 0; i < j; i++) pairs.push([i, j])
  return pairs
}
