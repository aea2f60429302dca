/** Event payloads as GitHub writes them, cut to what may be read. */

const HOME = { full_name: 'o/r', default_branch: 'main' }

export function pullRequestEvent(number: number, base: string, head: string, options: { fork?: boolean } = {}) {
  const repo = options.fork === true ? { full_name: 'stranger/r', fork: true } : HOME
  return {
    action: 'synchronize',
    number,
    pull_request: {
      number,
      base: { ref: 'main', sha: base, repo: HOME },
      // A branch of that name exists in the fork only, or not at all.
      head: { ref: 'no-such-branch', sha: head, repo },
    },
    repository: HOME,
  }
}

export function pushEvent(before: string, after: string, ref = 'refs/heads/main') {
  return { ref, before, after, forced: false, repository: HOME }
}

export function mergeGroupEvent(base: string, head: string, pullNumber: number) {
  return {
    action: 'checks_requested',
    merge_group: {
      base_sha: base,
      head_sha: head,
      base_ref: 'refs/heads/main',
      head_ref: `refs/heads/gh-readonly-queue/main/pr-${pullNumber}-${base}`,
    },
    repository: HOME,
  }
}

export const scheduleEvent = { schedule: '0 3 * * *', repository: HOME, workflow: '.github/workflows/ci.yml' }
export const ZERO = '0'.repeat(40)
