/** What the Action judges: two contracts, or a list of servers. */
import { posix, resolve } from 'node:path'
import type { WorkflowEvent } from '../io/github/event.js'
import type { Inputs } from '../io/github/inputs.js'
import type { Contract } from '../model/contract.js'
import { UnbuiltBase, UserError } from '../model/error.js'
import type { GateRequest } from '../model/options.js'
import type { Verdict } from '../model/verdict.js'
import type { Base } from './base.js'
import { endOf } from './end.js'
import { gate } from './gate.js'
import type { GatePorts } from './gate-ports.js'
import type { OpenOutside } from './outside.js'
import { progressOn } from './replay-progress.js'
import type { Sources } from './sources.js'
import { READING_THREAD } from './traffic/thread-file.js'

/** Everything that is known before the first contract is read. */
export interface Job {
  readonly inputs: Inputs
  readonly event: WorkflowEvent
  readonly base: Base
  readonly sources: Sources | 'listed'
  /** Absolute. */
  readonly directory: string
  /** The same, relative to the workspace. */
  readonly folder: string
  readonly label: string | undefined
  readonly outside: OpenOutside
  /** The runner shows it nowhere from then on. */
  readonly mask: (secret: string) => void
}

/** `unread`: why servers of the list have no verdict; `end` says so where no other one fails. */
export type Judged =
  | { readonly kind: 'missing' | 'unbuilt'; readonly notice: string; readonly proposed: readonly Proposed[] }
  | {
      readonly kind: 'judged'
      readonly end: 'passed' | 'failed' | 'unread' | 'bug'
      readonly verdict: Verdict
      readonly unread: readonly Error[]
      /** Of servers that do not fail. */
      readonly proposed: readonly Proposed[]
    }

/** What may become a baseline. */
export interface Proposed {
  /** As it was given. */
  readonly baseline: string
  readonly contract: Contract
  readonly madeOf: readonly string[]
}

/** What comes from outside. */
interface Clock {
  readonly env: NodeJS.ProcessEnv
  readonly cwd: string
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly startedAt: Date
}

/** @throws UserError where there is no verdict */
export async function judge(run: Clock, job: Job): Promise<Judged> {
  const { sources } = job
  const ports = portsOf(run, job)
  if (sources === 'listed') return judgeList(job, ports)
  const gated = await gate({ ...requestOf(job), ...sources, allowMissingBaseline: true }, ports).catch(withChoice)
  const proposed = [{ baseline: sources.baseline, contract: gated.candidate, madeOf: gated.madeOf }]
  if (gated.missingBaseline) return { kind: gated.unbuilt ? 'unbuilt' : 'missing', notice: gated.notice, proposed }
  const { verdict } = gated
  const approves = verdict.outcome === 'pass' && verdict.shard === undefined
  return { kind: 'judged', end: endOf(verdict), verdict, unread: [], proposed: approves ? proposed : [] }
}

/** A base that cannot be built is told with what may be done about it. */
function withChoice(error: unknown): never {
  if (!(error instanceof UnbuiltBase)) throw error
  const choice = 'With `on-base-failure: skip` such a run is neutral and not an error.'
  throw new UnbuiltBase(error.message, error.next === undefined ? choice : `${error.next} ${choice}`)
}

async function judgeList(job: Job, ports: GatePorts): Promise<Judged> {
  const { inputs, directory } = job
  const { exitOf, gateAll } = await import('./gate-servers.js')
  const serversFile = inputs.servers === undefined ? undefined : await clientFile(inputs.servers, directory)
  const { allowMissingBaseline } = inputs
  const gated = await gateAll({ ...requestOf(job), allowMissingBaseline, serversFile, only: inputs.server }, ports)
  const { verdict, unread, bugs, candidates } = gated
  const failed = new Set(
    verdict.servers?.flatMap((one) => ('verdict' in one && one.verdict.outcome === 'fail' ? [one.name] : [])),
  )
  const proposed = candidates.filter(({ name }) => !failed.has(name))
  return {
    kind: 'judged',
    end: exitOf(gated),
    verdict,
    unread: [...unread, ...bugs],
    proposed: verdict.shard === undefined ? proposed : [],
  }
}

/** `auto` is the first configuration of a client that the repository holds. */
async function clientFile(servers: string, directory: string): Promise<string> {
  if (servers !== 'auto') return servers
  const { findClientFile } = await import('../io/read/client-file.js')
  return findClientFile(directory)
}

function requestOf({
  inputs,
  directory,
  label,
  sources,
}: Job): Omit<GateRequest, 'baseline' | 'candidate' | 'allowMissingBaseline'> {
  return {
    directory,
    calls: inputs.calls,
    configFile: inputs.configFile,
    failOn: inputs.failOn,
    semantics: inputs.semantics,
    formats: inputs.formats,
    allowBreaking: inputs.allowBreaking,
    acceptedByLabel: label,
    onBaseFailure: inputs.onBaseFailure,
    ...(probesOf(inputs, sources) ?? {}),
    ...(inputs.shard === undefined ? {} : { shard: inputs.shard }),
  }
}

/** As `--live-calls` is where it is not given. */
const LIVE_CALLS = 100

/** Lists of servers are not probed. @throws UserError where they should be */
function probesOf(inputs: Inputs, sources: Job['sources']): Pick<GateRequest, 'probe'> | undefined {
  const { probe, suites, tags, liveReplay, allowCalls } = inputs
  if (tags !== undefined && suites === undefined)
    throw new UserError('Input tags is given without suites.', 'Name the suites too.')
  if (!probe && suites === undefined && !liveReplay) {
    if (allowCalls === undefined) return undefined
    throw new UserError('Input allow-call is given, and nothing is called.', 'Set probe or live-replay too.')
  }
  if (sources === 'listed')
    throw new UserError(
      `Input ${probe ? 'probe' : liveReplay ? 'live-replay' : 'suites'} is given, and a list of servers is judged.`,
      'Name one server in candidate or server-command.',
    )
  return {
    probe: {
      ...{ alone: sources.alone === true, protocol: probe, allowCalls: allowCalls ?? [], suites: suites ?? [] },
      ...(tags === undefined ? {} : { tags }),
      ...(liveReplay ? { live: { most: LIVE_CALLS } } : {}),
    },
  }
}

function portsOf(run: Clock, job: Job): GatePorts {
  const { event, base, folder, outside, mask } = job
  const file = event.workflowFile
  return {
    now: run.now,
    today: run.startedAt.toISOString().slice(0, 10),
    workspace: resolve(run.env.GITHUB_WORKSPACE || run.cwd),
    ...mergeBaseWith(base),
    // Places are relative to the working directory until `rooted` moves them.
    ...(file === undefined ? {} : { fallbackFile: posix.relative(folder, file) }),
    outside,
    environment: run.env,
    hide: mask,
    progress: () => progressOn({ stderr: process.stderr, env: run.env }, run.now),
    thread: READING_THREAD,
    guarded: event.name === 'pull_request_target',
  }
}

/** What merge bases are taken with. */
export function mergeBaseWith(base: Base): { readonly mergeBaseWith?: string } {
  switch (base.kind) {
    case 'merge-base':
      return { mergeBaseWith: base.with }
    case 'commit':
      return { mergeBaseWith: base.commit }
    case 'nothing':
      return {}
  }
}
