/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how references are written. */
/** What `init` writes for what it finds, and what it leaves alone. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { INPUTS } from '../../src/io/github/inputs.js'
import { gateCommand } from '../../src/run/gate-command.js'
import { type InitOptions, initCommand } from '../../src/run/init-command.js'
import { withSources } from '../../src/run/server-flags.js'
import { type Folder, refusalOf, useFolders } from '../io/folder.js'
import { Kept } from './terminal.js'

const SERVER = join(import.meta.dirname, '../../fixtures/servers/stdio.mjs')
const ACTION = `o/mcp-compat-action@${'a'.repeat(40)}`
const WORKFLOW = '.github/workflows/mcp-compat.yml'
const CONTRACT = JSON.stringify({ tools: [{ name: 'a', inputSchema: { type: 'object' } }] })
const PINNED = /^\s*- uses: [\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
const PACKAGE = {
  bin: { s: './dist/s.js' },
  scripts: { build: 'tsc' },
  dependencies: { '@modelcontextprotocol/sdk': '1' },
}

const folderOf = useFolders()

async function init(folder: Folder, options: InitOptions = {}, env: NodeJS.ProcessEnv = {}) {
  const kept = new Kept(folder.path, env)
  const end = await withSources({}, kept.terminal, (context) =>
    initCommand({ action: ACTION, ...options }, context, kept.terminal),
  )
  return { end, out: kept.out, err: kept.err }
}

const workflowIn = (folder: Folder) => readFileSync(join(folder.path, WORKFLOW), 'utf8')

interface Job {
  readonly 'timeout-minutes': number
  readonly permissions: object
  readonly steps: readonly {
    readonly uses: string
    readonly env?: object
    readonly with: { [input: string]: string }
  }[]
}

/** The workflow as GitHub reads it, held against what this project asks of its own workflows. */
function checked(text: string): { readonly job: Job; readonly on: object; readonly action: Job['steps'][number] } {
  expect(text.split('\n').filter((line) => /\buses:/.test(line) && !PINNED.test(line))).toEqual([])
  const workflow = parse(text)
  expect(workflow.permissions).toEqual({ contents: 'read' })
  expect(workflow.concurrency).toHaveProperty('group')
  const [job]: Job[] = Object.values(workflow.jobs)
  if (job === undefined) throw new Error('no job')
  expect(job['timeout-minutes']).toBeLessThanOrEqual(15)
  const [checkout, action] = job.steps
  if (checkout === undefined || action === undefined) throw new Error('no steps')
  expect(checkout.with).toMatchObject({ 'persist-credentials': false })
  expect(INPUTS).toEqual(expect.arrayContaining(Object.keys(action.with)))
  return { job, on: workflow.on, action }
}

describe('a package with a server', () => {
  test.each<[string, object, { [file: string]: string }, object]>([
    [
      'a bin and npm',
      PACKAGE,
      { 'package-lock.json': '' },
      { 'server-command': 'node dist/s.js', 'build-command': 'npm ci\nnpm run build\n' },
    ],
    [
      'pnpm',
      PACKAGE,
      { 'pnpm-lock.yaml': '' },
      { 'build-command': 'corepack enable\npnpm install --frozen-lockfile\npnpm run build\n' },
    ],
    ['no lock file', { ...PACKAGE, scripts: {} }, {}, { 'build-command': 'npm install' }],
    [
      'a start script',
      { scripts: { start: 'node src/s.js --stdio' }, devDependencies: { fastmcp: '1' } },
      {},
      { 'server-command': 'node src/s.js --stdio' },
    ],
    [
      'a start script for a shell',
      { scripts: { start: 'A=1 node s.js' }, dependencies: { fastmcp: '1' } },
      {},
      { 'server-command': 'npm start --silent' },
    ],
    [
      'a main module',
      { main: './my server.js', dependencies: { '@modelcontextprotocol/server': '2' } },
      {},
      { 'server-command': 'node "my server.js"' },
    ],
  ])('%s', async (_what, manifest, files, inputs) => {
    const folder = folderOf({ 'package.json': manifest, ...files })
    expect((await init(folder)).end).toBe('passed')
    const { action, on, job } = checked(workflowIn(folder))
    expect(action.uses).toBe(ACTION)
    expect(action.with).toMatchObject(inputs)
    expect(action.with).not.toHaveProperty('baseline')
    expect(on).toHaveProperty('pull_request')
    expect(job.permissions).toEqual({ contents: 'read', 'pull-requests': 'write' })
  })

  test('is captured with --capture, and compared with that; the next gate passes', async () => {
    const folder = folderOf({
      'package.json': { ...PACKAGE, bin: 's.mjs', scripts: {} },
      's.mjs': `await import(${JSON.stringify(SERVER)})`,
    })
    const { end, err } = await init(folder, { capture: true })
    expect(end).toBe('passed')
    expect(err).toContain('mcp-compat: Wrote mcp-contract.json.\n')
    expect(checked(workflowIn(folder)).action.with).toMatchObject({ baseline: 'mcp-contract.json' })
    const kept = new Kept(folder.path)
    const flags = {
      baseline: 'mcp-contract.json',
      candidate: `stdio:${process.execPath} s.mjs`,
      failOn: 'drift',
    } as const
    expect(await gateCommand({ format: 'text', name: 'x', ...flags }, kept.terminal)).toBe('passed')
  }, 30_000)

  test('that cannot be started says so, and nothing is written', async () => {
    const folder = folderOf({ 'package.json': { ...PACKAGE, bin: 'none.js' } })
    const refusal = await refusalOf(init(folder, { capture: true }))
    expect(refusal.next).toContain('Was it built (npm install, npm run build)?')
    expect(existsSync(join(folder.path, WORKFLOW))).toBe(false)
  })

  test('without a library for servers is none', async () => {
    const folder = folderOf({ 'package.json': { bin: 'a.js', dependencies: { express: '5' } } })
    expect((await refusalOf(init(folder))).message).toMatch(/^Nothing was found to begin with: /)
  })
})

describe('a client configuration', () => {
  const servers = {
    mcpServers: {
      real: { command: process.execPath, args: [SERVER], env: { A: '${A_TOKEN}', B: '${B:-x}' } },
      gone: { url: 'http://127.0.0.1:1/mcp' },
      off: { command: 'x', disabled: true, env: { C: '${C_TOKEN}' } },
    },
  }

  test('is watched every night, with its variables as secrets', async () => {
    const folder = folderOf({ '.mcp.json': servers })
    const { err } = await init(folder)
    const { action, on, job } = checked(workflowIn(folder))
    expect(action.with).toEqual({ servers: '.mcp.json', 'upload-sarif': true })
    expect(action.env).toEqual({ A_TOKEN: '${{ secrets.A_TOKEN }}' })
    expect(on).toEqual({ schedule: [{ cron: expect.any(String) }], workflow_dispatch: null })
    expect(job.permissions).toEqual({ contents: 'read', 'security-events': 'write' })
    expect(err).toContain('mcp-compat gate --servers .mcp.json --update-baseline')
    expect(err).toContain("set the repository's secrets A_TOKEN.")
  })

  test('is captured server by server; one that cannot be read is told and hides no other', async () => {
    const folder = folderOf({ '.mcp.json': servers })
    const { end, err } = await init(folder, { capture: true }, { A_TOKEN: 'sekrit-0123456789' })
    expect(end).toBe('unread')
    expect(readdirSync(join(folder.path, '.mcp-compat'))).toEqual(['real.json'])
    expect(err).toMatch(/^mcp-compat: Server gone could not be read: /m)
    expect(err).toContain('mcp-compat: Server off is switched off, and was left out.\n')
    expect(err + workflowIn(folder) + readFileSync(join(folder.path, '.mcp-compat/real.json'), 'utf8')).not.toContain(
      'sekrit',
    )
  }, 30_000)
})

describe('what is there already', () => {
  test('is never overwritten without --force', async () => {
    const folder = folderOf({ 'contract.json': CONTRACT, [WORKFLOW]: 'mine' })
    expect((await refusalOf(init(folder))).sentence).toBe(
      `${WORKFLOW} is there already. With --force it is overwritten.`,
    )
    expect(workflowIn(folder)).toBe('mine')
    expect((await init(folder, { force: true })).end).toBe('passed')
    expect(checked(workflowIn(folder)).action.with).toMatchObject({ contract: 'contract.json' })
  })

  test('nothing is written with --dry-run, and all is printed', async () => {
    const folder = folderOf({ 'contracts/a.json': CONTRACT, 'contracts/b.json': '{"no": "contract"}' })
    const { out, err } = await init(folder, { dryRun: true })
    expect(readdirSync(folder.path)).toEqual(['contracts'])
    expect(checked(out).action.with).toMatchObject({ contract: 'contracts/a.json' })
    expect(err).toContain('Nothing was written.')
  })

  test('a baseline of a server stays, which is said', async () => {
    const folder = folderOf({
      '.mcp.json': { mcpServers: { real: { command: process.execPath, args: [SERVER] } } },
      '.mcp-compat/real.json': CONTRACT,
    })
    const { err } = await init(folder, { capture: true })
    expect(err).toContain('.mcp-compat/real.json is there already and stays as it is.')
    expect(readFileSync(join(folder.path, '.mcp-compat/real.json'), 'utf8')).toBe(CONTRACT)
  }, 30_000)
})

test('what was not chosen is said', async () => {
  const folder = folderOf({ 'package.json': PACKAGE, '.mcp.json': { mcpServers: { a: { command: 'x' } } } })
  expect((await init(folder)).err).toContain('Also found .mcp.json: ')
})

test.each<[string, InitOptions, RegExp]>([
  [
    'an Action that is not pinned',
    { action: 'o/r@main', serverCommand: 'x' },
    /^--action is "o\/r@main", which is no OWNER\/REPOSITORY@COMMIT\. /,
  ],
  [
    'a command that is an expression',
    { serverCommand: 'node ${{ github.token }}' },
    /holds what a workflow takes for an expression/,
  ],
  ['two jobs at once', { serverCommand: 'x', servers: 'y' }, /^--server-command and --servers are both given\. /],
])('%s is refused', async (_what, options, sentence) => {
  expect((await refusalOf(init(folderOf(), options))).sentence).toMatch(sentence)
})

test('commands that YAML would read otherwise are quoted', async () => {
  const folder = folderOf()
  const command = `uv run "my server" --level: 'x' # y`
  await init(folder, { serverCommand: command })
  expect(checked(workflowIn(folder)).action.with).toMatchObject({ 'server-command': command })
})

test('a secret in a command does not get into the workflow', async () => {
  const folder = folderOf({})
  const error = await refusalOf(init(folder, { serverCommand: 'node s.js --token hunter2-swordfish' }))
  expect(error.sentence).toMatch(/"node s\.js --token \*\*\*" holds what looks like a secret/)
  expect(existsSync(join(folder.path, WORKFLOW))).toBe(false)
})

test('an event file that is not there disturbs nobody who does not need it', async () => {
  const folder = folderOf({ 'a.json': CONTRACT })
  const kept = new Kept(folder.path, { GITHUB_EVENT_PATH: '/no/such/event.json' })
  const flags = { format: 'text', name: 'x', baseline: 'a.json', candidate: 'a.json' } as const
  expect(await gateCommand(flags, kept.terminal)).toBe('passed')
  const asking = gateCommand({ ...flags, baseline: 'artifact:x' }, kept.terminal)
  expect((await refusalOf(asking)).message).toMatch(/event file/)
})
