import { posix } from 'node:path'
import { UserError } from '../../model/error.js'
import type { Git } from './git.js'

/** One entry of a commit's tree. */
export interface TreeEntry {
  readonly type: 'file' | 'link' | 'folder' | 'submodule'
  readonly id: string
  /** From the root of the repository. */
  readonly path: string
}

/** The entry at a path from the root; undefined where there is none. `''` is the root itself. Links are not followed. */
export function entryAt(git: Git, commit: string, path: string): TreeEntry | undefined {
  if (path === '') return { type: 'folder', id: commit, path }
  const listed = parseListing(git.read(['ls-tree', '-z', '--full-tree', commit, '--', path]))
  return listed.find((entry) => entry.path === path)
}

/** Every entry of the commit, folders too, however deep. */
export function allEntries(git: Git, commit: string): TreeEntry[] {
  return parseListing(git.read(['ls-tree', '-z', '-r', '-t', '--full-tree', commit]))
}

/** The contents of files or links, in order; of a link that is the path that it leads to. */
export function contentsOf(git: Git, entries: readonly TreeEntry[]): Buffer[] {
  if (entries.length === 0) return []
  const output = git.read(['cat-file', '--batch'], `${entries.map(({ id }) => id).join('\n')}\n`)
  let at = 0
  return entries.map(({ id }) => {
    const end = output.indexOf(0x0a, at)
    const [, type, size] = output.toString('utf8', at, end).split(' ')
    if (type !== 'blob') throw new UserError(`The object ${id} cannot be read from git.`, 'Is the clone complete?')
    const content = output.subarray(end + 1, end + 1 + Number(size))
    at = end + 2 + Number(size)
    return content
  })
}

function parseListing(output: Buffer): TreeEntry[] {
  const lines = output
    .toString('utf8')
    .split('\0')
    .filter((line) => line !== '')
  return lines.map((line) => {
    const tab = line.indexOf('\t')
    const [mode, , id = ''] = line.slice(0, tab).split(' ')
    const type = mode === '120000' ? 'link' : mode === '040000' ? 'folder' : mode === '160000' ? 'submodule' : 'file'
    return { type, id, path: posix.normalize(line.slice(tab + 1)) }
  })
}
