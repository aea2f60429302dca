/** `guard` in front of real servers: over stdio and HTTP, with the official client, in batches, and across restarts. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, describe, expect, jest, test } from '@jest/globals'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { createChanging } from '../../../fixtures/servers/changing.mjs'
import { UserError } from '../../../src/model/error.js'
import { type GuardFlags, guardCommand } from '../../../src/run/traffic/guard-command.js'
import { ROOT } from '../../io/mcp/servers.js'
import { compile, ended } from '../../io/proxy/program.js'

jest.setTimeout(60_000)
const program = compile('guard')
afterAll(program.remove)

const SERVER = join(ROOT, 'fixtures', 'servers', 'changing.mjs')
const tool = (name: string, properties: object, more: object = {}) => ({
  name,
  inputSchema: { type: 'object', properties, ...more },
})
const SEARCH = tool('search', { q: { type: 'string' }, limit: { type: 'integer' } })
const OTHER = tool('other', {})
/** `q` has become required, and `limit` is gone. */
const CHANGED = tool('search', { q: { type: 'string' } }, { required: ['q'] })

const file = (name: string, value: unknown): string => {
  const path = join(program.folder, name)
  writeFileSync(path, JSON.stringify(value))
  return path
}
const BASELINE = file('baseline.json', { tools: [SEARCH, OTHER] })
const AS_APPROVED = file('approved.json', [SEARCH, OTHER])
const HAS_CHANGED = file('changed.json', [CHANGED, OTHER])

interface Answer {
  readonly id?: unknown
  readonly result?: {
    readonly isError?: boolean
    readonly content?: readonly { readonly text: string }[]
    readonly calls?: readonly unknown[]
  }
  readonly error?: { readonly code: number; readonly message: string }
}

/** A client that says whatever it is told to. */
function talk(child: ChildProcessWithoutNullStreams) {
  const waiting = new Map<string, (answer: never) => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message = JSON.parse(line)
    const first = Array.isArray(message) ? message[0] : message
    waiting.get(JSON.stringify(first.id))?.(message as never)
  })
  let next = 0
  const send = <T>(id: unknown, message: unknown): Promise<T> =>
    new Promise((resolve) => {
      waiting.set(JSON.stringify(id), resolve)
      child.stdin.write(`${JSON.stringify(message)}\n`)
    })
  const ask = (method: string, params: object = {}): Promise<Answer> => {
    const id = ++next
    return send(id, { jsonrpc: '2.0', id, method, params })
  }
  const call = (name: string, given: object = {}): Promise<Answer> => ask('tools/call', { name, arguments: given })
  const greet = (): Promise<Answer> =>
    ask('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 't', version: '1' } })
  return { send, ask, call, greet }
}

const guard = (tools: string, ...flags: string[]) =>
  program.record('--baseline', BASELINE, ...flags, '--', process.execPath, SERVER, tools)
const textOf = ({ result }: Answer): string => result?.content?.[0]?.text ?? ''

test('the calls of the baseline pass, and what is stopped never arrives', async () => {
  const child = guard(HAS_CHANGED, '--log', 'compat.log')
  const done = ended(child)
  const { greet, call, ask } = talk(child)
  await greet()
  const all = await Promise.all([
    call('search', { q: 'x' }),
    call('search', { limit: 1 }),
    call('search', { q: 'x', limit: 1, password: 'hunter2' }),
    call('search', { q: 1 }),
    call('other'),
    call('nobody'),
  ])
  expect(all.map(({ result }) => result?.isError === true)).toEqual([false, true, true, false, false, false])
  expect(all.slice(1, 3).map(textOf)).toEqual([
    'Stopped by mcp-compat guard; the call was not sent. The tool "search" has changed since it was approved, and would refuse these arguments: the whole by "required" of "q".',
    'Stopped by mcp-compat guard; the call was not sent. The tool "search" has changed since it was approved, and would ignore /limit.',
  ])
  expect((await ask('test/calls')).result?.calls).toHaveLength(4)
  child.stdin.end()
  const { code, err } = await done
  expect(code).toBe(0)
  expect(err).toMatch(/Stopped a call of "search" to stdio:.*required property 'q'/)
  expect(err).toMatch(/Guarded 6 calls to .*; 2 stopped\./)
  const log = readFileSync(join(program.folder, 'compat.log'), 'utf8')
  expect(log).not.toContain('hunter2')
  const entries = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(entries.map(({ event, tool, change }) => [event, tool, change])).toEqual([
    ['contract', undefined, undefined],
    ['stopped', 'search', 'broken'],
    ['stopped', 'search', 'dropped'],
  ])
})

test('pin stops everything on the changed tool, and nothing else', async () => {
  const child = guard(HAS_CHANGED, '--mode', 'pin')
  const done = ended(child)
  const { greet, call } = talk(child)
  await greet()
  const all = await Promise.all([call('search', { q: 'x' }), call('search', { q: 1 }), call('other'), call('nobody')])
  expect(all.map(({ result }) => result?.isError === true)).toEqual([true, true, false, true])
  expect(textOf(all[0] ?? {})).toContain('(changed: /inputSchema/properties/limit, /inputSchema/required)')
  child.stdin.end()
  await done
})

test('a list that changes in the middle of a session counts from then on, and what is in flight is not lost', async () => {
  const child = guard(AS_APPROVED)
  const done = ended(child)
  const { greet, call, ask } = talk(child)
  await greet()
  expect((await call('search', { limit: 1 })).result?.isError).toBeUndefined()
  await ask('test/change', { tools: [CHANGED, OTHER], pages: 1, notify: true })
  const stopped = await Promise.all(
    Array.from({ length: 40 }, (_, at) => call('search', at % 2 === 0 ? { limit: at } : { q: `${at}` })),
  )
  expect(stopped.map(({ result }) => result?.isError === true)).toEqual(stopped.map((_, at) => at % 2 === 0))
  await ask('test/change', { tools: [SEARCH, OTHER], notify: true })
  expect((await call('search', { limit: 1 })).result?.isError).toBeUndefined()
  child.stdin.end()
  await done
})

test('the server that comes after a restart is another one', async () => {
  for (const [tools, isError] of [
    [AS_APPROVED, undefined],
    [HAS_CHANGED, true],
  ] as const) {
    const child = guard(tools)
    const done = ended(child)
    const { greet, call } = talk(child)
    await greet()
    expect((await call('search', { limit: 1 })).result?.isError).toBe(isError)
    child.stdin.end()
    await done
  }
})

test('of a batch nothing passes where one call is stopped', async () => {
  const child = guard(HAS_CHANGED)
  const done = ended(child)
  const { greet, send, ask } = talk(child)
  await greet()
  const batch = (...given: object[]) =>
    given.map((one, at) => ({
      jsonrpc: '2.0',
      id: `b${at}`,
      method: 'tools/call',
      params: { name: 'search', arguments: one },
    }))
  const stopped = await send<Answer[]>('b0', batch({ limit: 1 }, { q: 'x' }))
  expect(stopped.map(({ result, error }) => result?.isError ?? error?.message)).toEqual([
    true,
    'Not sent: another call of the same batch was stopped.',
  ])
  const passed = await send<Answer[]>('b0', batch({ q: 'a' }, { q: 'b' }))
  expect(passed.map(textOf)).toEqual(['{"q":"a"}', '{"q":"b"}'])
  expect((await ask('test/calls')).result?.calls).toHaveLength(2)
  child.stdin.end()
  await done
})

test('while the contract cannot be read, nothing passes; once it can, everything is as before', async () => {
  const child = guard(AS_APPROVED, '--max-age', '0')
  const done = ended(child)
  const { greet, call, ask } = talk(child)
  await greet()
  await ask('test/change', { listing: 'error' })
  const stopped = await call('search', { q: 'x' })
  expect(stopped.result?.isError).toBe(true)
  expect(textOf(stopped)).toContain('could not be read')
  expect(textOf(stopped)).not.toContain('database')
  await ask('test/change', { listing: 'ok' })
  expect((await call('search', { q: 'x' })).result?.isError).toBeUndefined()
  child.stdin.end()
  expect((await done).err).toMatch(/the contract cannot be read\. .*the database is gone/)
})

describe('before the server is started', () => {
  test.each([
    [{ baseline: 'missing.json' }, /missing\.json/],
    [{ baseline: BASELINE, maxAge: 'soon' }, /--max-age is "soon", which is no number of seconds/],
    [{ baseline: BASELINE, log: '-' }, /--log takes a file/],
    [{ baseline: BASELINE, log: 'no/such/folder.log' }, /folder\.log/],
    [{ baseline: 'stdio:node server.js' }, /would have to be started first/],
    [{}, /There is nothing to guard by/],
  ])('%j is refused', async (flags: Partial<GuardFlags>, sentence) => {
    const started = join(program.folder, 'started')
    const command = [process.execPath, '-e', `require('node:fs').writeFileSync(${JSON.stringify(started)}, '')`]
    const terminal = { stdout: process.stdout, stderr: process.stderr, env: {}, cwd: () => program.folder }
    const refused = guardCommand(command, flags, terminal, { now: () => new Date(0), monotonic: () => 0 })
    await expect(refused).rejects.toThrow(UserError)
    await expect(refused).rejects.toThrow(sentence)
    expect(existsSync(started)).toBe(false)
  })
})

describe('the official client', () => {
  test('over stdio', async () => {
    const args = [
      join(program.folder, 'lib', 'main.js'),
      'guard',
      '--baseline',
      BASELINE,
      '--',
      process.execPath,
      SERVER,
      HAS_CHANGED,
    ]
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }))
    await use(client)
  })

  test('over HTTP, with a session', async () => {
    const server = await serve([CHANGED, OTHER])
    const child = program.record('--baseline', BASELINE, '--url', server.url)
    const done = ended(child)
    const url = await new Promise<string>((resolve) => {
      child.stderr.on('data', (chunk) => {
        const [, found] = /with (http:\S+) in place/.exec(String(chunk)) ?? []
        if (found !== undefined) resolve(found)
      })
    })
    const client = new Client({ name: 'test', version: '1' })
    await client.connect(new StreamableHTTPClientTransport(new URL(url)))
    await use(client)
    child.kill('SIGTERM')
    expect((await done).err).toMatch(/Guarded 3 calls to .*; 1 stopped/)
    await server.close()
  })
})

async function use(client: Client): Promise<void> {
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['search', 'other'])
  expect(await client.callTool({ name: 'search', arguments: { q: 'x' } })).toMatchObject({
    content: [{ text: '{"q":"x"}' }],
  })
  const stopped = await client.callTool({ name: 'search', arguments: { limit: 1 } })
  expect(stopped).toMatchObject({ isError: true })
  expect(JSON.stringify(stopped.content)).toContain('Stopped by mcp-compat guard')
  expect(await client.callTool({ name: 'other', arguments: {} })).not.toHaveProperty('isError')
  await client.close()
}

/** Streamable HTTP with sessions, as of 2025-11-25. */
async function serve(tools: object[]): Promise<{ url: string; close: () => Promise<void> }> {
  const take = createChanging(tools, () => {})
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.method !== 'POST') return response.writeHead(405).end()
    const reply = take(JSON.parse(body))
    if (reply === undefined) return response.writeHead(202).end()
    response.writeHead(200, { 'content-type': 'application/json', 'mcp-session-id': 'one' })
    return response.end(JSON.stringify(reply))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
