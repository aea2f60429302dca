/** Where a repository keeps the list of servers that its people work with. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { MissingSource } from '../../model/error.js'

/** Files that clients look for in a project, in the order of how many read them. */
export const CLIENT_FILES = [
  '.mcp.json',
  '.vscode/mcp.json',
  '.cursor/mcp.json',
  'mcp.json',
  'claude_desktop_config.json',
]

/**
 * The first client configuration of the folder, relative to it.
 * @throws MissingSource where there is none
 */
export function findClientFile(directory: string): string {
  const found = CLIENT_FILES.find((file) => existsSync(join(directory, file)))
  if (found !== undefined) return found
  throw new MissingSource(
    `There is no client configuration here (${CLIENT_FILES.join(', ')}).`,
    'Name the file that lists the servers.',
  )
}
