import type { Atom, Formula, Literal } from '../reading/terms.js'
import type { Ask } from '../solving/ask.js'
import { goalsOf } from './array-wanted.js'

/**
 * Tells at a glance which parts of a disjunction cannot stand beside the atoms of an array: those that clash with the
 * atoms about one and the same item. Linear where trying each part against all atoms is quadratic.
 */
export class ArrayGlance {
  private readonly ask: Ask
  private readonly atoms: ReadonlySet<Formula>
  private readonly goalAt: (index: number) => readonly Literal[]

  constructor(atoms: readonly Atom[], ask: Ask) {
    this.ask = ask
    this.atoms = new Set(atoms)
    this.goalAt = goalsOf(atoms.filter((atom) => atom.type === 'array'))
  }

  /** Is there surely no array that satisfies the atoms and this part? */
  excludes(part: Formula): boolean {
    const parts = part.op === 'and' ? part.parts : [part]
    if (parts.some((one) => this.atoms.has(this.ask.not(one)))) return true
    const least = Math.max(0, ...parts.map((one) => (one.op === 'atom' && one.kind === 'minItems' ? one.n : 0)))
    return parts.some(
      (one) =>
        one.op === 'atom' &&
        one.kind === 'itemAt' &&
        one.index < least &&
        this.ask.solve([...this.goalAt(one.index), one.literal]).found === 'none',
    )
  }
}
