/** The ports of sources that come from elsewhere. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { reachOf } from '../../src/io/github/reach.js'
import { readCalls } from '../../src/io/read/calls.js'
import { readConfig } from '../../src/io/read/config.js'
import { readContract } from '../../src/io/read/contract.js'
import type { Call } from '../../src/model/call.js'
import { DEFAULT_SERVER_SETTINGS } from '../../src/model/server.js'
import { savesBaseline } from '../../src/run/baseline-cache.js'
import { createOutside, type OpenOutside } from '../../src/run/outside.js'
import { LoopbackGitHub } from '../harness/github.js'
import { EVENT, reach } from '../harness/reach.js'
import { zip } from '../harness/zip.js'

const github = new LoopbackGitHub()
const TOOL = { name: 'add', inputSchema: { type: 'object' } }
let temporary = ''
let outside: OpenOutside

beforeAll(async () => {
  temporary = mkdtempSync(join(tmpdir(), 'mcp-compat-outside-'))
  process.env.GITHUB_API_URL = await github.start()
})
afterEach(async () => {
  await outside?.dispose()
  const { violations } = github
  github.reset()
  expect(violations).toEqual([])
  expect(readdirSync(temporary)).toEqual([])
})
afterAll(async () => {
  await github.stop()
  rmSync(temporary, { recursive: true, force: true })
})

function open(more: Partial<Parameters<typeof createOutside>[0]> = {}): OpenOutside {
  outside = createOutside({
    ...{
      servers: DEFAULT_SERVER_SETTINGS,
      reach: () => reach(),
      cache: true,
      temporary,
      workspace: temporary,
      env: {},
    },
    ...more,
  })
  return outside
}

test('nothing is asked before a port is used', () => {
  open()
  expect(github.requests).toEqual([])
})

test('a contract of an artifact has no file that a finding could stand in', async () => {
  github.actions.addArtifact(4711, 'built', zip([{ name: 'contract.json', content: JSON.stringify([TOOL]) }]))
  const read = await readContract('artifact:built?run=this', { directory: temporary, outside: open() })
  expect(read.contract.tools.map(({ name }) => name)).toEqual(['add'])
  expect(read.texts.size).toBe(0)
})

test('recordings are brought once, however often they are read, and taken away at the end', async () => {
  const line = JSON.stringify({ tool: 'add', arguments: {} })
  github.actions.addArtifact(4711, 'calls', zip([{ name: 'a.jsonl', content: line }]))
  const { recordings, dispose } = open()
  const calls: Call[] = []
  for (let time = 0; time < 3; time++)
    await readCalls(['artifact:calls?run=this'], temporary, (call) => calls.push(call), { recordings })
  expect(calls.map(({ file, line: at }) => `${file}:${at}`)).toEqual(Array(3).fill('artifact:calls/a.jsonl:1'))
  expect(github.actions.host.requests).toHaveLength(1)
  const [folder = ''] = readdirSync(temporary)
  expect(existsSync(join(temporary, folder))).toBe(true)
  await dispose()
  expect(readdirSync(temporary)).toEqual([])
})

test('recordings of an artifact mean the same in every folder that a config file is for', async () => {
  const root = mkdtempSync(join(tmpdir(), 'mcp-compat-config-'))
  try {
    for (const folder of ['.git', '.github', 'server']) mkdirSync(join(root, folder))
    writeFileSync(join(root, '.github/mcp-compat.yml'), 'calls: [artifact:calls/a, calls/*.jsonl]\n')
    const { calls } = await readConfig(undefined, join(root, 'server'), new Set())
    expect(calls).toEqual(['artifact:calls/a', '../calls/*.jsonl'])
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('what cannot be had here is said with what to set', async () => {
  const none = reachOf(EVENT, undefined, '1', 'Set GITHUB_TOKEN.')
  const context = { directory: temporary, outside: open({ reach: () => none, cache: false }) }
  await expect(readContract('artifact:x', context)).rejects.toMatchObject({ next: 'Set GITHUB_TOKEN.' })
  await expect(readContract('cache:x', context)).rejects.toThrow('cache:x can be read by the Action only')
  await expect(
    readCalls(['artifact:x'], temporary, () => {}, { recordings: context.outside.recordings }),
  ).rejects.toThrow("artifact:x needs GitHub's API")
  await expect(readCalls(['artifact:x'], temporary, () => {})).rejects.toThrow('artifact:x cannot be read here')
})

test('only pushes to the default branch save, and only a baseline in the cache', () => {
  const push = { ...EVENT, pullRequest: undefined, push: { before: undefined }, ref: 'refs/heads/main' }
  expect(savesBaseline('cache:x', push)).toBe(true)
  expect(savesBaseline('artifact:x', push)).toBe(false)
  expect(savesBaseline('cache:x', { ...push, ref: 'refs/heads/topic' })).toBe(false)
  expect(savesBaseline('cache:x', { ...push, ref: 'refs/tags/main' })).toBe(false)
  expect(savesBaseline('cache:x', { ...push, defaultBranch: undefined })).toBe(false)
  expect(savesBaseline('cache:x', { ...push, push: undefined })).toBe(false)
  expect(savesBaseline('cache:x', EVENT)).toBe(false)
})
