import type { JsonType } from '../../model/json.js'
import type { Atom, Formula } from '../reading/terms.js'
import type { Ask } from '../solving/ask.js'
import { ArrayGlance } from './array-glance.js'
import { Glance } from './object-glance.js'

/** Sees at a glance which parts of a disjunction cannot stand beside the atoms; undefined for types that need none. */
export function glanceAt(
  type: JsonType,
  atoms: readonly Atom[],
  ask: Ask,
): { excludes(part: Formula): boolean } | undefined {
  if (type === 'object') return new Glance(atoms, ask)
  return type === 'array' ? new ArrayGlance(atoms, ask) : undefined
}
