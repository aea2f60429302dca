/** Servers that nobody thought of: each is read whole, or told in one sentence. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { isObject, type Json } from '../../../src/model/json.js'
import type { Server, ServerSettings } from '../../../src/model/server.js'
import { ask, ROOT, refusal } from './servers.js'

jest.setTimeout(60_000)

function odd(oddity: string): Server {
  return { kind: 'stdio', command: [process.execPath, join(ROOT, 'fixtures', 'servers', 'odd.mjs'), oddity] }
}

async function toolsOf(server: Server, settings?: Partial<ServerSettings>): Promise<readonly Json[]> {
  const { value } = await ask(server, settings)
  const tools = isObject(value) ? value.tools : undefined
  return Array.isArray(tools) ? tools.map((tool) => (isObject(tool) ? (tool.name ?? null) : tool)) : []
}

describe('over stdio', () => {
  test.each([
    'nothing odd',
    'byte order mark',
    'twice',
    'ids as text',
    'in an array',
    'after an empty array',
    'with CRLF',
    'without jsonrpc',
    'null beside the error',
    'between questions and notes',
    'in pieces',
    'cursor is null',
    'cursor is empty',
    'ends right after its answer',
  ])('%s: both tools are read', async (oddity) => {
    expect(await toolsOf(odd(oddity))).toEqual(['first', 'second'])
  })

  test('a capability that is null is none', async () => {
    const { value, notices } = await ask(odd('null-capability'))
    expect(isObject(value) && [value.capabilities, value.prompts, notices]).toEqual([{ tools: {} }, [], []])
  })

  const NO_CURSOR =
    'SERVER gives a cursor that is no text after page 1 of tools/list, so the rest of the list cannot be asked for. MCP wants a text in "nextCursor", and none on the last page.'
  const NO_OBJECT =
    'SERVER answered tools/list with a result that is no object. JSON-RPC wants an object in "result", or one in "error".'
  const NO_LIST =
    'SERVER answered tools/list without a list of tools. MCP wants an array in the member "tools" of the result.'
  test.each([
    // Half a list would pass for a whole one.
    ['cursor is a number', NO_CURSOR],
    ['cursor is false', NO_CURSOR],
    ['result is null', NO_OBJECT],
    ['result is an array', NO_OBJECT],
    ['tools is null', NO_LIST],
    ['tools is missing', NO_LIST],
    ['error is a text', 'SERVER answered tools/list with the error: "out of order". Look into its log.'],
    ['error says nothing', 'SERVER answered tools/list with the error. Look into its log.'],
    [
      'ends in the middle of a line',
      String.raw`SERVER ended with exit code 0 (it said last: "{\"jsonrpc\":\"2.0\",\"id\":3,\"result\":{\"tools"). Start it in a terminal to see more.`,
    ],
  ])('%s', async (oddity, sentence) => expect(await refusal(odd(oddity))).toBe(sentence))
})

type Handle = (request: IncomingMessage, response: ServerResponse, message: Message | undefined) => void
interface Message {
  readonly id?: number
  readonly method: string
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** `answers` that a client cannot be sure of, behind a URL. */
async function behind(handle: Handle, path = '/mcp'): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    handle(request, response, chunks.length === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { kind: 'http', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}` }
}

function replyTo({ id, method }: Message): string {
  const init = { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'x', version: '1' } }
  const tools = [{ name: 'ünï€😀', inputSchema: { type: 'object' } }]
  const result = method === 'initialize' ? init : method === 'tools/list' ? { tools } : undefined
  return JSON.stringify({ jsonrpc: '2.0', id, ...(result ? { result } : { error: { code: -32601, message: 'no' } }) })
}

/** Streamable HTTP that answers requests by `write`. */
function streamable(write: (response: ServerResponse, reply: string) => void): Handle {
  return (_request, response, message) => {
    if (message === undefined) response.writeHead(405).end()
    else if (message.id === undefined) response.writeHead(202).end()
    else write(response, replyTo(message))
  }
}

describe('behind a URL', () => {
  const STREAM = { 'content-type': 'text/event-stream' }
  const PACKED = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
  test.each<[string, (response: ServerResponse, reply: string) => void]>([
    ['gzip', (response, reply) => response.writeHead(200, PACKED).end(gzipSync(reply))],
    [
      'an array',
      (response, reply) => response.writeHead(200, { 'content-type': 'Application/JSON' }).end(`[${reply}]`),
    ],
    [
      'an event stream that is cut in a character',
      async (response, reply) => {
        response.writeHead(200, STREAM)
        for (const byte of Buffer.from(`: ping\n\nevent: message\ndata: ${reply}\r\n\r\n`)) {
          response.write(Buffer.from([byte]))
          if (byte > 127) await new Promise((resolve) => setImmediate(resolve))
        }
        response.end()
      },
    ],
  ])('%s is read', async (_name, write) => {
    expect(await toolsOf(await behind(streamable(write)))).toEqual(['ünï€😀'])
  })

  test('what says that it is gzip and is not', async () => {
    const server = await behind(streamable((response, reply) => response.writeHead(200, PACKED).end(reply)))
    expect(await refusal(server)).toBe('What SERVER sends cannot be unpacked (Z_DATA_ERROR). Look into its log.')
  })

  test('a server of the older transport that never answers what is posted to its stream', async () => {
    let stream: ServerResponse | undefined
    const server = await behind((request, response, message) => {
      if (request.method === 'GET') {
        stream = response.writeHead(200, STREAM)
        stream.write('event: endpoint\ndata: /messages\n\n')
      } else if (request.url === '/messages') {
        response.writeHead(202).end()
        if (message?.id !== undefined) stream?.write(`event: message\ndata: ${replyTo(message)}\n\n`)
      }
    }, '/sse')
    expect(await toolsOf(server, { startMs: 3_000 })).toEqual(['ünï€😀'])
  })
})
