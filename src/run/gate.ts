/** The main job from sources to reports; the only room that joins reading and writing with the pure core. */
import { readConfig } from '../io/read/config.js'
import { type ReadContract, readContract } from '../io/read/contract.js'
import type { ReadContext } from '../io/read/found.js'
import type { Contract } from '../model/contract.js'
import { MissingSource, UnbuiltBase, UserError } from '../model/error.js'
import type { BaselineEvidence } from '../model/evidence/baseline.js'
import type { GateRequest, OnBaseFailure, Shard } from '../model/options.js'
import { parseSource, type Source, startsProgram } from '../model/source.js'
import type { Verdict } from '../model/verdict.js'
import { allRules } from './explain.js'
import type { GatePorts } from './gate-ports.js'
import { judgeSides } from './judge-sides.js'
import type { BehaviourGround } from './probe/behaviour.js'
import type { ProbedSides } from './probe/probe-sides.js'
import { type Render, rendering } from './render.js'
import { updateCommand } from './update.js'

export type Gated =
  /** `unbuilt`: there is a base, but it cannot be built. */
  | ({ readonly missingBaseline: true; readonly notice: string; readonly unbuilt: boolean } & Proposed)
  | ({ readonly missingBaseline: false; readonly verdict: Verdict; readonly render: Render } & Proposed)

/** What would be a new baseline. */
interface Proposed {
  readonly candidate: Contract
  /** Exact versions of what its server was made of, where that is known. */
  readonly madeOf: readonly string[]
  /** How its server answers to wrong calls, where it was probed. */
  readonly probed?: BaselineEvidence | undefined
}

/** Where the two contracts come from; `parsed` where the source is only a name that can be shown. */
export interface Sides {
  readonly baseline: string
  readonly candidate: string
  readonly parsed?: { readonly baseline?: Source; readonly candidate?: Source }
}

/** Both contracts, or a sentence why there is no baseline although that is allowed. */
export type ReadSides =
  | { readonly baseline: ReadContract; readonly candidate: ReadContract }
  | { readonly missing: string; readonly unbuilt: boolean; readonly candidate: ReadContract }

/**
 * Reads both contracts and the recordings, decides, and hands back the verdict with everything that can be told of it.
 * @throws UserError where something given is wrong or cannot be read
 */
export async function gate(request: GateRequest, ports: GatePorts): Promise<Gated> {
  const { directory } = request
  const config = await readConfig(request.configFile, directory, knownRules(), ports.workspace)
  const calls = request.calls ?? config.calls ?? []
  const read = await readAll(request, contextOf(directory, ports), { directory, ports, calls })
  const { contract, madeOf, probed } = read.candidate
  const proposed = { candidate: contract, madeOf, probed }
  if ('missing' in read) return { missingBaseline: true, notice: read.missing, unbuilt: read.unbuilt, ...proposed }
  const notices = [
    ...('evidence' in read ? read.notices : []),
    ...(config.file === undefined ? [] : [`Configured by ${config.file}.`]),
  ]
  if (config.servers !== undefined || config.serversFrom !== undefined)
    notices.push('The servers that it lists were not judged, because a baseline and a candidate are given.')
  const verdict = await judgeSides(read, {
    ...{ request, config, ports, notices },
    calls,
    shard: shardWithCalls(request.shard, calls),
    ...('evidence' in read ? { evidence: read.evidence, alone: read.alone } : {}),
  })
  const update = request.probe?.alone === true ? undefined : updateCommand(request)
  const told = update === undefined ? verdict : { ...verdict, update }
  return { missingBaseline: false, verdict: told, render: rendering(told), ...proposed }
}

/** @throws UserError where there are no calls to deal */
function shardWithCalls(shard: Shard | undefined, calls: readonly string[]): Shard | undefined {
  if (shard === undefined || calls.length > 0) return shard
  throw new UserError(
    `Shard ${shard.index} of ${shard.of} is asked for, and no recording is given.`,
    'Name recordings, or leave out the shard.',
  )
}

/** Both contracts; with a probe also what it gathered, and never without a baseline: the candidate stands in for it. */
async function readAll(
  request: GateRequest,
  context: ReadContext,
  ground: BehaviourGround,
): Promise<ReadSides | ProbedSides> {
  if (request.probe === undefined) return readSides(request, context, request)
  const [{ probeSides }, { prepareBehaviour }] = await Promise.all([
    import('./probe/probe-sides.js'),
    import('./probe/behaviour.js'),
  ])
  const behave = await prepareBehaviour(request.probe, ground)
  return probeSides(request, context, request, { ...request.probe, behave })
}

/** The ids that a config file may name. */
export function knownRules(): ReadonlySet<string> {
  return new Set(allRules().map(({ id }) => id))
}

/** What sources are read with. */
export function contextOf(directory: string, { mergeBaseWith, outside }: GatePorts): ReadContext {
  return {
    directory,
    ...(mergeBaseWith === undefined ? {} : { mergeBaseWith }),
    ...(outside === undefined ? {} : { outside }),
  }
}

/** @throws UserError where one of them cannot be read */
export async function readSides(
  { baseline, candidate, parsed }: Sides,
  context: ReadContext,
  allowed: { readonly allowMissingBaseline: boolean; readonly onBaseFailure?: OnBaseFailure },
): Promise<ReadSides> {
  const from = {
    baseline: parsed?.baseline ?? parseSource(baseline),
    candidate: parsed?.candidate ?? parseSource(candidate),
  }
  const readAfter = (): Promise<ReadContract> => readContract(candidate, context, from.candidate)
  const readBefore = (): Promise<ReadContract> => readContract(baseline, context, from.baseline)
  const [after, before] = await bothOf(readAfter, readBefore, mayOverlap(from.baseline, from.candidate))
  if (after.status === 'rejected') throw after.reason
  return sidesOf(after.value, before, allowed)
}

/**
 * Programs may share a port, a file or the name of an image that both build, so they follow each other; what is read at
 * once need not be read at the same time.
 */
function mayOverlap(...sides: readonly Source[]): boolean {
  const programs = sides.filter(startsProgram)
  return programs.length < 2 && sides.every(({ kind }) => kind !== 'path' && kind !== 'git')
}

/** Waits for both, so that nothing is at work any more where one of them fails. Without overlap the second is left to who asks. */
async function bothOf<T>(
  first: () => Promise<T>,
  second: () => Promise<T>,
  overlap: boolean,
): Promise<readonly [PromiseSettledResult<T>, () => Promise<T>]> {
  const begun = overlap ? second() : undefined
  begun?.catch(() => {})
  const [done] = await Promise.allSettled([first()])
  if (begun !== undefined) await Promise.allSettled([begun])
  return [done, () => begun ?? second()]
}

async function sidesOf(
  candidate: ReadContract,
  baseline: () => Promise<ReadContract>,
  allowed: { readonly allowMissingBaseline: boolean; readonly onBaseFailure?: OnBaseFailure },
): Promise<ReadSides> {
  try {
    return { baseline: await baseline(), candidate }
  } catch (error) {
    const mayMiss = error instanceof MissingSource && allowed.allowMissingBaseline
    const maySkip = error instanceof UnbuiltBase && allowed.onBaseFailure === 'skip'
    if (mayMiss || maySkip) return { missing: error.sentence, unbuilt: maySkip, candidate }
    throw error
  }
}
