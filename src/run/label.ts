/** Whether a label lifts the gate. */
import type { WorkflowEvent } from '../io/github/event.js'
import { carriesLabel, pullRequestsOf } from '../io/github/labels.js'
import type { Log } from '../io/github/log.js'
import type { Access } from './access.js'

/**
 * The label, where a pull request of this event carries it now. A label that cannot be read is not there: the gate
 * stays, and a warning says so.
 */
export async function acceptingLabel(
  label: string | undefined,
  event: WorkflowEvent,
  access: Access,
  log: Log,
): Promise<string | undefined> {
  if (label === undefined) return undefined
  const carried = await access.try({
    what: `read whether the pull request carries the label ${JSON.stringify(label)}`,
    permission: 'pull-requests: read',
    act: async (repository) => {
      const known = event.pullRequest?.number ?? event.mergeGroup?.pullNumber
      const numbers = known !== undefined ? [known] : event.push ? await pullRequestsOf(repository, event.sha) : []
      if (numbers.length === 0) log.info(`Input accept-label has no effect: no pull request belongs to this run.`)
      for (const number of numbers) if (await carriesLabel(repository, number, label)) return true
      return false
    },
  })
  return carried?.value === true ? label : undefined
}
