import { join } from 'node:path'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { serve } from '../../../fixtures/servers/http.mjs'
import { isObject } from '../../../src/model/json.js'
import type { Server, ServerSettings } from '../../../src/model/server.js'
import { ask, countOf, IMPATIENT, leftOf, refusal, STDIO, type StdioOptions, scratch, stdioServer } from './servers.js'

/** Many processes are started, each in its own time. */
jest.setTimeout(60_000)

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function url(options: Record<string, unknown>, transport: 'streamable' | 'sse' = 'streamable'): Promise<string> {
  const server = await serve(transport, options)
  closing.push(server.close)
  return server.url
}

describe('a server over stdio', () => {
  const quick: Partial<ServerSettings> = {}
  test.each<[string, StdioOptions, Partial<ServerSettings>, string]>([
    [
      'hangs at its start',
      { trouble: 'hang' },
      IMPATIENT,
      'SERVER did not answer within 2.5 s of its start (it said last: "waiting for the database" "waiting for the database"). Does it speak MCP, and is that enough time for it?',
    ],
    [
      'hangs in a page',
      { trouble: 'hang-in-page', page: 1 },
      { requestMs: 700 },
      'SERVER did not answer page 2 of tools/list within 700 ms. Give it more time, or look into its log.',
    ],
    [
      'ends at its start',
      { trouble: 'crash' },
      quick,
      'SERVER ended with exit code 3 (it said last: "Loading the index …" "Cannot read the index \\u001b[31m(it is locked)\\u001b[0m ::error::"). Start it in a terminal to see more.',
    ],
    [
      'ends in the middle',
      { trouble: 'crash-in-page', page: 1 },
      quick,
      'SERVER ended by the signal SIGKILL (it said last: "out of memory"). Start it in a terminal to see more.',
    ],
    [
      'logs to its output',
      { trouble: 'garbage' },
      quick,
      'SERVER prints something that is no JSON-RPC message on stdout: "Server started on port 3000". Log to stderr instead; stdout belongs to the protocol.',
    ],
    [
      'logs JSON to its output',
      { trouble: 'garbage-json' },
      quick,
      'SERVER prints something that is no JSON-RPC message on stdout: "{\\"level\\":\\"info\\",\\"msg\\":\\"started\\"}". Log to stderr instead; stdout belongs to the protocol.',
    ],
    [
      'writes no UTF-8',
      { trouble: 'latin1' },
      quick,
      'SERVER prints something that is no JSON-RPC message on stdout: "{\\"�\\"}". Log to stderr instead; stdout belongs to the protocol.',
    ],
    [
      'gives one cursor again and again',
      { fault: 'same-cursor' },
      quick,
      'SERVER gives the cursor "again" of tools/list a second time (page 2), so the list never ends. Each page needs a cursor of its own, and the last page none.',
    ],
    [
      'has pages without end',
      { fault: 'endless' },
      { mostPages: 50 },
      'SERVER has more than 50 pages of tools/list. Make its pages larger, or allow more of them.',
    ],
    [
      'answers prompts/list with an error',
      { fault: 'prompts-error' },
      quick,
      'SERVER answered prompts/list with the error -32603: "the prompts are out of order". Look into its log.',
    ],
    [
      'answers without a list',
      { fault: 'no-list' },
      quick,
      'SERVER answered tools/list without a list of tools. MCP wants an array in the member "tools" of the result.',
    ],
  ])('%s', async (_name, options, settings, sentence) => {
    const pidFile = join(scratch(), 'pids')
    expect(await refusal(stdioServer({ ...options, pidFile }), settings)).toBe(sentence)
    expect(countOf(pidFile)).toBeGreaterThan(0)
    expect(leftOf(pidFile)).toEqual([])
  })

  test.each<[string, Server, string]>([
    [
      'is not there',
      { kind: 'stdio', command: ['no-such-program-here', '--x'] },
      'The program "no-such-program-here" of SERVER was not found. It is started without a shell: name a program in PATH, or the path of one.',
    ],
    [
      'has no folder to run in',
      { kind: 'stdio', command: ['node', 'x.js'], cwd: '/no/such/folder' },
      'The working directory of SERVER does not exist. Name a folder that does.',
    ],
    [
      'may not be executed',
      { kind: 'stdio', command: [STDIO] },
      `The program ${JSON.stringify(STDIO)} cannot be started (EACCES). Is it executable?`,
    ],
    [
      'is no server at all',
      { kind: 'stdio', command: ['node', '-e', 'process.stdout.write("usage: x")'] },
      'SERVER ended with exit code 0 (it said last: "usage: x"). Start it in a terminal to see more.',
    ],
  ])('%s', async (_name, server, sentence) => {
    expect(await refusal(server)).toBe(sentence)
  })

  test('dies of an error: the error is told, not the end of its stack', async () => {
    const said = await refusal({ kind: 'stdio', command: ['node', '/no/such/server.js'] })
    expect(said).toMatch(/ended with exit code 1 \(it said last: .*Cannot find module '\/no\/such\/server\.js'/)
    expect(said).not.toMatch(/Node\.js v| at /)
  })

  test('states prompts and does not know them: a notice', async () => {
    const { value, notices } = await ask(stdioServer({ fault: 'prompts-unknown' }))
    expect(isObject(value) && value.prompts).toEqual([])
    expect(notices).toHaveLength(1)
    expect(notices[0]).toMatch(/states the capability prompts, but it does not know prompts\/list\.$/)
  })

  test('a description of 50 MB is read', async () => {
    const { value } = await ask(stdioServer({ described: 50_000_000 }), { startMs: 60_000, requestMs: 60_000 })
    expect(JSON.stringify(value).length).toBeGreaterThan(50_000_000)
  })

  test('more than is read from a server ends it', async () => {
    const pidFile = join(scratch(), 'pids')
    const asked = refusal(stdioServer({ described: 3_000_000, pidFile }), {}, { mostBytes: 2_097_152 })
    expect(await asked).toBe(
      'SERVER sent more than 2 MB, and no more than that is read from a server. Nobody can call by a contract of that size; shorten its descriptions and schemas.',
    )
    expect(leftOf(pidFile)).toEqual([])
  })

  test('a stubborn one ends with everything that it has started', async () => {
    const pidFile = join(scratch(), 'pids')
    await ask(stdioServer({ trouble: 'stubborn', pidFile }))
    expect(countOf(pidFile)).toBe(2)
    expect(leftOf(pidFile)).toEqual([])
  })

  test('is ended when the capture is cancelled', async () => {
    const pidFile = join(scratch(), 'pids')
    const cancel = new AbortController()
    const asked = refusal(stdioServer({ trouble: 'hang', pidFile }), {}, { signal: cancel.signal })
    while (countOf(pidFile) === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    cancel.abort()
    expect(await asked).toBe('The capture of SERVER was cancelled.')
    expect(leftOf(pidFile)).toEqual([])
  })
})

describe('a server behind a URL', () => {
  test.each<[string | number, string]>([
    [401, 'SERVER wants to know who asks (HTTP 401 Unauthorized). Give it a token or a header.'],
    [403, 'SERVER does not allow what was asked (HTTP 403 Forbidden). Check the token, and what it may do.'],
    [
      404,
      'There is no MCP server at SERVER (HTTP 404 Not Found). Check the path of the URL; many end in /mcp or /sse.',
    ],
    [429, 'SERVER has been asked too often (HTTP 429 Too Many Requests). Try again later.'],
    [500, 'SERVER answered with HTTP 500 Internal Server Error. Look into its log.'],
    [
      'website',
      'SERVER answers with something that is no JSON-RPC message ("text/html"). Is it the URL of an MCP server?',
    ],
    ['no-json', 'SERVER answers with something that is no JSON-RPC message. Is it the URL of an MCP server?'],
    ['cut', 'SERVER closed the connection before it had answered (UND_ERR_SOCKET). Look into its log.'],
    ['hang', 'SERVER did not answer within 2.5 s of its start. Does it speak MCP, and is that enough time for it?'],
  ])('%s', async (trouble, sentence) => {
    expect(await refusal({ kind: 'http', url: await url({ trouble }) }, IMPATIENT)).toBe(sentence)
  })

  test('that hangs in a page', async () => {
    const server: Server = { kind: 'http', url: await url({ hangsInPage: true, page: 1 }) }
    expect(await refusal(server, { requestMs: 700 })).toBe(
      'SERVER did not answer page 2 of tools/list within 700 ms. Give it more time, or look into its log.',
    )
  })

  test('that ends its answer early', async () => {
    expect(await refusal({ kind: 'http', url: await url({ streamEndsEarly: true }) })).toBe(
      'SERVER closed the connection before it had answered. Look into its log.',
    )
  })

  test.each(['streamable', 'sse'] as const)('that sends more than is read: %s', async (transport) => {
    const server: Server = { kind: 'http', url: await url({ described: 3_000_000 }, transport) }
    expect(await refusal(server, {}, { mostBytes: 2_097_152 })).toMatch(/^SERVER sent more than 2 MB/)
  })

  test('where nothing listens', async () => {
    const free = await serve('streamable')
    await free.close()
    expect(await refusal({ kind: 'http', url: free.url })).toBe(
      'Nothing listens at SERVER (ECONNREFUSED). Is the server running?',
    )
  })

  test('whose host nobody knows', async () => {
    expect(await refusal({ kind: 'http', url: 'https://nothing.invalid/mcp' })).toMatch(
      /^The host of SERVER is not known \((?:ENOTFOUND|EAI_AGAIN)\)\. Check the URL\.$/,
    )
  })

  test('that speaks TLS badly', async () => {
    const plain = await url({})
    expect(await refusal({ kind: 'http', url: plain.replace('http:', 'https:') })).toMatch(
      /^(?:The TLS certificate of )?SERVER (?:is not accepted|cannot be asked) \(ERR_SSL/,
    )
  })
})
