/** Makes recorded calls again, of tools that every side calls read-only, and tells what came of them on both sides. */
import type { Call } from '../../../model/call.js'
import type { Answer, JudgeOutput } from '../../../model/evidence/answer.js'
import { compareShapes, type Shape, shapeOfAnswer } from '../../../model/evidence/answer-shape.js'
import type { LiveCall, LiveEvidence, LiveOutcome, PassedOver } from '../../../model/evidence/live.js'
import { type Listing, whyNotCalled, whyNotSent } from '../../../model/evidence/live-choice.js'
import { isObject, type Json } from '../../../model/json.js'
import { outcomeOf, textIn } from '../../../model/suite/judge-answer.js'
import { cut, visible } from '../../../model/visible.js'
import type { Probed } from '../probed.js'
import { callTool } from './call-tool.js'
import { Keeper } from './keeper.js'
import { listTools } from './list-tools.js'
import { sandboxed } from './sandbox.js'

export interface LivePorts {
  readonly now: () => number
  readonly judgeOutput: { readonly baseline: JudgeOutput; readonly candidate: JudgeOutput }
  /** Tools that may be called whatever they say of themselves, by their exact names. */
  readonly allowed: readonly string[]
}

const MOST_BYTES = 10 * 1_048_576
const SHOWN = 160
/** Characters in which secrets are looked for; what a cut tears there is not shown. */
const MASKED = 20_000
/** A list that changes while it is read is read again so often. */
const MOST_ROUNDS = 3

type Running = Pick<Probed, 'server' | 'settings' | 'shown'>

/** One side: its server in a folder of its own. */
interface Side {
  readonly keeper: Keeper
  readonly judgeOutput: JudgeOutput
  readonly timeoutMs: number
}

/**
 * Makes the calls one after the other, on both sides where the baseline's server runs. Whether a tool may be called is
 * asked of `contracts`, and of each server itself right before each call.
 * @throws UserError where a server cannot be started in a folder of its own
 */
export async function liveReplay(
  candidate: Running,
  baseline: Running | undefined,
  { calls, contracts }: { readonly calls: readonly Call[]; readonly contracts: readonly Listing[] },
  ports: LivePorts,
): Promise<LiveEvidence> {
  const notices: string[] = []
  const closing: (() => Promise<void>)[] = []
  const openSide = async (running: Running, judgeOutput: JudgeOutput): Promise<Side> => {
    const { server, remove } = await sandboxed(running.server)
    closing.push(remove)
    const keeper = new Keeper({ server, settings: running.settings }, MOST_BYTES)
    closing.push(() => keeper.drop())
    if (server.kind === 'http')
      notices.push(`${running.shown} is behind a URL, so its calls were made where it runs, in no folder of their own.`)
    const { requestMs: timeoutMs } = running.settings
    return { keeper, judgeOutput, timeoutMs }
  }
  try {
    const sides = {
      candidate: await openSide(candidate, ports.judgeOutput.candidate),
      ...(baseline === undefined ? {} : { baseline: await openSide(baseline, ports.judgeOutput.baseline) }),
    }
    const made: LiveCall[] = []
    const passed = new Map<string, PassedOver>()
    for (const call of calls) {
      const done = await makeCall(call, sides, contracts, ports)
      if (typeof done !== 'string') {
        made.push(done)
        continue
      }
      const tool = call.tool ?? ''
      const known = passed.get(JSON.stringify([tool, done]))
      passed.set(JSON.stringify([tool, done]), { tool, why: done, calls: (known?.calls ?? 0) + 1 })
    }
    return { calls: made, passedOver: [...passed.values()], notices }
  } finally {
    for (const close of closing.reverse()) await close()
  }
}

interface Sides {
  readonly candidate: Side
  readonly baseline?: Side
}

/** A text says why the call was not made. */
async function makeCall(
  call: Call,
  { candidate, baseline }: Sides,
  contracts: readonly Listing[],
  ports: LivePorts,
): Promise<LiveCall | string> {
  const { tool, arguments: args, file, line, isError } = call
  if (tool === undefined) return 'it names no tool'
  const unsent = whyNotSent(call)
  if (unsent !== undefined) return unsent
  const ask = async (): Promise<Pick<LiveCall, 'candidate' | 'baseline'> | string> => {
    const leave = async (side: Side): Promise<string | undefined> =>
      ports.allowed.includes(tool) ? undefined : whyNot(tool, side, contracts)
    // Neither side is called without the leave of both, and each is asked again right before its own call.
    const why = await leave(candidate)
    if (why !== undefined) return why
    if (baseline === undefined) return { candidate: await outcomeFrom(candidate, tool, args, ports) }
    const whyBefore = await leave(baseline)
    if (whyBefore !== undefined) return whyBefore
    const before = await outcomeFrom(baseline, tool, args, ports)
    const whyNow = await leave(candidate)
    return whyNow ?? { candidate: await outcomeFrom(candidate, tool, args, ports), baseline: before }
  }
  const first = await ask()
  if (typeof first === 'string') return first
  const known = { tool, file, line, failedWhenRecorded: isError }
  if (first.baseline === undefined || !differs(first)) return { ...known, ...first }
  const second = await ask()
  return typeof second !== 'string' && !differs(second)
    ? { ...known, ...second, unsteady: true }
    : { ...known, ...first }
}

/** Does the candidate answer otherwise than the baseline, in what is told of it? */
function differs({ candidate, baseline }: Pick<LiveCall, 'candidate' | 'baseline'>): boolean {
  if (baseline === undefined) return false
  if (candidate.kind !== baseline.kind || candidate.code !== baseline.code) return true
  if (candidate.output?.is !== baseline.output?.is) return true
  return compareShapes(baseline.shape ?? {}, candidate.shape ?? {}).some(({ change }) => change !== 'gained')
}

/** Asks the server that is to be called, in the session in which it is called. */
async function whyNot(tool: string, side: Side, contracts: readonly Listing[]): Promise<string | undefined> {
  const before = whyNotCalled(tool, contracts)
  if (before !== undefined) return before
  const connection = await side.keeper.connection()
  if (typeof connection === 'string') return connection
  // Read anew for each call: a server may change its mind without a word, and reading a list is cheap.
  for (let round = 1; round <= MOST_ROUNDS; round++) {
    const changes = connection.session.changes()
    const listed = await listTools(connection, side.timeoutMs)
    if (typeof listed === 'string') return listed
    if (connection.session.changes() === changes) return whyNotCalled(tool, [listed])
  }
  return 'the server changed its list each time that it was read'
}

async function outcomeFrom(side: Side, tool: string, args: Json, { now }: LivePorts): Promise<LiveOutcome> {
  const connection = await side.keeper.connection()
  if (typeof connection === 'string') return { kind: 'lost', message: connection }
  const call = { tool, args: isObject(args) ? args : {}, timeoutMs: side.timeoutMs }
  const answer = await callTool(connection, call, MOST_BYTES, now)
  if (answer.kind === 'timed-out') await side.keeper.dropUnlessAlive()
  if (answer.kind === 'lost' || answer.kind === 'oversized') await side.keeper.drop()
  return told(answer, tool, side.judgeOutput, connection.maskIn)
}

function told(answer: Answer, tool: string, judgeOutput: JudgeOutput, maskIn: (text: string) => string): LiveOutcome {
  const shown = (text: string): string => visible(cut(maskIn(text.slice(0, MASKED)), SHOWN))
  const kind = outcomeOf(answer)
  switch (answer.kind) {
    case 'result': {
      if (kind === 'tool-error') return { kind, message: shown(textIn(answer.result)) }
      return { kind: 'success', shape: shapeOfResult(answer.result), output: judgeOutput(tool, answer.result) }
    }
    case 'protocol-error': {
      const code = typeof answer.code === 'number' ? { code: answer.code } : {}
      return { kind: 'protocol-error', ...code, message: shown(answer.message) }
    }
    case 'lost':
    case 'refused':
      return { kind: answer.kind, message: shown(answer.why) }
    default:
      return { kind: answer.kind }
  }
}

/** Of what a caller reads: content and structuredContent. Text that holds JSON is looked into. */
function shapeOfResult(result: Json): Shape {
  if (!isObject(result)) return {}
  const read = Object.entries(result).filter(([key]) => key === 'content' || key === 'structuredContent')
  return shapeOfAnswer(Object.fromEntries(read), (pointer) => pointer === '/content/*/text')
}
