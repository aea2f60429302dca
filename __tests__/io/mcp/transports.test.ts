import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { serve } from '../../../fixtures/servers/http.mjs'
import { captureText } from '../../../src/model/capture.js'
import { isObject, type Json } from '../../../src/model/json.js'
import { parseContract } from '../../../src/model/parse.js'
import type { Captured } from '../../../src/model/server.js'
import { ask, stdioServer } from './servers.js'

/** Many processes are started, each in its own time. */
jest.setTimeout(60_000)

interface Served {
  readonly url: string
  readonly requests: readonly {
    readonly method: string
    readonly headers: Record<string, string>
    readonly body: string
  }[]
  readonly close: () => Promise<void>
}

const open: Served[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

type Options = Record<string, unknown>

async function served(transport: 'streamable' | 'sse' | 'stateless', options: Options = {}): Promise<Served> {
  const server = (await serve(transport, options)) as unknown as Served
  open.push(server)
  return server
}

const TRANSPORTS: Record<string, (options: Options) => Promise<Captured>> = {
  'stdio, legacy': (options) => ask(stdioServer(options)),
  'stdio, 2026-07-28': (options) => ask(stdioServer({ ...options, era: 'modern' })),
  'stdio, both eras': (options) => ask(stdioServer({ ...options, era: 'both' })),
  'Streamable HTTP': async (options) => ask({ kind: 'http', url: (await served('streamable', options)).url }),
  'HTTP with SSE': async (options) => ask({ kind: 'http', url: (await served('sse', options)).url }),
  'stateless HTTP, 2026-07-28': async (options) => ask({ kind: 'http', url: (await served('stateless', options)).url }),
}

function textOf({ value }: Captured): string {
  return captureText(parseContract(value, 'server'))
}

function memberOf(value: Json, name: string): Json | undefined {
  return isObject(value) ? value[name] : undefined
}

describe('the same contract over every transport', () => {
  const texts = new Map<string, string>()

  test.each(Object.keys(TRANSPORTS))('%s', async (name) => {
    const captured = await TRANSPORTS[name]?.({ odd: true })
    if (captured === undefined) throw new Error('no transport')
    const version = name.includes('2026') || name.includes('both') ? '2026-07-28' : '2025-11-25'
    expect(memberOf(captured.value, 'protocolVersion')).toBe(version)
    expect(captured.notices).toEqual([])
    texts.set(name, textOf(captured))
  })

  test('is the same but for the revision', () => {
    const plain = [...texts.values()].map((text) =>
      text.replace(/"protocolVersion": "[^"]+"/, '').replace(/"contract": "sha256:\w+"/, ''),
    )
    expect(texts.size).toBe(Object.keys(TRANSPORTS).length)
    expect(new Set(plain).size).toBe(1)
    const [text = ''] = plain
    // A schema that is null and a property that is called __proto__ come through as they are, and no transport noise.
    expect(text).toContain('"inputSchema": null')
    expect(text).toContain('"__proto__": {')
    expect(text).toContain('"example.org/since": 3')
    expect(text).not.toMatch(/ttlMs|cacheScope|resultType|nextCursor|serverInfo/)
  })

  test.each(Object.keys(TRANSPORTS))('1,000 tools over 20 pages: %s', async (name) => {
    const captured = await TRANSPORTS[name]?.({ tools: 998, page: 50 })
    const tools = memberOf(captured?.value ?? null, 'tools')
    if (!Array.isArray(tools)) throw new Error('no tools')
    expect(tools).toHaveLength(1_000)
    expect(new Set(tools.map((tool) => memberOf(tool, 'name'))).size).toBe(1_000)
  })

  test('the bytes of two captures are the same', async () => {
    const [first, second] = [await ask(stdioServer({ tools: 5 })), await ask(stdioServer({ tools: 5 }))]
    expect(textOf(first)).toBe(textOf(second))
  })
})

describe('over HTTP', () => {
  test('2026-07-28: each request carries its version and names its method', async () => {
    const server = await served('stateless', { tools: 3, page: 2 })
    await ask({ kind: 'http', url: server.url })
    const posted = server.requests.filter(({ method }) => method === 'POST')
    expect(posted.map(({ headers }) => headers['mcp-method'])).toEqual([
      'server/discover',
      ...['tools/list', 'tools/list', 'tools/list', 'prompts/list', 'resources/list', 'resources/templates/list'],
    ])
    for (const { body, headers } of posted) {
      expect(headers['mcp-protocol-version']).toBe('2026-07-28')
      expect(body).toContain('"io.modelcontextprotocol/protocolVersion":"2026-07-28"')
    }
  })

  test('a session is ended', async () => {
    const server = await served('streamable')
    await ask({ kind: 'http', url: server.url })
    expect(server.requests.at(-1)).toMatchObject({ method: 'DELETE' })
  })

  test('a server that ends at the first question is asked in the older way', async () => {
    const { notices } = await ask(stdioServer({ trouble: 'ends-at-probe' }))
    expect(notices).toEqual([])
  })
})

describe('eras over stdio', () => {
  test('a server that is silent to what it does not know is greeted all the same', async () => {
    const { value } = await ask(stdioServer({ trouble: 'silent-to-unknown' }), { startMs: 6_000 })
    expect(memberOf(value, 'protocolVersion')).toBe('2025-11-25')
  })

  test.each([
    ['both', '2026-07-28'],
    ['legacy', '2025-11-25'],
  ])('a slow start does not decide which era is taken: %s', async (era, version) => {
    const { value } = await ask(stdioServer({ trouble: 'slow', slowMs: 2_200, era }), { startMs: 6_000 })
    expect(memberOf(value, 'protocolVersion')).toBe(version)
  })

  test('a server may ask for a sign of life', async () => {
    expect((await ask(stdioServer({ trouble: 'asks' }))).notices).toEqual([])
  })

  test('a list that changes while it is read is read again', async () => {
    const { value } = await ask(stdioServer({ trouble: 'changes', page: 1, tools: 2 }))
    expect(memberOf(value, 'tools')).toHaveLength(3)
  })
})
