/** What `init` writes for what it found. */

import type { Project } from '../io/read/project.js'
import type { ClientServer } from '../model/client-config.js'
import { UserError } from '../model/error.js'
import { referencesIn } from '../model/reference.js'
import type { Check } from './init-workflow.js'

export interface InitFlags {
  readonly serverCommand?: string
  readonly buildCommand?: string
  readonly servers?: string
  readonly capture?: boolean
}

/** Where a baseline is kept that belongs to no list. */
export const BASELINE = 'mcp-contract.json'

/**
 * What is checked: what the options name, else the server of this repository, else a contract file, else the servers of
 * a client configuration.
 * @throws UserError where nothing was found
 */
export function chooseCheck(
  flags: InitFlags,
  project: Project,
  variablesOf: (file: string) => readonly string[],
): Check {
  const { serverCommand, buildCommand, servers, capture } = flags
  const baseline = capture === true || project.contracts.includes(BASELINE) ? BASELINE : undefined
  if (serverCommand !== undefined && servers !== undefined)
    throw new UserError('--server-command and --servers are both given.', 'Write one workflow after the other.')
  if (serverCommand !== undefined)
    return { kind: 'server', command: serverCommand, build: buildCommand ?? project.server?.build, baseline }
  const watch = (file: string): Check => ({ kind: 'clients', file, variables: variablesOf(file) })
  if (servers !== undefined) return watch(servers)
  if (project.server !== undefined)
    return {
      kind: 'server',
      ...project.server,
      ...(buildCommand === undefined ? {} : { build: buildCommand }),
      baseline,
    }
  const [contract] = project.contracts
  if (contract !== undefined) return { kind: 'contract', contract }
  if (project.clients !== undefined) return watch(project.clients)
  throw new UserError(
    'Nothing was found to begin with: no package with an MCP server, no contract file, no client configuration.',
    'Say how your server is started with --server-command, or name a client configuration with --servers.',
  )
}

/** What else was found, one sentence each. */
export function alsoFound(check: Check, project: Project): readonly string[] {
  const notes: string[] = []
  if (check.kind !== 'clients' && project.clients !== undefined)
    notes.push(
      `Also found ${project.clients}: \`mcp-compat init --servers ${project.clients} --force\` would watch its servers instead.`,
    )
  const contracts = project.contracts.filter((file) => check.kind !== 'contract' || file !== check.contract)
  if (check.kind !== 'clients' && contracts.length > 0)
    notes.push(`Also found contracts: ${contracts.slice(0, 5).join(', ')}.`)
  return notes
}

/** The variables that a client configuration refers to without a default, each once. */
export function referredIn(servers: readonly ClientServer[]): readonly string[] {
  const text = JSON.stringify(servers.filter(({ disabled }) => !disabled).map(({ raw }) => raw))
  return referencesIn(text)
}
