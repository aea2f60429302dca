/** One comment on a pull request that is kept up to date, however often and from wherever it is written. */
import { failureOf, type Repository } from './api.js'

/** What to say, and how. */
export interface StickyComment {
  readonly pullNumber: number
  /** First line of the body; tells this comment from all others. */
  readonly marker: string
  readonly body: string
  /** Taken where the platform refuses the body. */
  readonly shortBody: string
  /** Also where there is no comment yet. */
  readonly create: boolean
}

/** What became of it; the address is the comment's. */
export type Posted = { readonly done: 'created' | 'updated'; readonly url: string } | { readonly done: 'nothing' }

interface Known {
  readonly id: number
  readonly body: string
  readonly url: string
  readonly login: string
}

/**
 * Writes the comment: updates the oldest one of our own with the marker and removes its doubles, or creates it.
 * Comments of others are never touched, whatever they say.
 * @throws the client's error where GitHub refuses or does not answer
 */
export async function postComment(repository: Repository, comment: StickyComment): Promise<Posted> {
  const [oldest, ...doubles] = await findOwn(repository, comment)
  if (oldest === undefined) return comment.create ? create(repository, comment) : { done: 'nothing' }
  const posted = await update(repository, comment, oldest)
  await removeAll(repository, doubles)
  return posted
}

/** Our own comments with the marker by the author of the oldest, oldest first. */
async function findOwn(repository: Repository, { pullNumber, marker }: StickyComment): Promise<readonly Known[]> {
  const { octokit, owner, repo } = repository
  const self = repository.personal ? (await octokit.rest.users.getAuthenticated()).data.login : undefined
  const all = await octokit.paginate(octokit.rest.issues.listComments, {
    owner,
    repo,
    issue_number: pullNumber,
    per_page: 100,
  })
  const own = all
    .filter(({ user }) => (self === undefined ? user?.type === 'Bot' : user?.login === self))
    .map(({ id, body, html_url, user }) => ({ id, body: body ?? '', url: html_url, login: user?.login ?? '' }))
    .filter(({ body }) => body.trimStart().startsWith(marker))
    .sort((one, other) => one.id - other.id)
  return own.filter(({ login }) => login === own[0]?.login)
}

async function create(repository: Repository, comment: StickyComment): Promise<Posted> {
  const { octokit, owner, repo } = repository
  const issue_number = comment.pullNumber
  const { data } = await withShorter(comment, (body) =>
    octokit.rest.issues.createComment({ owner, repo, issue_number, body }),
  )
  // Another run may have created its own since we looked: the older one stays, ours goes into it.
  const [oldest, ...doubles] = await findOwn(repository, comment)
  if (oldest === undefined || oldest.id === data.id) return { done: 'created', url: data.html_url }
  const posted = await update(repository, comment, oldest)
  await removeAll(repository, doubles)
  return posted
}

async function update(repository: Repository, comment: StickyComment, known: Known): Promise<Posted> {
  const { octokit, owner, repo } = repository
  await withShorter(comment, (body) => octokit.rest.issues.updateComment({ owner, repo, comment_id: known.id, body }))
  return { done: 'updated', url: known.url }
}

/** A body that the platform finds too long or otherwise cannot take is replaced by the short one, once. */
async function withShorter<T>(comment: StickyComment, write: (body: string) => Promise<T>): Promise<T> {
  try {
    return await write(comment.body)
  } catch (error) {
    if (failureOf(error).status !== 422) throw error
    return write(comment.shortBody)
  }
}

async function removeAll({ octokit, owner, repo }: Repository, doubles: readonly Known[]): Promise<void> {
  for (const { id } of doubles)
    await octokit.rest.issues.deleteComment({ owner, repo, comment_id: id }).catch((error: unknown) => {
      // Another run was quicker.
      if (failureOf(error).status !== 404) throw error
    })
}
