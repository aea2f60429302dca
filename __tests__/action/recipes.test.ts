/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how references are written. */
/** Every workflow of docs/recipes.md, read from the page and run: the Action's inputs by its bundle, the rest as it stands. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { parse } from 'yaml'
import { parseSource } from '../../src/model/source.js'
import { ROOT } from '../cli/bundle.js'
import { pullRequestEvent, pushEvent, scheduleEvent } from '../harness/events.js'
import { LoopbackGitHub } from '../harness/github.js'
import { type Files, Repository } from '../harness/repository.js'
import { type ActionResult, type ActionRun, runAction } from '../harness/run-action.js'
import { BREAKING, COMPATIBLE, queryContract } from '../harness/scene.js'
import { zip } from '../harness/zip.js'

jest.setTimeout(120_000)

const PAGE = readFileSync(join(ROOT, 'docs/recipes.md'), 'utf8')
const MARKED = [...PAGE.matchAll(/<!-- recipe: ([a-z-]+) -->\n```yaml\n([\s\S]*?)```/g)]
const RECIPES = new Map(MARKED.map(([, name = '', code = '']) => [name, code]))
const ACTION = 'OWNER/mcp-compat-action@COMMIT'
const SECRET = 'sekrit-0123456789'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly env?: Readonly<Record<string, string>>
  readonly with?: Readonly<Record<string, unknown>>
}
interface Workflow {
  readonly on: unknown
  readonly permissions: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[]; readonly permissions?: object }>>
}

function workflow(name: string): Workflow {
  const code = RECIPES.get(name)
  if (code === undefined) throw new Error(`no recipe ${name}`)
  return parse(code)
}
const stepsOf = (name: string) => Object.values(workflow(name).jobs).flatMap(({ steps }) => steps)

/** What the runner puts in place of expressions. */
function filled(values: Readonly<Record<string, unknown>> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      String(value).replaceAll(/\$\{\{ secrets\.\w+ \}\}/g, SECRET),
    ]),
  )
}

function actionStep(name: string): { readonly inputs: Record<string, string>; readonly env: Record<string, string> } {
  const step = stepsOf(name).find(({ uses }) => uses === ACTION)
  if (step === undefined) throw new Error(`recipe ${name} does not use the Action`)
  return { inputs: filled(step.with), env: filled(step.env) }
}

/** A server on standard input and output, of nothing but node; it serves the contract in tools.json. */
const SERVER = `
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
const { tools } = JSON.parse(readFileSync(new URL('../tools.json', import.meta.url)))
const answers = {
  initialize: () => ({ protocolVersion: '2025-11-25', capabilities: { tools: {} }, serverInfo: { name: 's', version: '1.0.0' } }),
  'tools/list': () => ({ tools }),
}
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line)
  if (id === undefined) return
  const outcome = answers[method] ? { result: answers[method]() } : { error: { code: -32601, message: 'no' } }
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, ...outcome }) + '\\n')
})
`
const MANIFEST = {
  name: 's',
  version: '1.0.0',
  type: 'module',
  scripts: { build: 'mkdir -p dist && cp src/server.js dist/' },
}
const LOCK = { name: 's', version: '1.0.0', lockfileVersion: 3, packages: { '': { name: 's', version: '1.0.0' } } }
const FIRST: Files = {
  'package.json': MANIFEST,
  'package-lock.json': LOCK,
  'src/server.js': SERVER,
  'tools.json': queryContract(),
  'contract.json': queryContract(),
  '.gitignore': 'dist/\n',
}

const github = new LoopbackGitHub()
const cleanups: (() => void)[] = []
beforeAll(() => github.start())
afterEach(() => {
  const { violations } = github
  github.reset()
  for (const clean of cleanups.splice(0)) clean()
  expect(violations).toEqual([])
})
afterAll(() => github.stop())

/** main holds the first files and is tagged; topic changes some; HEAD is the merge, as GitHub checks it out. */
function branches(change: Files, more: Files = {}) {
  const repository = Repository.create()
  cleanups.push(() => repository.remove())
  const base = repository.commit('Begin', { ...FIRST, ...more })
  repository.git('tag', 'v1.0.0')
  repository.git('checkout', '-q', '-b', 'topic')
  const head = repository.commit('Change', change)
  return { repository, base, head, merge: repository.mergeCheckout(base, head) }
}

function run(recipe: string, repository: Repository, more: Partial<ActionRun>): Promise<ActionResult> {
  const { inputs, env } = actionStep(recipe)
  return runAction({
    workspace: repository.folder,
    apiUrl: github.url,
    event: 'pull_request',
    ...more,
    inputs,
    env: { ...env, ...more.env, PATH: more.env?.PATH ?? process.env.PATH ?? '' },
  })
}

function onPullRequest(recipe: string, change: Files, more: Files = {}, options: { fork?: boolean } = {}) {
  const { repository, base, head, merge } = branches(change, more)
  const payload = pullRequestEvent(7, base, head, options)
  return run(recipe, repository, { payload, ref: 'refs/pull/7/merge', sha: merge })
}

describe('the page', () => {
  test('has every recipe once, and each recipe is run here', () => {
    const blocks = [...PAGE.matchAll(/```yaml/g)]
    expect(MARKED.length).toBe(blocks.length)
    expect([...RECIPES.keys()]).toEqual([
      ...[
        'pull-request',
        'last-release',
        'nightly',
        'contract-file',
        'recordings',
        'shards',
        'pin',
        'package',
        'uvx',
        'container',
      ],
      ...['fork-check', 'fork-comment'],
    ])
  })

  test.each([...RECIPES.keys()])('%s: least permissions, pinned actions, nothing of a stranger in a script', (name) => {
    const { permissions, jobs } = workflow(name)
    expect(
      Object.entries(permissions).filter(
        ([scope, may]) => may === 'write' && !/^(?:pull-requests|security-events)$/.test(scope),
      ),
    ).toEqual([])
    expect(Object.values(jobs).some((job) => 'permissions' in job)).toBe(false)
    const code = RECIPES.get(name) ?? ''
    const uses = code.split('\n').filter((line) => /\buses:/.test(line) && !line.includes(ACTION))
    expect(uses.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
    for (const { run: script, with: given } of stepsOf(name)) expect(`${script} ${given?.script}`).not.toContain('${{')
  })

  test('no recipe but the one that starts nothing has both the right to write and a stranger’s words', () => {
    const writing = [...RECIPES.keys()].filter((name) => RECIPES.get(name)?.includes('workflow_run:'))
    expect(writing).toEqual(['fork-comment'])
    expect(
      stepsOf('fork-comment').some(({ uses, run: script }) => uses?.startsWith('actions/checkout') || script),
    ).toBe(false)
    expect([...RECIPES.values()].some((code) => code.includes('pull_request_target'))).toBe(false)
  })
})

describe('a server author', () => {
  test('on a pull request: both sides are built, the break is told in a comment', async () => {
    const { code, outputs } = await onPullRequest('pull-request', { 'tools.json': BREAKING })
    expect([code, outputs.outcome]).toEqual([1, 'fail'])
    expect(github.comments).toHaveLength(1)
    expect(github.comments[0]?.body).toContain('`tenant_id`')
  })

  test('with the label that the recipe names', async () => {
    github.labels.set(7, ['accept-breaking'])
    expect((await onPullRequest('pull-request', { 'tools.json': BREAKING })).code).toBe(0)
  })

  test('against the last release', async () => {
    const { repository, base } = branches({ 'tools.json': BREAKING })
    const after = repository.commit('Later', { 'notes.txt': 'x' })
    const { code, outputs } = await run('last-release', repository, {
      event: 'push',
      payload: pushEvent(base, after),
      sha: after,
    })
    expect([code, outputs.outcome]).toEqual([1, 'fail'])
  })

  test('with a contract file', async () => {
    expect((await onPullRequest('contract-file', { 'contract.json': BREAKING })).code).toBe(1)
    expect((await onPullRequest('contract-file', { 'contract.json': COMPATIBLE })).code).toBe(0)
  })

  test('with a pin: one more byte fails, and the way to move it is told', async () => {
    const more = { 'mcp-contract.json': queryContract() }
    const changed = { 'tools.json': queryContract({}, 'Runs SQL!') }
    const { code, outputs } = await onPullRequest('pin', changed, more)
    expect([code, outputs.outcome]).toEqual([1, 'fail'])
    expect((await onPullRequest('pin', { 'notes.txt': 'x' }, more)).outputs.breaking).toBe('0')
  })

  test('with recordings of another workflow', async () => {
    const { id } = github.actions.addRun({ workflow: 'agents.yml' })
    const calls = JSON.stringify({ tool: 'run_query', arguments: { sql: 'select 1' } })
    github.actions.addArtifact(id, 'recordings', zip([{ name: 'a.jsonl', content: `${calls}\n` }]))
    const { code, outputs } = await onPullRequest('recordings', { 'contract.json': BREAKING })
    expect([code, outputs['broken-calls']]).toEqual([1, '1'])
  })
})

describe('on several machines', () => {
  const lines = Array.from({ length: 40 }, (_, at) =>
    JSON.stringify({ tool: 'run_query', arguments: { sql: `select ${at}` } }),
  )
  const more = { 'recordings/a.jsonl': `${lines.join('\n')}\n` }

  /** Runs the shards, each with its artifact, and then the job that joins them. */
  async function onMachines(change: Files, without: readonly number[] = []) {
    const { repository, base, head, merge } = branches(change, more)
    const where = {
      ...{
        workspace: repository.folder,
        apiUrl: github.url,
        event: 'pull_request',
        ref: 'refs/pull/7/merge',
        sha: merge,
      },
      payload: pullRequestEvent(7, base, head),
      env: { PATH: process.env.PATH ?? '' },
    }
    const [shard, joined] = Object.values(workflow('shards').jobs).map(({ steps }) =>
      filled(steps.find(({ uses }) => uses === ACTION)?.with),
    )
    const parts: ActionResult[] = []
    for (const index of [1, 2, 3, 4]) {
      const inputs = { ...shard, shard: (shard?.shard ?? '').replace('${{ matrix.shard }}', String(index)) }
      parts.push(await runAction({ ...where, inputs, job: 'shard' }))
      const folder = join(repository.folder, 'shards', `mcp-compat-shard-${index}`)
      mkdirSync(folder, { recursive: true })
      if (!without.includes(index)) writeFileSync(join(folder, 'shard.json'), parts.at(-1)?.report('report-file') ?? '')
    }
    const quiet = github.writes.length
    return { parts, quiet, whole: await runAction({ ...where, inputs: joined ?? {} }) }
  }

  test('the shards judge nothing, and the last job tells what one run would have told', async () => {
    const { parts, quiet, whole } = await onMachines({ 'contract.json': BREAKING })
    expect(parts.map(({ code, outputs }) => [code, outputs.outcome])).toEqual(Array(4).fill([0, 'neutral']))
    expect(parts.reduce((sum, { outputs }) => sum + Number(outputs['broken-calls']), 0)).toBe(40)
    expect(quiet).toBe(0)
    expect([whole.code, whole.outputs.outcome, whole.outputs['broken-calls']]).toEqual([1, 'fail', '40'])
    expect(github.comments).toHaveLength(1)
    const [comment] = github.comments
    github.reset()
    const { inputs } = actionStep('shards')
    const { shard: _, 'json-file': __, ...one } = inputs
    const { repository, base, head, merge } = branches({ 'contract.json': BREAKING }, more)
    const alone = await runAction({
      ...{
        workspace: repository.folder,
        apiUrl: github.url,
        event: 'pull_request',
        ref: 'refs/pull/7/merge',
        sha: merge,
      },
      ...{ payload: pullRequestEvent(7, base, head), env: { PATH: process.env.PATH ?? '' }, inputs: one },
    })
    const plain = (text: string | undefined) => text?.replaceAll(/[0-9a-f]{40}/g, 'COMMIT')
    expect(plain(github.comments[0]?.body)).toBe(plain(comment?.body))
    expect(plain(alone.summary)).toBe(plain(whole.summary))
  })

  test('a shard that is missing is an error', async () => {
    const { whole } = await onMachines({ 'contract.json': COMPATIBLE }, [3])
    expect([whole.code, whole.outputs.outcome]).toEqual([2, 'error'])
    expect(whole.output).toContain('Shard 3 of 4 is missing.')
  })
})

/** Without the lines by which the runner is told what to hide. */
const unmasked = (output: string) => output.replaceAll(/^::add-mask::.*$/gm, '')

describe('an agent team', () => {
  test('at night: an alert for what changed, an error for what is gone, and no secret anywhere', async () => {
    const servers = {
      search: { command: 'node', args: ['src/server.js'], env: { SEARCH_TOKEN: '${SEARCH_TOKEN}' } },
      gone: { url: 'http://127.0.0.1:1/mcp', headers: { Authorization: 'Bearer ${SEARCH_TOKEN}' } },
    }
    const { repository } = branches(
      { 'tools.json': BREAKING },
      {
        '.mcp.json': { mcpServers: servers },
        '.mcp-compat/search.json': queryContract(),
        '.mcp-compat/gone.json': queryContract(),
      },
    )
    const { code, outputs, output, summary, report } = await run('nightly', repository, {
      event: 'schedule',
      payload: scheduleEvent,
    })
    expect([code, outputs.outcome]).toEqual([1, 'fail'])
    const [analysis] = github.analyses
    const { runs } = JSON.parse(analysis?.sarif ?? '{}')
    const told = runs.map((one: { automationDetails: { id: string }; results: unknown[] }) => [
      one.automationDetails.id.split('/').slice(2).join('/'),
      one.results.length,
    ])
    expect(told).toEqual([
      ['', 0],
      ['search/', 1],
    ])
    expect(summary).toContain('`gone`')
    expect(output).toContain('Server gone could not be read: ')
    expect(unmasked(output) + summary + report('report-file') + analysis?.sarif).not.toContain(SECRET)
  })

  test('a package: its source is one', () => {
    const { inputs } = actionStep('package')
    expect(parseSource(inputs.candidate ?? '')).toMatchObject({
      kind: 'npm',
      name: '@modelcontextprotocol/server-memory',
    })
  })

  test.each([
    ['uvx', 'approved/fetch.json', '[ "$*" = "mcp-server-fetch" ]'],
    [
      'container',
      'approved/server.json',
      '[ "$*" = "run -i --rm -e API_TOKEN ghcr.io/example/server:1" ] && [ "$API_TOKEN" = "$EXPECTED" ]',
    ],
  ])('%s: the program is started with the words of the recipe', async (recipe, baseline, holds) => {
    const { repository, merge } = branches({ 'tools.json': BREAKING }, { [baseline]: queryContract() })
    const bin = mkdtempSync(join(tmpdir(), 'mcp-compat-bin-'))
    cleanups.push(() => rmSync(bin, { recursive: true }))
    const program = join(bin, recipe === 'uvx' ? 'uvx' : 'docker')
    const check = holds.replace('$EXPECTED', SECRET)
    writeFileSync(program, `#!/bin/sh\n${check} || { echo "called with $*" >&2; exit 9; }\nexec node src/server.js\n`)
    chmodSync(program, 0o755)
    const env = { PATH: `${bin}:${process.env.PATH}` }
    const { code, outputs, output } = await run(recipe, repository, { event: 'workflow_dispatch', sha: merge, env })
    expect([code, outputs.outcome]).toEqual([1, 'fail'])
    expect(unmasked(output)).not.toContain(SECRET)
  })
})

describe('pull requests from forks', () => {
  test('the check leaves the comment behind, and posts nothing', async () => {
    const { code, outputs } = await onPullRequest('fork-check', { 'contract.json': BREAKING }, {}, { fork: true })
    expect(code).toBe(1)
    expect(github.writes).toEqual([])
    const script = stepsOf('fork-check').find(({ run: text }) => text !== undefined)?.run ?? ''
    const folder = mkdtempSync(join(tmpdir(), 'mcp-compat-fork-'))
    cleanups.push(() => rmSync(folder, { recursive: true }))
    execFileSync('sh', ['-e', '-c', script], {
      cwd: folder,
      env: { PATH: process.env.PATH, BODY: outputs['comment-body'] },
    })
    expect(readFileSync(join(folder, 'comment.md'), 'utf8').trim()).toBe(outputs['comment-body']?.trim())
  })

  const HEAD = 'a'.repeat(40)
  const RUN = { head_repository: { owner: { login: 'stranger' } }, head_branch: 'topic', head_sha: HEAD }

  interface World {
    readonly pulls: readonly { number: number; head: { sha: string } }[]
    readonly comments: readonly { id: number; body: string; user: { type: string } }[]
  }

  /** Runs the script of the recipe as actions/github-script does; gives what it asked for and wrote. */
  async function comment(text: string, { pulls, comments }: World) {
    const folder = mkdtempSync(join(tmpdir(), 'mcp-compat-comment-'))
    cleanups.push(() => rmSync(folder, { recursive: true }))
    mkdirSync(join(folder, 'downloaded'))
    writeFileSync(join(folder, 'downloaded/comment.md'), text)
    const script = String(stepsOf('fork-comment').find(({ with: given }) => given?.script)?.with?.script)
    const asked: unknown[] = []
    const written: { act: string; [key: string]: unknown }[] = []
    const list = (answer: unknown) => Object.assign(() => {}, { answer })
    const write = (act: string) => async (options: object) => void written.push({ act, ...options })
    const client = {
      paginate: async (method: { answer: unknown }, options: unknown) => {
        asked.push(options)
        return method.answer
      },
      rest: {
        pulls: { list: list(pulls) },
        issues: { listComments: list(comments), createComment: write('create'), updateComment: write('update') },
      },
    }
    const context = { repo: { owner: 'o', repo: 'r' }, payload: { workflow_run: RUN } }
    const require = () => ({ readFileSync: (file: string, how: 'utf8') => readFileSync(join(folder, file), how) })
    const AsyncFunction = (async () => {}).constructor as new (
      ...parts: string[]
    ) => (...values: unknown[]) => Promise<void>
    await new AsyncFunction('github', 'context', 'core', 'require', script)(
      client,
      context,
      { notice: () => {} },
      require,
    )
    return { asked, written }
  }

  test('the comment goes to the open pull request whose head the run had, whatever the text says', async () => {
    const pulls = [
      { number: 3, head: { sha: 'b'.repeat(40) } },
      { number: 7, head: { sha: HEAD } },
    ]
    const text = `PR: 3 @octo/team ${'x'.repeat(100_000)}`
    const { asked, written } = await comment(text, { pulls, comments: [] })
    expect(asked[0]).toEqual({ owner: 'o', repo: 'r', state: 'open', head: 'stranger:topic' })
    expect(written).toEqual([expect.objectContaining({ act: 'create', issue_number: 7 })])
    const body = String(written[0]?.body)
    expect(body.length).toBeLessThan(65_536)
    expect(body).not.toContain('@octo')
  })

  test('its own comment is kept up to date, and nobody else’s is touched', async () => {
    const marker = '<!-- mcp-compat of a fork -->'
    const comments = [
      { id: 1, body: `${marker} forged`, user: { type: 'User' } },
      { id: 2, body: 'else', user: { type: 'Bot' } },
      { id: 3, body: `${marker}\nold`, user: { type: 'Bot' } },
    ]
    const { written } = await comment('new', { pulls: [{ number: 7, head: { sha: HEAD } }], comments })
    expect(written).toEqual([{ act: 'update', owner: 'o', repo: 'r', comment_id: 3, body: `${marker}\nnew` }])
  })

  test('nothing is posted where the pull request has moved on', async () => {
    const { written } = await comment('x', { pulls: [{ number: 7, head: { sha: 'c'.repeat(40) } }], comments: [] })
    expect(written).toEqual([])
  })
})
