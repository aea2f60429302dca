/** Replays recorded calls under two contracts, one by one as they come in: which stay good, which break, and why. */
import type { Call, CallStatus, Replay } from '../model/call.js'
import type { Contract, Tool } from '../model/contract.js'
import { UserError } from '../model/error.js'
import type { Json } from '../model/json.js'
import type { Validator } from '../schema/interface.js'
import { coverageOf, ToolRecorder } from './coverage.js'
import { Sums } from './sums.js'
import { type Judgement, type Outcome, runFreely, ToolPair, type ValidatorSource } from './tool-pair.js'

/** Validations by one schema that may take too much before no more are tried: it counts as never ending then. */
const STRIKES = 20

export interface ReplayOptions {
  readonly baseline: Contract
  readonly candidate: Contract
  readonly engine: ValidatorSource
  /** Names in the recording that mean a tool of another name in the contracts. */
  readonly aliases?: ReadonlyMap<string, string>
}

export interface Replaying {
  /**
   * @throws UserError where a line of bare arguments cannot be told to one tool
   */
  take(call: Call): void
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
  private readonly pairs = new Map<string, ToolPair>()
  private readonly recorders: ReadonlyMap<string, ToolRecorder>
  private readonly sums = new Sums()
  /** Validations that took too much. */
  private readonly strikes = new Map<Validator, number>()

  constructor(options: ReplayOptions) {
    this.options = options
    this.baseline = byName(options.baseline.tools)
    this.candidate = byName(options.candidate.tools)
    this.recorders = new Map(
      [...this.baseline].map(([name, tools]) => [name, new ToolRecorder(name, schemasOf(tools))]),
    )
  }

  take(call: Call): void {
    const name = this.nameOf(call)
    const tools = this.baseline.get(name)
    if (tools === undefined) {
      const nothing = { rejections: [], dropped: [], defaulted: [], fixed: false }
      this.sums.add({ call, tool: name, status: 'unknown-tool', ...nothing })
      return
    }
    let pair = this.pairs.get(name)
    if (pair === undefined) {
      pair = new ToolPair(name, tools, this.candidate.get(name) ?? [], this.options.engine)
      this.pairs.set(name, pair)
    }
    this.record(
      call,
      pair,
      pair.judge(argumentsOf(call), (validator, work) => this.run(validator, work)),
    )
  }

  finish(): Replay {
    return { ...this.sums.result(), coverage: coverageOf([...this.recorders.values()]) }
  }

  private nameOf(call: Call): string {
    const { aliases } = this.options
    if (call.tool !== undefined) return aliases?.get(call.tool) ?? call.tool
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

  private record(call: Call, pair: ToolPair, { status, rejections, lost, fixed, why }: Judgement): void {
    const { dropped, defaulted } = lost
    const outcome = {
      call,
      tool: pair.name,
      status: statusOf(call, status, lost),
      rejections,
      dropped,
      defaulted,
      fixed,
    }
    this.sums.add(why === undefined ? outcome : { ...outcome, why })
    const accepted = status === 'valid' || status === 'broken'
    if (accepted) this.recorders.get(pair.name)?.take(argumentsOf(call), call.count)
  }
}

function statusOf(call: Call, status: Judgement['status'], { dropped, defaulted }: Judgement['lost']): CallStatus {
  if (status === 'broken') return call.isError ? 'failed-when-recorded' : 'broken'
  if (status !== 'valid') return status
  if (dropped.length > 0) return 'dropped'
  return defaulted.length > 0 ? 'defaulted' : 'valid'
}

/** `"arguments": null` is how some clients write none. */
function argumentsOf(call: Call): Json {
  return call.arguments ?? {}
}

function byName(tools: readonly Tool[]): Map<string, Tool[]> {
  const named = new Map<string, Tool[]>()
  for (const tool of tools) named.set(tool.name, [...(named.get(tool.name) ?? []), tool])
  return named
}

function schemasOf(tools: readonly Tool[]): Json[] {
  return tools.flatMap(({ inputSchema }) => (inputSchema === undefined ? [] : [inputSchema]))
}
