/** What started this workflow run, read from the runner's environment and its event file. */
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { UserError } from '../../model/error.js'
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'

export interface PullRequest {
  readonly number: number
  readonly baseSha: string | undefined
  /** The branch of this repository that it is to be merged into. */
  readonly baseRef: string | undefined
  readonly headSha: string | undefined
  /** The head is in another repository (or that repository is gone): its token may not write here. */
  readonly fork: boolean
}

/** One workflow run. Every commit is named by its sha: branch names of a fork mean nothing here. */
export interface WorkflowEvent {
  readonly name: string
  /** undefined outside GitHub's runners. */
  readonly repository: { readonly owner: string; readonly repo: string } | undefined
  readonly ref: string
  readonly sha: string
  readonly defaultBranch: string | undefined
  readonly pullRequest: PullRequest | undefined
  readonly mergeGroup: { readonly baseSha: string; readonly pullNumber: number | undefined } | undefined
  /** `before` is undefined where the push made the branch or tag. */
  readonly push: { readonly before: string | undefined } | undefined
  readonly workflow: string
  readonly job: string
  /** The workflow file, relative to the repository's root. */
  readonly workflowFile: string | undefined
  readonly runUrl: string | undefined
}

const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/

/**
 * The event of this run.
 * @throws UserError where the event file cannot be read
 */
export function readEvent(env: NodeJS.ProcessEnv): WorkflowEvent {
  const payload = readPayload(env.GITHUB_EVENT_PATH)
  const repository = /^([^/\s]+)\/([^/\s]+)$/.exec(env.GITHUB_REPOSITORY ?? '')
  const server = env.GITHUB_SERVER_URL ?? 'https://github.com'
  const run = env.GITHUB_RUN_ID
  return {
    name: env.GITHUB_EVENT_NAME ?? '',
    repository: repository ? { owner: repository[1] ?? '', repo: repository[2] ?? '' } : undefined,
    ref: env.GITHUB_REF ?? '',
    sha: env.GITHUB_SHA ?? '',
    defaultBranch: text(at(payload, 'repository', 'default_branch')),
    pullRequest: pullRequestIn(payload, env),
    mergeGroup: mergeGroupIn(payload),
    push: env.GITHUB_EVENT_NAME === 'push' ? { before: shaIn(at(payload, 'before')) } : undefined,
    workflow: env.GITHUB_WORKFLOW ?? '',
    job: env.GITHUB_JOB ?? '',
    workflowFile: workflowFileIn(env.GITHUB_WORKFLOW_REF, env.GITHUB_REPOSITORY),
    runUrl: repository && run ? `${server}/${repository[0]}/actions/runs/${run}` : undefined,
  }
}

function readPayload(path: string | undefined): JsonObject {
  if (path === undefined || path === '') return {}
  try {
    const payload: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isObject(payload) ? payload : {}
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new UserError(`The event file ${path} cannot be read: ${why}.`, 'Run this on an Actions runner.')
  }
}

function pullRequestIn(payload: JsonObject, env: NodeJS.ProcessEnv): PullRequest | undefined {
  const pull = at(payload, 'pull_request')
  const named = /^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? '')?.[1]
  const number = at(pull, 'number') ?? (named === undefined ? undefined : Number(named))
  if (typeof number !== 'number') return undefined
  const home = at(pull, 'base', 'repo', 'full_name') ?? at(payload, 'repository', 'full_name')
  return {
    number,
    baseSha: shaIn(at(pull, 'base', 'sha')),
    baseRef: text(at(pull, 'base', 'ref')) ?? text(env.GITHUB_BASE_REF),
    headSha: shaIn(at(pull, 'head', 'sha')),
    fork: isObject(at(pull, 'head')) && at(pull, 'head', 'repo', 'full_name') !== home,
  }
}

function mergeGroupIn(payload: JsonObject): WorkflowEvent['mergeGroup'] {
  const group = at(payload, 'merge_group')
  const baseSha = shaIn(at(group, 'base_sha'))
  if (baseSha === undefined) return undefined
  // The queue's branch is the only place that names the pull request: gh-readonly-queue/main/pr-123-<sha>.
  const queued = /^(?:refs\/heads\/)?gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/.exec(text(at(group, 'head_ref')) ?? '')
  return { baseSha, pullNumber: queued ? Number(queued[1]) : undefined }
}

function workflowFileIn(ref: string | undefined, repository: string | undefined): string | undefined {
  if (ref === undefined || repository === undefined || !ref.startsWith(`${repository}/`)) return undefined
  const file = ref.slice(repository.length + 1).replace(/@[^@]*$/, '')
  return file === '' || file.startsWith('/') || posix.normalize(file).startsWith('..') ? undefined : file
}

function at(value: Json | undefined, ...keys: string[]): Json | undefined {
  let found = value
  for (const key of keys) found = isObject(found) ? member(found, key) : undefined
  return found
}

function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** A commit; the zero sha stands for none. */
function shaIn(value: Json | undefined): string | undefined {
  const sha = text(value)
  return sha !== undefined && SHA.test(sha) && !/^0+$/.test(sha) ? sha : undefined
}
