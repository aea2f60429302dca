/** When a guard reads the contract, and what it does while it cannot. */
import { describe, expect, jest, test } from '@jest/globals'
import { createChanging } from '../../../fixtures/servers/changing.mjs'
import { createGuardHook, type GuardOptions } from '../../../src/io/guard/hook.js'
import { ServerFailure } from '../../../src/io/mcp/failure.js'
import type { Decision, Listener } from '../../../src/io/proxy/proxy.js'
import type { Json, JsonObject } from '../../../src/model/json.js'

const TOOLS: Json[] = ['a', 'b', 'c'].map((name) => ({ name, inputSchema: { type: 'object' } }))
const CHANGED = { jsonrpc: '2.0', method: 'notifications/tools/list_changed' }
const call = (name: string, more: JsonObject = {}): JsonObject => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: {}, ...more },
})

/** A server, and a guard in front of it that stops calls of tools that are not there. */
function scene(more: Partial<GuardOptions> = {}) {
  let clock = 0
  const said: object[] = []
  const take = createChanging(TOOLS, (message: object) => said.push(message))
  let between = (): void => {}
  const ask = jest.fn(async (method: string, params: JsonObject = {}): Promise<JsonObject> => {
    await Promise.resolve()
    between()
    const { result, error } = take({ id: 1, method, params }) ?? {}
    if (error !== undefined) throw new ServerFailure('other', String((error as JsonObject).message))
    if (result === undefined) throw new ServerFailure('silent', 'It did not answer.')
    return result as JsonObject
  })
  const hook = createGuardHook({
    ...{ shown: 'the server', maskIn: (text) => text, maskAll: (value) => value, maxAge: 1_000, mostPages: 20 },
    now: () => clock,
    judge: ({ tools }, { tool }) => (tools.some(({ name }) => name === tool) ? undefined : `no ${tool}`),
    unread: (_, why) => `unread: ${why}`,
    missed: () => {},
    ...more,
  })
  const open = () => hook.open({ ask })
  return {
    ...{ ask, open, hook },
    change: (changes: JsonObject) => take({ id: 0, method: 'test/change', params: changes }),
    whileRead: (work: () => void) => {
      between = work
    },
    wait: (milliseconds: number) => {
      clock += milliseconds
    },
    lists: () => Number((take({ id: 0, method: 'test/calls' }) as JsonObject & { result: JsonObject }).result.lists),
  }
}
const decide = async ({ decide: ask }: Listener, message: JsonObject): Promise<Decision> =>
  (await ask?.(message)) ?? { pass: true }
const why = (decision: Decision): unknown =>
  decision.pass ? 'passes' : (decision.answer.result as { content: [{ text: string }] }).content[0].text

test('it is read before the first call, all pages, and once for several calls in flight', async () => {
  const { open, change, lists, ask } = scene()
  change({ pages: 1 })
  const listener = open()
  expect(ask).not.toHaveBeenCalled()
  const all = await Promise.all(['a', 'b', 'c', 'd'].map((name) => decide(listener, call(name))))
  expect(all.map(why)).toEqual(['passes', 'passes', 'passes', 'no d'])
  expect([ask.mock.calls.length, lists()]).toEqual([3, 1])
})

test('once it is known, a decision is made at once', async () => {
  const listener = scene().open()
  await decide(listener, call('a'))
  expect(listener.decide?.(call('a'))).toEqual({ pass: true })
  expect(listener.decide?.(call('x'))).toMatchObject({ pass: false, answer: { id: 1, result: { isError: true } } })
})

describe('it is read again', () => {
  test('when the server says so', async () => {
    const { open, change } = scene()
    const listener = open()
    expect(why(await decide(listener, call('a')))).toBe('passes')
    change({ tools: [] })
    expect(why(await decide(listener, call('a')))).toBe('passes')
    listener.heard?.('client', CHANGED)
    expect(why(await decide(listener, call('a')))).toBe('passes')
    listener.heard?.('server', CHANGED)
    expect(why(await decide(listener, call('a')))).toBe('no a')
  })
  test('after its age', async () => {
    const { open, change, wait } = scene()
    const listener = open()
    await decide(listener, call('a'))
    change({ tools: [] })
    wait(999)
    expect(why(await decide(listener, call('a')))).toBe('passes')
    wait(1)
    expect(why(await decide(listener, call('a')))).toBe('no a')
  })
  test('before each call where the age is 0', async () => {
    const { open, lists } = scene({ maxAge: 0 })
    const listener = open()
    for (const name of ['a', 'b', 'c']) await decide(listener, call(name))
    expect(lists()).toBe(3)
  })
  test('when it changes while it is read, and not for ever', async () => {
    const { open, whileRead, change, lists } = scene()
    const listener = open()
    whileRead(() => {
      whileRead(() => {})
      change({ tools: [] })
      listener.heard?.('server', CHANGED)
    })
    expect(why(await decide(listener, call('a')))).toBe('no a')
    expect(lists()).toBe(2)
    listener.heard?.('server', CHANGED)
    whileRead(() => listener.heard?.('server', CHANGED))
    expect(why(await decide(listener, call('a')))).toMatch(/^unread: .*changed each time/)
  })
  test('in a new session, and when a request was refused', async () => {
    const { open, change } = scene()
    const one = open()
    one.heard?.('client', { id: 0, method: 'initialize' })
    await decide(one, call('a'))
    change({ tools: [] })
    const two = open()
    two.heard?.('client', { id: 0, method: 'initialize' })
    expect(why(await decide(two, call('a')))).toBe('no a')
    expect(why(await decide(one, call('a')))).toBe('passes')
    one.refused?.(call('a'), 502)
    expect(why(await decide(one, call('a')))).toBe('no a')
  })
  test('but not in each exchange where there are no sessions', async () => {
    const { open, lists, change } = scene()
    for (const name of ['a', 'b', 'c']) expect(why(await decide(open(), call(name)))).toBe('passes')
    expect(lists()).toBe(1)
    change({ tools: [] })
    open().heard?.('server', CHANGED)
    expect(why(await decide(open(), call('a')))).toBe('no a')
  })
})

describe('while it cannot be read nothing passes', () => {
  test.each([
    ['error', /unread: the database is gone/],
    ['hang', /unread: It did not answer/],
    ['nonsense', /unread: the server answered tools\/list without a list of tools/],
    ['endless', /unread: .*(?:more than 20 pages|second time)/],
  ])('%s', async (listing, sentence) => {
    const { open, change } = scene()
    const listener = open()
    change({ listing })
    expect(why(await decide(listener, call('a')))).toMatch(sentence)
    change({ listing: 'ok' })
    expect(why(await decide(listener, call('a')))).toBe('passes')
  })
  test('a tool that is none', async () => {
    const { open, change } = scene()
    change({ tools: [{ inputSchema: {} }] })
    expect(why(await decide(open(), call('a')))).toMatch(/^unread: /)
  })
  test('a list without end in size', async () => {
    const { open, change } = scene()
    change({ tools: [{ name: 'a', description: 'x'.repeat(65 * 1_048_576) }] })
    expect(why(await decide(open(), call('a')))).toMatch(/more than 64 MB/)
  })
  test('a bug is no reason to pass', async () => {
    const { open } = scene({
      judge: () => {
        throw new TypeError('a bug')
      },
    })
    await expect(decide(open(), call('a'))).rejects.toThrow('a bug')
  })
})

test('a call that names no tool is refused as a malformed request', async () => {
  const listener = scene().open()
  for (const params of [undefined, [], {}, { name: 1 }]) {
    const message: JsonObject = {
      jsonrpc: '2.0',
      id: 7,
      method: 'tools/call',
      ...(params === undefined ? {} : { params }),
    }
    expect(await decide(listener, message)).toMatchObject({ pass: false, answer: { id: 7, error: { code: -32_602 } } })
  }
})

test('results say their type since 2026-07-28, and only since then', async () => {
  const listener = scene().open()
  const typed = await decide(
    listener,
    call('x', { _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } }),
  )
  expect(typed).toMatchObject({ answer: { result: { resultType: 'complete', isError: true } } })
  expect(JSON.stringify(await decide(listener, call('x')))).not.toContain('resultType')
})

test('a list that does not come to its end in a minute is none', async () => {
  const { open, change, whileRead, wait, ask } = scene()
  change({ pages: 1 })
  whileRead(() => wait(31_000))
  const decision = await decide(open(), call('a'))
  expect(why(decision)).toMatch(/unread: .*more than 60 seconds to list its tools/)
  expect(ask).toHaveBeenCalledTimes(2)
})
