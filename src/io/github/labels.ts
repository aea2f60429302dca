/** The labels of a pull request as they are now, not as they were when the event was made. */
import type { Repository } from './api.js'

/**
 * Does the pull request carry the label? GitHub takes names that differ in case only as one label.
 * @throws the client's error where GitHub refuses or does not answer
 */
export async function carriesLabel(repository: Repository, pullNumber: number, label: string): Promise<boolean> {
  const { octokit, owner, repo } = repository
  const labels = await octokit.paginate(octokit.rest.issues.listLabelsOnIssue, {
    owner,
    repo,
    issue_number: pullNumber,
    per_page: 100,
  })
  return labels.some(({ name }) => name.toLowerCase() === label.toLowerCase())
}

/**
 * The numbers of the pull requests that brought a commit, or whose head it is; a push names none itself.
 * @throws the client's error where GitHub refuses or does not answer
 */
export async function pullRequestsOf(repository: Repository, sha: string): Promise<readonly number[]> {
  const { octokit, owner, repo } = repository
  const pulls = await octokit.paginate(octokit.rest.repos.listPullRequestsAssociatedWithCommit, {
    owner,
    repo,
    commit_sha: sha,
    per_page: 100,
  })
  return pulls.filter((pull) => pull.merge_commit_sha === sha || pull.head.sha === sha).map(({ number }) => number)
}
