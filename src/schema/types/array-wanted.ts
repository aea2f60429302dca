import type { ArrayConstraint, Constraint, Literal } from '../reading/terms.js'
import type { Limit } from './arrange.js'

/** So many items satisfy the literal. */
export interface AtLeast {
  readonly n: number
  readonly literal: Literal
}

/** What the atoms say, sorted by what has to be done about it. */
export interface Wanted {
  readonly low: number
  readonly high: number
  /** Positions from here on are alike. */
  readonly prefix: number
  readonly distinct: boolean
  readonly repeated: boolean
  readonly somewhere: readonly { readonly from: number; readonly literal: Literal }[]
  readonly atLeast: readonly AtLeast[]
  readonly limits: readonly Limit[]
}

/** Sorts the atoms. */
export function sorted(atoms: readonly ArrayConstraint[]): Wanted {
  let low = 0
  let high = Infinity
  let prefix = 0
  const somewhere: { from: number; literal: Literal }[] = []
  const atLeast: AtLeast[] = []
  const limits: Limit[] = []
  for (const atom of atoms) {
    if (atom.kind === 'minItems') low = Math.max(low, atom.n)
    if (atom.kind === 'maxItems') high = Math.min(high, atom.n)
    if (atom.kind === 'itemAt') prefix = Math.max(prefix, atom.index + 1)
    if (atom.kind === 'itemsFrom' || atom.kind === 'someFrom') prefix = Math.max(prefix, atom.index)
    if (atom.kind === 'someFrom') somewhere.push({ from: atom.index, literal: atom.literal })
    if (atom.kind === 'containsMin') {
      low = Math.max(low, atom.n)
      atLeast.push({ n: atom.n, literal: atom.literal })
    }
    if (atom.kind === 'containsMax') limits.push({ most: atom.n, literal: atom.literal })
  }
  const twice = (negated: boolean): boolean => atoms.some((atom) => atom.kind === 'unique' && atom.negated === negated)
  return { low, high, prefix, distinct: twice(false), repeated: twice(true), somewhere, atLeast, limits }
}

/** What the item at an index owes. */
export function goalsOf(atoms: readonly Constraint[]): (index: number) => readonly Literal[] {
  const at = new Map<number, Literal[]>()
  const from: { readonly index: number; readonly literal: Literal }[] = []
  for (const atom of atoms) {
    if (atom.kind === 'itemsFrom') from.push(atom)
    if (atom.kind !== 'itemAt') continue
    const owed = at.get(atom.index)
    if (owed) owed.push(atom.literal)
    else at.set(atom.index, [atom.literal])
  }
  return (index) => [
    ...(at.get(index) ?? []),
    ...from.filter((atom) => index >= atom.index).map((atom) => atom.literal),
  ]
}
