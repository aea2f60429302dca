/** What a working tree holds beyond its commit. */
import { copyFileSync, existsSync, lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Git, openGit } from './git.js'
import { codeOf } from './text.js'
import { submodulesIn } from './working-tree.js'

/** What was brought over. */
export interface Uncommitted {
  /** Files that differ from the commit or are not in it. */
  readonly files: number
  /** Submodules whose files were brought over too. */
  readonly submodules: ReadonlySet<string>
}

/**
 * Brings a checkout of HEAD to the state of the working tree around `git.directory`: tracked files as they are, and
 * untracked ones that are not ignored. The working tree and its index are only read. Submodules that are there come
 * with all their files.
 */
export function copyUncommitted(git: Git, folder: string): Uncommitted {
  const root = git.line(['rev-parse', '--show-toplevel']) ?? git.directory
  const there = openGit(root)
  const submodules = new Set(submodulesIn(there).filter((path) => existsSync(join(root, path, '.git'))))
  const changed = changedIn(there).filter((path) => !submodules.has(path) && !path.endsWith('/'))
  copyAll(changed, root, folder)
  for (const path of submodules) copySubmodule(join(root, path), join(folder, path))
  return { files: changed.length, submodules }
}

/** Paths from the root of all that differs from HEAD or is not in it; a repository inside ends with a slash. */
function changedIn(git: Git): readonly string[] {
  const flags = ['--porcelain=v2', '-z', '--untracked-files=all', '--ignore-submodules=none', '--no-renames']
  const entries = git
    .read(['status', ...flags])
    .toString('utf8')
    .split('\0')
  // `1 XY sub mH mI mW hH hI path`, `u XY sub m1 m2 m3 mW h1 h2 h3 path`, `? path`
  const path = /^(?:1 (?:\S+ ){7}|u (?:\S+ ){9}|\? )(.+)$/s
  return entries.flatMap((entry) => path.exec(entry)?.[1] ?? [])
}

function copySubmodule(from: string, to: string): void {
  const git = openGit(from)
  const inner = new Set(submodulesIn(git))
  const listed = git.read(['ls-files', '-z', '--cached', '--others', '--exclude-standard']).toString('utf8').split('\0')
  copyAll(
    [...new Set(listed)].filter((path) => path !== '' && !path.endsWith('/') && !inner.has(path)),
    from,
    to,
  )
  for (const path of inner) if (existsSync(join(from, path, '.git'))) copySubmodule(join(from, path), join(to, path))
}

/** What is no longer a file goes first: a folder may stand there now, or a file where its folder was. */
function copyAll(paths: readonly string[], from: string, to: string): void {
  const files = paths.filter((path) => {
    if (isFile(join(from, path))) return true
    rmSync(join(to, path), { recursive: true, force: true })
    return false
  })
  for (const path of files) copyOne(join(from, path), join(to, path))
}

/** Below a file there is nothing, which some versions of node do not take for an absence. */
function isFile(path: string): boolean {
  try {
    const found = lstatSync(path, { throwIfNoEntry: false })
    return found?.isFile() === true || found?.isSymbolicLink() === true
  } catch (error) {
    if (codeOf(error) === 'ENOTDIR') return false
    throw error
  }
}

function copyOne(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(dirname(to), { recursive: true })
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to)
  else copyFileSync(from, to)
}
