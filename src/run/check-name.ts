/** What a check of the Action is called, and where it stands. */
import { posix } from 'node:path'
import type { Inputs } from '../io/github/inputs.js'
import { maskSource } from '../model/mask-source.js'
import { parseSource } from '../model/source.js'
import type { Sources } from './sources.js'

/** Two checks of one job that were not named are told apart by what they check. */
export function nameOf(
  { name, contract, serverCommand, servers, server }: Inputs,
  sources: Sources | 'listed',
  folder: string,
): string {
  if (name !== undefined) return name
  const path = contract ?? servers
  const only = server === undefined ? '' : ` ${server.join(' ')}`
  if (path !== undefined) return posix.join(folder, path) + only
  if (serverCommand === undefined && sources !== 'listed' && isPath(sources.candidate))
    return posix.join(folder, sources.candidate)
  const checked = serverCommand ?? (sources === 'listed' ? `servers${only}` : sources.candidate)
  return [folder, maskSource(checked)].filter((part) => part !== '').join(' ')
}

/** Where findings stand that no file shows, outside of a workflow. */
export function fallbackFor(sources: Sources | 'listed', folder: string): string {
  const shown = sources !== 'listed' && isPath(sources.candidate)
  return shown ? posix.join(folder, sources.candidate) : '.github/mcp-compat.yml'
}

function isPath(source: string): boolean {
  return parseSource(source).kind === 'path'
}
