/** A stdio proxy whose hook gates: calls wait for their decision, everything else passes as it is. */

import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, jest, test } from '@jest/globals'
import type { Decision, Side } from '../../../src/io/proxy/proxy.js'
import { runStdioProxy } from '../../../src/io/proxy/stdio.js'
import { isObject, type JsonObject } from '../../../src/model/json.js'
import { ROOT } from '../mcp/servers.js'

jest.setTimeout(30_000)

const ECHO = 'process.stdin.pipe(process.stdout)'
const CALLS = join(ROOT, 'fixtures', 'servers', 'calls.mjs')

type Decide = (call: JsonObject, ask: (method: string) => Promise<JsonObject>) => Decision | Promise<Decision>

/** What a client that sends these bytes gets back, and what the hook heard. */
async function through(args: readonly string[], sent: string | Buffer, decide: Decide) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const chunks: Buffer[] = []
  output.on('data', (chunk: Buffer) => chunks.push(chunk))
  const heard: [Side, JsonObject][] = []
  const missed: string[] = []
  const running = runStdioProxy({
    command: [process.execPath, ...args],
    env: process.env,
    shown: 'SERVER',
    channels: { input, output },
    hook: {
      gates: true,
      missed: (from) => missed.push(from),
      open: ({ ask }) => ({
        decide: (call) => decide(call, ask),
        heard: (from, message) => heard.push([from, message]),
      }),
    },
  })
  input.end(sent)
  const ending = await running
  return { ending, got: Buffer.concat(chunks).toString(), heard, missed }
}

const call = (id: number, name: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: {} } })
const nameOf = ({ params }: JsonObject): unknown => (isObject(params) ? params.name : undefined)
const stop = ({ id }: JsonObject): Decision => ({
  pass: false,
  answer: { jsonrpc: '2.0', id: id ?? null, error: { code: -1, message: 'stopped' } },
})
const stopped = (id: number): string => `{"jsonrpc":"2.0","id":${id},"error":{"code":-1,"message":"stopped"}}`
const bad: Decide = (message) => (nameOf(message) === 'bad' ? stop(message) : { pass: true })

test('what passes is what was sent, in its order; what cannot be read does not pass', async () => {
  const lines = [`  ${call(1, 'good')}\r\n`, '\n', '{"jsonrpc":"2.0","method":"a","x":"ü"}\n', `[${call(2, 'good')}]\n`]
  const { got, missed, ending } = await through(['-e', ECHO], `${lines.join('')}no message\n${call(3, 'good')}`, bad)
  expect(ending).toEqual({ code: 0, signal: null })
  const refusal = got.split('\n').find((line) => line.includes('-32700'))
  expect(refusal).toContain('"id":null')
  expect(got.replace(`${refusal}\n`, '')).toBe(`${lines.join('')}${call(3, 'good')}`)
  expect(missed).toEqual(['client'])
})

test('a stopped call is answered, also in a batch, of which then nothing passes', async () => {
  const sent = [call(1, 'bad'), `[${call(2, 'good')},${call(3, 'bad')}]`, call(4, 'good')].join('\n')
  const { got, heard } = await through(['-e', ECHO], `${sent}\n`, bad)
  const inBatch = 'Not sent: another call of the same batch was stopped.'
  expect(got.trim().split('\n')).toEqual([
    stopped(1),
    `[{"jsonrpc":"2.0","id":2,"error":{"code":-32603,"message":"${inBatch}"}},${stopped(3)}]`,
    call(4, 'good'),
  ])
  expect(heard.filter(([from]) => from === 'client').map(([, { id }]) => id)).toEqual([4])
})

test('a call that waits holds up later calls only, and is gone where it is taken back', async () => {
  const cancel = '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}'
  const note = '{"jsonrpc":"2.0","method":"note"}'
  const sent = [call(1, 'slow'), call(2, 'slow'), cancel, note, call(3, 'good')].join('\n')
  const { got } = await through(['-e', ECHO], `${sent}\n`, async (message) => {
    if (nameOf(message) === 'slow') await sleep(50)
    return { pass: true }
  })
  expect(got.trim().split('\n')).toEqual([cancel, note, call(1, 'slow'), call(3, 'good')])
})

test('a check that fails stops the call', async () => {
  const { got } = await through(['-e', ECHO], `${call(1, 'good')}\n${call(2, 'good')}\n`, ({ id }) => {
    if (id === 1) throw new Error('broken')
    return Promise.reject(new Error('broken later'))
  })
  expect(got.match(/could not be checked/g)).toHaveLength(2)
})

test('the server is asked unseen by the client, and its notifications are heard', async () => {
  const lists: number[] = []
  const sent = `${call(1, 'work')}\n${call(2, 'work')}\n`
  const { got, heard } = await through([CALLS, '{"changes":true}'], sent, async (_, ask) => {
    const { tools } = await ask('tools/list')
    lists.push(Array.isArray(tools) ? tools.length : 0)
    return { pass: true }
  })
  expect(lists).toEqual([1, 1])
  const messages = got
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as JsonObject)
  expect(messages.map(({ id, method }) => id ?? method)).toEqual([1, 'notifications/tools/list_changed', 2])
  expect(heard.some(([from, { method }]) => from === 'server' && method === 'notifications/tools/list_changed')).toBe(
    true,
  )
})
