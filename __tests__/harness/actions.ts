/** What GitHub keeps of workflow runs: their artifacts, and the repository's caches with the service that fills them. */

import { BlobHost } from './blobs.js'
import { digestHex } from './digest.js'
import type { Answer, Handler, Seen } from './github.js'
import { page } from './github.js'
import type { Description } from './openapi.js'

export interface StoredRun {
  readonly id: number
  readonly branch: string
  readonly workflow: string
  readonly event: string
  readonly conclusion: string
  /** Full name of the repository that its head is in. */
  readonly head: string
}

export interface StoredArtifact {
  readonly id: number
  readonly run: number
  readonly name: string
  readonly expired: boolean
  readonly size: number
  readonly digest: string | null
  readonly createdAt: string
}

export interface StoredCache {
  readonly id: number
  readonly key: string
  readonly version: string
  readonly ref: string
  readonly createdAt: string
  path: string
  size: number
}

const MAIN = 'refs/heads/main'
const SERVICE = '/twirp/github.actions.results.api.v1.CacheService/'
/** Members of the requests, as the service's protobuf description names them. */
const REQUESTS: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  CreateCacheEntry: { key: isText, version: isSha },
  FinalizeCacheEntryUpload: { key: isText, version: isSha, size_bytes: (value) => /^\d+$/.test(String(value)) },
  GetCacheEntryDownloadURL: { key: isText, version: isSha },
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value.length <= 512 && !value.includes(',')
}

function isSha(value: unknown): boolean {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

/** State of the part of GitHub that runs workflows; everything may be changed between two runs. */
export class LoopbackActions {
  runs: StoredRun[] = []
  artifacts: StoredArtifact[] = []
  caches: StoredCache[] = []
  readonly host: BlobHost
  readonly #complain: (violation: string) => void
  readonly #description: Description
  #next = 100

  constructor(description: Description, complain: (violation: string) => void) {
    this.#description = description
    this.#complain = complain
    this.host = new BlobHost(complain)
  }

  reset(): void {
    this.runs = []
    this.artifacts = []
    this.caches = []
    this.host.reset()
  }

  /** A run; successful, pushed to main, of ci.yml and of this repository unless it is said. The later, the newer. */
  addRun(more: Partial<StoredRun> = {}): StoredRun {
    const usual = { branch: 'main', workflow: 'ci.yml', event: 'push', conclusion: 'success', head: 'o/r' }
    const run = { id: this.#next++, ...usual, ...more }
    this.runs.unshift(run)
    return run
  }

  /** An artifact of a run as it is uploaded: a zip archive unless `type` says something else. */
  addArtifact(
    run: number,
    name: string,
    body: Buffer,
    more: Partial<StoredArtifact> & { type?: string } = {},
  ): StoredArtifact {
    const { type = 'application/zip', ...rest } = more
    const id = this.#next++
    const digest = `sha256:${digestHex(body)}`
    const artifact = { id, run, name, expired: false, size: body.length, digest, createdAt: this.#time(), ...rest }
    this.artifacts.unshift(artifact)
    this.host.blobs.set(`/store/artifacts/${id}`, { body, type })
    return artifact
  }

  /** What a runner gives a job's actions to reach the cache; `scopes` are the refs it reads, and the first it writes. */
  cacheEnvironment(url: string, scopes: readonly string[] = [MAIN]): Readonly<Record<string, string>> {
    const access = JSON.stringify(scopes.map((Scope, index) => ({ Scope, Permission: index === 0 ? 3 : 1 })))
    const claims = Buffer.from(JSON.stringify({ ac: access, scp: 'Actions.Results:1:2' })).toString('base64url')
    return {
      ACTIONS_CACHE_SERVICE_V2: 'True',
      ACTIONS_RESULTS_URL: `${url}/`,
      ACTIONS_RUNTIME_TOKEN: `eyJhbGciOiJub25lIn0.${claims}.`,
    }
  }

  get handlers(): Readonly<Record<string, Handler>> {
    return {
      'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs': (seen, { workflow_id }, query) => {
        const found = this.runs.filter(
          (run) =>
            run.workflow === workflow_id &&
            run.branch === (query.get('branch') ?? run.branch) &&
            run.conclusion === (query.get('status') ?? run.conclusion),
        )
        if (!this.runs.some(({ workflow }) => workflow === workflow_id)) return NOT_FOUND
        return listed(
          seen,
          query,
          'workflow_runs',
          found.map((run) => this.#run(run)),
        )
      },
      'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts': (seen, { run_id }, query) => {
        const name = query.get('name')
        const found = this.artifacts.filter((one) => one.run === Number(run_id) && one.name === (name ?? one.name))
        return listed(
          seen,
          query,
          'artifacts',
          found.map((one) => this.#artifact(one)),
        )
      },
      'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}': (_seen, { artifact_id }) => {
        const found = this.artifacts.find(({ id }) => id === Number(artifact_id))
        if (found === undefined) return NOT_FOUND
        if (found.expired) return { status: 410, body: { message: 'Artifact has expired' } }
        return { status: 302, headers: { location: this.host.sign(`/store/artifacts/${found.id}`) } }
      },
      'GET /repos/{owner}/{repo}/actions/caches': (seen, _parameters, query) => {
        const found = this.caches
          .filter(({ size }) => size > 0)
          .filter(({ key, ref }) => key.startsWith(query.get('key') ?? '') && ref === (query.get('ref') ?? ref))
          .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
        return listed(seen, query, 'actions_caches', found.map(cacheShape))
      },
    }
  }

  /** The cache service's answer; undefined for paths that are not its own. */
  serveCache(seen: Seen, authorization: string | undefined): Answer | undefined {
    if (!seen.path.startsWith(SERVICE)) return undefined
    const method = seen.path.slice(SERVICE.length)
    const known = REQUESTS[method]
    const body = seen.body as Record<string, unknown>
    if (known === undefined || seen.method !== 'POST') {
      this.#complain(`${seen.method} ${seen.path}: the cache service has no such method`)
      return NOT_FOUND
    }
    for (const name of new Set([...Object.keys(known), ...Object.keys(body)])) {
      if (name === 'restore_keys' || known[name]?.(body[name]) === true) continue
      this.#complain(`${method}: ${name} is ${JSON.stringify(body[name])}`)
    }
    const claims = /^Bearer [^.]+\.([^.]+)\.$/.exec(authorization ?? '')?.[1]
    if (claims === undefined) return { status: 401, body: { code: 'unauthenticated', msg: 'no runtime token' } }
    const access: { Scope: string }[] = JSON.parse(JSON.parse(Buffer.from(claims, 'base64url').toString()).ac)
    const scopes = access.map(({ Scope }) => Scope)
    return { status: 200, body: this.#cacheMethod(method, String(body.key), String(body.version), scopes) }
  }

  #cacheMethod(method: string, key: string, version: string, scopes: readonly string[]): unknown {
    const [own = MAIN] = scopes
    if (method === 'GetCacheEntryDownloadURL') {
      const found = scopes.flatMap((ref) =>
        this.caches.filter((one) => one.ref === ref && one.key === key && one.version === version && one.size > 0),
      )[0]
      if (found === undefined) return { ok: false, signed_download_url: '', matched_key: '' }
      return { ok: true, signed_download_url: this.host.sign(found.path), matched_key: found.key }
    }
    const twin = this.caches.find((one) => one.ref === own && one.key === key && one.version === version)
    if (method === 'CreateCacheEntry') {
      if (twin !== undefined) return { ok: false, signed_upload_url: '', message: 'cache entry already exists' }
      const id = this.#next++
      this.caches.push({ id, key, version, ref: own, createdAt: this.#time(), path: `/store/caches/${id}`, size: 0 })
      return { ok: true, signed_upload_url: this.host.sign(`/store/caches/${id}`), message: '' }
    }
    if (twin === undefined) return { ok: false, entry_id: '0', message: 'no such entry' }
    twin.size = this.host.blobs.get(twin.path)?.body.length ?? 0
    return { ok: twin.size > 0, entry_id: String(twin.id), message: '' }
  }

  /** A second later each time. */
  #time(): string {
    return new Date(Date.UTC(2026, 10, 30, 12, 0, this.#next)).toISOString().replace('.000', '')
  }

  #run({ id, branch, event, conclusion, head, workflow }: StoredRun): unknown {
    const repository = this.#description.sample('minimal-repository', { full_name: 'o/r' })
    return this.#description.sample('workflow-run', {
      ...{ id, event, conclusion, repository, head_branch: branch, status: 'completed' },
      path: `.github/workflows/${workflow}`,
      head_repository: this.#description.sample('minimal-repository', { full_name: head, fork: head !== 'o/r' }),
    })
  }

  #artifact({ id, run, name, expired, size, digest, createdAt }: StoredArtifact): unknown {
    const url = `https://api.github.com/repos/o/r/actions/artifacts/${id}`
    return this.#description.sample('artifact', {
      ...{ id, name, expired, digest, url, archive_download_url: `${url}/zip`, size_in_bytes: size },
      ...{ created_at: createdAt, updated_at: createdAt, expires_at: createdAt },
      workflow_run: { id: run, repository_id: 1, head_repository_id: 1, head_branch: 'main', head_sha: 'a'.repeat(40) },
    })
  }
}

const NOT_FOUND: Answer = { status: 404, body: { message: 'Not Found' } }

function cacheShape({ id, ref, key, version, createdAt, size }: StoredCache): unknown {
  return { id, ref, key, version, created_at: createdAt, last_accessed_at: createdAt, size_in_bytes: size }
}

/** A page of a list that stands in an object, with how many there are in all. */
function listed(seen: Seen, query: URLSearchParams, name: string, items: readonly unknown[]): Answer {
  const answer = page(seen, query, items)
  return { ...answer, body: { total_count: items.length, [name]: answer.body } }
}
