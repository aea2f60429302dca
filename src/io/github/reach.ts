/** This run's reach: what it may ask GitHub, and what it says when GitHub refuses. */
import { UserError } from '../../model/error.js'
import { connect, failureOf, type Repository } from './api.js'
import type { WorkflowEvent } from './event.js'

/** This workflow run, and the client that may ask GitHub about it and others. */
export interface Reach {
  /** Connects when it is first called. */
  readonly repository: () => Promise<Repository>
  readonly event: WorkflowEvent
  /** undefined outside GitHub's runners. */
  readonly runId: string | undefined
}

/** `lacking` says what to set where there is no token or no repository. */
export type MaybeReach = Reach | { readonly lacking: string }

/** @param lackingToken what to set where there is no token, as in `Set GITHUB_TOKEN.` */
export function reachOf(
  event: WorkflowEvent,
  token: string | undefined,
  runId: string | undefined,
  lackingToken: string,
): MaybeReach {
  const { repository } = event
  if (token === undefined || token === '') return { lacking: lackingToken }
  if (repository === undefined) return { lacking: 'Set GITHUB_REPOSITORY to OWNER/NAME.' }
  let opened: Promise<Repository> | undefined
  return {
    repository: () => {
      opened ??= connect(token, repository.owner, repository.repo)
      return opened
    },
    event,
    runId: runId === '' ? undefined : runId,
  }
}

/** @throws UserError that says what to set for `source` where nothing can be asked */
export function reached(reach: MaybeReach, source: string): Reach {
  if ('lacking' in reach)
    throw new UserError(`${source} needs GitHub's API, and there is no access to it.`, reach.lacking)
  return reach
}

/**
 * What `ask` gives. `what` finishes the sentence "GitHub did not …".
 * @throws UserError where GitHub refuses or does not answer
 */
export async function asked<T>(what: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof UserError) throw error
    const { status, message } = failureOf(error)
    const why = message.replace(/[\s.]+$/, '')
    if (status === 0) throw new UserError(`GitHub did not ${what}: it gave no answer (${why}).`, AGAIN)
    throw new UserError(`GitHub did not ${what}: it answered ${status} (${why}).`, nextOf(status, why))
  }
}

const AGAIN = 'Run the job again; https://www.githubstatus.com says whether GitHub has trouble.'

/** GitHub hides what a token may not see behind 404. */
function nextOf(status: number, why: string): string {
  if (status === 429 || /rate limit/i.test(why)) return 'Run the job again in an hour.'
  if (status === 401) return 'Pass a token that is valid: in a workflow that is `github.token`.'
  if (status === 403) return 'Give the job the permission `actions: read`.'
  if (status === 404) return 'Check its name, and give the job the permission `actions: read`.'
  return AGAIN
}
