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

/** The entry at a path from the root; undefined where there is none. `''` is the root itself. */
export function entryAt(git: Git, commit: string, path: string): TreeEntry | undefined {
  if (path === '') return { type: 'folder', id: commit, path }
  return list(git, commit, [path]).find((entry) => entry.path === path)
}

/** The files directly in a folder. */
export function filesIn(git: Git, commit: string, folder: string): TreeEntry[] {
  return list(git, commit, folder === '' ? [] : [`${folder}/`]).filter(({ type }) => type === 'file' || type === 'link')
}

/** Every file of the commit, however deep. */
export function allFiles(git: Git, commit: string): TreeEntry[] {
  return parse(git.read(['ls-tree', '-z', '-r', '--full-tree', commit])).filter(
    ({ type }) => type === 'file' || type === 'link',
  )
}

/**
 * The contents of files, in order; links inside the repository are followed.
 * @throws UserError where a link leads nowhere
 */
export function contentsOf(git: Git, commit: string, entries: readonly TreeEntry[]): Buffer[] {
  const ids = entries.map((entry) => followed(git, commit, entry).id)
  if (ids.length === 0) return []
  const output = git.read(['cat-file', '--batch'], `${ids.join('\n')}\n`)
  let at = 0
  return ids.map((id) => {
    const end = output.indexOf(0x0a, at)
    const [, type, size] = output.toString('utf8', at, end).split(' ')
    if (type !== 'blob') throw new UserError(`The object ${id} cannot be read from git.`, 'Is the clone complete?')
    const content = output.subarray(end + 1, end + 1 + Number(size))
    at = end + 2 + Number(size)
    return content
  })
}

function followed(git: Git, commit: string, entry: TreeEntry): TreeEntry {
  let current = entry
  const passed = new Set<string>()
  while (current.type === 'link') {
    passed.add(current.path)
    const target = git.read(['cat-file', 'blob', current.id]).toString('utf8')
    const path = posix.normalize(posix.join(posix.dirname(current.path), target))
    const next = posix.isAbsolute(target) || passed.has(path) ? undefined : entryAt(git, commit, path)
    if (next === undefined || next.type === 'folder')
      throw new UserError(`${entry.path} is a link to ${JSON.stringify(target)}, which is no file of the commit.`)
    current = next
  }
  return current
}

function list(git: Git, commit: string, paths: readonly string[]): TreeEntry[] {
  return parse(git.read(['ls-tree', '-z', '--full-tree', commit, '--', ...paths]))
}

function parse(output: Buffer): TreeEntry[] {
  const lines = output
    .toString('utf8')
    .split('\0')
    .filter((line) => line !== '')
  return lines.map((line) => {
    const tab = line.indexOf('\t')
    const [mode, , id = ''] = line.slice(0, tab).split(' ')
    const type = mode === '120000' ? 'link' : mode === '040000' ? 'folder' : mode === '160000' ? 'submodule' : 'file'
    return { type, id, path: line.slice(tab + 1) }
  })
}
