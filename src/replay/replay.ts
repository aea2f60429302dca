/** Replays recorded calls under two contracts, one by one as they come in: which stay good, which break, and why. */
import type { Call, CallOutcome, Replay } from '../model/call.js'
import { type Contract, groupByName, type Tool } from '../model/contract.js'
import { UserError } from '../model/error.js'
import type { Json } from '../model/json.js'
import type { LineJudge } from '../model/line-judge.js'
import type { Aliases } from '../model/options.js'
import type { Validator } from '../schema/interface.js'
import { type Countable, GoodLines } from './bytes/good-lines.js'
import { coverageOf, ToolRecorder } from './coverage.js'
import { again, argumentsOf, Judged, statusOf } from './judged.js'
import { Mending } from './mending.js'
import { aliasWords, knownName, type LikelyRename, NO_ALIASES, renamed } from './names.js'
import { type Looked, lookAt, Sums } from './sums.js'
import { type Judgement, type Outcome, type Run, runFreely, ToolPair, type ValidatorSource } from './tool-pair.js'

/** Validations by one schema that may take too much before no more are tried: it counts as never ending then. */
const STRIKES = 20

export interface ReplayOptions {
  readonly baseline: Contract
  readonly candidate: Contract
  readonly engine: ValidatorSource
  /** Names in the recording that mean others in the contracts, where they mean nothing of their own there. */
  readonly aliases?: Aliases
  /** Changes of names that are tried on the calls that break. */
  readonly renames?: readonly LikelyRename[]
  /** The result is told with what joins it to those of other calls. */
  readonly sharded?: boolean
}

export interface Replaying {
  /**
   * @throws UserError where a line of bare arguments cannot be told to one tool
   */
  take(call: Call): void
  /** Takes calls that are good by their bytes alone; undefined where that could not tell all there is to be told. */
  readonly lines: LineJudge | undefined
  /** Sums up. No call may be taken after it. */
  finish(): Replay
}

/** Begins a replay. Only tools that are called are compiled. */
export function startReplay(options: ReplayOptions): Replaying {
  return new ReplayRun(options)
}

class ReplayRun implements Replaying {
  private readonly options: ReplayOptions
  private readonly baseline: ReadonlyMap<string, readonly Tool[]>
  private readonly candidate: ReadonlyMap<string, readonly Tool[]>
  /** The tools of the baseline that were called. */
  private readonly called = new Map<string, Called>()
  private readonly aliases: Aliases
  /** Tools of the baseline that go by another name in the candidate. */
  private readonly aliased = new Map<string, string>()
  private readonly mending: Mending
  private readonly asking: Run = (validator, work) => this.run(validator, work)
  private readonly recorders: ReadonlyMap<string, ToolRecorder>
  private readonly sums = new Sums()
  private readonly goodLines: GoodLines
  /** Validations that took too much. */
  private readonly strikes = new Map<Validator, number>()

  constructor(options: ReplayOptions) {
    this.options = options
    this.baseline = groupByName(options.baseline.tools)
    this.candidate = groupByName(options.candidate.tools)
    this.recorders = new Map(
      [...this.baseline].map(([name, tools]) => [name, new ToolRecorder(name, schemasOf(tools), options.engine)]),
    )
    this.aliases = options.aliases ?? NO_ALIASES
    this.goodLines = new GoodLines(options.engine.testing, (tool, calls) => {
      const called = this.called.get(tool)
      called?.recorder?.takeAgain(calls)
      if (called !== undefined) this.validOf(called).calls += calls
    })
    this.mending = new Mending(options.renames ?? [], (tool, candidate) => this.pairUp(tool, candidate))
  }

  /** Under other names there is more to be told than that a call is valid. */
  get lines(): LineJudge | undefined {
    return this.aliases === NO_ALIASES ? this.goodLines : undefined
  }

  take(call: Call): void {
    const found = call.memo?.found
    if (found instanceof Judged && found.run === this && this.strikes.size === 0) this.again(found, call)
    else if (!this.takePlainly(call)) this.judge(call)
  }

  /** The way of most calls: of a tool that was called before, and plainly valid. */
  private takePlainly(call: Call): boolean {
    // Under other names there is more to be told than that it is valid.
    if (call.tool === undefined || this.aliases !== NO_ALIASES) return false
    const called = this.called.get(call.tool)
    const value = argumentsOf(call)
    if (called === undefined || !called.pair.isPlainlyValid(value)) return false
    const { recorder } = called
    recorder?.take(value, call.count)
    const valid = this.validOf(called)
    valid.calls += call.count
    if (call.memo !== undefined) call.memo.found = new Judged(this, recorder, valid, undefined)
    this.goodLines.meet(called)
    return true
  }

  /** A call that was judged before: only its numbers and its place are new. */
  private again({ outcome, recorder, valid }: Judged, call: Call): void {
    recorder?.takeAgain(call.count)
    if (valid !== undefined) valid.calls += call.count
    else if (outcome !== undefined) this.count({ ...outcome.told, call }, outcome.looked)
  }

  private judge(call: Call): void {
    const name = this.nameOf(call)
    const tools = this.baseline.get(name)
    if (tools === undefined) {
      const nothing = { rejections: [], dropped: [], defaulted: [], fixed: false }
      this.sums.add({ call, tool: name, status: 'unknown-tool', ...nothing })
      return
    }
    const called = this.called.get(name) ?? this.meet(name)
    this.record(call, called, called.pair.judge(argumentsOf(call), this.asking))
  }

  private meet(name: string): Called {
    const other = knownName(name, this.aliases, this.candidate) ?? name
    if (other !== name) this.aliased.set(name, other)
    const called: Called = {
      pair: this.pairUp(name, other),
      recorder: this.recorders.get(name),
      parsed: 0,
      taught: false,
      valid: undefined,
    }
    this.called.set(name, called)
    return called
  }

  finish(): Replay {
    this.goodLines.settle()
    return {
      ...this.sums.result(this.options.sharded),
      mends: this.mending.mends,
      coverage: coverageOf([...this.recorders.values()]),
    }
  }

  private pairUp(tool: string, candidate: string): ToolPair {
    return new ToolPair(tool, this.baseline.get(tool) ?? [], this.candidate.get(candidate) ?? [], this.options.engine)
  }

  private nameOf(call: Call): string {
    if (call.tool !== undefined) return knownName(call.tool, this.aliases, this.baseline) ?? call.tool
    const [name] = this.baseline.keys()
    if (name !== undefined && this.baseline.size === 1) return name
    throw new UserError(
      `Line ${call.line} of ${call.file} holds arguments without a tool, but the baseline has ${this.baseline.size} tools.`,
      'Write it as {"tool": "NAME", "arguments": {…}}.',
    )
  }

  /** One validation; a validator that has given up too often is not asked again, for that takes long each time. */
  private run<T>(validator: Validator, work: () => T): Outcome<T> {
    const strikes = this.strikes.get(validator) ?? 0
    if (strikes >= STRIKES)
      return { done: false, why: `${STRIKES} earlier calls did not end, so this one was not tried` }
    const outcome = runFreely(work)
    if (!outcome.done) this.strikes.set(validator, strikes + 1)
    return outcome
  }

  private record(call: Call, called: Called, first: Judgement): void {
    const isAccepted = first.status === 'valid' || first.status === 'broken'
    const recorder = isAccepted ? called.recorder : undefined
    recorder?.take(argumentsOf(call), call.count)
    const outcome = this.outcomeOf(call, called.pair, first)
    const valid = outcome.status === 'valid' ? this.validOf(called) : undefined
    const looked = valid === undefined ? lookAt(outcome) : undefined
    // Who has given up may be asked no more the next time.
    if (call.memo !== undefined && (outcome.why === undefined || (first.status === 'broken' && called.pair.isRemoved)))
      call.memo.found = new Judged(this, recorder, valid, looked && again(outcome, looked))
    if (valid === undefined) this.count(outcome, looked)
    else {
      valid.calls += call.count
      this.goodLines.meet(called)
    }
  }

  /** Where valid calls of the tool are counted. */
  private validOf(called: Called): { calls: number } {
    called.valid ??= this.sums.validOf(called.pair.name)
    return called.valid
  }

  private count(outcome: CallOutcome, looked?: Looked): void {
    this.sums.add(outcome, looked)
    this.mending.try(outcome, this.asking)
  }

  private outcomeOf(call: Call, pair: ToolPair, first: Judgement): CallOutcome {
    const { judgement, alias } = this.underAliases(call, pair, first)
    const { rejections, lost, fixed, why } = judgement
    const { dropped, defaulted, defaults } = lost
    const status = statusOf(call, judgement.status, lost, alias)
    const outcome = { call, tool: pair.name, status, rejections, dropped, defaulted, fixed }
    if (status === 'valid') return outcome
    return {
      ...outcome,
      ...(why === undefined ? {} : { why }),
      ...(alias === undefined ? {} : { alias }),
      ...(defaulted.length === 0 || defaults === undefined ? {} : { defaults }),
    }
  }

  /** The same call under the names that the user gives; they are used only where the recorded ones do not do as well. */
  private underAliases(
    call: Call,
    pair: ToolPair,
    judgement: Judgement,
  ): { readonly judgement: Judgement; readonly alias: string | undefined } {
    const { aliases } = this
    if (aliases === NO_ALIASES) return { judgement, alias: undefined }
    const other = this.aliased.get(pair.name) ?? (call.tool === pair.name ? undefined : call.tool && pair.name)
    const names = aliases.arguments.get(pair.name) ?? aliases.arguments.get(other ?? '') ?? []
    const { status, lost } = judgement
    const value = status === 'broken' || lost.dropped.length > 0 ? renamed(argumentsOf(call), names) : undefined
    if (value !== undefined && (status === 'broken' || status === 'valid')) {
      const again = pair.judgeRenamed(value, this.asking)
      if (again.accepted && (status === 'broken' || again.lost.dropped.length < lost.dropped.length)) {
        const given = [...names].filter(([name]) => Object.hasOwn(Object(call.arguments), name))
        const better: Judgement = { status: 'valid', rejections: [], lost: again.lost, fixed: false }
        return { judgement: better, alias: aliasWords(other, given) }
      }
    }
    return { judgement, alias: other === undefined ? undefined : aliasWords(other, []) }
  }
}

interface Called extends Countable {
  /** Where valid calls are counted, once there is one. */
  valid: { calls: number } | undefined
}

function schemasOf(tools: readonly Tool[]): Json[] {
  return tools.flatMap(({ inputSchema }) => (inputSchema === undefined ? [] : [inputSchema]))
}
