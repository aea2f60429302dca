/** Joins the reports of all shards of a job into the one verdict. */
import { mergeShards } from '../../check.js'
import { UserError } from '../../model/error.js'
import type { ServerVerdict, Verdict } from '../../model/verdict.js'
import type { GivenPart } from '../../verdict/merge.js'
import { sumOf } from '../../verdict/sum.js'
import { type ReadShard, readShards, type ServerPart } from './read-shards.js'

/** How a merged run ends: like the run that it stands for. */
export interface Merged {
  readonly verdict: Verdict
  readonly end: 'passed' | 'failed' | 'unread'
  readonly unread: readonly UserError[]
}

/**
 * The verdict of one run over all calls.
 * @param label what lifts the gate now
 * @throws UserError where the reports are not all those of one job, each once
 */
export async function mergeReports(
  sources: readonly string[],
  directory: string,
  label: string | undefined,
): Promise<Merged> {
  const read = await readShards(sources, directory)
  const single = read.flatMap((one) => ('part' in one ? [one] : []))
  const several = read.flatMap((one) => ('all' in one ? [one] : []))
  const [first] = several
  if (first === undefined) {
    const verdict = mergeShards(single, label)
    return { verdict, end: verdict.outcome === 'pass' ? 'passed' : 'failed', unread: [] }
  }
  const [stranger] = single
  if (stranger !== undefined)
    throw new UserError(
      `${stranger.file} does not go with ${first.file}: only one of them is about a list of servers.`,
      'Name the reports of one job only.',
    )
  return mergeServers(several, first, label)
}

type OfServers = Extract<ReadShard, { readonly all: unknown }>

function mergeServers(shards: readonly OfServers[], first: OfServers, label: string | undefined): Merged {
  refuseLists(shards, first)
  const servers = first.servers.map(({ name }) => mergeServer(name, shards, label))
  const notices = [...new Set(shards.flatMap(({ all }) => all.together.notices))]
  const [today = first.all.together.today] = shards
    .map(({ all }) => all.together.today)
    .sort()
    .reverse()
  const verdict = sumOf(servers, { ...first.all.together, notices, today })
  const unread = servers.flatMap((server) =>
    'error' in server
      ? [new UserError(`Server ${server.name} could not be read: ${server.error.message}`, server.error.next)]
      : [],
  )
  const fails = servers.some((server) => 'verdict' in server && server.verdict.outcome === 'fail')
  const failed = fails || (verdict.outcome === 'fail' && unread.length === 0)
  return { verdict, end: failed ? 'failed' : unread.length > 0 ? 'unread' : 'passed', unread }
}

/** All shards have to name the same servers, and be all the shards there are. */
function refuseLists(shards: readonly OfServers[], first: OfServers): void {
  const names = JSON.stringify(first.servers.map(({ name }) => name))
  for (const other of shards) {
    const { of, version } = other.all
    const differs =
      JSON.stringify(other.servers.map(({ name }) => name)) !== names
        ? 'about another list of servers'
        : of !== first.all.of
          ? `one of ${of} shards, not of ${first.all.of}`
          : version !== first.all.version
            ? `written by version ${version} of the program, not ${first.all.version}`
            : undefined
    if (differs !== undefined)
      throw new UserError(`${other.file} does not go with ${first.file}: it is ${differs}.`, 'Name one job only.')
  }
  const indices = shards.map(({ all }) => all.index)
  const twice = indices.find((index, at) => indices.indexOf(index) < at)
  if (twice !== undefined)
    throw new UserError(`Shard ${twice} of ${first.all.of} is there twice.`, 'Name each shard once.')
  const missing = Array.from({ length: first.all.of }, (_, at) => at + 1).filter((index) => !indices.includes(index))
  if (missing.length > 0)
    throw new UserError(
      `${missing.length === 1 ? 'Shard' : 'Shards'} ${missing.slice(0, 20).join(', ')} of ${first.all.of} ${missing.length === 1 ? 'is' : 'are'} missing.`,
      'What was not replayed cannot be judged: run it, and name its report too.',
    )
}

/** A server that one shard could not read has no verdict: a part of its calls was not replayed. */
function mergeServer(name: string, shards: readonly OfServers[], label: string | undefined): ServerVerdict {
  const told = shards.flatMap(({ file, servers }) => {
    const server = servers.find((one) => one.name === name)
    return server === undefined ? [] : [{ file, server }]
  })
  const failed = told.find(
    (one): one is { file: string; server: Extract<ServerPart, { error: unknown }> } => 'error' in one.server,
  )
  if (failed !== undefined) return { name, error: failed.server.error }
  const parts = told.flatMap(({ file, server }): GivenPart[] => ('part' in server ? [{ file, part: server.part }] : []))
  const skipped = told.find(
    (one): one is { file: string; server: Extract<ServerPart, { skipped: string }> } => 'skipped' in one.server,
  )
  if (skipped !== undefined && parts.length === 0) return { name, skipped: skipped.server.skipped }
  if (skipped !== undefined)
    return {
      name,
      error: { message: `Not every shard judged it: ${skipped.server.skipped}`, next: 'Run the shards again.' },
    }
  return { name, verdict: mergeShards(parts, label) }
}
