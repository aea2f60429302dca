/** One tool under both contracts, and what it says of a call. Twins (tools of one name) all have to accept it. */
import type { Rejection } from '../model/call.js'
import type { Tool } from '../model/contract.js'
import { GivenUp } from '../model/error.js'
import type { Json } from '../model/json.js'
import { join } from '../model/pointer.js'
import { both, type Form } from '../schema/forms/form.js'
import type { Validator } from '../schema/interface.js'
import type { Testing } from '../schema/judging/pattern.js'
import type { Fates } from './lossless.js'
import { type Losses, type Lost, lossesBetween, NO_LOSSES } from './lost.js'

/** Where validators come from: the engine. */
export interface ValidatorSource {
  validator(schema: Json): Validator
  /** Does the text contain a match of the pattern? */
  matches(pattern: string, text: string): boolean
  /** Tests of patterns, which throw GivenUp where a text takes too long. */
  readonly testing: Testing
}

/** What a call comes to, whether it had failed when it was recorded or not. */
export interface Judgement {
  readonly status: 'undecided' | 'invalid-under-baseline' | 'broken' | 'valid'
  readonly rejections: readonly Rejection[]
  readonly lost: Lost
  readonly fixed: boolean
  readonly why?: string
}

/** Runs one validation of a validator to its end, or says why it has none. */
export type Run = <T>(validator: Validator, work: () => T) => Outcome<T>
export type Outcome<T> = { readonly done: true; readonly value: T } | { readonly done: false; readonly why: string }

const NOTHING_LOST: Lost = { dropped: [], defaulted: [] }
const MISSING: Validator = {
  broken: 'there is none',
  accepts: () => false,
  rejections: () => [],
}

/** Validators end by themselves: they give up where they would take too long. */
export function runFreely<T>(work: () => T): Outcome<T> {
  try {
    return { done: true, value: work() }
  } catch (error) {
    if (error instanceof GivenUp) return { done: false, why: error.message }
    throw error
  }
}

export class ToolPair {
  readonly name: string
  private readonly baseline: readonly Validator[]
  private readonly candidate: readonly Validator[]
  private readonly same: boolean
  private readonly losses: Losses
  /** Who can say a quick yes for each side. */
  private plain: readonly (Validator | undefined)[] | undefined

  constructor(name: string, baseline: readonly Tool[], candidate: readonly Tool[], engine: ValidatorSource) {
    this.name = name
    this.baseline = validatorsOf(baseline, engine)
    this.candidate = validatorsOf(candidate, engine)
    // Equal texts have one validator.
    const [before, after] = [new Set(this.baseline), new Set(this.candidate)]
    this.same = before.size === after.size && [...before].every((validator) => after.has(validator))
    this.losses = this.same ? NO_LOSSES : lossesOf(baseline, candidate, engine)
  }

  /** What the candidate says of a call that was good under the baseline, and now goes by other names. */
  judgeRenamed(value: Json, run: Run): { readonly accepted: boolean; readonly lost: Lost } {
    const accepted = !this.isRemoved && ask(this.candidate, value, run).answer === 'accepted'
    return { accepted, lost: accepted ? this.losses.of(value) : NOTHING_LOST }
  }

  /** Is it plainly valid, with nothing lost? Most calls are, so this has to be found out with little. Never throws. */
  isPlainlyValid(value: Json): boolean {
    this.plain ??= [plainOf(this.baseline), plainOf(this.candidate)]
    const [before, after] = this.plain
    if (before?.surely?.(value) !== true) return false
    return this.same || (after?.surely?.(value) === true && isLossless(this.losses.of(value)))
  }

  /** The candidate has no tool of this name. */
  get isRemoved(): boolean {
    return this.candidate.length === 0
  }

  /** What is plainly valid, as data; undefined where that says too little. */
  get plainForm(): { readonly form: Form; readonly fates: Fates } | undefined {
    const before = plainOf(this.baseline)?.form?.()
    const after = this.same ? before : plainOf(this.candidate)?.form?.()
    const { fates } = this.losses
    if (before === undefined || after === undefined || fates === undefined) return undefined
    return { form: both(before, after), fates }
  }

  /** Only an argument that the baseline accepts can break; what cannot be judged there is undecided, here broken. */
  judge(value: Json, run: Run): Judgement {
    const before = ask(this.baseline, value, run)
    if (before.answer === 'none') return judgement('undecided', { why: before.why })
    if (before.answer === 'refused') {
      const fixed = !this.same && !this.isRemoved && ask(this.candidate, value, run).answer === 'accepted'
      return judgement('invalid-under-baseline', { rejections: reasons(before.by, value, run), fixed })
    }
    if (this.same) return VALID
    if (this.isRemoved) return judgement('broken', { why: 'the candidate has no tool of this name' })
    const after = ask(this.candidate, value, run)
    if (after.answer === 'none') return judgement('broken', { why: after.why })
    const lost = this.losses.of(value)
    if (after.answer === 'accepted') {
      return isLossless(lost) ? VALID : judgement('valid', { lost })
    }
    const rejections = reasons(after.by, value, run)
    return judgement('broken', { rejections, lost: withoutRefused(lost, rejections) })
  }
}

const VALID: Judgement = { status: 'valid', rejections: [], lost: NOTHING_LOST, fixed: false }

/** The only validator of a side, where it can be used. */
function plainOf([validator, ...twins]: readonly Validator[]): Validator | undefined {
  return twins.length > 0 || validator?.broken !== undefined ? undefined : validator
}

function isLossless({ dropped, defaulted }: Lost): boolean {
  return dropped.length === 0 && defaulted.length === 0
}

function judgement(status: Judgement['status'], said: Partial<Judgement>): Judgement {
  return { rejections: [], lost: NOTHING_LOST, fixed: false, ...said, status }
}

type Answer =
  | { readonly answer: 'accepted' }
  | { readonly answer: 'refused'; readonly by: readonly Validator[] }
  | { readonly answer: 'none'; readonly why: string }

const ACCEPTED: Answer = { answer: 'accepted' }

/** One refusal is enough to refuse; one doubt is enough not to accept. */
function ask(validators: readonly Validator[], value: Json, run: Run): Answer {
  const by: Validator[] = []
  let doubt: string | undefined
  for (const validator of validators) {
    if (validator.broken !== undefined) {
      doubt ??= `the schema cannot be used: ${validator.broken}`
      continue
    }
    const outcome = run(validator, () => isAccepted(validator, value))
    if (!outcome.done) doubt ??= `the validator gave up: ${outcome.why}`
    else if (!outcome.value) by.push(validator)
  }
  if (by.length > 0) return { answer: 'refused', by }
  return doubt === undefined ? ACCEPTED : { answer: 'none', why: doubt }
}

function isAccepted(validator: Validator, value: Json): boolean {
  return validator.surely?.(value) === true || (validator.acceptsDoubtful?.(value) ?? validator.accepts(value))
}

/** Why they refuse it; nothing where finding out all reasons takes too long. */
function reasons(by: readonly Validator[], value: Json, run: Run): Rejection[] {
  return by.flatMap((validator) => {
    const outcome = run(validator, () => validator.rejections(value))
    return outcome.done ? outcome.value : []
  })
}

function validatorsOf(tools: readonly Tool[], engine: ValidatorSource): Validator[] {
  return tools.map(({ inputSchema }) => (inputSchema === undefined ? MISSING : engine.validator(inputSchema)))
}

/** Twins are no ground to compare declarations on. */
function lossesOf(baseline: readonly Tool[], candidate: readonly Tool[], engine: ValidatorSource): Losses {
  const [before, after] = [baseline[0]?.inputSchema, candidate[0]?.inputSchema]
  const alone = baseline.length === 1 && candidate.length === 1 && before !== undefined && after !== undefined
  return alone ? lossesBetween(before, after, engine.matches) : NO_LOSSES
}

/** An argument that is refused by name is not dropped. */
function withoutRefused(lost: Lost, rejections: readonly Rejection[]): Lost {
  if (lost.dropped.length === 0) return lost
  const refused = new Set(rejections.flatMap(({ pointer, name }) => (name === undefined ? [] : [join(pointer, name)])))
  return { ...lost, dropped: lost.dropped.filter((at) => !refused.has(at)) }
}
