/** What `record` writes of the calls that pass it, however it ends. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, jest, test } from '@jest/globals'
import { digestOfContract } from '../../../src/model/canonical.js'
import { parseContract } from '../../../src/model/parse.js'
import { leftOf, ROOT } from '../mcp/servers.js'
import { chance, compile, ended, type Line, linesOf } from '../proxy/program.js'

jest.setTimeout(60_000)
const program = compile()
afterAll(program.remove)

const CALLS = join(ROOT, 'fixtures', 'servers', 'calls.mjs')
const inFolder = (name: string): string => join(program.folder, name)

function start(output: string, options: object = {}, ...flags: string[]): ChildProcessWithoutNullStreams {
  return program.record('-o', output, ...flags, '--', process.execPath, CALLS, JSON.stringify(options))
}

interface Message {
  readonly id?: number | string
  readonly method?: string
  readonly params?: unknown
}

/** A client that sends messages and waits for answers. */
function clientOf(child: ChildProcessWithoutNullStreams) {
  const waiting = new Map<unknown, (answer: unknown) => void>()
  const heard: unknown[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    // Of a proxy that was killed the last line may be a part of one.
    for (const message of [parsed(line)].flat()) {
      heard.push(message)
      waiting.get(message.id)?.(message)
    }
  })
  const send = (message: Message | Message[]): void => {
    child.stdin.write(`${JSON.stringify(message)}\n`)
  }
  const ask = (message: Message): Promise<unknown> =>
    new Promise((resolve) => {
      waiting.set(message.id, resolve)
      send(message)
    })
  const call = (id: number | string, given: object, name = 'work', more: object = {}): Promise<unknown> =>
    ask({ id, method: 'tools/call', params: { name, arguments: given, ...more } })
  return { send, ask, call, heard }
}

function parsed(line: string): { readonly id?: unknown } {
  try {
    return JSON.parse(line)
  } catch {
    return {}
  }
}

const kept = (line: Line | undefined): Line => {
  if (line === undefined) throw new Error('a line is no JSON')
  return line
}

test('10,000 calls with 16 in flight are all recorded with the right outcome', async () => {
  const child = start('many.jsonl')
  const done = ended(child)
  const { call } = clientOf(child)
  const FAILS = [undefined, 'tool', 'protocol'] as const
  let next = 0
  const worker = async (): Promise<void> => {
    for (let id = next++; id < 10_000; id = next++) {
      const fail = FAILS[id % 3]
      await call(id, { id, ...(fail === undefined ? {} : { fail }) })
    }
  }
  await Promise.all(Array.from({ length: 16 }, worker))
  child.stdin.end()
  const { code, err } = await done
  expect(code).toBe(0)
  expect(err).toContain('Recorded 10000 calls in many.jsonl (6666 of them failed). The client never read')
  const lines = linesOf(inFolder('many.jsonl')).map(kept)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(10_000)
  for (const { id, tool, arguments: given, outcome, isError, error } of lines) {
    const layer = FAILS[Number(id) % 3]
    expect({ tool, id: given.id, outcome, isError }).toEqual({
      tool: 'work',
      id,
      outcome: layer === undefined ? 'ok' : 'error',
      isError: layer !== undefined,
    })
    expect(error).toEqual(
      layer === undefined ? undefined : { layer, ...(layer === 'protocol' ? { code: -32_602 } : {}) },
    )
  }
  expect(statSync(inFolder('many.jsonl')).mode & 0o777).toBe(0o600)
})

/** Twenty times in all, on four files at a time. */
test('kill -9 at any moment loses at most the calls in flight', async () => {
  await Promise.all([1, 2, 3, 4].map(killFiveTimes))
})

async function killFiveTimes(seed: number): Promise<void> {
  const random = chance(seed)
  const name = `killed-${seed}.jsonl`
  const file = inFolder(name)
  let before = 0
  for (let round = 0; round < 5; round++) {
    const child = start(name)
    const done = ended(child)
    const { call } = clientOf(child)
    let [sent, answered] = [0, 0]
    const enough = Math.floor(random() * 60)
    let reached = (): void => {}
    const moment = new Promise<void>((resolve) => {
      reached = resolve
    })
    const worker = async (): Promise<void> => {
      for (;;) {
        await call(`${round}-${sent++}`, { text: 'x'.repeat(Math.floor(random() * 2_000)) })
        if (answered++ >= enough) reached()
      }
    }
    await call(`${round}-first`, {})
    for (let each = 0; each < 16; each++) void worker()
    await moment
    const atKill = answered
    child.kill('SIGKILL')
    await done
    const lines = linesOf(file)
    const whole = lines.filter((line) => line !== undefined)
    // A line that was being written is no JSON; the next recorder begins behind it.
    expect(lines.length - whole.length).toBeLessThanOrEqual(1)
    expect(whole.length - before).toBeGreaterThanOrEqual(atKill + 1)
    expect(whole.length - before).toBeLessThanOrEqual(sent + 1)
    before = whole.length
    if (whole.length < lines.length) writeFileSync(file, whole.map((line) => `${JSON.stringify(line)}\n`).join(''))
  }
  expect(before).toBeGreaterThan(5)
}

const REFUSED: readonly (readonly [string, readonly string[], string])[] = [
  [
    'a program that is not there',
    ['-o', 'x.jsonl', '--', 'no-such-program-here'],
    'The program "no-such-program-here" of stdio:no-such-program-here was not found.',
  ],
  ['a recording in a file', ['-o', 'package.json/x.jsonl', '--', 'node'], 'cannot be written'],
  ['a recording that is a folder', ['-o', 'lib', '--', 'node'], 'lib is a folder'],
  ['standard output', ['-o', '-', '--', 'node'], '--output takes a file.'],
  ['nothing', ['-o', 'x.jsonl'], 'There is no server to stand in front of.'],
  [
    'a port elsewhere',
    ['--url', 'http://127.0.0.1:1/mcp', '--listen', '0.0.0.0:80'],
    'which is no port of the loopback',
  ],
]

describe('endings', () => {
  test('calls in flight are written as unknown, and taken back ones as cancelled', async () => {
    const child = start('open.jsonl')
    const done = ended(child)
    const { call, send, ask } = clientOf(child)
    await ask({ id: 0, method: 'ping' })
    void call(1, { silent: true })
    void call(2, { silent: true, second: 2 })
    send({ method: 'notifications/cancelled', params: { requestId: 2 } })
    await call(3, {})
    child.stdin.end()
    const { err } = await done
    expect(linesOf(inFolder('open.jsonl')).map((line) => [line?.id, line?.outcome, line?.isError])).toEqual([
      [2, 'cancelled', undefined],
      [3, 'ok', false],
      [1, 'unknown', undefined],
    ])
    expect(err).toContain('Recorded 3 calls in open.jsonl (2 without a known outcome)')
  })

  test.each([
    ['its exit code', { exit: 7 }, {}, { code: 7, signal: null }],
    ['its signal', {}, { die: 'SIGKILL' }, { code: null, signal: 'SIGKILL' }],
  ])('the server ends by %s, and so do we', async (how, options, given, wanted) => {
    const child = start(`${how}.jsonl`, options)
    const done = ended(child)
    const { call, ask } = clientOf(child)
    await ask({ id: 0, method: 'ping' })
    void call(1, given)
    if ('exit' in options) child.stdin.end()
    expect(await done).toMatchObject(wanted)
    expect(linesOf(inFolder(`${how}.jsonl`))).toHaveLength(1)
  })

  test('a server that would stay is ended, however we or its client end', async () => {
    const ways = ['SIGTERM', 'SIGINT', 'SIGKILL', 'end of input'] as const
    await Promise.all(
      ways.map(async (way) => {
        const pidFile = inFolder(`pids-${way}`)
        const child = start(`${way}.jsonl`, { deaf: true, pidFile })
        const done = ended(child)
        await clientOf(child).call(1, {})
        if (way === 'end of input') child.stdin.end()
        else child.kill(way)
        await done
        for (let waited = 0; waited < 80 && leftOf(pidFile).length > 0; waited++) await sleep(100)
        expect([way, leftOf(pidFile)]).toEqual([way, []])
        expect(linesOf(inFolder(`${way}.jsonl`))).toHaveLength(1)
      }),
    )
  })

  test('what cannot work is refused with 2', async () => {
    const all = REFUSED.map(async ([what, args, sentence]) => {
      const { code, err } = await ended(program.record(...args))
      expect([what, code, err.includes(sentence) ? sentence : err]).toEqual([what, 2, sentence])
    })
    await Promise.all(all)
  })
})

describe('what is written', () => {
  test('secrets are masked, and batches are taken apart', async () => {
    const child = start('batch.jsonl', {}, '--server-name', 'mine')
    const done = ended(child)
    const { send, ask } = clientOf(child)
    const call = (id: number, given: object) => ({
      id,
      method: 'tools/call',
      params: { name: 'work', arguments: given },
    })
    send([call(1, { password: 'correct horse' }), call(2, { note: 'ghp_0123456789abcdefghijABCDEFGHIJ012345' })])
    await ask(call(3, {}))
    await ask({ id: 4, method: 'tools/call', params: { name: 'other' } })
    child.stdin.end()
    await done
    const lines = linesOf(inFolder('batch.jsonl'))
    expect(lines.map((line) => [line?.server, line?.arguments])).toEqual([
      ['mine', { password: '***' }],
      ['mine', { note: '***' }],
      ['mine', {}],
      ['mine', {}],
    ])
    expect(lines[3]).toMatchObject({ tool: 'other', isError: true, error: { layer: 'protocol', code: -32_602 } })
  })

  test('with --redact-all no value of the caller is left, and all is as valid as before', async () => {
    const child = start('shapes.jsonl', {}, '--redact-all')
    const done = ended(child)
    const { call, ask } = clientOf(child)
    await ask({ id: 'a', method: 'initialize', params: { protocolVersion: '2025-11-25', capabilities: {} } })
    await ask({ id: 'b', method: 'tools/list' })
    await call(1, { note: 'Margaret', email: 'margaret@example.org', password: 'correct horse', ms: 1 })
    await call(2, { note: 'Margaret', ms: 'no number' })
    child.stdin.end()
    await done
    const text = readFileSync(inFolder('shapes.jsonl'), 'utf8')
    expect(text).not.toMatch(/Margaret|example|correct|no number/i)
    const [first, second] = linesOf(inFolder('shapes.jsonl')).map((line) => line?.arguments)
    expect([Number.isInteger(first?.ms), typeof second?.ms]).toEqual([true, 'string'])
    expect(text).not.toMatch(/note|password/)
    // Keys and values that are equal stay equal, so that what repeats can be seen.
    const [entry] = Object.entries(first ?? {})
    expect(entry).toEqual([expect.stringMatching(/^[a-z]{4}$/), expect.stringMatching(/^[A-Z][a-z]{7}$/)])
    expect(Object.entries(second ?? {})[0]).toEqual(entry)
  })

  test('what is told names places by their paths, whatever variables hold parts of them', async () => {
    const child = program.record('-o', 'named.jsonl', '--', process.execPath, CALLS)
    const done = ended(child)
    const { call, ask } = clientOf(child)
    await ask({ id: 'b', method: 'tools/list' })
    await call(1, {})
    child.stdin.end()
    expect((await done).err).toContain(`is kept in ${inFolder('named.contract.json')}`)
  })

  test('a call that is repeated with the input that the server wanted is one call', async () => {
    const child = start('more.jsonl')
    const done = ended(child)
    const { call } = clientOf(child)
    await call(1, { more: true })
    await call(2, { more: true }, 'work', { requestState: 'state-1', inputResponses: {} })
    await call(3, { more: true })
    child.stdin.end()
    await done
    expect(linesOf(inFolder('more.jsonl')).map((line) => [line?.id, line?.outcome])).toEqual([
      [1, 'ok'],
      [3, 'unknown'],
    ])
  })

  test('each contract is kept beside the recording, and each call names its own', async () => {
    const child = start('kept.jsonl', { changes: true })
    const done = ended(child)
    const { call, ask, send } = clientOf(child)
    await ask({ id: 'a', method: 'initialize', params: { protocolVersion: '2025-11-25', capabilities: {} } })
    send({ method: 'notifications/initialized' })
    await ask({ id: 'b', method: 'tools/list' })
    await call(1, {})
    await ask({ id: 'c', method: 'tools/list' })
    await ask({ id: 'd', method: 'tools/list', params: { cursor: 'rest' } })
    await call(2, {})
    child.stdin.end()
    const { err } = await done
    const contracts = readdirSync(program.folder)
      .filter((name) => /^kept\.contract/.test(name))
      .map((name) => parseContract(JSON.parse(readFileSync(inFolder(name), 'utf8')), name))
    expect(contracts.map(({ tools, server }) => [tools.length, server?.name])).toEqual([
      [2, 'worker'],
      [1, 'worker'],
    ])
    const [second, first] = contracts.map(digestOfContract)
    expect(linesOf(inFolder('kept.jsonl')).map((line) => line?.contract)).toEqual([first, second])
    expect(err).toContain('is kept in')
  })

  test('a torn last line stays one, and two recorders share a file', async () => {
    writeFileSync(inFolder('shared.jsonl'), '{"tool":"work","argum')
    const children = [start('shared.jsonl'), start('shared.jsonl')]
    const done = children.map(ended)
    await Promise.all(
      children.map(async (child, at) => {
        const { call } = clientOf(child)
        for (let id = 0; id < 200; id++) await call(id, { at, text: 'x'.repeat(5_000) })
        child.stdin.end()
      }),
    )
    await Promise.all(done)
    const lines = linesOf(inFolder('shared.jsonl'))
    expect(lines[0]).toBeUndefined()
    expect(lines.filter((line) => line !== undefined)).toHaveLength(400)
    expect(new Set(lines.slice(1).map((line) => line?.session)).size).toBe(2)
  })

  test('a recording that is full stops, and everything still passes', async () => {
    const child = start('full.jsonl', {}, '--max-size', '0.001')
    const done = ended(child)
    const { call, heard } = clientOf(child)
    for (let id = 0; id < 20; id++) await call(id, {})
    child.stdin.end()
    const { err } = await done
    expect(heard).toHaveLength(20)
    expect(statSync(inFolder('full.jsonl')).size).toBeLessThanOrEqual(1_049)
    expect(err.match(/no call is recorded any more; everything still passes/g)).toHaveLength(1)
    expect(err).toMatch(/Recorded \d calls in full\.jsonl \(1\d more could not be written\)/)
  })
})
