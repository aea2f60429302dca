/** The commit that was checked out, as its own object says it. */
import { type Git, gitConfiguration, openGit } from '../read/git.js'

export interface Checkout {
  readonly head: string
  /** Also those that a shallow clone does not hold. */
  readonly parents: readonly string[]
}

/** The checkout around a folder; undefined where there is none. */
export function readCheckout(directory: string): Checkout | undefined {
  const git = openGit(directory)
  const head = git.line(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'])
  return head === undefined ? undefined : { head, parents: parentsOf(git, head) }
}

function parentsOf(git: Git, commit: string): string[] {
  const [headers = ''] = git.read(['cat-file', 'commit', commit]).toString().split('\n\n', 1)
  return [...headers.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1] ?? '')
}

/**
 * Variables that let git read a workspace which another user owns, as in a job container. The runner's own checkout is
 * trusted; git only reads here, and runs nothing of the repository.
 */
export function trustingGit(env: NodeJS.ProcessEnv): Record<string, string> {
  return gitConfiguration(env, [['safe.directory', '*']])
}
