import { UserError } from '../../model/error.js'
import { isPlainRef } from '../../model/source.js'
import type { Git } from './git.js'

/** How far a shallow clone is deepened, one step after the other. */
const DEEPEN = ['--deepen=50', '--deepen=500', '--unshallow'] as const
const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/

/**
 * The commit that a name stands for. One that this clone does not have is fetched: alone where the clone is shallow,
 * with as much history as a name like `HEAD~3` needs.
 * @throws UserError where there is none
 */
export function resolveCommit(git: Git, ref: string): string {
  if (!isPlainRef(ref))
    throw new UserError(`${JSON.stringify(ref)} is no name of a commit.`, 'Name a branch, tag or id.')
  const known = () => commitId(git, ref) ?? commitId(git, `refs/remotes/${git.remote() ?? 'origin'}/${ref}`)
  const found = known()
  if (found !== undefined) return found
  const { start, steps } = splitRef(ref)
  const complaint = steps === '' ? fetchCommit(git, start) : fetchHistory(git, start, known)
  const fetched = known() ?? (steps === '' ? fetchedCommit(git, start, complaint) : undefined)
  if (fetched !== undefined) return fetched
  throw notFound(git, ref, complaint)
}

/**
 * The commit where HEAD left the branch or commit `base` (the remote's default branch where it is not given). A shallow
 * clone is deepened step by step until that commit is in it.
 * @throws UserError where there is none
 */
export function mergeBase(git: Git, base: string | undefined): string {
  const head = git.line(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])
  if (head === undefined) throw new UserError('HEAD is no commit: git:merge-base: needs a checkout.', FETCH_ALL)
  const tip = resolveCommit(git, base ?? defaultBranch(git))
  const known = () => git.line(['merge-base', head, tip])
  // A shallow merge commit still names its parents, although git's walks no longer see them.
  const found = known() ?? (parentsOf(git, head).includes(tip) ? tip : undefined)
  if (found !== undefined) return found
  const complaint = isShallow(git) ? deepen(git, [tip, head], known) : undefined
  const fetched = known()
  if (fetched !== undefined) return fetched
  const why = complaint === undefined ? '' : ` (git says: ${complaint})`
  throw new UserError(
    `HEAD and ${base ?? 'the default branch'} have no commit in common in this clone${why}.`,
    FETCH_ALL,
  )
}

const FETCH_ALL = 'Set `fetch-depth: 0` in actions/checkout, or run `git fetch --unshallow` before.'

function commitId(git: Git, ref: string): string | undefined {
  return git.line(['rev-parse', '--verify', '--quiet', `${ref}^{commit}`])
}

/** `HEAD~2` starts at HEAD and takes steps back. */
function splitRef(ref: string): { start: string; steps: string } {
  const at = ref.search(/[~^@]/)
  return at < 0 ? { start: ref, steps: '' } : { start: ref.slice(0, at) || 'HEAD', steps: ref.slice(at) }
}

/** @returns git's complaint */
function fetchCommit(git: Git, ref: string): string | undefined {
  const remote = git.remote()
  if (remote === undefined) return 'the repository has no remote'
  // In a full clone a depth would cut its history off.
  const depth = isShallow(git) ? ['--depth=1'] : []
  return git.complaint([
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    ...depth,
    remote,
    nameAt(ref, remote),
  ])
}

/** What was just fetched by a name that no local name stands for. */
function fetchedCommit(git: Git, ref: string, complaint: string | undefined): string | undefined {
  if (complaint !== undefined) return undefined
  return FULL_ID.test(ref) ? commitId(git, ref) : commitId(git, 'FETCH_HEAD')
}

function fetchHistory(git: Git, start: string, known: () => string | undefined): string | undefined {
  const complaint = commitId(git, start) === undefined ? fetchCommit(git, start) : undefined
  if (complaint !== undefined || !isShallow(git)) return complaint
  return deepen(git, [commitId(git, start) ?? start], known)
}

/** Fetches older commits of these until `known` finds what it looks for. @returns git's last complaint */
function deepen(git: Git, commits: readonly string[], known: () => string | undefined): string | undefined {
  const remote = git.remote()
  if (remote === undefined) return 'the repository has no remote'
  let complaint: string | undefined
  for (const step of DEEPEN) {
    if (!isShallow(git)) break
    complaint = git.complaint(['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', step, remote, ...commits])
    if (complaint !== undefined || known() !== undefined) break
  }
  return complaint
}

function isShallow(git: Git): boolean {
  return git.line(['rev-parse', '--is-shallow-repository']) === 'true'
}

/** The remote's own name of what a clone calls `origin/main`. */
function nameAt(ref: string, remote: string): string {
  for (const prefix of [`refs/remotes/${remote}/`, `remotes/${remote}/`, `${remote}/`])
    if (ref.startsWith(prefix)) return ref.slice(prefix.length)
  return ref
}

function parentsOf(git: Git, commit: string): string[] {
  const lines = git.read(['cat-file', 'commit', commit]).toString('utf8').split('\n')
  const header = lines.slice(0, lines.indexOf(''))
  return header.filter((line) => line.startsWith('parent ')).map((line) => line.slice('parent '.length))
}

function defaultBranch(git: Git): string {
  const remote = git.remote()
  const known = remote && git.line(['symbolic-ref', '--quiet', '--short', `refs/remotes/${remote}/HEAD`])
  if (known !== undefined) return known
  // Clones of actions/checkout do not keep it: ask.
  const asked =
    remote && /^ref: refs\/heads\/(\S+)\tHEAD/.exec(git.line(['ls-remote', '--symref', remote, 'HEAD']) ?? '')
  if (asked?.[1] !== undefined) return asked[1]
  throw new UserError(
    'git:merge-base: needs the branch that HEAD left, and none is known here.',
    'Name it as base ref.',
  )
}

function notFound(git: Git, ref: string, complaint: string | undefined): UserError {
  const why = complaint === undefined ? '' : ` (git says: ${complaint})`
  const remote = git.remote()
  const next =
    remote === undefined
      ? 'Check the name with `git branch --all`.'
      : `Check the name; \`git fetch ${isShallow(git) ? '--depth=1 ' : ''}${remote} ${nameAt(splitRef(ref).start, remote)}\` brings it, or \`fetch-depth: 0\` in actions/checkout.`
  return new UserError(`There is no commit ${ref} in this clone, and it could not be fetched${why}.`, next)
}
