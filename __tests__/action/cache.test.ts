/** The bundled Action with its baseline in the cache: saved on pushes to the default branch, restored in pull requests. */
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { pushEvent } from '../harness/events.js'
import { LoopbackGitHub } from '../harness/github.js'
import { type ActionResult, runAction } from '../harness/run-action.js'
import { BREAKING, COMPATIBLE, CONTRACT, createScene, queryContract, runPullRequest } from '../harness/scene.js'

jest.setTimeout(60_000)
const github = new LoopbackGitHub()
const SERVERS = `servers:
  - name: query
    baseline: cache:query
    candidate: ${CONTRACT}
  - name: broken
    baseline: cache:broken
    candidate: contracts/none.json
`
const scene = createScene(BREAKING, { 'servers.yml': SERVERS })
const { repository } = scene
const PULL = ['refs/pull/7/merge', 'refs/heads/main']
const INPUTS = { baseline: 'cache:query', calls: '' }
let run = 5_000

beforeAll(() => github.start())
afterEach(() => {
  const { violations } = github
  github.reset()
  expect(violations).toEqual([])
  repository.git('checkout', '-q', '--', '.')
  expect(repository.git('status', '--porcelain')).toBe('')
})
afterAll(async () => {
  await github.stop()
  repository.remove()
})

/** A push whose head holds the contract. */
async function push(
  contract: unknown,
  more: { ref?: string; scopes?: readonly string[]; inputs?: object; env?: object } = {},
): Promise<ActionResult> {
  repository.write({ [CONTRACT]: contract })
  const ref = more.ref ?? 'refs/heads/main'
  const done = await runAction({
    workspace: repository.folder,
    apiUrl: github.url,
    inputs: { contract: CONTRACT, ...INPUTS, ...more.inputs },
    event: 'push',
    payload: pushEvent(scene.base, scene.merge, ref),
    ...{ ref, sha: scene.merge },
    env: {
      ...github.actions.cacheEnvironment(github.url, more.scopes ?? [ref, 'refs/heads/main']),
      GITHUB_RUN_ID: String(run++),
      ...more.env,
    },
  })
  expect(repository.git('status', '--porcelain', '--untracked-files=all')).not.toContain('.mcp-compat')
  return done
}

function pull(inputs: object = {}, env: object = {}): Promise<ActionResult> {
  return runPullRequest(
    github,
    scene,
    { ...INPUTS, ...inputs },
    {
      env: { ...github.actions.cacheEnvironment(github.url, PULL), ...env },
    },
  )
}

/** The sentence of a run that could not check. */
function complaint(done: ActionResult): string {
  expect(done.code).toBe(2)
  expect(done.output).not.toMatch(/\n\s+at /)
  return done.log.annotations.filter(({ level }) => level === 'error').at(-1)?.message ?? ''
}

const keys = () => github.actions.caches.map(({ key, ref }) => `${ref} ${key}`)
const KEY = /^refs\/heads\/main query-[0-9a-f]{64}-\d+-1$/

describe('a push to the default branch', () => {
  test('saves the first baseline, and a pull request is held against it', async () => {
    const first = await push(queryContract())
    expect({ code: first.code, outcome: first.outputs.outcome }).toEqual({ code: 0, outcome: 'neutral' })
    expect(keys()).toEqual([expect.stringMatching(KEY)])
    repository.git('checkout', '-q', '--', '.')
    const held = await pull()
    expect(held.outputs).toMatchObject({ outcome: 'fail', breaking: '1' })
    expect(JSON.parse(held.report('report-file')).baseline.source).toBe('cache:query')
  })

  test('saves what changed and passes, once, and what comes back as the newest; nothing that fails', async () => {
    const described = queryContract({}, 'Runs one statement.')
    await push(queryContract())
    await push(queryContract())
    expect(keys()).toHaveLength(1)
    expect((await push(described)).outputs.outcome).toBe('pass')
    expect(keys()).toHaveLength(2)
    expect((await push(queryContract())).outputs.outcome).toBe('pass')
    expect(keys()).toHaveLength(3)
    expect(new Set(keys().map((key) => /[0-9a-f]{64}/.exec(key)?.[0])).size).toBe(2)
    expect((await push(BREAKING)).code).toBe(1)
    expect(keys()).toHaveLength(3)
  })
})

describe('nothing is saved', () => {
  test('by pushes to other branches and by pull requests', async () => {
    await push(queryContract())
    await push(COMPATIBLE, { ref: 'refs/heads/topic' })
    repository.git('checkout', '-q', '--', '.')
    await pull()
    expect(keys()).toHaveLength(1)
  })

  test('where the cache may only be read: a warning', async () => {
    await push(queryContract())
    const { code, log } = await push(COMPATIBLE, { env: { ACTIONS_CACHE_MODE: 'read' } })
    expect(code).toBe(0)
    expect(log.annotations).toMatchObject([
      { level: 'warning', message: expect.stringContaining('cache mode is read') },
    ])
    expect(keys()).toHaveLength(1)
  })
})

test('each server of a list has its own: one that cannot be read keeps no other from being saved', async () => {
  const inputs = { contract: '', baseline: '', 'config-file': 'servers.yml', 'allow-missing-baseline': 'true' }
  expect((await push(queryContract(), { inputs })).code).toBe(2)
  expect(keys()).toEqual([expect.stringMatching(KEY)])
  expect((await push(BREAKING, { inputs })).code).toBe(1)
  expect(keys()).toHaveLength(1)
})

test('a miss is a missing baseline', async () => {
  expect(complaint(await pull())).toContain('There is no baseline yet')
  const allowed = await pull({ 'allow-missing-baseline': 'true' })
  expect({ code: allowed.code, outcome: allowed.outputs.outcome }).toEqual({ code: 0, outcome: 'neutral' })
})

describe('a poisoned cache', () => {
  /** A pull request's own job saves in its own scope whatever it likes, under any key. */
  test('of the pull request itself does not count, but for the very key of the default branch, which is an error', async () => {
    await push(BREAKING, { scopes: PULL })
    const [own] = github.actions.caches
    if (own === undefined || own.ref !== PULL[0]) throw new Error('nothing was saved')
    await push(queryContract())
    const [, good] = github.actions.caches
    if (good === undefined || good.ref !== PULL[1]) throw new Error('nothing was saved')
    repository.git('checkout', '-q', '--', '.')
    expect((await pull()).outputs.outcome).toBe('fail')
    github.actions.caches = [{ ...own, key: good.key }, good]
    expect(complaint(await pull())).toContain('its SHA-256 is another one')
  })

  test('that is cut short or no archive is an error', async () => {
    await push(queryContract())
    repository.git('checkout', '-q', '--', '.')
    const { path = '' } = github.actions.caches[0] ?? {}
    const { body, type } = github.actions.host.blobs.get(path) ?? { body: Buffer.alloc(0), type: '' }
    for (const bad of [body.subarray(0, body.length / 2), Buffer.from('no archive')]) {
      github.actions.host.blobs.set(path, { body: bad, type })
      expect(complaint(await pull({ 'allow-missing-baseline': 'true' }))).toContain('could not be restored')
    }
  })
})

test('a cache service that is down is an error', async () => {
  await push(queryContract())
  repository.git('checkout', '-q', '--', '.')
  github.instead = ({ path }) => (path.startsWith('/twirp/') ? 'hang-up' : undefined)
  expect(complaint(await pull())).toContain('could not be restored')
})
