/**
 * The decision procedure: is there a value that satisfies every literal of a goal?
 *
 * A goal splits by JSON type. For one type it is a formula; its atoms alone go to the type's `pick`, which finds a
 * value (or none: then the whole formula has none). The value is held against the disjunctions; if one is violated, the
 * search branches over its parts. So a disjunction costs nothing until it matters.
 *
 * Recursion: a goal that comes up again inside itself has no smallest value there, so it is pruned with `none`. An
 * answer that leaned on a pruned goal still in progress is an assumption until that goal is answered (progress.ts).
 */
import { type Json, type JsonType, typeOf } from '../../model/json.js'
import type { Values } from '../interface.js'
import type { Arena } from '../reading/arena.js'
import { type Depth, TooDeep } from '../reading/legs.js'
import type { Reader } from '../reading/reader.js'
import { type Atom, always, type Compound, contradicts, type Formula, type Literal } from '../reading/terms.js'
import { JSON_TYPES } from '../text.js'
import { glanceAt } from '../types/glance.js'
import type { Lexicon } from '../types/string.js'
import { type Answer, NONE, some, unknown } from './answer.js'
import type { Ask } from './ask.js'
import { Evaluator } from './evaluator.js'
import { hintsOf } from './hints.js'
import { type Budget, Meter } from './meter.js'
import { domainOf, fewest, Picker } from './picker.js'
import { Progress } from './progress.js'
import type { ViewRules } from './view.js'

/** Violated disjunctions looked at before one is chosen. */
const COMPARED = 40
/** Keys that nobody declared are called so where they may be. */
const READABLE_KEYS = ['extra', 'other', 'more']
/** The solver of one decision; it keeps what it learnt. */
export class Solver implements Ask {
  private readonly reader: Reader
  private readonly arena: Arena
  private readonly evaluator: Evaluator
  private readonly picker: Picker
  private readonly view: ViewRules
  private readonly meter: Meter
  private readonly values: Values
  private readonly texts = new Map<number, Answer>()
  private readonly progress = new Progress()
  private readonly depth: Depth
  /** The goal to be answered first is a part of the question, not the whole. */
  private inside = false
  /** The goals that had no answer first, by the reason. */
  readonly doubts = new Map<string, readonly Literal[]>()

  constructor(reader: Reader, lexicon: Lexicon, view: ViewRules, budget: Budget, values: Values, depth: Depth) {
    this.depth = depth
    this.reader = reader
    this.arena = reader.arena
    this.evaluator = new Evaluator(reader, lexicon, depth)
    this.picker = new Picker(reader, this.evaluator, lexicon, this)
    this.view = view
    this.meter = new Meter(budget)
    this.values = values
  }

  /** A fresh budget of so many milliseconds. */
  renew(milliseconds: number): void {
    this.meter.renew(milliseconds)
  }

  /** A fresh start after a question that was aborted. @returns the goal that took most of the work */
  abandon(): readonly Literal[] {
    const dearest = this.progress.dearest(this.meter.done)
    this.progress.clear()
    this.reader.reset()
    this.evaluator.reset()
    return dearest
  }

  solve(goal: readonly Literal[]): Answer {
    const literals = [...new Set(goal)].filter((literal) => !always(literal)).sort((a, b) => a.id - b.id)
    if (contradicts(literals)) return NONE
    const root = this.progress.size === 0 && !this.inside
    const key = `${root ? 'root ' : ''}${literals.map((literal) => literal.id).join()}`
    const known = this.progress.known(key)
    if (known) return known
    if (this.progress.leansOn(key)) return NONE
    if (this.progress.size >= this.depth.most) throw new TooDeep(`goal ${key}`, () => void this.solveInside(literals))
    this.spend(1)
    this.progress.enter(key, literals, this.meter.done)
    const answer = this.byType(literals, root)
    this.progress.leave(key, answer)
    if (answer.found === 'unknown' && !this.doubts.has(answer.why)) this.doubts.set(answer.why, literals)
    return answer
  }

  /** As `solve`, for a part of a value: what is so of the whole value only does not count. */
  solveInside(literals: readonly Literal[]): Answer {
    this.inside = true
    try {
      return this.solve(literals)
    } finally {
      this.inside = false
    }
  }

  private byType(literals: readonly Literal[], root: boolean): Answer {
    let answer = NONE
    const hints = hintsOf(literals)
    const types: readonly JsonType[] = root && this.values === 'arguments' ? ['object'] : JSON_TYPES
    for (const type of types) {
      const whole = this.arena.and(
        literals.map((literal) => this.view.adapt(this.reader.formula(literal, type), literal, literals, type)),
      )
      const extra = this.view.extra(literals, type, root)
      const formula = this.arena.and([whole, extra])
      for (const hint of hints)
        if (typeOf(hint) === type && this.evaluator.verdict(formula, hint) === true) return some(hint)
      let found = this.search(type, formula)
      if (found.found === 'none' && extra !== this.arena.TRUE && whole !== this.arena.FALSE)
        if (!this.leavesAny(literals, type, extra)) found = this.search(type, whole)
      if (found.found === 'some') return found
      if (found.found === 'unknown') answer = found
    }
    return answer
  }

  /** Does the narrow schema accept any value of the type that the view does not leave out? */
  private leavesAny(literals: readonly Literal[], type: JsonType, extra: Formula): boolean {
    const own = literals.filter((literal) => literal.origin === 'narrow')
    if (own.length === 0) return true
    return (
      this.search(type, this.arena.and([...own.map((one) => this.reader.formula(one, type)), extra])).found === 'some'
    )
  }

  /** A value of one type that satisfies the formula. */
  private search(type: JsonType, formula: Formula): Answer {
    if (formula === this.arena.FALSE) return NONE
    this.spend(1)
    const parts = formula.op === 'and' ? formula.parts : [formula]
    const atoms = parts.filter((part): part is Atom => part.op === 'atom')
    const choices = parts.filter((part): part is Compound => part.op === 'or')
    const domain = domainOf(type) ?? fewest(atoms)
    if (domain) return this.picker.among(domain, formula)
    const model = this.pick(type, atoms)
    if (model.found === 'none') return NONE
    const violated =
      model.found === 'some'
        ? choices.filter((choice) => this.evaluator.verdict(choice, model.value) === false)
        : choices
    if (violated.length === 0) return model
    const choice = this.narrowest(type, atoms, violated)
    if (choice === undefined) return NONE
    let why: string | undefined
    const rest = parts.filter((part) => part !== choice)
    const glance = glanceAt(type, atoms, this)
    for (const part of choice.parts) {
      if (glance?.excludes(part)) continue
      const answer = this.search(type, this.arena.and([...rest, part]))
      if (answer.found === 'some') return answer
      if (answer.found === 'unknown') why ??= answer.why
    }
    return why === undefined ? NONE : unknown(why)
  }

  /** The violated disjunction with the fewest parts that stand beside the atoms; undefined where one has none. */
  private narrowest(type: JsonType, atoms: readonly Atom[], choices: readonly Compound[]): Compound | undefined {
    const sorted = [...choices].sort((a, b) => a.parts.length - b.parts.length)
    let best = sorted[0]
    if (choices.length === 1) return best
    let least = Infinity
    for (const choice of sorted.slice(0, COMPARED)) {
      let live = 0
      for (const part of choice.parts) {
        if (this.standsBeside(type, atoms, part)) live++
        if (live >= least) break
      }
      if (live === 0) return undefined
      if (live < least) {
        least = live
        best = choice
      }
      if (live === 1) break
    }
    return best
  }

  private standsBeside(type: JsonType, atoms: readonly Atom[], part: Formula): boolean {
    const more = (part.op === 'and' ? part.parts : [part]).filter((one): one is Atom => one.op === 'atom')
    const both = [...new Set([...atoms, ...more])]
    return this.arena.and(both) !== this.arena.FALSE && this.pick(type, both).found !== 'none'
  }

  /** A value that satisfies the atoms; those that could not be read are taken as satisfied. */
  private pick(type: JsonType, all: readonly Atom[]): Answer {
    const atoms = all.filter((atom) => atom.kind !== 'opaque').sort((a, b) => a.id - b.id)
    const key = `${type}${atoms.map((atom) => atom.id).join()}`
    const { progress } = this
    const known = progress.known(key)
    if (known) return known
    const outer = progress.lean
    progress.lean = Infinity
    const answer = this.picker.pick(type, atoms)
    progress.remember(key, answer, progress.lean)
    progress.lean = Math.min(outer, progress.lean)
    return answer
  }

  string(formulas: readonly Formula[]): Answer {
    const formula = this.arena.and(formulas)
    const answer = this.texts.get(formula.id) ?? this.readable(formula) ?? this.search('string', formula)
    this.texts.set(formula.id, answer)
    return answer
  }

  private readable(formula: Formula): Answer | undefined {
    const key = READABLE_KEYS.find((name) => this.evaluator.verdict(formula, name) === true)
    return key === undefined ? undefined : some(key)
  }

  holds(literal: Literal, value: Json): boolean {
    return this.evaluator.holds(literal, value)
  }

  satisfies(formula: Formula, value: Json): boolean {
    return this.evaluator.satisfies(formula, value)
  }

  not(formula: Formula): Formula {
    return this.reader.not(formula)
  }

  negate(literal: Literal): Literal {
    return this.reader.nodes.negate(literal)
  }

  names(names: readonly string[]): Formula {
    return this.reader.names(names)
  }

  noneOf(values: readonly Json[]): Literal {
    return this.reader.nodes.literal(this.reader.nodes.listed(values), false, 0)
  }

  spend(steps: number): void {
    this.meter.spend(steps)
  }

  tick(work: number): void {
    this.meter.tick(work)
  }
}
