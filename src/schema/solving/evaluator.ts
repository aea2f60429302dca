/** Whether a value satisfies a formula. What is opaque cannot be judged. */
import { type Json, type JsonObject, typeOf } from '../../model/json.js'
import type { Reader } from '../reading/reader.js'
import type { Atom, Compound, Formula, Literal } from '../reading/terms.js'
import { canonical } from '../text.js'
import * as arrays from '../types/array.js'
import * as numbers from '../types/number.js'
import * as objects from '../types/object.js'
import * as strings from '../types/string.js'
import { Incomplete } from './answer.js'
import type { Judge } from './ask.js'

/** Judges values by the formulas of one decision. */
export class Evaluator implements Judge {
  private readonly reader: Reader
  private readonly lexicon: strings.Lexicon

  constructor(reader: Reader, lexicon: strings.Lexicon) {
    this.reader = reader
    this.lexicon = lexicon
  }

  /** As `satisfies`; undefined where the value cannot be judged. */
  verdict(formula: Formula, value: Json): boolean | undefined {
    try {
      return this.satisfies(formula, value)
    } catch (error) {
      if (error instanceof Incomplete) return undefined
      throw error
    }
  }

  holds(literal: Literal, value: Json): boolean {
    return this.satisfies(this.reader.formula(literal, typeOf(value)), value)
  }

  satisfies(formula: Formula, value: Json): boolean {
    switch (formula.op) {
      case 'true':
        return true
      case 'false':
        return false
      case 'atom':
        return this.satisfiesAtom(formula, value)
      default:
        return this.satisfiesParts(formula, formula.op === 'or', value)
    }
  }

  /** One decisive part settles it, even beside parts that cannot be judged. */
  private satisfiesParts(formula: Compound, decisive: boolean, value: Json): boolean {
    let doubt: Incomplete | undefined
    this.reader.arena.tick(formula.parts.length)
    for (const part of formula.parts) {
      try {
        if (this.satisfies(part, value) === decisive) return decisive
      } catch (error) {
        if (!(error instanceof Incomplete)) throw error
        doubt = error
      }
    }
    if (doubt) throw doubt
    return !decisive
  }

  private satisfiesAtom(atom: Atom, value: Json): boolean {
    if (atom.kind === 'in') return atom.texts.has(canonical(value))
    if (atom.kind === 'notIn') return !atom.texts.has(canonical(value))
    if (atom.kind === 'opaque') throw new Incomplete(atom.name)
    switch (atom.type) {
      case 'number':
        return numbers.holds(atom, value as number)
      case 'string':
        return strings.holds(atom, value as string, this.lexicon)
      case 'array':
        return arrays.holds(atom, value as Json[], this)
      case 'object':
        return objects.holds(atom, value as JsonObject, this)
    }
  }
}
