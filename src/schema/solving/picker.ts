/** Finding a value of one type that satisfies a conjunction of atoms, by what the atoms name or by the type's own search. */
import type { Json, JsonType } from '../../model/json.js'
import type { Reader } from '../reading/reader.js'
import type { Atom, Formula } from '../reading/terms.js'
import { pick as pickArray } from '../types/array-pick.js'
import { pick as pickNumber } from '../types/number-pick.js'
import { pick as pickObject } from '../types/object-pick.js'
import type { Lexicon } from '../types/string.js'
import { pick as pickString } from '../types/string-pick.js'
import { type Answer, Incomplete, NONE, some, unknown } from './answer.js'
import type { Ask } from './ask.js'
import type { Evaluator } from './evaluator.js'

/** Picks values for the solver; keeps nothing. */
export class Picker {
  private readonly reader: Reader
  private readonly evaluator: Evaluator
  private readonly lexicon: Lexicon
  private readonly ask: Ask

  constructor(reader: Reader, evaluator: Evaluator, lexicon: Lexicon, ask: Ask) {
    this.reader = reader
    this.evaluator = evaluator
    this.lexicon = lexicon
    this.ask = ask
  }

  /** A value that satisfies the atoms, none of which is opaque. */
  pick(type: JsonType, atoms: readonly Atom[]): Answer {
    const { arena } = this.reader
    const formula = arena.and(atoms)
    if (formula === arena.FALSE) return NONE
    const all = new Set<Formula>(atoms)
    if (atoms.some((atom) => all.has(this.reader.not(atom)))) return NONE
    const domain = domainOf(type) ?? fewest(atoms)
    if (domain) return this.among(domain, formula)
    const excluded = new Set<string>()
    for (const atom of atoms) if (atom.kind === 'notIn') for (const text of atom.texts) excluded.add(text)
    const own = atoms.filter((atom) => atom.kind !== 'notIn') as never
    const spend = (steps: number): void => this.ask.spend(steps)
    try {
      if (type === 'number') return pickNumber(own, excluded, spend)
      if (type === 'string') return pickString(own, excluded, this.lexicon, spend)
      return type === 'array' ? pickArray(own, this.ask) : pickObject(own, this.ask)
    } catch (error) {
      if (error instanceof Incomplete) return unknown(error.message)
      throw error
    }
  }

  /** The first of the values that satisfies the formula, or one that cannot be judged. */
  among(values: readonly Json[], formula: Formula): Answer {
    let maybe: Answer = NONE
    const parts = formula.parts?.length ?? 1
    for (const value of values) {
      this.ask.spend(parts)
      const verdict = this.evaluator.verdict(formula, value)
      if (verdict === true) return some(value)
      if (verdict === undefined) maybe = some(value)
    }
    return maybe
  }
}

/** The values of a type that has few. */
export function domainOf(type: JsonType): readonly Json[] | undefined {
  if (type === 'null') return [null]
  return type === 'boolean' ? [false, true] : undefined
}

/** The shortest list of values that an atom names. */
export function fewest(atoms: readonly Atom[]): readonly Json[] | undefined {
  let best: readonly Json[] | undefined
  for (const atom of atoms) if (atom.kind === 'in' && (!best || atom.values.length < best.length)) best = atom.values
  return best
}
