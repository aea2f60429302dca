/** With which commit a workflow event compares, where the user does not say. */
import type { Checkout } from '../io/github/checkout.js'
import type { PullRequest, WorkflowEvent } from '../io/github/event.js'
import { UserError } from '../model/error.js'
import { isPlainRef, LAST_RELEASE } from '../model/source.js'

/** One commit by a name that git or a source has for it; or the merge base with a commit or branch; or a sentence why there is nothing to compare. */
export type Base =
  | { readonly kind: 'commit'; readonly commit: string }
  | { readonly kind: 'merge-base'; readonly with: string }
  | { readonly kind: 'nothing'; readonly why: string }

/**
 * The base of an event. A pull request: the parent of the merge commit that GitHub checks out, else the merge base with
 * its base commit, so that what the base branch added since is not blamed on the branch. A merge group: its base. A
 * push: what was there before; a new branch: its merge base with the default branch. Everything else (schedule,
 * workflow_dispatch, tags, …): the merge base with the default branch, and on the default branch the commit before.
 */
export function chooseBase(event: WorkflowEvent, checkout: Checkout | undefined): Base {
  if (event.pullRequest) return baseOfPullRequest(event.pullRequest, checkout)
  if (event.mergeGroup) return { kind: 'commit', commit: event.mergeGroup.baseSha }
  if (event.push?.before !== undefined) return { kind: 'commit', commit: event.push.before }
  const branch = /^refs\/heads\/(.+)$/.exec(event.ref)?.[1]
  if (branch !== undefined && event.defaultBranch !== undefined && branch !== event.defaultBranch)
    return { kind: 'merge-base', with: `origin/${event.defaultBranch}` }
  const [previous] = checkout?.parents ?? []
  if (previous !== undefined) return { kind: 'commit', commit: previous }
  return {
    kind: 'nothing',
    why: checkout
      ? `Commit ${checkout.head.slice(0, 12)} is the first one, so there is nothing to compare it with.`
      : 'The working directory is no git checkout, so there is nothing to compare with.',
  }
}

/**
 * The base that input base-ref names: a branch stands for where HEAD left it, a tag or commit for itself.
 * @throws UserError where it is no name of a commit
 */
export function baseNamed(ref: string, isBranch: (name: string) => boolean): Base {
  if (!isPlainRef(ref))
    throw new UserError(
      `Input base-ref is ${JSON.stringify(ref)}, which is no name of a commit.`,
      'Name a branch, a tag or a commit, or write last-release.',
    )
  return ref !== LAST_RELEASE && isBranch(ref) ? { kind: 'merge-base', with: ref } : { kind: 'commit', commit: ref }
}

function baseOfPullRequest({ number, baseSha, baseRef, headSha }: PullRequest, checkout: Checkout | undefined): Base {
  if (checkout !== undefined && checkout.head === baseSha)
    return { kind: 'nothing', why: `The checkout is the base of pull request #${number} and not its head.` }
  const [onto, merged] = checkout?.parents ?? []
  if (checkout?.parents.length === 2 && onto !== undefined && merged === headSha)
    return { kind: 'commit', commit: onto }
  const base = baseSha ?? (baseRef === undefined ? undefined : `origin/${baseRef}`)
  if (base !== undefined) return { kind: 'merge-base', with: base }
  return { kind: 'nothing', why: `The event does not name the base of pull request #${number}.` }
}
