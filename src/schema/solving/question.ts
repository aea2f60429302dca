/** One question of a check and what is known of its answer. */
import { isObject, type Json } from '../../model/json.js'
import type { Containment, Refusal, Validator, View } from '../interface.js'
import { faultsOf } from '../refusals/walk.js'
import { Decision, reasonOf, type Settings, TOO_DEEP } from './decision.js'

/** A refusal where no keyword could be named. */
const WHOLE = { widePointer: '', narrowPointer: '', path: '', keyword: '' }

/** A schema with the validator that judges by it. */
export interface Judged {
  readonly schema: Json
  readonly validator: Validator
}

/** Answers once and keeps the answer. */
export class Question {
  private readonly wide: Judged
  private readonly narrow: Judged
  private readonly view: View
  private readonly settings: Settings
  private decision: Decision | undefined
  private answer: Containment | undefined
  private known: readonly Refusal[] | undefined

  constructor(wide: Judged, narrow: Judged, view: View, settings: Settings) {
    this.wide = wide
    this.narrow = narrow
    this.view = view
    this.settings = settings
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

  /** Forgets how the answer was found, but not the answer. */
  release(): void {
    this.decision = undefined
  }

  private decide(): Containment {
    if (!isSchema(this.wide.schema) || !isSchema(this.narrow.schema))
      return { contained: 'unknown', why: 'a schema is an object, true or false' }
    const answer = this.guarded(() => this.made().contained(), unknown)
    if (answer.contained !== 'unknown' || answer.why === TOO_DEEP) return answer
    const broken = this.wide.validator.broken ?? this.narrow.validator.broken
    if (broken !== undefined) return unknown(broken)
    // What is too much at once may be settled keyword by keyword.
    this.known = this.explain()
    const [first] = this.known
    return first ? { contained: 'no', witness: first.witness } : answer
  }

  private explain(): readonly Refusal[] {
    return this.guarded(
      () => {
        const decision = this.made()
        decision.renew()
        return faultsOf(decision).map(({ literal: _, ...refusal }) => refusal)
      },
      () => [],
    )
  }

  private made(): Decision {
    this.decision ??= new Decision(this.wide.schema, this.narrow.schema, this.view, this.settings)
    return this.decision
  }

  private guarded<T>(work: () => T, otherwise: (why: string) => T): T {
    try {
      return work()
    } catch (error) {
      this.release()
      return otherwise(reasonOf(error))
    }
  }
}

const unknown = (why: string): Containment => ({ contained: 'unknown', why })
const isSchema = (schema: Json): boolean => isObject(schema) || typeof schema === 'boolean'
