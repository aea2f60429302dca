/** The servers that a run over many judges: those of the config file, those of a client configuration, or both. */
import { posix } from 'node:path'
import { BASELINES, type FoundConfig } from '../io/read/config.js'
import type { ClientServer } from '../model/client-config.js'
import { UserError } from '../model/error.js'
import type { ServerEntry } from '../model/options.js'
import { brief } from '../model/shape-words.js'

/** One server to judge. */
export interface Listed {
  readonly name: string
  /** What the config file says of it. */
  readonly entry: ServerEntry | undefined
  /** What the client configuration says of it. */
  readonly client: ClientServer | undefined
  /** The approved contract. */
  readonly baseline: string
}

/**
 * Every server once, those of the config file first, each list in its own order.
 * @throws UserError where there is none, one that is asked for is not there, or two would share a baseline file
 */
export function listServers(
  config: FoundConfig,
  clients: readonly ClientServer[],
  only: readonly string[] | undefined,
): readonly Listed[] {
  const entries = config.servers ?? []
  const byName = new Map(clients.map((client) => [client.name, client]))
  const named = new Set(entries.map(({ name }) => name))
  const all = [
    ...entries.map((entry) => ({ name: entry.name, entry, client: byName.get(entry.name) })),
    ...clients
      .filter(({ name }) => !named.has(name))
      .map((client) => ({ name: client.name, entry: undefined, client })),
  ]
  const folder = config.baselines ?? BASELINES
  const listed = all.map((one) => ({ ...one, baseline: one.entry?.baseline ?? fileFor(folder, one.name) }))
  refuseTwins(listed)
  return picked(listed, only)
}

/** The file that holds the baseline of a server without one of its own; names may be addresses. */
function fileFor(folder: string, name: string): string {
  const plain = name.replace(/[^A-Za-z0-9._-]+/g, '-').replace(/^[.-]+|[.-]+$/g, '')
  return posix.join(folder, `${plain === '' ? 'server' : plain}.json`)
}

/** Two servers with one baseline file would overwrite each other's. */
function refuseTwins(listed: readonly Listed[]): void {
  const owners = new Map<string, string>()
  for (const { name, baseline, entry } of listed) {
    if (entry?.baseline !== undefined) continue
    const owner = owners.get(baseline.toLowerCase())
    if (owner !== undefined)
      throw new UserError(
        `The servers ${brief(owner)} and ${brief(name)} would share the baseline ${baseline}.`,
        'Give one of them a `baseline` in the config file.',
      )
    owners.set(baseline.toLowerCase(), name)
  }
}

function picked(listed: readonly Listed[], only: readonly string[] | undefined): readonly Listed[] {
  if (only === undefined) return listed
  const known = new Set(listed.map(({ name }) => name))
  const lacking = only.find((name) => !known.has(name))
  if (lacking !== undefined)
    throw new UserError(
      `There is no server ${brief(lacking)} in the list.`,
      `It has ${[...known].slice(0, 20).map(brief).join(', ')}.`,
    )
  return listed.filter(({ name }) => only.includes(name))
}
