/** A proxy of a URL: what passes is what was sent, and what is called is recorded. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, describe, expect, jest, test } from '@jest/globals'
import { serve } from '../../../fixtures/servers/http.mjs'
import { startHttpProxy } from '../../../src/io/proxy/http/proxy.js'
import type { Hook } from '../../../src/io/proxy/proxy.js'
import { openCallsFile } from '../../../src/io/record/calls-file.js'
import { createContracts, type Known } from '../../../src/io/record/contracts.js'
import { createRecorder } from '../../../src/io/record/recorder.js'
import type { JsonObject } from '../../../src/model/json.js'
import { ask } from '../mcp/servers.js'
import { linesOf } from './program.js'

jest.setTimeout(30_000)
const folder = mkdtempSync(join(tmpdir(), 'mcp-compat-http-'))
afterAll(() => rmSync(folder, { recursive: true }))
const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

let files = 0

/** A proxy that records, in front of this URL. */
async function recording(url: string, headers: Record<string, string> = {}) {
  const path = join(folder, `${++files}.jsonl`)
  const told: string[] = []
  const contracts: Known[] = []
  const tell = (sentence: string): void => void told.push(sentence)
  const file = openCallsFile(path, { mostBytes: 1e9, tell })
  const recorder = createRecorder({
    file,
    contracts: createContracts({ maskAll: (value) => value, changed: (known) => void contracts.push(known), tell }),
    redact: (line) => line,
    server: undefined,
    session: 's',
    now: () => new Date(0),
    tell,
  })
  const { url: here, close } = await proxied(url, recorder.hook, told, headers)
  const finish = async () => {
    await close()
    recorder.finish()
    file.close()
    return linesOf(path)
  }
  return { url: here, told, contracts, finish, lines: () => linesOf(path) }
}

async function proxied(url: string, hook: Hook, told: string[] = [], headers: Record<string, string> = {}) {
  const server = { kind: 'http', url, headers } as const
  const tell = (sentence: string): void => void told.push(sentence)
  const proxy = await startHttpProxy({ server, shown: 'SERVER', hook, listen: { host: '127.0.0.1', port: 0 }, tell })
  cleanups.push(proxy.close)
  return proxy
}

type Handle = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void

/** A server of this process. */
async function behind(handle: Handle): Promise<string> {
  const server = createServer(async (from, to) => {
    const chunks: Buffer[] = []
    from.on('error', () => {})
    to.on('error', () => {})
    for await (const chunk of from) chunks.push(chunk)
    handle(from, to, Buffer.concat(chunks))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanups.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
}

const call = (id: number, given: object = {}): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name: 'work', arguments: given } })
const result = (id: number, more: object = {}): string =>
  JSON.stringify({ jsonrpc: '2.0', id, result: { content: [], ...more } })

function post(url: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
}

describe.each(['streamable', 'sse', 'stateless'] as const)('the fixture over %s', (transport) => {
  test('the contract through a proxy is the contract without one', async () => {
    const server = await serve(transport, { tools: 5, page: 3 })
    cleanups.push(server.close)
    const { url, contracts, finish } = await recording(server.url)
    const direct = await ask({ kind: 'http', url: server.url })
    expect(await ask({ kind: 'http', url })).toEqual(direct)
    await finish()
    expect(contracts.map(({ contract }) => [contract.tools.length, contract.server?.name])).toEqual([[7, 'fixture']])
  })
})

test('headers and bodies pass as they are, in both directions', async () => {
  const seen: { raw: string[]; body: Buffer }[] = []
  const url = await behind(({ rawHeaders }, response, body) => {
    seen.push({ raw: rawHeaders, body })
    response.sendDate = false
    response.writeHead(200, 'Fine', [
      'Content-Type',
      'application/json',
      'X-Odd',
      'a',
      'X-Odd',
      'b',
      'Mcp-Session-Id',
      'S1',
    ])
    response.end(result(1))
  })
  const { url: here, finish } = await recording(url, { Authorization: 'Bearer given' })
  const sent = `  ${call(1)}\r\n`
  const raw = [
    'Host',
    new URL(here).host,
    'Mcp-Session-Id',
    'S1',
    'MCP-Protocol-Version',
    '2025-11-25',
    'X-Two',
    '1',
    'X-Two',
    '2',
  ]
  const asked = request(here, { method: 'POST', headers: [...raw, 'Content-Length', String(sent.length)] as never })
  asked.end(sent)
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  expect(Buffer.concat(chunks).toString()).toBe(result(1))
  expect(response.statusMessage).toBe('Fine')
  const odd = response.rawHeaders.slice(0, 8)
  expect(odd).toEqual(['Content-Type', 'application/json', 'X-Odd', 'a', 'X-Odd', 'b', 'Mcp-Session-Id', 'S1'])
  expect(seen[0]?.body.toString()).toBe(sent)
  expect(seen[0]?.raw.join('|')).toContain(
    `Host|${new URL(url).host}|Mcp-Session-Id|S1|MCP-Protocol-Version|2025-11-25|X-Two|1|X-Two|2|Content-Length|${sent.length}|Authorization|Bearer given`,
  )
  expect(await finish()).toMatchObject([{ tool: 'work', id: 1, outcome: 'ok' }])
})

test('a stream passes without delay, and a call is written when its answer passes', async () => {
  let go = (): void => {}
  const url = await behind((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('event: message\ndata: {"jsonrpc":"2.0","method":"notifications/progress"}\n\n')
    go = () => response.end(`data: ${result(1)}\n\n`)
  })
  const { url: here, lines } = await recording(url)
  const response = await post(here, call(1))
  const reader = response.body?.getReader()
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toContain('notifications/progress')
  expect(lines()).toEqual([])
  go()
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(`data: ${result(1)}\n\n`)
  expect(lines()).toMatchObject([{ id: 1, outcome: 'ok', isError: false }])
})

test('what a client breaks off is broken off at the server', async () => {
  const closed = new Promise<void>((resolve) => {
    void behind((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(': waiting\n\n')
      response.on('close', resolve)
    }).then((url) => begin(url))
  })
  const breaking = new AbortController()
  let finish = async (): Promise<unknown> => undefined
  const begin = async (url: string): Promise<void> => {
    const recorded = await recording(url)
    finish = recorded.finish
    await fetch(recorded.url, { method: 'POST', body: call(1), signal: breaking.signal }).then(
      () => breaking.abort(),
      () => {},
    )
  }
  await closed
  await sleep(20)
  expect(await finish()).toMatchObject([{ id: 1, outcome: 'cancelled' }])
})

test('2 MB pass in both directions, compressed ones too', async () => {
  const url = await behind((_, response, body) => {
    const { id, params } = JSON.parse(body.toString())
    const answer = gzipSync(result(id, { isError: true, content: params.arguments.text }))
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' })
    response.end(answer)
  })
  const { url: here, finish } = await recording(url)
  const text = 'ünï'.repeat(700_000)
  const answer = (await (await post(here, call(1, { text }))).json()) as { result: { content: string } }
  expect(answer.result.content).toBe(text)
  // What the client holds is written, however it was compressed.
  const [line] = await finish()
  expect(line).toMatchObject({ id: 1, isError: true, error: { layer: 'tool' } })
  expect(line?.arguments.text === text).toBe(true)
})

test('a server that is not there is an HTTP error to the client, and one sentence to the operator', async () => {
  const { url, told, finish } = await recording('http://127.0.0.1:1/mcp')
  for (const id of [1, 2]) {
    const response = await post(url, call(id))
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ id, error: { message: 'SERVER cannot be reached (ECONNREFUSED).' } })
  }
  expect(told).toEqual(['SERVER cannot be reached (ECONNREFUSED); its clients get HTTP 502 until it can.'])
  expect(await finish()).toMatchObject([
    { id: 1, isError: true, error: { layer: 'transport' } },
    { id: 2, isError: true },
  ])
})

test('an answer that is cut off is cut off for the client, and a status without an answer is a failed call', async () => {
  const url = await behind((_, response, body) => {
    if (body.includes('cut')) {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"json')
      setTimeout(() => response.destroy(), 20)
    } else response.writeHead(503).end('later')
  })
  const { url: here, finish } = await recording(url)
  await expect(post(here, call(1, { how: 'cut' })).then((response) => response.text())).rejects.toThrow()
  expect((await post(here, call(2))).status).toBe(503)
  await sleep(20)
  expect(await finish()).toMatchObject([
    { id: 1, outcome: 'unknown' },
    { id: 2, outcome: 'error', error: { layer: 'transport', code: 503 } },
  ])
})

test('an endpoint written in full is made relative, one elsewhere is left to the client', async () => {
  let endpoint = ''
  const url = await behind((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`: hello\n\nevent: endpoint\ndata: ${endpoint}\n\nevent: message\ndata: {}\n`)
    setTimeout(() => response.end('\n'), 10)
  })
  const { url: here } = await recording(url)
  const { origin } = new URL(url)
  const told: string[] = []
  for (endpoint of [`${origin}/messages?s=1$&`, '/messages?s=2', 'https://elsewhere.example/m'])
    told.push(await (await fetch(here, { headers: { accept: 'text/event-stream' } })).text())
  const stream = (data: string): string => `: hello\n\nevent: endpoint\ndata: ${data}\n\nevent: message\ndata: {}\n\n`
  expect(told).toEqual([stream('/messages?s=1$&'), stream('/messages?s=2'), stream('https://elsewhere.example/m')])
})

test.each([
  ['the name of another machine', { host: 'evil.example:80' }, 403],
  ['a website of another machine', { origin: 'https://evil.example' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  ['a page of this machine', { origin: 'http://localhost:6274' }, 200],
])('a request from %s', async (_, headers, status) => {
  const url = await behind((_request, response) => response.writeHead(200).end())
  const { url: here } = await recording(url)
  const asked = request(here, { headers: { ...headers } as never }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  response.resume()
  expect(response.statusCode).toBe(status)
})

/** Stops every call of `bad`, and asks the server before each call. */
function gate(asked: JsonObject[]): Hook {
  return {
    gates: true,
    missed: () => {},
    open: ({ ask: question }) => ({
      decide: async (message) => {
        asked.push(await question('tools/list'))
        const { name } = message.params as JsonObject
        if (name !== 'bad') return { pass: true }
        return {
          pass: false,
          answer: { jsonrpc: '2.0', id: message.id ?? null, error: { code: -32_001, message: 'no' } },
        }
      },
    }),
  }
}

describe.each(['streamable', 'sse', 'stateless'] as const)('a gate in front of the fixture over %s', (transport) => {
  test('asks the server itself, unseen by the client, and stops what it wants to', async () => {
    const server = await serve(transport)
    cleanups.push(server.close)
    const asked: JsonObject[] = []
    const { url } = await proxied(server.url, gate(asked))
    const { Client, SSEClientTransport, StreamableHTTPClientTransport } = await import('@modelcontextprotocol/client')
    const client = new Client(
      { name: 'test', version: '1' },
      transport === 'stateless' ? { versionNegotiation: { mode: { pin: '2026-07-28' } } } : {},
    )
    const wire =
      transport === 'sse' ? new SSEClientTransport(new URL(url)) : new StreamableHTTPClientTransport(new URL(url))
    await client.connect(wire)
    cleanups.push(() => client.close())
    const calling = (name: string) => client.callTool({ name, arguments: {} }).catch((error: Error) => error.message)
    expect(await calling('good')).toMatch(/Method not found/)
    expect(await calling('bad')).toMatch(/no$/)
    expect(asked.map(({ tools }) => (tools as unknown[]).length)).toEqual([2, 2])
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['search', 'fetch'])
  })
})
