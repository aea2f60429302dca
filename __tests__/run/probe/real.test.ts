/** Published servers, over both transports where they have both. docs/probe.md says of each finding why it is true. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { beforeAll, describe, expect, jest, test } from '@jest/globals'
import { capture } from '../../../src/io/mcp/capture.js'
import { gather } from '../../../src/io/probe/gather.js'
import { parseContract } from '../../../src/model/parse.js'
import { DEFAULT_SERVER_SETTINGS, type Server } from '../../../src/model/server.js'
import { RULES } from '../../../src/rules/index.js'
import { ROOT } from '../../gates/rule-fixtures.js'

/** Each waits for answers that never come. */
jest.setTimeout(120_000)

const program = (name: string): string => join(ROOT, 'node_modules', name, 'dist/index.js')
const stdio = (name: string, ...args: string[]): Server => ({
  kind: 'stdio',
  command: [process.execPath, program(name), ...args],
})

/** What the official TypeScript library of 2026-08 does over stdio, whatever server is built on it. */
const LIBRARY = (tool: string): readonly string[] => [
  'error-code-misused invalid-params',
  `malformed-arguments-misreported protocol (${tool})`,
  'malformed-message-ignored both',
  'unknown-tool-misreported tool',
]
const OVER_HTTP = [
  'batch-accepted',
  'error-code-misused invalid-params',
  'error-code-misused invalid-request',
  'http-origin-unchecked',
  'http-status-misused http-session-ended',
  'malformed-arguments-misreported protocol (echo)',
  'unknown-tool-misreported tool',
]

const found = new Map<string, readonly string[]>()

beforeAll(async () => {
  const probes = {
    filesystem: () => probe(stdio('mcp-filesystem-after', join(ROOT, 'fixtures'))),
    everything: () => probe(stdio('mcp-everything-after')),
    memory: () => probe(stdio('mcp-memory-after')),
    'sequential-thinking': () => probe(stdio('mcp-sequential-thinking')),
    'everything over HTTP': overHttp,
  }
  await Promise.all(Object.entries(probes).map(async ([name, work]) => found.set(name, await work())))
})

describe('what is found in', () => {
  test.each([
    ['filesystem', LIBRARY('read_file')],
    ['everything', LIBRARY('echo')],
    ['memory', LIBRARY('search_nodes')],
    ['sequential-thinking', LIBRARY('sequentialthinking')],
    ['everything over HTTP', OVER_HTTP],
  ])('%s', (name, expected) => {
    expect(found.get(name)).toEqual(expected)
  })
})

async function probe(server: Server): Promise<readonly string[]> {
  const settings = DEFAULT_SERVER_SETTINGS
  const { value } = await capture(server, settings)
  const contract = parseContract(value, 'server')
  const wishes = { alone: true, protocol: true, allowCalls: [], suites: [] }
  const { evidence } = await gather({ server, settings, contract, shown: 'server' }, {}, wishes)
  const told = RULES.flatMap((rule) =>
    rule.kind === 'evidence' ? rule.judge(evidence).map((one) => ({ id: rule.meta.id, ...one })) : [],
  )
  return told
    .map(({ id, name, tool }) => [id, name, tool === undefined ? undefined : `(${tool})`])
    .map((parts) => parts.filter((part) => part !== undefined).join(' '))
    .sort()
}

async function overHttp(): Promise<readonly string[]> {
  const port = await freePort()
  const child = spawn(process.execPath, [program('mcp-everything-after'), 'streamableHttp'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  })
  try {
    const url = `http://127.0.0.1:${port}/mcp`
    await answering(url)
    return await probe({ kind: 'http', url })
  } finally {
    child.kill()
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const isThere = await fetch(url, { method: 'OPTIONS' }).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
