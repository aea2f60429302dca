/** The cache before anything is restored: which entries count, and what is said where it cannot be used. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { restoreBaseline, saveBaselineText } from '../../../src/io/github/cache.js'
import type { Reach } from '../../../src/io/github/reach.js'
import { MissingSource, UserError } from '../../../src/model/error.js'
import { digestHex } from '../../harness/digest.js'
import { LoopbackGitHub, REFUSED } from '../../harness/github.js'
import { reach } from '../../harness/reach.js'

const github = new LoopbackGitHub()
const DIGEST = digestHex('{}')
let workspace = ''
let env: Record<string, string> = {}

beforeAll(async () => {
  workspace = mkdtempSync(join(tmpdir(), 'mcp-compat-cache-'))
  process.env.GITHUB_API_URL = await github.start()
  env = { ...github.actions.cacheEnvironment(github.url) }
})
afterEach(() => {
  const { violations } = github
  github.reset()
  expect(violations).toEqual([])
  expect(readdirSync(workspace)).toEqual([])
})
afterAll(async () => {
  await github.stop()
  rmSync(workspace, { recursive: true, force: true })
})

async function refusal(key: string, more: Record<string, string> = {}, from: Reach = reach()): Promise<UserError> {
  const error = await restoreBaseline(from, key, { env: { ...env, ...more }, workspace }).then(
    (found) => new Error(`it was accepted: ${JSON.stringify(found)}`),
    (reason: unknown) => reason,
  )
  if (!(error instanceof UserError)) throw error
  expect(error.message).toMatch(/^[^\n]+\.$/)
  expect(error.next).toMatch(/^[^\n]+\.$/)
  return error
}

function list(key: string, more: Partial<(typeof github.actions.caches)[0]> = {}): void {
  const usual = {
    id: 1,
    key,
    version: 'v',
    ref: 'refs/heads/main',
    createdAt: '2026-11-30T12:00:00Z',
    path: '',
    size: 9,
  }
  github.actions.caches.push({ ...usual, ...more })
}

describe('no entry counts', () => {
  test.each([
    ['of a key that begins alike', `query-2-${DIGEST}-1-1`, {}],
    ['of the very key, without a digest', 'query', {}],
    ['that something else saved', 'query-linux-node', {}],
    ['with more after it', `query-${DIGEST}-1-1-x`, {}],
    ['of a pull request', `query-${DIGEST}-1-1`, { ref: 'refs/pull/7/merge' }],
    ['of another branch', `query-${DIGEST}-1-1`, { ref: 'refs/heads/topic' }],
  ])('%s', async (_what, key, more) => {
    list(key, more)
    const error = await refusal('query')
    expect(error).toBeInstanceOf(MissingSource)
    expect(error.message).toBe('The default branch has not saved cache:query yet.')
  })

  test('of a key that is a pattern', async () => {
    list(`query-${DIGEST}-1-1`)
    for (const key of ['q.ery', '.*', 'quer[y]']) expect(await refusal(key)).toBeInstanceOf(MissingSource)
  })
})

describe('one sentence', () => {
  test.each([
    ['no', { ACTIONS_CACHE_MODE: 'none' }, "this job's cache mode is none"],
    ['write only', { ACTIONS_CACHE_MODE: ' Write-Only ' }, "this job's cache mode is write-only"],
    ['a server of its own', { GITHUB_SERVER_URL: 'https://github.example.com' }, 'no cache service (version 2)'],
    ['a runner with version 1', { ACTIONS_CACHE_SERVICE_V2: '' }, 'no cache service (version 2)'],
    ['a runner without', { ACTIONS_RESULTS_URL: '' }, 'no cache service (version 2)'],
    ['a process without a token', { ACTIONS_RUNTIME_TOKEN: '' }, 'no cache service (version 2)'],
  ])('for %s cache', async (_what, more, words) => {
    const error = await refusal('query', more)
    expect(error.message).toContain(words)
    expect(error).not.toBeInstanceOf(MissingSource)
    expect(github.requests).toEqual([])
  })

  test('for a key that is none', async () => {
    for (const key of ['a,b', 'a\nb', 'x'.repeat(401)])
      expect((await refusal(key)).message).toContain('no key of a cache')
  })

  test('for a token that may not list', async () => {
    github.instead = () => REFUSED
    expect((await refusal('query')).next).toContain('`actions: read`')
  })

  test('for an event that names no default branch', async () => {
    expect((await refusal('query', {}, reach({ defaultBranch: undefined }))).message).toContain('the default branch')
  })

  test('for an entry that is far too large', async () => {
    list(`query-${DIGEST}-1-1`, { size: 2 ** 33 })
    expect((await refusal('query')).message).toBe('cache:query is larger than 64 MiB.')
  })

  test('for a link of the repository in its place, which nothing follows', async () => {
    list(`query-${DIGEST}-1-1`)
    const place = join(workspace, `.mcp-compat-cache-${digestHex('query').slice(0, 16)}`)
    const target = join(workspace, 'target')
    mkdirSync(target)
    symlinkSync(target, place)
    try {
      expect((await refusal('query')).message).toContain('something is there')
      await expect(saveBaselineText(reach(), 'query', '[]', { env, workspace })).rejects.toThrow(/something is there/)
      expect(existsSync(place)).toBe(true)
      expect(readdirSync(target)).toEqual([])
    } finally {
      rmSync(place)
      rmSync(target, { recursive: true })
    }
  })
})

describe('saving', () => {
  test('the same again does nothing', async () => {
    list(`query-${DIGEST}-1-1`)
    const saved = await saveBaselineText(reach(), 'query', '{}', { env, workspace })
    expect(saved).toEqual({ saved: 'before', key: `query-${DIGEST}-1-1` })
    expect(github.writes).toEqual([])
  })

  test('is refused where the cache may only be read', async () => {
    const place = { env: { ...env, ACTIONS_CACHE_MODE: 'read' }, workspace }
    await expect(saveBaselineText(reach(), 'query', '{}', place)).rejects.toThrow(/cache mode is read/)
  })
})
