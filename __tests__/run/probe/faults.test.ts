/** The server without a fault is clean in every revision and over both transports; each fault gives its finding alone. */
import { readdirSync } from 'node:fs'
import type { Server as HttpServer } from 'node:http'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { converse, listen } from '../../../fixtures/servers/faults.mjs'
import { capture } from '../../../src/io/mcp/capture.js'
import type { Ending, startProcess } from '../../../src/io/mcp/process.js'
import { gather } from '../../../src/io/probe/gather.js'
import type { Probed } from '../../../src/io/probe/probed.js'
import type { Evidence } from '../../../src/model/evidence/evidence.js'
import { parseContract } from '../../../src/model/parse.js'
import { DEFAULT_SERVER_SETTINGS, type Server } from '../../../src/model/server.js'
import { RULES } from '../../../src/rules/index.js'
import { ROOT } from '../../gates/rule-fixtures.js'
import { FAULTS, type Fault, GOOD, type Transport } from './matrix.js'

/** Over a hundred servers are probed, most of them in this process. */
jest.setTimeout(120_000)

const SERVER = join(ROOT, 'fixtures/servers/faults.mjs')
/** The rules of this part; those of suites have tests of their own. */
const PROTOCOL = new Set(readdirSync(join(ROOT, 'src/rules/protocol')).map((file) => file.replace(/\.ts$/, '')))
const SIDE_BY_SIDE = 4
const WISHES = { alone: true, protocol: true, allowCalls: [], suites: [] }

interface Case extends Fault {
  readonly transport: Transport
}

const casesOf = (faults: readonly Fault[]): readonly Case[] =>
  faults.flatMap((one) => one.over.map((transport) => ({ ...one, transport })))
const cases = [...casesOf(GOOD), ...casesOf(FAULTS)]
const results = new Map<Case, readonly string[]>()

let listening: HttpServer
let port = 0

beforeAll(async () => {
  listening = await listen()
  const address = listening.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
  const left = [...cases]
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) results.set(next, await foundIn(next))
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker))
})

afterAll(() => {
  listening.close()
  listening.closeAllConnections()
})

/** Faults that end the process, and a server that does what it should: of these the process is a real one. */
const isStarted = ({ fault, revision }: Fault): boolean =>
  fault.startsWith('crash') || (fault === 'none' && revision >= '2025-11-25')

/** The fixture in this process, behind pipes as a process has them. */
const start: typeof startProcess = async ({ command }) => {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()]
  let over = (_: Ending): void => {}
  const ended = new Promise<Ending>((resolve) => {
    over = resolve
  })
  const end = (code: number | null): void => {
    stdout.end()
    setImmediate(over, { code, signal: null })
  }
  const hear = converse(JSON.parse(command.at(-1) ?? '{}'), (text: string) => stdout.write(text), end)
  createInterface({ input: stdin }).on('line', hear)
  return { stdin, stdout, ended, complaints: () => '', end: async () => end(0) }
}

async function foundIn(one: Case): Promise<readonly string[]> {
  const { fault, revision, transport } = one
  const options = JSON.stringify({ revision, ...(fault === 'none' ? {} : { fault }) })
  const behindUrl: Server = { kind: 'http', url: `http://127.0.0.1:${port}/${encodeURIComponent(options)}` }
  const started: Server = { kind: 'stdio', command: [process.execPath, SERVER, options] }
  const server = transport === 'stdio' ? started : behindUrl
  // The contract is the same over both, and nobody has to start a process for the one behind the URL.
  const how = isStarted(one) ? {} : { start }
  // Where it cannot be captured behind a URL, the process is.
  return probe(server, behindUrl, how)
    .catch(() => probe(server, server, how))
    .catch((error: unknown) => [`not probed: ${String(error)}`])
}

async function probe(server: Server, captured: Server, how: Pick<Probed, 'start'>): Promise<readonly string[]> {
  const settings = DEFAULT_SERVER_SETTINGS
  const { value } = await capture(captured, settings)
  const contract = parseContract(value, 'server', undefined, { allowEmpty: true })
  const { evidence } = await gather({ server, settings, contract, shown: 'server', ...how }, {}, WISHES)
  return spelled(evidence)
}

function spelled(evidence: Evidence): readonly string[] {
  const found = RULES.flatMap((rule) =>
    rule.kind === 'evidence' ? rule.judge(evidence).map((told) => ({ id: rule.meta.id, ...told })) : [],
  )
  return found
    .map(({ id, name, tool }) => [id, name, tool === undefined ? undefined : `(${tool})`])
    .map((parts) => parts.filter((part) => part !== undefined).join(' '))
    .sort()
}

describe.each(cases)('$fault in $revision over $transport', (one) => {
  test('gives exactly its findings', () => {
    expect(results.get(one)).toEqual([...one.found].sort())
  })
})

test('there are enough faults, and each is another one', () => {
  const speaking = FAULTS.filter(({ found }) => found.length > 0)
  expect(new Set(speaking.map(({ fault }) => fault)).size).toBeGreaterThan(60)
  expect(new Set(cases.map(({ fault, revision, transport }) => `${fault} ${revision} ${transport}`)).size).toBe(
    cases.length,
  )
})

test('every rule of the protocol speaks of some fault', () => {
  const spoken = new Set(FAULTS.flatMap(({ found }) => found.map((one) => one.split(' ')[0])))
  const ids = RULES.filter((rule) => PROTOCOL.has(rule.meta.id)).map(({ meta }) => meta.id)
  expect(ids.length).toBeGreaterThan(30)
  // It compares two servers; see layers.test.ts.
  expect(ids.filter((id) => !spoken.has(id) && id !== 'error-layer-changed')).toEqual([])
})
