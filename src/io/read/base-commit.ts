/** The commits that sources name by what they are instead of by their name. */
import { LAST_RELEASE, MERGE_BASE } from '../../model/source.js'
import { mergeBase, resolveCommit } from './commit.js'
import type { Git } from './git.js'
import { lastRelease } from './release.js'

/**
 * The commit of a `git:` or `build:` source: `merge-base` with the branch or commit that is given (the remote's default
 * branch where none is), `last-release`, or a name that git knows. What the clone lacks is fetched.
 * @throws UserError where there is none, MissingSource where there is no release yet
 */
export function baseCommit(git: Git, ref: string, mergeBaseWith: string | undefined): string {
  if (ref === LAST_RELEASE || (ref === MERGE_BASE && mergeBaseWith === LAST_RELEASE)) return lastRelease(git)
  return ref === MERGE_BASE ? mergeBase(git, mergeBaseWith) : resolveCommit(git, ref)
}

/**
 * Is the name a branch and not a tag or a commit? The remote is asked where this clone does not know it.
 * With a branch one compares from where HEAD left it; a tag or commit is meant as it is.
 */
export function isBranch(git: Git, name: string): boolean {
  const has = (ref: string) => git.line(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]) !== undefined
  const remote = git.remote() ?? 'origin'
  if (/^refs\/(?:heads|remotes)\//.test(name)) return true
  if (/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(name) || has(`refs/tags/${name}`)) return false
  if ([`refs/heads/${name}`, `refs/remotes/${name}`, `refs/remotes/${remote}/${name}`].some(has)) return true
  // A short id, HEAD~3 and the like.
  if (has(name) || git.remote() === undefined) return false
  const short = name.startsWith(`${remote}/`) ? name.slice(remote.length + 1) : name
  const listed = git.line(['ls-remote', '--exit-code', remote, `refs/tags/${short}`, `refs/heads/${short}`])
  return listed?.endsWith(`refs/heads/${short}`) === true
}
