/** Replays recorded calls under two contracts, one by one as they come in: which stay good, which break, and why. */
import type { Call, CallStatus, Replay } from '../model/call.js'
import type { Contract, Tool } from '../model/contract.js'
import { UserError } from '../model/error.js'
import type { Json } from '../model/json.js'
import type { Limit } from '../model/options.js'
import type { Validator } from '../schema/interface.js'
import { coverageOf, ToolRecorder } from './coverage.js'
import { Sums } from './sums.js'
import { type Judgement, runFreely, ToolPair, type ValidatorSource } from './tool-pair.js'

/** Calls that are judged under one time limit: a limit costs as much as many calls. */
const CHUNK = 512
const CHUNK_MS = 500
/** For one validation of a chunk that went over its limit; by a schema that never did so before, and by one that did. */
const CALL_MS = 1_000
const SUSPECT_MS = 100
/** Validations by one schema that may go over their limit before no more are tried: it counts as never ending then. */
const STRIKES = 20

export interface ReplayOptions {
  readonly baseline: Contract
  readonly candidate: Contract
  readonly engine: ValidatorSource
  readonly limit: Limit
  /** Names in the recording that mean a tool of another name in the contracts. */
  readonly aliases?: ReadonlyMap<string, string>
}

export interface Replaying {
  /**
   * @throws UserError where a line of bare arguments cannot be told to one tool
   */
  take(call: Call): void
  /** Judges what is left and sums up. No call may be taken after it. */
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
  /** Validations that did not end in time. */
  private readonly strikes = new Map<Validator, number>()
  private chunk: { readonly call: Call; readonly pair: ToolPair }[] = []

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
    this.chunk.push({ call, pair })
    if (this.chunk.length === CHUNK) this.flush()
  }

  finish(): Replay {
    this.flush()
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

  private flush(): void {
    const { chunk } = this
    this.chunk = []
    for (const { pair } of chunk) pair.prepare()
    const quick = chunk.filter(({ pair }) => !pair.suspect)
    if (chunk.length === 0) return
    const together = this.options.limit(CHUNK_MS, () =>
      quick.map(({ call, pair }) => pair.judge(argumentsOf(call), runFreely)),
    )
    const judged = new Map(together.done ? quick.map(({ call }, at) => [call, together.value[at]] as const) : [])
    for (const { call, pair } of chunk) this.record(call, pair, judged.get(call) ?? this.judgeAlone(call, pair))
  }

  /** With a limit around each validation, to tell which one has no end. */
  private judgeAlone(call: Call, pair: ToolPair): Judgement {
    return pair.judge(argumentsOf(call), (validator, work) => {
      const strikes = this.strikes.get(validator) ?? 0
      if (strikes >= STRIKES)
        return { done: false, why: `${STRIKES} earlier calls did not end, so this one was not tried` }
      const outcome = this.options.limit(strikes === 0 ? CALL_MS : SUSPECT_MS, work)
      if (!outcome.done) {
        this.strikes.set(validator, strikes + 1)
        pair.suspect = true
      }
      return outcome
    })
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
