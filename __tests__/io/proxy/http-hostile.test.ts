/** A proxy of a URL in front of servers that lead away, answer oddly, or take calls where nobody expects them. */
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { startHttpProxy } from '../../../src/io/proxy/http/proxy.js'
import { errorAnswer } from '../../../src/io/proxy/messages.js'
import type { Hook } from '../../../src/io/proxy/proxy.js'

jest.setTimeout(20_000)
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

/** A server that gives each request this head, and keeps what it was sent. */
async function server(head: string) {
  const received: string[] = []
  const here = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      received.push(bytes.toString('latin1'))
      socket.end(Buffer.from(`HTTP/1.1 ${head}\r\nConnection: close\r\n\r\n`, 'latin1'))
    })
  })
  here.listen(0, '127.0.0.1')
  await once(here, 'listening')
  cleanups.push(() => here.close())
  const address = here.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}/mcp`, received }
}

/** Stops every call. */
const stopsAll: Hook = {
  gates: true,
  missed: () => {},
  open: () => ({ decide: ({ id }) => ({ pass: false, answer: errorAnswer(id, -32_001, 'no') }) }),
}
const passesAll: Hook = { gates: true, missed: () => {}, open: () => ({ decide: () => ({ pass: true }) }) }
const looksOn: Hook = { gates: false, missed: () => {}, open: () => ({}) }

async function proxy(url: string, hook: Hook): Promise<URL> {
  const listen = { host: '127.0.0.1', port: 0 }
  const started = await startHttpProxy({ server: { kind: 'http', url }, shown: 'SERVER', hook, listen, tell: () => {} })
  cleanups.push(started.close)
  return new URL(started.url)
}

const CALL = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'work' } })
const post = (url: URL, path: string, body = CALL, type = 'application/json'): Promise<Response> =>
  fetch(new URL(path, url), { method: 'POST', body, headers: { 'content-type': type }, redirect: 'manual' })

/** What comes back for bytes that a client of any library would not send. */
async function raw({ hostname, port }: URL, text: string): Promise<string> {
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.setEncoding('latin1').on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  socket.write(`${text}\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`)
  await once(socket, 'close')
  return answer
}

test.each(['/mcp', '/mcp/', '/mcp?x=1', '/%6dcp', '/', '/other'])('a call to %s is decided', async (path) => {
  const { url, received } = await server('200 OK\r\nContent-Length: 0')
  const response = await post(await proxy(url, stopsAll), path)
  expect(await response.json()).toMatchObject({ id: 1, error: { message: 'no' } })
  expect(received).toEqual([])
})

test('a form for another address passes a gate, and what calls itself JSON and is none does not', async () => {
  const { url, received } = await server('200 OK\r\nContent-Length: 0')
  const here = await proxy(url, stopsAll)
  const form = 'application/x-www-form-urlencoded'
  expect((await post(here, '/token', 'grant_type=x', form)).status).toBe(200)
  expect((await post(here, '/token', '{"method":')).status).toBe(400)
  expect((await post(here, '/mcp', 'grant_type=x', form)).status).toBe(400)
  expect(received).toHaveLength(1)
})

test.each([
  ['http://evil.example/mcp', 502],
  ['//evil.example/mcp', 502],
  ['https://127.0.0.1/mcp', 502],
  ['http://[', 502],
  ['/elsewhere', 307],
])('a call that is sent on to %s', async (location, status) => {
  const { url } = await server(`307 Moved\r\nLocation: ${location}\r\nContent-Length: 0`)
  const gated = await post(await proxy(url, passesAll), '/mcp')
  expect([gated.status, gated.headers.get('location')]).toEqual([status, status === 307 ? location : null])
  const seen = await post(await proxy(url, looksOn), '/mcp')
  expect([seen.status, seen.headers.get('location')]).toEqual([307, location])
})

describe.each([
  ['no status', '000 Odd\r\nContent-Length: 0', 502],
  ['the last status', '999 Odd\r\nContent-Length: 0', 999],
  ['letters of Latin 1', '200 Sch\xf6n\r\nX-A: \xe4\r\nContent-Length: 0', 200],
  ['two lengths', '200 OK\r\nContent-Length: 0\r\nContent-Length: 1', 502],
  ['another protocol', '101 Switching\r\nUpgrade: odd\r\nConnection: upgrade', 502],
])('a response with %s', (_, head, status) => {
  test('is passed on or refused, and the proxy stays', async () => {
    const { url, received } = await server(head)
    const here = await proxy(url, looksOn)
    for (let round = 1; round <= 2; round++) {
      const answer = await raw(here, 'GET /mcp HTTP/1.1')
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expect(received).toHaveLength(round)
    }
  })
})

test.each(['//[', '//evil.example/x', '/a/../b'])('an event stream at %s comes as it is', async (path) => {
  const { url } = await server('200 OK\r\nContent-Type: text/event-stream\r\nX-A: b')
  expect(await raw(await proxy(url, looksOn), `GET ${path} HTTP/1.1`)).toContain('X-A: b')
})

test('what is 64 MB and more once it is unpacked is refused, unread', async () => {
  const { url, received } = await server('200 OK\r\nContent-Length: 0')
  const here = await proxy(url, passesAll)
  const bomb = gzipSync(Buffer.alloc(70 * 1_048_576, ' '))
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  expect((await fetch(here, { method: 'POST', body: bomb, headers })).status).toBe(400)
  expect(received).toEqual([])
})
