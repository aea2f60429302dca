/** The independent judge behind its only door: checked, linked and compiled once per schema text. */
import type { Rejection } from '../../model/call.js'
import { GivenUp } from '../../model/error.js'
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import type { Formats, Limit } from '../../model/options.js'
import type { Dialect } from '../dialect.js'
import type { Form } from '../forms/form.js'
import type { Validator } from '../interface.js'
import { Patterns } from '../regex/patterns.js'
import { textOf, tryLink, untilOverflow, withinStack } from './attempts.js'
import { Compilers, type Purpose, type Validate } from './compiler.js'
import { formOf } from './form-of.js'
import type { Linked } from './link.js'
import type { Testing } from './pattern.js'
import { plainCheck } from './plain.js'
import type { Check } from './plain-parts.js'
import { QuickReasons } from './quick-reasons.js'
import { rejectionsOf } from './rejections.js'
import { matchesBy, testingBy } from './testing.js'
import { faultOf } from './well-formed.js'

/** Milliseconds for checking, linking and compiling one large schema. Real ones need about 1, the largest 100. */
const COMPILE_MS = 10_000
/** Characters of a schema above which that limit is set: what compiles is linear in the text, and a limit costs 1 ms. */
const LARGE = 100_000
/** Characters of a schema above which what was compiled of it is given back: a hundred such would fill the memory. */
const HEAVY = 20_000
/**
 * Characters of a schema up to which compiling cannot fail once it is checked and linked: too few to nest deeper than the
 * call stack bears. What asks only whether such a schema is broken, as the rules do of every tool, need not compile it.
 */
const SMALL = 8_000

/** Keywords whose value may lead nowhere or be no pattern. */
const LEADING = /"(?:\$(?:dynamic|recursive)?ref|pattern(?:Properties)?)":/i

export interface ValidatorOptions {
  readonly formats: Formats
  readonly limit: Limit
  /** Tests patterns; without it those that take long end by the limit. */
  readonly patterns?: Patterns
}

export interface Validators {
  /**
   * The validator of a schema, in the dialect that its `$schema` names; the fallback (2020-12) where it names none that
   * is read. Equal texts share one. Nothing is compiled before it is asked. For a broken schema, and for a value that
   * meets a part that never ends or takes too long, `accepts` and `rejections` throw GivenUp.
   */
  validator(schema: Json, fallback?: Dialect): Validator
  /** Does the text contain a match of the pattern? No where it is none, or where that takes too long. */
  matches(pattern: string, text: string): boolean
  /** Tests of patterns, which throw GivenUp where a text takes too long. */
  readonly testing: Testing
}

/** Validators that share one compiler. */
export function createValidators(options: ValidatorOptions): Validators {
  const known = new Map<string, Validator>()
  const met = new Map<Dialect, WeakMap<JsonObject, Validator>>()
  const patterns = options.patterns ?? new Patterns(options.limit)
  const compilers = new Compilers(testingBy(patterns))
  const byText = (schema: Json, fallback: Dialect): Validator => {
    const text = textOf(schema)
    const create = (): Validator => new LazyValidator(schema, fallback, options, compilers, text)
    // The texts of large ones would fill the memory.
    if (text === undefined || text.length > LARGE) return create()
    const key = `${fallback} ${text}`
    const found = known.get(key) ?? create()
    known.set(key, found)
    return found
  }
  return {
    matches: matchesBy(patterns),
    testing: compilers.testing,
    validator: (schema, fallback = '2020-12') => {
      if (!isObject(schema)) return byText(schema, fallback)
      const cache = met.get(fallback) ?? new WeakMap<JsonObject, Validator>()
      met.set(fallback, cache)
      const found = cache.get(schema) ?? byText(schema, fallback)
      cache.set(schema, found)
      return found
    },
  }
}

class LazyValidator implements Validator {
  private linked: Linked | string | undefined
  private validate: Validate | string | undefined
  private readonly explaining = new Map<Purpose, Validate>()
  private quick: Check | undefined
  private readonly plainly: QuickReasons
  /** The last value that was asked about, with all reasons against it: who is told that it is refused asks why next. */
  private told: { readonly value: Json; readonly reasons: readonly Rejection[] } | undefined
  private readonly schema: Json
  private readonly size: number
  /** Once its keywords are checked, there is nothing in it that linking could fail on. */
  private readonly plain: boolean
  private fault: { readonly said: string | undefined } | undefined
  private readonly fallback: Dialect
  private readonly options: ValidatorOptions
  private readonly compilers: Compilers

  constructor(schema: Json, fallback: Dialect, options: ValidatorOptions, compilers: Compilers, text?: string) {
    this.size = text?.length ?? Number.POSITIVE_INFINITY
    this.plain = text !== undefined && text.length <= SMALL && !LEADING.test(text)
    this.schema = schema
    this.fallback = fallback
    this.options = options
    this.compilers = compilers
    this.plainly = new QuickReasons(compilers.testing)
  }

  get broken(): string | undefined {
    if (this.plain) return this.checkKeywords()
    const linked = this.checked()
    if (typeof linked === 'string') return linked
    if (this.size <= SMALL) return undefined
    const validate = this.compiled(linked)
    return typeof validate === 'string' ? validate : undefined
  }

  get illegal(): string | undefined {
    return this.checkKeywords()
  }

  get unending(): string | undefined {
    return this.plain || this.broken !== undefined ? undefined : this.usable().unending
  }

  accepts(value: Json): boolean {
    const validate = this.compiled(this.usable())
    if (typeof validate === 'string') throw new GivenUp(validate)
    return withinStack(() => validate(value))
  }

  surely(value: Json): boolean {
    if (this.quick === undefined) {
      const linked = this.checked()
      if (typeof linked === 'string') return false
      this.quick = plainCheck(linked, this.compilers.testing)
    }
    return this.quick(value)
  }

  form(): Form | undefined {
    const linked = this.checked()
    return typeof linked === 'string' ? undefined : formOf(linked)
  }

  acceptsDoubtful(value: Json): boolean {
    const refused = this.allReasons(value)
    return refused === undefined ? this.accepts(value) : refused.length === 0
  }

  rejections(value: Json): readonly Rejection[] {
    const all = this.allReasons(value)
    // Whoever wants all of them may meet a part that never ends, after the refusal is certain.
    if (all !== undefined && (all.length > 0 || this.validate === undefined)) return all
    return this.accepts(value) ? [] : this.firstReasons(value)
  }

  release(): void {
    if (this.size <= HEAVY || typeof this.linked === 'string') return
    if (this.validate !== undefined || this.explaining.size > 0) this.compilers.forget(this.size)
    this.linked = undefined
    this.quick = undefined
    this.told = undefined
    this.validate = undefined
    this.explaining.clear()
  }

  /** All reasons against the value; undefined where they are not found to the end. */
  private allReasons(value: Json): readonly Rejection[] | undefined {
    if (this.told !== undefined && this.told.value === value && typeof value === 'object') return this.told.reasons
    const linked = this.usable()
    const quick = this.plainly.against(linked, value)
    if (quick !== undefined) return this.tell(value, rejectionsOf(quick, linked.places))
    const known = this.explaining.get('all reasons')
    const explain = known ?? this.attempt(() => this.compilers.compile(linked, 'all reasons'))
    if (typeof explain === 'string') return undefined
    this.explaining.set('all reasons', explain)
    try {
      return this.tell(
        value,
        withinStack(() => explain(value)) ? [] : rejectionsOf(explain.errors ?? [], linked.places),
      )
    } catch (error) {
      if (error instanceof GivenUp) return undefined
      throw error
    }
  }

  private tell(value: Json, reasons: readonly Rejection[]): readonly Rejection[] {
    this.told = { value, reasons }
    return reasons
  }

  private firstReasons(value: Json): readonly Rejection[] {
    const linked = this.usable()
    const explain = this.explaining.get('first reasons') ?? this.compilers.compile(linked, 'first reasons')
    this.explaining.set('first reasons', explain)
    try {
      return withinStack(() => explain(value)) ? [] : rejectionsOf(explain.errors ?? [], linked.places)
    } catch (error) {
      if (error instanceof GivenUp) return []
      throw error
    }
  }

  private usable(): Linked {
    const linked = this.checked()
    if (typeof linked === 'string') throw new GivenUp(linked)
    return linked
  }

  private checked(): Linked | string {
    this.linked ??= this.attempt(() => this.checkAndLink())
    return this.linked
  }

  private compiled(linked: Linked): Validate | string {
    this.validate ??= this.attempt(() => this.compilers.compile(linked, 'decide'))
    return this.validate
  }

  private attempt<T>(work: () => T): T | string {
    const outcome = this.size > LARGE ? this.options.limit(COMPILE_MS, work) : untilOverflow(work)
    return outcome.done ? outcome.value : `it cannot be compiled: ${outcome.why}`
  }

  private checkKeywords(): string | undefined {
    this.fault ??= { said: faultOf(this.schema, this.fallback) }
    return this.fault.said
  }

  private checkAndLink(): Linked | string {
    const { schema, fallback, options, compilers } = this
    const fault = this.checkKeywords()
    if (fault !== undefined) return fault
    if (!isObject(schema) && typeof schema !== 'boolean') return 'the schema is no object'
    const linked = tryLink(schema, fallback, {
      formats: options.formats === 'assert',
      library: (uri) => compilers.metaSchema(uri),
      testing: compilers.testing,
    })
    return typeof linked === 'string' ? linked : (linked.endless ?? linked)
  }
}
