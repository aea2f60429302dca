/** Whether a value satisfies a formula. What is opaque cannot be judged. */
import { type Json, type JsonObject, typeOf } from '../../model/json.js'
import { type Depth, TooDeep } from '../reading/legs.js'
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
  private readonly depth: Depth
  private level = 0
  /** Of deep values: what is known of each, by the literal. */
  private readonly judged = new WeakMap<object, Map<number, boolean | Incomplete>>()
  private readonly numbers = new WeakMap<object, number>()
  private next = 0

  constructor(reader: Reader, lexicon: strings.Lexicon, depth: Depth) {
    this.reader = reader
    this.lexicon = lexicon
    this.depth = depth
  }

  /** Forgets what an aborted question left half done. */
  reset(): void {
    this.level = 0
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
    if (this.depth.most < Infinity && typeof value === 'object' && value !== null) return this.holdsDeep(literal, value)
    return this.satisfies(this.reader.formula(literal, typeOf(value)), value)
  }

  /** In legs (legs.ts), each of which remembers its answer. */
  private holdsDeep(literal: Literal, value: Json[] | JsonObject): boolean {
    const judged = this.judged.get(value) ?? new Map<number, boolean | Incomplete>()
    this.judged.set(value, judged)
    let known = judged.get(literal.id)
    if (known === undefined) {
      if (this.level >= this.depth.most) throw this.tooDeep(literal, value)
      this.level++
      known = this.attempt(literal, value)
      this.level--
      judged.set(literal.id, known)
    }
    if (typeof known === 'boolean') return known
    throw known
  }

  private attempt(literal: Literal, value: Json): boolean | Incomplete {
    try {
      return this.satisfies(this.reader.formula(literal, typeOf(value)), value)
    } catch (error) {
      if (error instanceof Incomplete) return error
      throw error
    }
  }

  private tooDeep(literal: Literal, value: Json[] | JsonObject): TooDeep {
    const number = this.numbers.get(value) ?? this.next++
    this.numbers.set(value, number)
    const work = (): void => void this.verdictOf(literal, value)
    return new TooDeep(`holds ${literal.id} ${number}`, work)
  }

  private verdictOf(literal: Literal, value: Json): boolean | undefined {
    try {
      return this.holds(literal, value)
    } catch (error) {
      if (error instanceof Incomplete) return undefined
      throw error
    }
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
