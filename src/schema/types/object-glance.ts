import type { Atom, Formula, Literal } from '../reading/terms.js'
import { Incomplete } from '../solving/answer.js'
import type { Ask } from '../solving/ask.js'

/**
 * Tells at a glance which parts of a disjunction cannot stand beside the atoms of an object: those that clash with the
 * atoms about one and the same property. Linear where trying each part against all atoms is quadratic.
 */
export class Glance {
  private readonly ask: Ask
  private readonly atoms: ReadonlySet<Formula>
  private readonly at = new Map<string, Literal[]>()
  private readonly rules: readonly { readonly keys: Formula; readonly literal: Literal }[]

  constructor(atoms: readonly Atom[], ask: Ask) {
    this.ask = ask
    this.atoms = new Set(atoms)
    for (const atom of atoms)
      if (atom.kind === 'propertyAt') this.at.set(atom.name, [...(this.at.get(atom.name) ?? []), atom.literal])
    this.rules = atoms.flatMap((atom) => (atom.kind === 'every' ? [atom] : []))
  }

  /** Is there surely no object that satisfies the atoms and this part? */
  excludes(part: Formula): boolean {
    const parts = part.op === 'and' ? part.parts : [part]
    if (parts.some((one) => this.atoms.has(this.ask.not(one)))) return true
    const needed = new Set(parts.flatMap((one) => (one.op === 'atom' && one.kind === 'required' ? [one.name] : [])))
    return parts.some(
      (one) => one.op === 'atom' && one.kind === 'propertyAt' && needed.has(one.name) && this.fails(one),
    )
  }

  private fails({ name, literal }: { readonly name: string; readonly literal: Literal }): boolean {
    const owed = this.rules.filter(({ keys }) => this.surelyIn(keys, name)).map((rule) => rule.literal)
    return this.ask.solve([...(this.at.get(name) ?? []), ...owed, literal]).found === 'none'
  }

  private surelyIn(keys: Formula, name: string): boolean {
    try {
      return this.ask.satisfies(keys, name)
    } catch (error) {
      if (error instanceof Incomplete) return false
      throw error
    }
  }
}
