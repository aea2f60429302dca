/**
 * Baselines in the runner's cache. An entry never changes, and a pull request may save entries of its own that the cache
 * service would prefer; so each entry's key holds the digest of what it stores, and only keys that GitHub lists for the
 * default branch count.
 */
import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MissingSource, UserError } from '../../model/error.js'
import { visible } from '../../model/visible.js'
import { atEnd } from '../ending.js'
import type { Found } from '../read/found.js'
import { codeOf, decodeText } from '../read/text.js'
import { asked, type Reach } from './reach.js'

/** Where the cache service is, and what its paths are relative to. */
export interface CachePlace {
  readonly env: NodeJS.ProcessEnv
  /** Absolute: the root of the checkout and this process's working directory. */
  readonly workspace: string
}

/** What became of a baseline that was to be saved. */
export type Saved =
  | { readonly saved: 'now' | 'before'; readonly key: string }
  | { readonly saved: 'not'; readonly why: string }

interface Entry {
  readonly key: string
  /** SHA-256 of the file, in hex. */
  readonly digest: string
  readonly size: number
}

/** The cache service tells entries apart by their paths, so they are the same on every runner. */
const FOLDER = '.mcp-compat-cache'
const FILE = 'baseline.json'
const MOST_BYTES = 64 * 1024 * 1024
/** Entries that are tried: one that another operating system saved cannot be restored here. */
const MOST_TRIED = 3
const MOST_LISTED = 1_000
const LONGEST_KEY = 400

/**
 * The newest baseline that the default branch saved under the key.
 * @throws MissingSource where there is none, UserError where the cache cannot be used or holds something else
 */
export async function restoreBaseline(reach: Reach, key: string, place: CachePlace): Promise<Found> {
  const shown = shownKey(key)
  usable(place.env, shown, 'read')
  const entries = await listEntries(reach, key, MOST_TRIED)
  if (entries.length === 0)
    throw new MissingSource(
      `The default branch has not saved ${shown} yet.`,
      'A push to the default branch with `baseline: ' +
        shown +
        '` saves it; entries that nobody reads go after 7 days.',
    )
  for (const entry of entries) {
    if (entry.size > MOST_BYTES)
      throw new UserError(`${shown} is larger than ${MOST_BYTES / 1024 / 1024} MiB.`, 'Delete the cache entry.')
    const text = await inFolder(place, key, shown, async (file, path) => {
      const { restoreCache } = await import('@actions/cache')
      const restored = await restoreCache([path], entry.key)
      return restored === entry.key ? await readChecked(file, entry, shown) : undefined
    })
    if (text !== undefined) return { texts: new Map([[shown, text]]), several: false }
  }
  throw new UserError(
    `${shown} is listed, but could not be restored.`,
    'The lines above say why; an entry that another operating system saved cannot be restored.',
  )
}

/**
 * Saves a baseline under the key, unless the newest one is the same. An entry that GitHub refuses is told in `why`.
 * @throws UserError where the cache cannot be used
 */
export async function saveBaselineText(reach: Reach, key: string, text: string, place: CachePlace): Promise<Saved> {
  const shown = shownKey(key)
  usable(place.env, shown, 'write')
  const digest = sha256(Buffer.from(text))
  const [newest] = await listEntries(reach, key, 1)
  if (newest?.digest === digest) return { saved: 'before', key: newest.key }
  // The run makes a key new even where an older baseline comes back.
  const full = `${key}-${digest}-${reach.runId ?? '0'}-${place.env.GITHUB_RUN_ATTEMPT || '1'}`
  return inFolder(place, key, shown, async (file, path) => {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    const { saveCache } = await import('@actions/cache')
    const id = await saveCache([path], full)
    if (id >= 0) return { saved: 'now', key: full }
    return { saved: 'not', why: `${shown} could not be saved; the lines above say why.` }
  })
}

function shownKey(key: string): string {
  if (key.length > LONGEST_KEY || /[,\p{Cc}]/u.test(key))
    throw new UserError(
      `"${visible(key, 100)}" is no key of a cache: it is longer than ${LONGEST_KEY} characters, or has a comma or a line break.`,
      'Write cache:KEY.',
    )
  return `cache:${visible(key)}`
}

/** The second version of the cache service, which github.com has; servers of one's own have the first one. */
function usable(env: NodeJS.ProcessEnv, shown: string, use: 'read' | 'write'): void {
  const mode = (env.ACTIONS_CACHE_MODE ?? '').trim().toLowerCase()
  const allowed = use === 'read' ? ['read', 'write'] : ['write', 'write-only']
  if (['none', 'read', 'write', 'write-only'].includes(mode) && !allowed.includes(mode))
    throw new UserError(`${shown} cannot be used: this job's cache mode is ${mode}.`, OTHERWISE)
  const host = env.GITHUB_SERVER_URL ? new URL(env.GITHUB_SERVER_URL).hostname.toLowerCase() : 'github.com'
  const cloud = host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost')
  if (!cloud || !env.ACTIONS_CACHE_SERVICE_V2 || !env.ACTIONS_RESULTS_URL || !env.ACTIONS_RUNTIME_TOKEN)
    throw new UserError(`${shown} cannot be used: this runner has no cache service (version 2).`, OTHERWISE)
}

const OTHERWISE = 'Keep the baseline in an artifact (artifact:NAME) or in the repository.'

/** Entries of exactly this key, the newest first. */
async function listEntries(reach: Reach, key: string, most: number): Promise<readonly Entry[]> {
  const { octokit, owner, repo } = await reach.repository()
  const branch = reach.event.defaultBranch
  if (branch === undefined)
    throw new UserError('cache: needs the default branch, and the event does not name it.', OTHERWISE)
  const pages = octokit.paginate.iterator(octokit.rest.actions.getActionsCacheList, {
    ...{ owner, repo, key: `${key}-`, ref: `refs/heads/${branch}`, sort: 'created_at', direction: 'desc' },
    per_page: 100,
  })
  const iterator = pages[Symbol.asyncIterator]()
  const entries: Entry[] = []
  let listed = 0
  while (entries.length < most && listed < MOST_LISTED) {
    const page = await asked(`list the caches of ${branch}`, () => iterator.next())
    if (page.done === true) break
    listed += page.value.data.length
    for (const { key: full = '', ref, size_in_bytes: size = 0 } of page.value.data) {
      const digest = full.startsWith(`${key}-`)
        ? /^([0-9a-f]{64})-\d+-\d+$/.exec(full.slice(key.length + 1))?.[1]
        : undefined
      if (digest !== undefined && ref === `refs/heads/${branch}`) entries.push({ key: full, digest, size })
    }
  }
  return entries.slice(0, most)
}

/** Runs `use` with the place of the file, absolute and from the workspace, and takes the place away afterwards. */
async function inFolder<T>(
  { workspace }: CachePlace,
  key: string,
  shown: string,
  use: (file: string, path: string) => Promise<T>,
): Promise<T> {
  // A link that the repository brings would lead what is unpacked to elsewhere.
  const folder = `${FOLDER}-${sha256(Buffer.from(key)).slice(0, 16)}`
  const absolute = join(workspace, folder)
  if (await exists(absolute))
    throw new UserError(`${shown} needs the place ${folder} in the workspace, and something is there.`, 'Remove it.')
  // A run that is cancelled must not leave it in the way of the next one.
  const forget = atEnd({ now: () => rmSync(absolute, { recursive: true, force: true }) })
  try {
    return await use(join(absolute, FILE), `${folder}/${FILE}`)
  } finally {
    await rm(absolute, { recursive: true, force: true })
    forget()
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

async function readChecked(file: string, { digest }: Entry, shown: string): Promise<string> {
  const stats = await lstat(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
  if (!stats?.isFile() || stats.size > MOST_BYTES)
    throw new UserError(`${shown} holds no baseline: the cache entry was made by something else.`, DELETE)
  const bytes = await readFile(file)
  if (sha256(bytes) !== digest)
    throw new UserError(`${shown} is not what the default branch saved: its SHA-256 is another one.`, DELETE)
  return decodeText(bytes, shown)
}

const DELETE = 'Delete the cache entry (`gh cache delete`), and find out who saved it.'

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
