/** The one place that knows which way a change of a set of values hurts. */
import type { Effect } from '../model/finding.js'
import type { Semantics } from '../model/options.js'
import type { View } from '../schema/engine.js'

export type SchemaSide = 'input' | 'output'
export type Direction = 'narrowed' | 'widened'

/** Callers lose what an input no longer accepts; readers meet what an output did not give before. */
const EFFECTS: { readonly [side in SchemaSide]: { readonly [direction in Direction]: Effect } } = {
  input: { narrowed: 'breaking', widened: 'compatible' },
  output: { narrowed: 'compatible', widened: 'breaking' },
}

/** What a proved change does to the other side of the contract. */
export function effectOf(side: SchemaSide, direction: Direction): Effect {
  return EFFECTS[side][direction]
}

/** The directions of a side, the one that would break first. */
export function directionsOf(side: SchemaSide): readonly [unsafe: Direction, safe: Direction] {
  return side === 'input' ? ['narrowed', 'widened'] : ['widened', 'narrowed']
}

/** Whose values count on a side. */
export function viewOf(side: SchemaSide, semantics: Semantics): View {
  if (semantics === 'strict') return 'strict'
  return side === 'input' ? 'caller' : 'reader'
}
