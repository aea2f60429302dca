/** Whatever this run does on GitHub goes through here: a refusal is one warning that says what to change. */
import { type connect, type Failure, failureOf, type Repository } from '../io/github/api.js'
import type { WorkflowEvent } from '../io/github/event.js'
import type { Log } from '../io/github/log.js'

/** A permission of the token, as a workflow file writes it. */
export type Permission = 'pull-requests: read' | 'pull-requests: write' | 'contents: read' | 'security-events: write'

/** One thing to do on GitHub. */
export interface Attempt<T> {
  /** Finishes the sentence "Could not …". */
  readonly what: string
  readonly permission: Permission
  readonly act: (repository: Repository) => Promise<T>
}

export interface Access {
  /** What `act` gave; undefined where GitHub could not be reached or refused, after a warning. */
  try<T>(attempt: Attempt<T>): Promise<{ readonly value: T } | undefined>
}

/** Access with the token of this run; nothing is loaded before the first attempt. */
export function createAccess(token: string | undefined, event: WorkflowEvent, log: Log, open: typeof connect): Access {
  const warned = new Set<string>()
  const warnOnce = (key: string, message: string) => {
    if (warned.has(key)) return log.debug(message)
    warned.add(key)
    log.warning(message)
  }
  let opened: Promise<Repository> | undefined
  return {
    async try({ what, permission, act }) {
      const { repository } = event
      if (token === undefined || repository === undefined) {
        const lacking = token === undefined ? 'Input github-token is empty' : 'GITHUB_REPOSITORY names no repository'
        warnOnce('token', `Could not ${what}: ${lacking}.`)
        return undefined
      }
      try {
        opened ??= open(token, repository.owner, repository.repo)
        return { value: await act(await opened) }
      } catch (error) {
        const failure = failureOf(error)
        const key = isRefusal(failure) ? permission.replace(/:.*/, '') : 'unreachable'
        warnOnce(key, `Could not ${what}: ${sentenceOf(failure, permission, event.pullRequest?.fork === true)}`)
        return undefined
      }
    },
  }
}

/** GitHub hides what a token may not see behind 404. */
function isRefusal({ status }: Failure): boolean {
  return status === 403 || status === 404
}

function sentenceOf(failure: Failure, permission: Permission, fork: boolean): string {
  const why = failure.message.replace(/[\s.]+$/, '')
  if (!isRefusal(failure)) {
    const said = failure.status === 0 ? 'GitHub gave no answer' : `GitHub answered ${failure.status}`
    return `${said} (${why}). The verdict is the same without it.`
  }
  const remedy = fork
    ? `It needs the permission "${permission}", which a pull request from a fork does not get.`
    : `Give the job the permission "${permission}".`
  return `GitHub answered ${failure.status} (${why}). ${remedy} The verdict is the same without it.`
}
