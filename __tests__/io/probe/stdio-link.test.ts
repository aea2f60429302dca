/** Single messages to a process: whatever it says, the reply tells it, and in time. */
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { secretsOf } from '../../../src/io/mcp/secrets.js'
import type { Link } from '../../../src/io/probe/link.js'
import { openStdio } from '../../../src/io/probe/stdio-link.js'
import type { StdioServer } from '../../../src/model/server.js'
import { DEFAULT_SERVER_SETTINGS } from '../../../src/model/server.js'

jest.setTimeout(60_000)

const opened: Link[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((link) => link.close()))
})

/** A server that answers barriers, and does `work` at everything else (`m` is the message, `say` and `print` speak). */
async function linkTo(work: string, patienceMs = 10_000): Promise<Link> {
  const program = `
    const print = (text) => process.stdout.write(text)
    const say = (message) => print(JSON.stringify(message) + '\\n')
    require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
      let m = {}
      try { m = JSON.parse(line) } catch {}
      if (String(m.id).includes('barrier')) return say({ jsonrpc: '2.0', id: m.id, result: {} })
      ${work}
    })`
  const server: StdioServer = { kind: 'stdio', command: [process.execPath, '-e', program] }
  const secrets = secretsOf(server, { ...DEFAULT_SERVER_SETTINGS, env: { API_TOKEN: 'hunter2-hunter2' } })
  const barrier = (id: string): string => JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' })
  const link = await openStdio({ server, shown: 'SERVER', secrets, patienceMs, graceMs: 300, barrier })
  opened.push(link)
  return link
}

const REQUEST = { text: '{"jsonrpc":"2.0","id":7,"method":"x"}', id: 7, wants: 'maybe' } as const
const replyTo = async (work: string, patienceMs?: number) =>
  (await (await linkTo(work, patienceMs)).send(REQUEST)).reply

describe('the reply tells', () => {
  test('an answer as it came, whatever the type of its id', async () => {
    expect(await replyTo("say({ jsonrpc: '2.0', id: '7', result: {} })")).toEqual({
      message: { jsonrpc: '2.0', id: '7', result: {} },
    })
  })

  test('an answer without an id', async () => {
    const error = { code: -32700, message: 'no' }
    expect(await replyTo("say({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'no' } })")).toEqual({
      message: { jsonrpc: '2.0', id: null, error },
    })
  })

  test('that none came', async () => {
    expect(await replyTo('')).toEqual({ late: true })
  })

  test('how the server ended', async () => {
    expect(await replyTo('process.exit(4)')).toEqual({ ended: 'it ended with exit code 4' })
  })

  test('what is no message, without secrets and short', async () => {
    const { noise, message } = await replyTo(
      "print('token hunter2-hunter2 ' + 'x'.repeat(500) + '\\n'); say({ jsonrpc: '2.0', id: 7, result: {} })",
    )
    expect(message).toBeDefined()
    expect(noise).not.toContain('hunter2')
    expect(noise?.length).toBeLessThan(140)
  })

  test('long answers cut', async () => {
    const { message } = await replyTo("say({ jsonrpc: '2.0', id: 7, result: { text: 'x'.repeat(100000) } })")
    expect(JSON.stringify(message).length).toBeLessThan(400)
  })
})

describe('in time', () => {
  test('40 MB without an end', async () => {
    const reply = await replyTo("for (let i = 0; i < 40; i++) print('x'.repeat(1048576))")
    expect(reply.ended).toBe('it sent more than 32 MB')
  })

  test('a server that answers nothing any more', async () => {
    const link = await linkTo('for (;;) {}', 400)
    expect((await link.send(REQUEST)).reply).toEqual({ late: true })
    expect(link.alive()).toBe(false)
  })
})

test('requests of the server are answered, and an answer that comes twice is no answer to what comes next', async () => {
  const link = await linkTo(`
    if (m.method === undefined) return
    say({ jsonrpc: '2.0', id: 'r', method: 'roots/list' })
    const answer = { jsonrpc: '2.0', id: m.id, result: {} }
    say(answer)
    if (m.id === 7) say(answer)`)
  await link.send(REQUEST)
  const next = await link.send({ text: '{"jsonrpc":"2.0","id":8,"method":"x"}', id: 8, wants: 'request' })
  expect(next.reply.message).toMatchObject({ id: 8 })
  expect(next.reply.more).toBeUndefined()
  expect(link.asked()).toEqual(['roots/list', 'roots/list'])
  expect(link.strays()).toMatchObject([{ id: 7 }])
})
