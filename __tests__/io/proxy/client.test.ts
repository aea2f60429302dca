/** The official client, and a published server, with a proxy between them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, expect, jest, test } from '@jest/globals'
import { Client, SSEClientTransport, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { ROOT } from '../mcp/servers.js'
import { compile, ended, linesOf } from './program.js'

jest.setTimeout(60_000)
const program = compile()
afterAll(program.remove)
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const EVERYTHING = join(ROOT, 'node_modules', 'mcp-everything-after', 'dist', 'index.js')

/** Calls what the server has to offer. @returns the names of its tools */
async function use(transport: Transport): Promise<string[]> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  const { tools } = await client.listTools()
  const texts = await Promise.all(
    ['a', 'b', 'c'].map((message) => client.callTool({ name: 'echo', arguments: { message } })),
  )
  expect(texts.map(({ content }) => content)).toEqual(
    ['a', 'b', 'c'].map((message) => [{ type: 'text', text: `Echo: ${message}` }]),
  )
  expect(await client.callTool({ name: 'get-sum', arguments: { a: 'no', b: 2 } })).toMatchObject({ isError: true })
  const image = await client.callTool({ name: 'get-tiny-image', arguments: {} })
  expect(JSON.stringify(image.content)).toContain('image/png')
  await client.close()
  return tools.map(({ name }) => name)
}

function check(name: string): void {
  const lines = linesOf(join(program.folder, `${name}.jsonl`))
  const told = lines.map((line) => [line?.tool, line?.outcome, line?.server])
  expect(told.sort()).toEqual([
    ['echo', 'ok', 'mcp-servers/everything'],
    ['echo', 'ok', 'mcp-servers/everything'],
    ['echo', 'ok', 'mcp-servers/everything'],
    ['get-sum', 'error', 'mcp-servers/everything'],
    ['get-tiny-image', 'ok', 'mcp-servers/everything'],
  ])
  expect(new Set(lines.map((line) => line?.contract)).size).toBe(1)
}

test('over stdio', async () => {
  const main = join(program.folder, 'lib', 'main.js')
  const output = join(program.folder, 'stdio.jsonl')
  const args = [main, 'record', '-o', output, '--', process.execPath, EVERYTHING]
  const names = await use(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }))
  expect(names).toContain('echo')
  check('stdio')
})

test.each([
  ['streamableHttp', '/mcp'],
  ['sse', '/sse'],
])('over HTTP: %s', async (mode, path) => {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port) }
  const server = spawn(process.execPath, [EVERYTHING, mode], { env, stdio: 'ignore' })
  children.push(server)
  const proxy = program.record('-o', `${mode}.jsonl`, '--url', `http://127.0.0.1:${port}${path}`)
  children.push(proxy)
  const done = ended(proxy)
  const url = new URL(await addressOf(proxy))
  await untilUp(`http://127.0.0.1:${port}${path}`)
  await use(mode === 'sse' ? new SSEClientTransport(url) : new StreamableHTTPClientTransport(url))
  proxy.kill('SIGINT')
  const { code, err } = await done
  expect(code).toBe(0)
  expect(err).toContain(`Recorded 5 calls in ${mode}.jsonl (1 of them failed).`)
  check(mode)
})

function addressOf(proxy: ReturnType<typeof program.record>): Promise<string> {
  let said = ''
  return new Promise((resolve) => {
    proxy.stderr.on('data', (chunk) => {
      said += chunk
      const [, url] = /Configure your client with (\S+) in place of/.exec(said) ?? []
      if (url !== undefined) resolve(url)
    })
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.on('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function untilUp(url: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const up = await fetch(url, { method: 'OPTIONS' }).then(
      () => true,
      () => false,
    )
    if (up) return
    await sleep(50)
  }
}
