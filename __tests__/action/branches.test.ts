/** The bundled Action on two branches of one server: both are built and started, and the checkout stays as it is. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { pullRequestEvent } from '../harness/events.js'
import { LoopbackGitHub } from '../harness/github.js'
import { type Files, Repository } from '../harness/repository.js'
import { type ActionResult, type ActionRun, runAction } from '../harness/run-action.js'
import { BREAKING, COMPATIBLE, queryContract } from '../harness/scene.js'

jest.setTimeout(120_000)

/** A server on standard input and output, of nothing but node; it serves what its build has made of tools.json. */
const SERVER = `
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
const { tools } = JSON.parse(readFileSync(new URL('built/tools.json', import.meta.url)))
const answers = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion: protocolVersion > '2025-11-25' ? '2025-11-25' : protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'tiny', version: '1.0.0' },
  }),
  'tools/list': () => ({ tools }),
  ping: () => ({}),
}
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line)
  if (id === undefined) return
  const answer = answers[method]
  const outcome = answer ? { result: answer(params) } : { error: { code: -32601, message: 'Method not found' } }
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, ...outcome }) + '\\n')
})
`
const BUILD = 'mkdir -p built && cp tools.json built/ && echo built at $(git rev-parse --short HEAD)'
const INPUTS = { 'server-command': 'node server.mjs', 'build-command': BUILD }

const notes = mkdtempSync(join(tmpdir(), 'mcp-compat-notes-'))
const github = new LoopbackGitHub()
const repositories: Repository[] = []

/** main has the release v1.0.0 and moves on after topic has left it; HEAD is the merge of both. */
function createBranches(candidate: Files, base: Files = {}) {
  const repository = Repository.create()
  repositories.push(repository)
  const first = { 'server.mjs': SERVER, 'tools.json': queryContract(), '.gitignore': 'built/\n', ...base }
  repository.commit('Begin', Object.fromEntries(Object.entries(first).filter(([, content]) => content !== undefined)))
  repository.git('tag', 'v1.0.0')
  const left = repository.commit('Leave', { 'notes.txt': 'x' })
  repository.git('checkout', '-q', '-b', 'topic')
  const head = repository.commit('Change', candidate)
  repository.git('checkout', '-q', 'main')
  const tip = repository.commit('Move on', { 'other.txt': 'x' })
  return { repository, left, head, base: tip, merge: repository.mergeCheckout(tip, head) }
}
type Branches = ReturnType<typeof createBranches>
let breaking: Branches
let repaired: Branches

beforeAll(async () => {
  await github.start()
  breaking = createBranches({ 'tools.json': BREAKING })
  repaired = createBranches({ 'tools.json': COMPATIBLE }, { 'tools.json': undefined })
})
afterEach(() => {
  expect(github.violations).toEqual([])
  github.reset()
})
afterAll(async () => {
  await github.stop()
  for (const repository of repositories) repository.remove()
  rmSync(notes, { recursive: true })
})

function run(
  { repository, base, head, merge }: Branches,
  inputs: Readonly<Record<string, string>> = {},
  more: Partial<ActionRun> = {},
): Promise<ActionResult> {
  return runAction({
    workspace: repository.folder,
    apiUrl: github.url,
    inputs: { ...INPUTS, ...inputs },
    event: 'pull_request',
    payload: pullRequestEvent(7, base, head),
    ref: 'refs/pull/7/merge',
    sha: merge,
    ...more,
  })
}

function stateOf(repository: Repository): unknown {
  const read = (file: string) => readFileSync(join(repository.folder, file))
  return {
    ...{ index: read('.git/index'), config: read('.git/config'), head: read('.git/HEAD'), tools: read('tools.json') },
    ...{ worktrees: repository.git('worktree', 'list'), stash: repository.git('stash', 'list') },
    refs: repository.git('for-each-ref', 'refs/heads', 'refs/tags'),
    status: repository.git('--no-optional-locks', 'status', '--porcelain=v2', '--ignored', '--untracked-files=all'),
  }
}

const messages = ({ log }: ActionResult, level: string) =>
  log.annotations.filter((shown) => shown.level === level).map(({ message }) => message)

describe('a pull request', () => {
  test('that breaks its server fails; what was built is gone, and the checkout is as it was', async () => {
    const { repository, head } = breaking
    const before = stateOf(repository)
    const where = join(notes, 'where')
    const result = await run(breaking, { 'build-command': `${BUILD}\npwd >> ${where}` })
    expect([result.code, result.outputs.outcome, result.outputs.breaking]).toEqual([1, 'fail', '1'])
    expect(github.comments.map(({ body }) => body)).toEqual([expect.stringMatching(/`tenant_id` is now required/)])
    const groups = result.log.commands.filter(({ name }) => name === 'group').map(({ data }) => data)
    expect(groups).toEqual(['Build of the working tree', expect.stringMatching(/^Build of commit [0-9a-f]{12}$/)])
    expect(result.output).toMatch(/built at [0-9a-f]+\n::endgroup::/)
    const report = JSON.parse(result.report('report-file'))
    expect(report.candidate.source).toBe('build:.')
    const folders = readFileSync(where, 'utf8').trim().split('\n')
    expect(folders).toHaveLength(2)
    expect(folders.filter((folder) => folder.startsWith(repository.folder) || existsSync(folder))).toEqual([])
    expect(stateOf(repository)).toEqual(before)
    expect(head).toMatch(/^[0-9a-f]{40}$/)
  })

  test('in a clone of one commit is judged alike', async () => {
    const shallow = breaking.repository.shallowCheckout(breaking.merge)
    repositories.push(shallow)
    const before = stateOf(shallow)
    const result = await run(breaking, {}, { workspace: shallow.folder })
    expect([result.code, result.outputs.breaking]).toEqual([1, '1'])
    expect(stateOf(shallow)).toEqual(before)
    const released = await run(breaking, { 'base-ref': 'last-release' }, { workspace: shallow.folder })
    expect([released.code, released.outputs.breaking]).toEqual([1, '1'])
    expect(JSON.parse(released.report('report-file')).baseline.source).toBe('build:last-release')
  })

  test('is judged with what is not committed', async () => {
    const dirty = createBranches({ 'tools.json': BREAKING })
    dirty.repository.write({ 'tools.json': COMPATIBLE, 'new.txt': 'x', 'built/stale.txt': 'x' })
    dirty.repository.git('add', 'new.txt')
    const before = stateOf(dirty.repository)
    const { code, outputs } = await run(dirty, { 'build-command': `test ! -e built && ${BUILD}` })
    expect([code, outputs.outcome, outputs.breaking]).toEqual([0, 'pass', '0'])
    expect(stateOf(dirty.repository)).toEqual(before)
  })

  test('is compared with a branch from where it was left', async () => {
    const { repository, head } = breaking
    repository.git('checkout', '-q', '--detach', head)
    const where = join(notes, 'commits')
    const built = { 'build-command': `${BUILD}\ngit rev-parse HEAD >> ${where}` }
    const { code } = await run(breaking, { ...built, 'base-ref': 'main' }, { event: 'workflow_dispatch', payload: {} })
    repository.git('checkout', '-q', '--detach', breaking.merge)
    expect(code).toBe(1)
    expect(readFileSync(where, 'utf8').trim().split('\n')).toEqual([head, breaking.left])
  })
})

describe('a base that cannot be built', () => {
  test('is one error with its last lines and the choice', async () => {
    const { code, outputs, log } = await run(repaired)
    expect([code, outputs.outcome, outputs.breaking]).toEqual([2, 'error', ''])
    expect(log.annotations.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^The server cannot be built at commit [0-9a-f]{12}: .* ended with exit code 1\. It printed last: cp: .*tools\.json.*`on-base-failure: skip`/,
      ),
    ])
  })

  test('may be skipped: neutral, with a warning', async () => {
    const result = await run(repaired, { 'on-base-failure': 'skip' })
    expect([result.code, result.outputs.outcome]).toEqual([0, 'neutral'])
    expect(messages(result, 'error')).toEqual([])
    expect(messages(result, 'warning')).toEqual([expect.stringMatching(/^Nothing was compared: .*cannot be built at/)])
    expect(result.summary).toMatch(/neutral/)
  })

  test('nor started: the same', async () => {
    const silent = createBranches(
      { 'server.mjs': SERVER },
      { 'server.mjs': 'console.error("no way"); process.exit(3)' },
    )
    const result = await run(silent, { 'on-base-failure': 'skip' })
    expect([result.code, result.outputs.outcome]).toEqual([0, 'neutral'])
    expect(messages(result, 'warning')).toEqual([expect.stringMatching(/was built, but not understood: .*no way/)])
  })

  test('excuses no head that cannot', async () => {
    const broken = createBranches({ 'tools.json': undefined })
    const result = await run(broken, { 'on-base-failure': 'skip' })
    expect([result.code, result.outputs.outcome]).toEqual([2, 'error'])
    expect(messages(result, 'error')).toEqual([expect.stringMatching(/cannot be built at the working tree/)])
  })
})

test('nothing of pull_request_target is built', async () => {
  const result = await run(breaking, { 'build-command': `touch ${notes}/built` }, { event: 'pull_request_target' })
  expect([result.code, result.outputs.outcome]).toEqual([2, 'error'])
  expect(messages(result, 'error')).toEqual([expect.stringMatching(/starts a program, which is refused/)])
  expect(existsSync(join(notes, 'built'))).toBe(false)
})

test('secrets reach the server and nothing else; what a build prints is no command', async () => {
  const secret = 'correct-horse-battery'
  const build = `${BUILD}\nenv | sort > ${notes}/env\necho "::error::forged $API_KEY"\necho "##[error]forged"`
  const result = await run(breaking, {
    'build-command': build,
    'server-env': `API_KEY=${secret}\nMODE=fast`,
    'server-token': 'token-of-another-server',
  })
  expect(result.code).toBe(1)
  expect(result.log.masks).toEqual(expect.arrayContaining([secret, 'token-of-another-server']))
  const printed = result.output.split('\n').filter((line) => !line.startsWith('::add-mask::'))
  const written = [
    ...printed,
    result.summary,
    result.report('report-file'),
    result.leftBehind,
    ...Object.values(result.outputs),
  ]
  expect(written.join('\n')).not.toContain(secret)
  expect(written.join('\n')).not.toContain('token-of-another-server')
  expect(result.log.annotations.filter(({ message }) => message.includes('forged'))).toEqual([])
  const seen = readFileSync(join(notes, 'env'), 'utf8')
  expect(seen).toMatch(/^MODE=fast$/m)
  expect(seen).not.toMatch(/ghs_loopback|^(?:ACTIONS_|INPUT_|GITHUB_)/m)
})
