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
  const { complaint, commit } = steps === '' ? fetchStart(git, start) : fetchHistory(git, start, steps, known)
  const fetched = known() ?? commit
  if (fetched !== undefined) return fetched
  throw notFound(git, ref, complaint)
}

/** What a fetch ended in: git's complaint, or the commit where no local name may stand for it. */
interface Fetched {
  readonly complaint: string | undefined
  readonly commit: string | undefined
}

/**
 * The commit where HEAD left the branch or commit `base` (the remote's default branch where it is not given). A shallow
 * clone is deepened step by step until that commit is in it.
 * @throws UserError where there is none
 */
export function mergeBase(git: Git, base: string | undefined): string {
  const head = git.line(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])
  if (head === undefined) throw new UserError('HEAD is no commit: a merge base needs a checkout.', FETCH_ALL)
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

/** `HEAD~2` starts at HEAD and takes steps back; a plain `@` is a part of a name, as in the tag `pkg@1.0.0`. */
function splitRef(ref: string): { start: string; steps: string } {
  const at = ref.search(/[~^]|@\{/)
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

/** Fetches one name, also one that no local name stands for then. */
function fetchStart(git: Git, start: string): Fetched {
  const complaint = fetchCommit(git, start)
  if (complaint !== undefined) return { complaint, commit: undefined }
  return { complaint, commit: commitId(git, FULL_ID.test(start) ? start : 'FETCH_HEAD') }
}

/** Fetches the start where it is not here, then its history until the steps back from it lead to a commit. */
function fetchHistory(git: Git, start: string, steps: string, known: () => string | undefined): Fetched {
  const remote = git.remote() ?? 'origin'
  const local = commitId(git, start) ?? commitId(git, `refs/remotes/${remote}/${start}`)
  const { complaint, commit } = local === undefined ? fetchStart(git, start) : { complaint: undefined, commit: local }
  if (commit === undefined) return { complaint, commit }
  // The next fetch names another FETCH_HEAD, so the steps are taken from the id.
  const stepped = () => known() ?? commitId(git, `${commit}${steps}`)
  const found = stepped()
  if (found !== undefined || !isShallow(git)) return { complaint, commit: found }
  const deepened = deepen(git, [commit], stepped)
  return { complaint: deepened, commit: stepped() }
}

/** Fetches older commits of these until `known` finds what it looks for. @returns git's last complaint */
export function deepen(git: Git, commits: readonly string[], known: () => string | undefined): string | undefined {
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

/** Is a part of the history left out here? */
export function isShallow(git: Git): boolean {
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
    'A merge base needs the branch that HEAD left, and none is known here.',
    'Name it with `--base-ref BRANCH` (in the Action: input base-ref).',
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
