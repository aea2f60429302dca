import { posix } from 'node:path'
import { MissingSource, UserError } from '../../model/error.js'
import { baseCommit } from './base-commit.js'
import { type Found, ignoredBy, mayBeGlob, noParts, PART, RELATIVE, type ReadContext } from './found.js'
import { type Git, openGit } from './git.js'
import { readLinkedTree } from './linked-tree.js'
import { decodeText } from './text.js'
import { contentsOf, entryAt, type TreeEntry } from './tree.js'

/**
 * The files that a path, a folder or a glob names in a commit; nothing is checked out. Links inside the repository are
 * followed, as on disk.
 * @throws MissingSource where the commit has none; UserError where there is no such commit, or a link or submodule
 * leads to what the commit does not hold
 */
export async function findInCommit(
  ref: string,
  path: string,
  { directory, mergeBaseWith }: ReadContext,
): Promise<Found> {
  const git = openGit(directory)
  const prefix = git.read(['rev-parse', '--show-prefix']).toString('utf8').replace(/\n$/, '')
  const place = placeOf(path, prefix, git)
  const commit = baseCommit(git, ref, mergeBaseWith)
  const { entries, several } = await findEntries(git, commit, place, `${ref} (${commit.slice(0, 12)})`)
  const files = [...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const contents = contentsOf(
    git,
    files.map(([, entry]) => entry),
  )
  const texts = files.map(([name], index): [string, string] => {
    const file = posix.relative(prefix, name)
    return [file, decodeText(contents[index] ?? Buffer.alloc(0), `${file} in ${ref}`)]
  })
  return { texts: new Map(texts), several }
}

/** A path, split so that what the user wrote stays apart from the folder that it starts in, which is never a glob. */
interface Place {
  /** As the user wrote it. */
  readonly given: string
  /** From the root of the repository, `''` for the root. */
  readonly folder: string
  /** From that folder, `''` for the folder itself. */
  readonly rest: string
}

function placeOf(given: string, prefix: string, git: Git): Place {
  const top = posix.isAbsolute(given) ? (git.line(['rev-parse', '--show-toplevel']) ?? '') : undefined
  const path = top === undefined ? posix.normalize(given) : posix.relative(top, given)
  const up = /^(?:\.\.(?:\/|$))*/.exec(path)?.[0] ?? ''
  const folder = posix.join(top === undefined ? prefix : '', up)
  if (folder === '..' || folder.startsWith('../'))
    throw new UserError(`${given} is outside of the repository, so no commit has it.`, RELATIVE)
  const rest = path.slice(up.length).replace(/\/$/, '')
  return { given, folder: folder === '.' ? '' : folder.replace(/\/$/, ''), rest: rest === '.' ? '' : rest }
}

interface Entries {
  /** By the path that they were reached through, from the root of the repository. */
  readonly entries: ReadonlyMap<string, TreeEntry>
  readonly several: boolean
}

async function findEntries(git: Git, commit: string, place: Place, where: string): Promise<Entries> {
  const { given, folder, rest } = place
  const path = posix.join(folder, rest).replace(/^\.$/, '')
  const plain = entryAt(git, commit, path)
  if (plain?.type === 'file') return { entries: new Map([[path, plain]]), several: false }
  const tree = readLinkedTree(git, commit)
  const entry = tree.resolve(path)
  if (entry?.type === 'file') return { entries: new Map([[path, entry]]), several: false }
  if (entry !== undefined) {
    const parts = tree.listed(entry).filter((part) => PART.test(part.path) && part.type !== 'submodule')
    const entries = parts.flatMap((part): [string, TreeEntry][] => {
      const file = part.type === 'link' ? tree.resolve(part.path) : part
      return file?.type === 'file' ? [[posix.join(path, posix.basename(part.path)), file]] : []
    })
    if (entries.length === 0) throw noParts(`${path || '.'} of ${where}`)
    return { entries: new Map(entries), several: true }
  }
  if (mayBeGlob(rest)) {
    const { default: picomatch } = await import('picomatch')
    const found = tree.filesUnder(folder, picomatch(rest, { dot: true, ignore: ignoredBy(rest) }))
    if (found.size === 0) throw new MissingSource(`No file of ${where} matches ${given}.`, 'Check the glob.')
    const entries = [...found].map(([file, entry]): [string, TreeEntry] => [posix.join(folder, file), entry])
    return { entries: new Map(entries), several: true }
  }
  throw new MissingSource(`${path} does not exist in ${where}.`, 'Check the path, or commit the file there first.')
}
