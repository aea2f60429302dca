/** Finds a workflow artifact and brings it as a file. */
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { MissingSource, UserError } from '../../model/error.js'
import type { ArtifactSource } from '../../model/source.js'
import { visible } from '../../model/visible.js'
import { makeTemporary } from '../temporary.js'
import { failureOf, type Repository } from './api.js'
import { type Downloaded, download } from './download.js'
import { asked, type Reach } from './reach.js'

/** An artifact on disk: a zip archive, or one file that was uploaded as it is. */
export interface Archive {
  readonly file: string
  readonly zipped: boolean
  /** `artifact:NAME`, for messages and reports. */
  readonly shown: string
}

/** Bytes of an artifact that are downloaded at most. */
const MOST_BYTES = 256 * 1024 * 1024
/** Runs that are asked for their artifacts, the newest first. */
const MOST_RUNS = 50
/**
 * Started by those who may write here, or by the clock. Whoever comments, forks or opens an issue starts runs of the
 * default branch too, and they may bring foreign code.
 */
const TRUSTED_EVENTS = new Set([
  'push',
  'schedule',
  'workflow_dispatch',
  'repository_dispatch',
  'release',
  'merge_group',
])

type Run = Awaited<ReturnType<Repository['octokit']['rest']['actions']['listWorkflowRuns']>>['data']['workflow_runs'][0]
type Artifact = Awaited<
  ReturnType<Repository['octokit']['rest']['actions']['listWorkflowRunArtifacts']>
>['data']['artifacts'][0]

/**
 * Downloads the artifact into `folder` for as long as `use` needs it.
 * @throws MissingSource where no run has it, UserError where it has expired, GitHub refuses, or what came is not what
 * was uploaded
 */
export async function withArtifact<T>(
  reach: Reach,
  source: ArtifactSource,
  folder: string,
  use: (archive: Archive) => Promise<T>,
): Promise<T> {
  const repository = await reach.repository()
  const shown = `artifact:${visible(source.name, 300)}`
  const artifact = await findArtifact(repository, reach, source, shown)
  if (artifact.size_in_bytes > MOST_BYTES)
    throw new UserError(`${shown} is larger than ${MOST_BYTES / 1024 / 1024} MiB.`, 'Upload what is needed only.')
  const place = makeTemporary(folder, 'mcp-compat-artifact')
  const file = join(place.path, 'archive')
  try {
    const got = await download(await signedUrl(repository, artifact, shown), file, shown, MOST_BYTES)
    if (artifact.digest && artifact.digest !== got.digest)
      throw new UserError(`${shown} did not come as it was uploaded: its SHA-256 is another one.`, 'Run the job again.')
    return await use({ file, zipped: await isZip(got, file), shown })
  } finally {
    await place.remove()
  }
}

/** actions/upload-artifact packs a zip archive, unless it is told `archive: false`. */
async function isZip({ type }: Downloaded, file: string): Promise<boolean> {
  if (/^(?:application\/)?(?:x-)?zip(?:-compressed)?$/.test(type)) return true
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.toString('latin1').startsWith('PK')
  } finally {
    await handle.close()
  }
}

/** The unexpired artifact; the newest where a run has several of that name, as after a re-run. */
async function findArtifact(
  repository: Repository,
  reach: Reach,
  source: ArtifactSource,
  shown: string,
): Promise<Artifact> {
  if (source.run !== undefined) {
    const run = runIdOf(source.run, reach, shown)
    const found = await artifactsOf(repository, run, source.name)
    if (found.length > 0) return fresh(found) ?? throwExpired(shown, `run ${run}`)
    throw new MissingSource(`Run ${run} has no artifact ${quoted(source.name)}.`, 'Check the name and the run.')
  }
  const branch = source.branch ?? baseBranch(reach, shown)
  const workflow = (source.workflow ?? thisWorkflow(reach, shown)).replace(/^.*\//, '')
  let expired = false
  let tried = 0
  for await (const run of successfulRuns(repository, workflow, branch)) {
    if (!isTrusted(run, repository, branch) || String(run.id) === reach.runId) continue
    if (++tried > MOST_RUNS) break
    const found = await artifactsOf(repository, run.id, source.name)
    const artifact = fresh(found)
    if (artifact !== undefined) return artifact
    expired ||= found.length > 0
  }
  const where = `successful run of ${quoted(workflow)} on ${quoted(branch)}`
  if (expired) throwExpired(shown, `every ${where}`)
  throw new MissingSource(
    `No ${where} has an artifact ${quoted(source.name)}${tried > MOST_RUNS ? ` (the newest ${MOST_RUNS} were asked)` : ''}.`,
    'Upload it there with actions/upload-artifact, or name another run, workflow or branch after the name.',
  )
}

/** Not missing: a first run has no baseline yet, but this one had, and must not pass without it. */
function throwExpired(shown: string, where: string): never {
  throw new UserError(
    `${shown} of ${where} has expired.`,
    'Run that workflow again, and set a longer retention-days in actions/upload-artifact.',
  )
}

/**
 * Does what this run uploaded speak for the branch? A fork's branch may have the same name, and whoever forks chooses
 * what its runs upload; so do events that bring foreign code to the default branch's workflow.
 */
function isTrusted(run: Run, { owner, repo }: Repository, branch: string): boolean {
  const home = run.head_repository?.full_name?.toLowerCase() === `${owner}/${repo}`.toLowerCase()
  return home && run.head_branch === branch && run.conclusion === 'success' && TRUSTED_EVENTS.has(run.event)
}

/** The newest first. */
async function* successfulRuns(repository: Repository, workflow: string, branch: string): AsyncGenerator<Run> {
  const { octokit, owner, repo } = repository
  const pages = octokit.paginate.iterator(octokit.rest.actions.listWorkflowRuns, {
    ...{ owner, repo, branch, workflow_id: workflow, status: 'success', exclude_pull_requests: true, per_page: 30 },
  })
  const iterator = pages[Symbol.asyncIterator]()
  for (;;) {
    const page = await asked(`list the runs of workflow ${quoted(workflow)}`, () => iterator.next())
    if (page.done === true) return
    yield* page.value.data
  }
}

async function artifactsOf({ octokit, owner, repo }: Repository, run: number, name: string): Promise<Artifact[]> {
  const { data } = await asked(`list the artifacts of run ${run}`, () =>
    octokit.rest.actions.listWorkflowRunArtifacts({ owner, repo, run_id: run, name, per_page: 100 }),
  )
  return data.artifacts.filter((artifact) => artifact.name === name)
}

function fresh(artifacts: readonly Artifact[]): Artifact | undefined {
  const [newest] = artifacts
    .filter(({ expired }) => !expired)
    .sort((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? '') || b.id - a.id)
  return newest
}

/** GitHub redirects to the host of the archive; the client must not follow, or the token might go with it. */
async function signedUrl({ octokit, owner, repo }: Repository, { id }: Artifact, shown: string): Promise<string> {
  const answer = await asked(`give ${shown}`, async () => {
    try {
      return await octokit.rest.actions.downloadArtifact({
        ...{ owner, repo, artifact_id: id, archive_format: 'zip', request: { redirect: 'manual' } },
      })
    } catch (error) {
      if (failureOf(error).status === 410) throwExpired(shown, 'that run')
      throw error
    }
  })
  return answer.headers.location ?? ''
}

function runIdOf(run: string, { runId }: Reach, shown: string): number {
  if (run === 'this' && runId === undefined)
    throw new UserError(`${shown} is of this run, and this is no run of a workflow.`, 'Write ?run=ID.')
  const id = run === 'this' ? runId : run
  if (id !== undefined && /^[1-9]\d{0,15}$/.test(id)) return Number(id)
  throw new UserError(
    `${JSON.stringify(run)} is no id of a run.`,
    'Write ?run=ID, with the number that its URL ends in.',
  )
}

/** The branch that this run's change is to be merged into. */
function baseBranch({ event }: Reach, shown: string): string {
  const queued = /^refs\/heads\/gh-readonly-queue\/(.+)\/pr-\d+-[0-9a-f]+$/.exec(event.ref)?.[1]
  const branch = event.pullRequest?.baseRef ?? queued ?? event.defaultBranch
  if (branch !== undefined) return branch
  throw new UserError(`${shown} names no branch, and this event has none.`, 'Write ?branch=NAME after the name.')
}

function thisWorkflow({ event }: Reach, shown: string): string {
  if (event.workflowFile !== undefined) return event.workflowFile
  throw new UserError(`${shown} names no workflow, and this is no run of one.`, 'Write ?workflow=FILE after the name.')
}

function quoted(text: string): string {
  return `"${visible(text, 300)}"`
}
