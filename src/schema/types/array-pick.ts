/**
 * Finding an array: positions up to the longest prefix, then a tail of positions that are all alike. A model longer
 * than prefix + demands can lose a tail item and stay a model, so a bounded range of lengths decides. Long arrays, and
 * those with many demands, are decided by counting instead (array-counts.ts).
 * Incomplete: `uniqueItems` among more than LONGEST items, or where an item's set of values could not be enumerated.
 */
import type { Json } from '../../model/json.js'
import type { ArrayConstraint, Literal } from '../reading/terms.js'
import { type Answer, NONE, unknown } from '../solving/answer.js'
import type { Ask } from '../solving/ask.js'
import { Arrangement, type Demand } from './arrange.js'
import { pickByCounts } from './array-counts.js'
import { goalsOf, sorted, type Wanted } from './array-wanted.js'

/** Items that all have to differ. */
const LONGEST = 1_000
/** Different values looked for where more are wanted than can be written. */
const FEW_VALUES = 200
/** Items and demands up to which all ways to place the demands are tried: the arrays read better. */
const FEW_ITEMS = 12
const FEW_DEMANDS = 6

/** An array that satisfies every atom. */
export function pick(atoms: readonly ArrayConstraint[], ask: Ask): Answer {
  const wanted = sorted(atoms)
  const { low, high, distinct, repeated } = wanted
  if (low > high || (distinct && repeated)) return NONE
  const at = goalsOf(atoms)
  if (distinct && low > LONGEST) return crowded(wanted, at, ask)
  const demands = wanted.somewhere.length + wanted.atLeast.reduce((sum, { n }) => sum + n, 0)
  const few = low <= FEW_ITEMS && demands <= FEW_DEMANDS
  if (few || distinct || (repeated && low <= LONGEST && demands <= LONGEST)) return pickByLength(wanted, at, ask)
  return pickByCounts(wanted, at, ask)
}

/** More different items than can be tried: are there so many different values at all? */
function crowded(wanted: Wanted, at: (index: number) => readonly Literal[], ask: Ask): Answer {
  const { low, prefix } = wanted
  if (pickByCounts(wanted, at, ask).found === 'none') return NONE
  const goal = at(prefix)
  const values: Json[] = []
  while (values.length <= Math.min(FEW_VALUES, low - prefix)) {
    const answer = ask.solve([...goal, ask.noneOf(values)])
    if (answer.found === 'none') return NONE
    if (answer.found === 'unknown') return answer
    values.push(answer.value)
  }
  return unknown(`arrays of ${low} different items, more than ${LONGEST}`)
}

function pickByLength(wanted: Wanted, at: (index: number) => readonly Literal[], ask: Ask): Answer {
  const { low, high, prefix, distinct, repeated, limits } = wanted
  const demands = demandsOf(wanted)
  const longest = Math.min(high, Math.max(low, prefix + demands.length + (repeated ? 2 : 0)))
  let why: string | undefined
  const goals: (readonly Literal[])[] = []
  for (let index = 0; index < longest; index++) {
    if (index > prefix) {
      goals.push(goals[index - 1] as readonly Literal[])
      continue
    }
    const goal = at(index)
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

/** Each demand by itself; those of one group need different positions. */
function demandsOf({ somewhere, atLeast }: Wanted): Demand[] {
  const demands: Demand[] = somewhere.map(({ from, literal }, group) => ({ from, literal, group }))
  for (const [i, { n, literal }] of atLeast.entries())
    for (let k = 0; k < Math.min(n, LONGEST); k++) demands.push({ from: 0, literal, group: somewhere.length + i })
  return demands
}

/** Which two positions hold the same value; tail positions beyond the first two are alike. */
function pairsOf(length: number, prefix: number): (readonly [number, number])[] {
  const pairs: [number, number][] = []
  for (let j = 1; j < Math.min(length, prefix + 2); j++) for (let i = 0; i < j; i++) pairs.push([i, j])
  return pairs
}
