/** Many servers in one run: contracts are read side by side, verdicts come in the order of the list, one sum tells all. */
import { type FoundConfig, readConfig } from '../io/read/config.js'
import type { Contract } from '../model/contract.js'
import { UserError } from '../model/error.js'
import type { Neighbour } from '../model/evidence/surroundings.js'
import type { GateRequest } from '../model/options.js'
import { maskText } from '../model/redact.js'
import { withoutSecrets } from '../model/reference.js'
import type { ServerVerdict, Verdict } from '../model/verdict.js'
import { sumOf } from '../verdict/sum.js'
import { endOf } from './end.js'
import { contextOf, knownRules, type ReadSides, readSides } from './gate.js'
import type { GatePorts } from './gate-ports.js'
import { judgeSides } from './judge-sides.js'
import { neighboursOf } from './neighbours.js'
import { type Render, rendering } from './render.js'
import { type Listed, listServers } from './server-list.js'
import { isForeign, settingsFor } from './server-settings.js'
import { type Prepared, prepareServer } from './server-sides.js'
import { Sharing } from './shared-calls.js'
import { shardOfServers } from './traffic/deal.js'
import { isUpdatable, quote } from './update.js'

/** One run over a list of servers. */
export interface ServersRequest extends Omit<GateRequest, 'baseline' | 'candidate'> {
  /** A client configuration; undefined: the one that the config file names. */
  readonly serversFile: string | undefined
  /** Names; undefined: all. */
  readonly only: readonly string[] | undefined
}

/** What became of all of them. */
export interface GatedServers {
  /** The sum; its `servers` say what became of each. */
  readonly verdict: Verdict
  readonly render: Render
  /** How many have a verdict. */
  readonly judged: number
  /** One for each server that could not be read, or not be judged. */
  readonly unread: readonly UserError[]
  /** Of ours: where they happened there is no verdict, and the others have theirs. */
  readonly bugs: readonly Error[]
  /** What was read, for new baselines. */
  readonly candidates: readonly Proposed[]
}

/** What would be a new baseline. */
export interface Proposed {
  readonly name: string
  /** As the lists name it. */
  readonly baseline: string
  readonly contract: Contract
  readonly madeOf: readonly string[]
}

/** Servers that are asked at the same time. */
const SIDE_BY_SIDE = 4

/**
 * Judges every server of the list. One that cannot be read is told as an error of its own, and the others are judged.
 * @throws UserError where the list itself is wrong, or names nothing
 */
export async function gateAll(request: ServersRequest, ports: GatePorts): Promise<GatedServers> {
  const config = await readConfig(request.configFile, request.directory, knownRules(), ports.workspace)
  const listed = await listOf(request, config)
  refuseGivenToAll(listed, ports)
  const read = await inOrder(listed, (one) => readOne(one, { request, config, ports }))
  const calls = new Sharing(request.calls ?? config.calls)
  const servers: ServerVerdict[] = []
  const failures: { readonly name: string; readonly error: Error }[] = []
  // One after the other: a verdict is all computation, and recordings are read for each.
  for (const one of read) {
    const judged = await judgeOne(one, { request, config, ports, calls, neighbours: neighboursOf(one, read) })
    if ('failed' in judged) failures.push({ name: one.name, error: judged.failed })
    servers.push('failed' in judged ? { name: one.name, error: errorOf(judged.failed) } : judged)
  }
  const together = {
    shared: config.accept,
    levels: config.levels,
    today: ports.today,
    notices: [
      ...(config.file === undefined ? [] : [`Configured by ${config.file}.`]),
      ...(servers.every((server) => 'verdict' in server) ? calls.leftOver() : []),
    ],
  }
  const sum = sumOf(servers, together)
  const verdict = request.shard === undefined ? sum : { ...sum, shard: shardOfServers(request.shard, together) }
  return {
    verdict,
    render: rendering(verdict),
    judged: servers.filter((server) => 'verdict' in server).length,
    unread: failures.flatMap(({ name, error }) =>
      error instanceof UserError
        ? [new UserError(`Server ${name} could not be read: ${error.message}`, error.next)]
        : [],
    ),
    bugs: failures.flatMap(({ error }) => (error instanceof UserError ? [] : [error])),
    candidates: read.flatMap(({ name, baseline, sides }) =>
      sides === undefined
        ? []
        : [{ name, baseline, contract: sides.candidate.contract, madeOf: sides.candidate.madeOf }],
    ),
  }
}

/** How a run over several servers ends: `unread` where nothing fails but a server could not be read, `bug` likewise. */
export function exitOf({ verdict, unread, bugs }: GatedServers): 'passed' | 'failed' | 'unread' | 'bug' {
  const fails = verdict.servers?.some((server) => 'verdict' in server && server.verdict.outcome === 'fail')
  // The sum may fail by itself: an accept entry for all of them that matches nothing.
  if (fails === true || (verdict.outcome === 'fail' && unread.length + bugs.length === 0)) return endOf(verdict, true)
  if (bugs.length > 0) return 'bug'
  return unread.length > 0 ? 'unread' : 'passed'
}

interface Around {
  readonly request: ServersRequest
  readonly config: FoundConfig
  readonly ports: GatePorts
}

/** One server after reading: both sides, or why not. */
interface ReadOne extends Listed {
  readonly sides?: ReadSides
  readonly failed?: Error
  readonly skipped?: string
  readonly update?: string
}

async function listOf(request: ServersRequest, config: FoundConfig): Promise<readonly Listed[]> {
  const file = request.serversFile ?? config.serversFrom
  const clients = file === undefined ? [] : (await import('../io/read/clients.js')).readClients(file, request.directory)
  if (clients.length === 0 && (config.servers ?? []).length === 0)
    throw new UserError(
      'No contract is given, and no list of servers.',
      'Give --baseline and --candidate (in a workflow the input contract), or list `servers` in the config file.',
    )
  const listed = listServers(config, clients, request.only)
  if (listed.every(({ client, entry }) => client?.disabled === true && entry?.candidate === undefined))
    throw new UserError(
      `Every server of ${file ?? 'the list'} is switched off.`,
      'Switch one on, or name another list.',
    )
  return listed
}

/** What is given to all servers would be told to each of them, also to those that it is not for. */
function refuseGivenToAll(listed: readonly Listed[], { outside }: GatePorts): void {
  if (listed.length < 2 || outside === undefined) return
  const { headers, env } = outside.servers
  const given = Object.keys(headers).length > 0 ? 'headers' : Object.keys(env).length > 0 ? 'env' : undefined
  if (given === undefined) return
  throw new UserError(
    `${given === 'headers' ? 'Headers' : 'Variables'} were given for ${listed.length} servers, and each would see those of the others.`,
    `Write \`${given}\` beside each server in the config file, or name one with --server.`,
  )
}

async function readOne(one: Listed, { request, config, ports }: Around): Promise<ReadOne> {
  const { name, client, entry, baseline } = one
  if (client?.disabled === true && entry?.candidate === undefined)
    return { ...one, skipped: 'It is switched off in the client configuration.' }
  const secrets = new Set<string>()
  const hide = (secret: string): void => {
    secrets.add(secret)
    if (secret.length >= 4) ports.hide?.(secret)
  }
  try {
    const prepared: Prepared = await prepareServer(one, { config, ports, directory: request.directory, hide })
    const context = { ...contextOf(request.directory, ports), ...prepared.context }
    const sides = await readSides(prepared.sides, context, request)
    return {
      ...one,
      sides: 'missing' in sides ? { ...sides, missing: withoutSecrets(sides.missing, secrets) } : sides,
      ...(isUpdatable(baseline, prepared.sides.candidate) || client !== undefined
        ? { update: updateOf(name, request) }
        : {}),
    }
  } catch (error) {
    if (!(error instanceof UserError)) return { ...one, failed: errorIn(error) }
    const next = error.next === undefined ? undefined : withoutSecrets(error.next, secrets)
    return { ...one, failed: new UserError(withoutSecrets(error.message, secrets), next) }
  }
}

function updateOf(name: string, { serversFile }: ServersRequest): string {
  const list = serversFile === undefined ? '' : ` --servers ${quote(serversFile)}`
  return `mcp-compat gate${list} --server ${quote(name)} --update-baseline`
}

/** A bug that shows in one server takes no other's verdict with it. */
async function judgeOne(
  one: ReadOne,
  around: Around & { readonly calls: Sharing; readonly neighbours: readonly Neighbour[] },
): Promise<ServerVerdict | { readonly failed: Error }> {
  const { name, entry, sides, failed, skipped, update } = one
  const { request, config, ports, calls, neighbours } = around
  if (failed !== undefined) return { failed }
  if (sides === undefined) return { name, skipped: skipped ?? '' }
  if ('missing' in sides) return { name, skipped: sides.missing }
  try {
    const own = request.calls === undefined ? entry?.calls : undefined
    const tools = [...sides.baseline.contract.tools, ...sides.candidate.contract.tools].map((tool) => tool.name)
    const verdict = await judgeSides(sides, {
      ...{ request, ports, notices: [], neighbours },
      config: settingsFor(config, entry),
      foreign: isForeign(one),
      shard: request.shard,
      calls: own ?? calls.files,
      takes:
        own === undefined
          ? calls.takerFor(name, new Set(tools))
          : ({ server }) => server === undefined || server === name,
    })
    return { name, verdict: update === undefined ? verdict : { ...verdict, update } }
  } catch (error) {
    return { failed: errorIn(error) }
  }
}

function errorIn(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}

function errorOf(error: Error): { readonly message: string; readonly next?: string } {
  if (!(error instanceof UserError))
    return { message: `This is a bug of mcp-compat: ${maskText(error.message)}`, next: 'Please report it.' }
  return { message: error.message, ...(error.next === undefined ? {} : { next: error.next }) }
}

/** The results in the order of the items, some of them at work at the same time. */
async function inOrder<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<readonly R[]> {
  const results: R[] = []
  const left = [...items.entries()]
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker))
  return results
}
