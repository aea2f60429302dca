/** A pull request's reach to the loopback GitHub, for tests that ask without the bundle. */
import type { WorkflowEvent } from '../../src/io/github/event.js'
import { type Reach, reached, reachOf } from '../../src/io/github/reach.js'

export const TOKEN = 'ghs_loopback'
/** Pull request 7 into main, as ci.yml sees it. */
export const EVENT: WorkflowEvent = {
  name: 'pull_request',
  repository: { owner: 'o', repo: 'r' },
  ref: 'refs/pull/7/merge',
  sha: 'a'.repeat(40),
  defaultBranch: 'main',
  pullRequest: { number: 7, baseRef: 'main', baseSha: undefined, headSha: undefined, fork: false },
  mergeGroup: undefined,
  push: undefined,
  workflow: 'CI',
  job: 'contract',
  workflowFile: '.github/workflows/ci.yml',
  runUrl: undefined,
}

/** Octokit's address is read when it is loaded: GITHUB_API_URL is set before the first request. */
export function reach(event: Partial<WorkflowEvent> = {}, runId = '4711'): Reach {
  return reached(reachOf({ ...EVENT, ...event }, TOKEN, runId, 'Set it.'), 'the test')
}
