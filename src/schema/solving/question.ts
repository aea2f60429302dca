/** One question of a check and what is known of its answer. */
import { GivenUp } from '../../model/error.js'
import { isObject, type Json } from '../../model/json.js'
import type { Limit } from '../../model/options.js'
import type { Containment, Refusal, Unknown, Validator, View } from '../interface.js'
import { withoutNotes } from '../reading/meaning.js'
import { faultsOf } from '../refusals/walk.js'
import { holdsInfinite, valuesIn } from '../text.js'
import { Incomplete } from './answer.js'
import { Decision, reasonOf, type Settings, TOO_DEEP } from './decision.js'
import { guessesOf } from './guess.js'

/** A refusal where no keyword could be named. */
const WHOLE = { widePointer: '', narrowPointer: '', path: '', keyword: '' }
/** The share of the budget that the decision as a whole may take; the rest is for what is asked keyword by keyword. */
const DECIDING = 0.8
/** The share that is kept for guesses. */
const GUESSING = 0.1
/** The share that finding the keywords at fault has in any case: an answer without its place helps little. */
const EXPLAINING = 0.25
/** Values in a schema from which on its validator gets a time limit, which costs some tenths of a millisecond itself. */
const LARGE = 30_000
const INFINITE = 'a number in the schemas is beyond the range of doubles'
/** Guesses before giving up. */
const MOST_GUESSES = 500

/** A schema with the validator that judges by it. */
export interface Judged {
  readonly schema: Json
  readonly validator: Validator
}

/** Answers once and keeps the answer. All that is asked of one question shares its budget. */
export class Question {
  private readonly wide: Judged
  private readonly narrow: Judged
  private readonly view: View
  private readonly settings: Settings
  private readonly limit: Limit
  private size: number | undefined
  private decision: Decision | undefined
  private answer: Containment | undefined
  private known: readonly Refusal[] | undefined
  private spent = 0

  constructor(
    wide: Judged,
    narrow: Judged,
    view: View,
    settings: Omit<Settings, 'confirm'> & { readonly limit: Limit },
  ) {
    this.wide = wide
    this.narrow = narrow
    this.view = view
    this.limit = settings.limit
    this.settings = { ...settings, confirm: (value) => this.confirmed(value) }
  }

  get isAnswered(): boolean {
    return this.answer !== undefined
  }

  contains(): Containment {
    this.answer ??= this.decide()
    return this.answer
  }

  /** At least one where the answer is `no`. */
  refusals(): readonly Refusal[] {
    const answer = this.contains()
    if (answer.contained !== 'no') return []
    this.known ??= this.explain()
    if (this.known.length > 0) return this.known
    return [{ ...WHOLE, wide: this.wide.schema, narrow: this.narrow.schema, witness: answer.witness }]
  }

  /** Forgets how the answer was found, but not the answer, nor what `next` needs. */
  release(next?: Question): void {
    this.decision = undefined
    if (next === undefined) return
    for (const { validator } of [this.wide, this.narrow])
      if (validator !== next.wide.validator && validator !== next.narrow.validator) validator.release?.()
  }

  private decide(): Containment {
    if (!isSchema(this.wide.schema) || !isSchema(this.narrow.schema))
      return unknown('a schema is an object, true or false')
    const answer = this.timed(DECIDING, (decision) => decision.contained(), unknown)
    // Two such numbers are told apart by nobody; what a finite value shows is right all the same.
    if (answer.contained === 'yes' && [this.wide.schema, this.narrow.schema].some(assertsInfinite))
      return unknown(INFINITE)
    if (answer.contained === 'yes') return this.doubted() ?? answer
    if (answer.contained === 'no') return answer
    const broken = this.limited(() => this.wide.validator.broken ?? this.narrow.validator.broken)
    if (broken.done && broken.value !== undefined) return { ...answer, why: broken.value }
    // What is too much at once may be settled keyword by keyword.
    if (answer.why !== TOO_DEEP) this.known = this.explain()
    const [first] = this.known ?? []
    return first ? { contained: 'no', witness: first.witness } : this.guessed(answer)
  }

  /** A proof about a schema that is none is none, though the illegal part was not needed for it. */
  private doubted(): Unknown | undefined {
    const { wide, narrow } = this
    const why = this.limited(() => wide.validator.illegal ?? narrow.validator.illegal)
    return why.done && why.value !== undefined ? unknown(why.value) : undefined
  }

  private explain(): readonly Refusal[] {
    return this.timed(
      1 - GUESSING,
      (decision) => faultsOf(decision).map(({ literal: _, ...refusal }) => refusal),
      () => [],
      EXPLAINING,
    )
  }

  /** Tries values instead. */
  private guessed(answer: Unknown): Containment {
    const { budget, used } = this.settings
    const deadline = budget.now() + Math.max(budget.milliseconds - this.spent, budget.milliseconds * GUESSING)
    let tried = 0
    const stock = { wide: this.wide.schema, narrow: this.narrow.schema, bases: used, view: this.view }
    for (const guess of guessesOf(stock)) {
      if (tried >= MOST_GUESSES || budget.now() > deadline) break
      if (this.settings.values === 'arguments' && !isObject(guess)) continue
      tried++
      if (this.confirms(guess)) return { contained: 'no', witness: guess }
    }
    return { ...answer, tried }
  }

  private confirms(value: Json): boolean {
    try {
      return this.confirmed(value)
    } catch (error) {
      if (error instanceof Incomplete) return false
      throw error
    }
  }

  /** Do the validators agree on the witness? @throws Incomplete where one of them gives up */
  private confirmed(value: Json): boolean {
    if (holdsInfinite(value)) throw new Incomplete(INFINITE)
    const outcome = this.limited(() => this.narrow.validator.accepts(value) && !this.wide.validator.accepts(value))
    if (outcome.done) return outcome.value
    throw new Incomplete(outcome.why)
  }

  /**
   * Lets the validators work. Those of large schemas, which may have to be compiled first, have a whole budget for it: a
   * witness that was found shall not be lost.
   */
  private limited<T>(work: () => T): Outcome<T> {
    const { milliseconds } = this.settings.budget
    this.size ??= Math.max(sizeOf(this.wide.schema), sizeOf(this.narrow.schema))
    try {
      return this.size < LARGE ? { done: true, value: work() } : this.limit(milliseconds, work)
    } catch (error) {
      if (error instanceof GivenUp) return { done: false, why: error.message }
      if (error instanceof RangeError) return { done: false, why: TOO_DEEP }
      throw error
    }
  }

  private made(): Decision {
    this.decision ??= new Decision(this.wide.schema, this.narrow.schema, this.view, this.settings)
    return this.decision
  }

  /** Does the work within that share of the budget, less what is spent already; `least` is a share it has in any case. */
  private timed<T>(share: number, work: (decision: Decision) => T, otherwise: (why: string) => T, least = 0): T {
    const { now, milliseconds } = this.settings.budget
    const started = now()
    try {
      const decision = this.made()
      decision.renew(Math.max(milliseconds * least, milliseconds * share - this.spent))
      return work(decision)
    } catch (error) {
      this.release()
      return otherwise(reasonOf(error))
    } finally {
      this.spent += now() - started
    }
  }
}

type Outcome<T> = { readonly done: true; readonly value: T } | { readonly done: false; readonly why: string }

/** How many values there are in a schema, up to LARGE. */
function sizeOf(schema: Json): number {
  let size = 0
  for (const _ of valuesIn(schema)) if (++size >= LARGE) break
  return size
}

const unknown = (why: string): Unknown => ({ contained: 'unknown', why })
/** Does it say anything that hangs on an infinite number? A bound beyond all doubles refuses none. */
const assertsInfinite = (schema: Json): boolean =>
  holdsInfinite(schema) && holdsInfinite(withoutNotes(schema), refusesNothing)
const refusesNothing = (keyword: string, bound: number): boolean =>
  (keyword === 'maximum' && bound > 0) || (keyword === 'minimum' && bound < 0)
const isSchema = (schema: Json): boolean => isObject(schema) || typeof schema === 'boolean'
