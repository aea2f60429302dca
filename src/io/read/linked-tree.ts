import { posix } from 'node:path'
import { UserError } from '../../model/error.js'
import type { Git } from './git.js'
import { allEntries, contentsOf, type TreeEntry } from './tree.js'

/** A commit's tree in which links inside the repository lead where they would lead on disk. */
export interface LinkedTree {
  /**
   * The file or folder at a path from the root; undefined where there is none.
   * @throws UserError where a link leads out of the commit or nowhere, or into a submodule: what is there is not known
   */
  resolve(path: string): TreeEntry | undefined
  /** What is directly in a folder, by the path through which it was reached; links are not followed. */
  listed(folder: TreeEntry): readonly TreeEntry[]
  /**
   * Every file under a folder that `wanted` wants, by its path from that folder; folders behind links too, each way
   * into a circle once.
   */
  filesUnder(folder: string, wanted: (path: string) => boolean): ReadonlyMap<string, TreeEntry>
}

/** As many links as Linux follows on the way to one file. */
const MOST_LINKS = 40
/** Links to folders of links multiply; nobody keeps so many files. */
const MOST_ENTRIES = 1_000_000

/** Reads the whole tree of the commit once. */
export function readLinkedTree(git: Git, commit: string): LinkedTree {
  const all = allEntries(git, commit)
  const byPath = new Map<string, TreeEntry>([['', { type: 'folder', id: commit, path: '' }]])
  for (const entry of all) byPath.set(entry.path, entry)
  const children = childrenOf(all)
  const links = all.filter(({ type }) => type === 'link')
  const targets = new Map(
    contentsOf(git, links).map((target, index) => [links[index]?.path ?? '', target.toString('utf8')]),
  )
  const resolve = (path: string) => follow(path, { byPath, targets })
  const listed = (folder: TreeEntry) => children.get(folder.path) ?? []
  return { resolve, listed, filesUnder: (folder, wanted) => filesUnder(folder, wanted, { resolve, listed }) }
}

function childrenOf(entries: readonly TreeEntry[]): ReadonlyMap<string, readonly TreeEntry[]> {
  const children = new Map<string, TreeEntry[]>()
  for (const entry of entries) {
    const folder = folderOf(entry.path)
    const siblings = children.get(folder)
    if (siblings === undefined) children.set(folder, [entry])
    else siblings.push(entry)
  }
  return children
}

function folderOf(path: string): string {
  const folder = posix.dirname(path)
  return folder === '.' ? '' : folder
}

interface Ground {
  readonly byPath: ReadonlyMap<string, TreeEntry>
  readonly targets: ReadonlyMap<string, string>
}

/** `passed` counts the links on the way, those inside of targets too. */
function follow(path: string, ground: Ground, passed = { links: 0 }): TreeEntry | undefined {
  let at = ground.byPath.get('')
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (at?.type !== 'folder') return undefined
    const entry = ground.byPath.get(posix.join(at.path, part))
    if (entry?.type === 'submodule')
      throw new UserError(`${entry.path} is a submodule, and the commit does not hold its files.`, NAME_ANOTHER)
    at = entry?.type === 'link' ? followLink(entry, ground, passed) : entry
  }
  return at
}

const NAME_ANOTHER = 'Name a file of this repository.'

function followLink(link: TreeEntry, ground: Ground, passed: { links: number }): TreeEntry {
  const target = ground.targets.get(link.path) ?? ''
  const path = posix.normalize(posix.join(posix.dirname(link.path), target))
  const inside = !posix.isAbsolute(target) && path !== '..' && !path.startsWith('../')
  const found = inside && ++passed.links <= MOST_LINKS ? follow(path, ground, passed) : undefined
  if (found !== undefined) return found
  throw new UserError(
    `${link.path} is a link to ${JSON.stringify(target)}, which is no file or folder of the commit.`,
    NAME_ANOTHER,
  )
}

function filesUnder(
  folder: string,
  wanted: (path: string) => boolean,
  { resolve, listed }: Pick<LinkedTree, 'resolve' | 'listed'>,
): ReadonlyMap<string, TreeEntry> {
  const found = new Map<string, TreeEntry>()
  let seen = 0
  const walk = (real: TreeEntry, shown: string, above: ReadonlySet<string>): void => {
    const inside = new Set([...above, real.path])
    for (const child of listed(real)) {
      if (++seen > MOST_ENTRIES)
        throw new UserError(
          'The links of the commit lead to more than a million files.',
          'Name a folder without links.',
        )
      const path = posix.join(shown, posix.basename(child.path))
      // A link that leads nowhere is told of only where it is asked for.
      const entry = child.type === 'link' ? quietly(resolve, child, wanted(path)) : child
      if (entry?.type === 'folder') {
        if (!inside.has(entry.path)) walk(entry, path, inside)
      } else if (entry?.type === 'file' && wanted(path)) found.set(path, entry)
    }
  }
  const start = resolve(folder)
  if (start?.type === 'folder') walk(start, '', new Set())
  return found
}

function quietly(resolve: LinkedTree['resolve'], link: TreeEntry, aloud: boolean): TreeEntry | undefined {
  try {
    return resolve(link.path)
  } catch (error) {
    if (aloud || !(error instanceof UserError)) throw error
    return undefined
  }
}
