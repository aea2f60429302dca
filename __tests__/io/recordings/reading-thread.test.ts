/** A recording that a thread reads comes to what it comes to when it is read here. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from '@jest/globals'
import { readRecording } from '../../../src/io/read/recording-lines.js'
import { readInThread, type Student } from '../../../src/io/read/recordings/reading-thread.js'
import type { Ending, Rest } from '../../../src/io/read/recordings/thread-messages.js'
import type { Call, Replay } from '../../../src/model/call.js'
import { UserError } from '../../../src/model/error.js'
import type { Json } from '../../../src/model/json.js'
import type { BadLine } from '../../../src/model/recording.js'
import { ByteJudge } from '../../../src/replay/bytes/judge.js'
import { startReplay } from '../../../src/replay/replay.js'
import { Patterns } from '../../../src/schema/regex/patterns.js'
import { contract, engine, limit } from '../../replay/contracts.js'
import { corrupted, varied, Writer } from '../../replay/spellings.js'
import { Chance, Schemas } from '../../schema/random.js'
import { Folder } from '../folder.js'

const folder = new Folder({})
afterAll(() => folder.remove())

/** As it is bundled; that it is of these sources is checked elsewhere. */
const THREAD = pathToFileURL(join(process.cwd(), 'dist/thread.js'))
/** Bytes from which a recording is read in a thread, and some. */
const LARGE = 8.5 * 1024 * 1024

function fileOf(name: string, content: string | Buffer): { path: string; shown: string } {
  const path = join(folder.path, name)
  writeFileSync(path, content)
  return { path, shown: name }
}

/** A text that no packer makes much smaller. */
function noise(chance: Chance, length: number): string {
  let text = ''
  while (text.length < length) text += chance.next().toString(36).slice(2)
  return text.slice(0, length)
}

/** Tools of random schemas, some of them changed, and a recording of calls that are good or not, plain or not. */
function situation(seed: number, bytes: number): { tools: { [name: string]: Json }[]; text: string } {
  const chance = new Chance(seed)
  const schemas = new Schemas(chance, '2020-12', false)
  const writer = new Writer(chance)
  const names = ['list', 'get', 'größe', 'put']
  const before: { [name: string]: Json } = {}
  const after: { [name: string]: Json } = {}
  for (const name of names) {
    const free = { type: 'string', maxLength: 2_000 }
    before[name] = {
      type: 'object',
      properties: { a: schemas.schema(2), kind: { enum: ['x', 'y', 'z'] }, when: { format: 'date-time' }, text: free },
    }
    after[name] = chance.likely(0.5) ? before[name] : (schemas.changed(before[name]) as Json)
  }
  const made = Array.from({ length: 60 }, () => ({
    ...(chance.likely(0.7) ? { a: schemas.value(2) } : {}),
    ...(chance.likely(0.5) ? { kind: chance.one(['x', 'y', 'y', 'w']) } : {}),
    ...(chance.likely(0.2) ? { when: '2026-01-02T03:04:05Z' } : {}),
  }))
  const lines: string[] = []
  for (let length = 0, at = 0; length < bytes; at++) {
    const name = chance.likely(0.02) ? 'unknown' : chance.one(names)
    const value = varied({ ...chance.one(made), text: noise(chance, chance.below(400)) }, chance)
    const more = chance.one(['', ',"isError":true', ',"count":3', `,"at":"${at}"`])
    let line = `{"tool":"${name}","arguments":${writer.write(value)}${more}}`
    if (chance.likely(0.01)) line = corrupted(line, chance).replaceAll('\n', ' ')
    if (chance.likely(0.01)) line = chance.one(['', ' ', 'oops', '{}', '[1]'])
    lines.push(line)
    length += line.length + 1
  }
  return { tools: [before, after], text: `\ufeff${lines.join(chance.one(['\n', '\r\n']))}` }
}

interface Came {
  /** Without what folding remembers of a call. */
  readonly replay: Replay
  readonly read: { readonly lines: number; readonly calls: number; readonly first: readonly BadLine[] }
  readonly bad: readonly BadLine[]
  /** Lines that were counted as they stood. */
  readonly counted: number
  readonly idled: number
}

async function run(file: { path: string; shown: string }, tools: readonly { [name: string]: Json }[], thread?: URL) {
  const [before = {}, after = {}] = tools
  const running = startReplay({ baseline: contract(before), candidate: contract(after), engine: engine() })
  const bad: BadLine[] = []
  let counted = 0
  let idled = 0
  const read = await readRecording(
    file,
    (call) => {
      if (call.tool !== undefined) running.take(call)
    },
    (line) => bad.push(line),
    {
      judge: running.lines,
      onCounted: (lines) => {
        counted += lines
      },
      ahead: thread && { thread, onIdle: () => idled++ },
    },
  )
  const replay = JSON.stringify(running.finish(), (key, value: unknown) => (key === 'memo' ? undefined : value))
  return { replay: JSON.parse(replay) as Replay, read, bad, counted, idled } satisfies Came
}

test.each([1, 2])(
  'a random recording, seed %i',
  async (seed) => {
    const { tools, text } = situation(seed, LARGE)
    const file = fileOf('calls.jsonl', text)
    const [here, there] = [await run(file, tools), await run(file, tools, THREAD)]
    expect({ ...there, counted: 0, idled: 0 }).toEqual({ ...here, counted: 0, idled: 0 })
    // As much as it is here, but for what was read before the thread had learnt.
    expect(there.counted).toBeGreaterThan(here.counted * 0.8)
    expect(here.counted).toBeGreaterThan(1_000)
  },
  60_000,
)

test('where most calls are good, there is time for something else', async () => {
  const line = `{"tool":"t","arguments":{"text":"${'x'.repeat(400)}"}}\n`
  const tools = [{ t: { properties: { text: { type: 'string' } } } }]
  const lines = Math.ceil(LARGE / line.length)
  const came = await run(fileOf('good.jsonl', line.repeat(lines)), [...tools, ...tools], THREAD)
  expect(came).toMatchObject({ idled: 1, read: { lines, calls: lines }, replay: { counts: { valid: lines } } })
  expect(came.counted).toBeGreaterThan(lines * 0.9)
})

test('what was learnt of one recording is known in the next', async () => {
  const line = `{"tool":"t","arguments":{"text":"${'x'.repeat(400)}"}}\n`
  const file = fileOf('good.jsonl', line.repeat(Math.ceil(LARGE / line.length)))
  const tools = contract({ t: { properties: { text: { type: 'string' } } } })
  const running = startReplay({ baseline: tools, candidate: tools, engine: engine() })
  const read: number[] = []
  for (let time = 0; time < 3; time++) {
    let parsed = 0
    const take = (call: Call): void => {
      parsed++
      running.take(call)
    }
    // The first one is read here, the others by a thread each.
    const ahead = time === 0 ? undefined : { thread: THREAD, onIdle: () => {} }
    await readRecording(file, take, () => {}, { judge: running.lines, ahead })
    read.push(parsed)
  }
  expect(read).toEqual([8, 0, 0])
})

test('a packed recording', async () => {
  const { tools, text } = situation(4, 2 * LARGE)
  const file = fileOf('calls.jsonl.gz', gzipSync(text))
  const [here, there] = [await run(file, tools), await run(file, tools, THREAD)]
  expect({ ...there, counted: 0, idled: 0 }).toEqual({ ...here, counted: 0, idled: 0 })
}, 60_000)

describe('what goes wrong', () => {
  const { tools, text } = situation(5, 2 * LARGE)
  const packed = gzipSync(text)

  test('a file that is cut short is told as it is here', async () => {
    const file = fileOf('cut.jsonl.gz', packed.subarray(0, packed.length - 100))
    const said = (thread?: URL) => run(file, tools, thread).catch((error: unknown) => error)
    const [here, there] = [await said(), await said(THREAD)]
    expect(there).toBeInstanceOf(UserError)
    expect([(there as UserError).sentence, (there as UserError).next]).toEqual([
      'cut.jsonl.gz is cut short: its gzip data ends early. Copy it again.',
      (here as UserError).next,
    ])
  }, 60_000)

  test('a thread that cannot be loaded, or ends without a word, ends the reading', async () => {
    const file = fileOf('calls.jsonl', text)
    const { path } = fileOf('silent.mjs', '')
    await expect(run(file, tools, pathToFileURL(join(folder.path, 'missing.js')))).rejects.toThrow('missing.js')
    await expect(run(file, tools, pathToFileURL(path))).rejects.toThrow('ended before its time')
  })

  test('whoever takes the calls may stop it, though the thread waits', async () => {
    const stop = new Error('enough')
    const reading = readRecording(
      fileOf('calls.jsonl', text),
      () => {
        throw stop
      },
      () => {},
      {
        judge: startReplay({ baseline: contract({}), candidate: contract({}), engine: engine() }).lines,
        ahead: { thread: THREAD, onIdle: () => {} },
      },
    )
    await expect(reading).rejects.toBe(stop)
  })
})

describe('the thread itself', () => {
  const patterns = new Patterns(limit)
  const student = (): Student => new ByteJudge((pattern) => patterns.tester(pattern))

  async function said(lines: string, lessons: readonly unknown[] = []): Promise<(Rest | Ending)[]> {
    const { port1, port2 } = new MessageChannel()
    const { path, shown } = fileOf('few.jsonl', lines)
    if (lessons.length > 0) port2.postMessage(lessons)
    await readInThread(port1, { path, shown, waiting: new Int32Array(new SharedArrayBuffer(4)) }, student())
    const all: (Rest | Ending)[] = []
    for (let one = receiveMessageOnPort(port2); one !== undefined; one = receiveMessageOnPort(port2))
      all.push(one.message as Rest | Ending)
    port2.close()
    return all
  }

  test('hands on whatever it does not know, with its number', async () => {
    const [rest, end, ...more] = await said('{"tool":"t","arguments":{}}\n\n{"no":"call"}\r\nx')
    expect(rest).toMatchObject({ kind: 'rest', lines: [1, 2, 3, 4], taken: 0, counted: [] })
    const { bytes, bounds } = rest as Rest
    const texts = [0, 2, 4, 6].map((at) => Buffer.from(bytes).toString('utf8', bounds[at], bounds[at + 1]))
    expect(texts).toEqual(['{"tool":"t","arguments":{}}', '', '{"no":"call"}', 'x'])
    expect([end, more]).toEqual([{ kind: 'end' }, []])
  })

  test('counts what it learnt, by what the lines say', async () => {
    const running = startReplay({ baseline: contract({ t: {} }), candidate: contract({ t: {} }), engine: engine() })
    for (let line = 1; line <= 8; line++)
      running.take({ tool: 't', arguments: {}, count: 1, isError: false, file: 'f', line })
    const lessons = structuredClone(running.lines?.teacher?.lessonsAfter(0) ?? [])
    const [rest] = await said('{"tool":"t","arguments":{},"count":7}\n{"tool":"u","arguments":{}}\n', lessons)
    expect(rest).toMatchObject({ lines: [2], taken: 1, counted: [['t', 7]] })
    running.lines?.teacher?.add((rest as Rest).counted)
    expect(running.finish().counts).toMatchObject({ recorded: 15, valid: 15 })
  })
})
