import { posix } from 'node:path'
import { MissingSource } from '../../model/error.js'
import { mergeBase, resolveCommit } from './commit.js'
import { type Found, ignoredBy, mayBeGlob, noParts, PART, RELATIVE, type ReadContext } from './found.js'
import { type Git, openGit } from './git.js'
import { decodeText } from './text.js'
import { allFiles, contentsOf, entryAt, filesIn, type TreeEntry } from './tree.js'

/**
 * The files that a path, a folder or a glob names in a commit; nothing is checked out.
 * @throws MissingSource where the commit has none, UserError where there is no such commit
 */
export async function findInCommit(
  ref: string,
  path: string,
  { directory, mergeBaseWith }: ReadContext,
): Promise<Found> {
  const git = openGit(directory)
  const prefix = git.read(['rev-parse', '--show-prefix']).toString('utf8').replace(/\n$/, '')
  const full = fromRoot(path, prefix, git)
  const commit = ref === 'merge-base' ? mergeBase(git, mergeBaseWith) : resolveCommit(git, ref)
  const { entries, several } = await findEntries(git, commit, full, `${ref} (${commit.slice(0, 12)})`)
  const contents = contentsOf(git, commit, entries)
  const texts = entries.map((entry, index): [string, string] => {
    const file = posix.relative(prefix, entry.path)
    return [file, decodeText(contents[index] ?? Buffer.alloc(0), `${file} in ${ref}`)]
  })
  return { texts: new Map(texts), several }
}

/** A path as git names it: from the root of the repository. */
function fromRoot(path: string, prefix: string, git: Git): string {
  const top = posix.isAbsolute(path) ? (git.line(['rev-parse', '--show-toplevel']) ?? '') : undefined
  const full = top === undefined ? posix.normalize(posix.join(prefix, path)) : posix.relative(top, path)
  if (full === '..' || full.startsWith('../'))
    throw new MissingSource(`${path} is outside of the repository, so no commit has it.`, RELATIVE)
  return full === '.' ? '' : full.replace(/\/$/, '')
}

async function findEntries(
  git: Git,
  commit: string,
  path: string,
  where: string,
): Promise<{ readonly entries: readonly TreeEntry[]; readonly several: boolean }> {
  const entry = entryAt(git, commit, path)
  if (entry?.type === 'folder') {
    const entries = filesIn(git, commit, path).filter((file) => PART.test(file.path))
    if (entries.length === 0) throw noParts(`${path || '.'} of ${where}`)
    return { entries: sorted(entries), several: true }
  }
  if (entry?.type === 'file' || entry?.type === 'link') return { entries: [entry], several: false }
  if (entry === undefined && mayBeGlob(path)) {
    const { default: picomatch } = await import('picomatch')
    const matches = picomatch(path, { dot: true, ignore: ignoredBy(path) })
    const entries = allFiles(git, commit).filter((file) => matches(file.path))
    if (entries.length === 0) throw new MissingSource(`No file of ${where} matches ${path}.`, 'Check the glob.')
    return { entries: sorted(entries), several: true }
  }
  throw new MissingSource(`${path} does not exist in ${where}.`, 'Check the path, or commit the file there first.')
}

function sorted(entries: readonly TreeEntry[]): TreeEntry[] {
  return [...entries].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}
