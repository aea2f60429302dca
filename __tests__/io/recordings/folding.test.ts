/** Whatever is told by its bytes alone is told as it is read in full: random recordings, line by line. */
import { afterAll, describe, expect, test } from '@jest/globals'
import { readRecording } from '../../../src/io/read/recording-lines.js'
import { LineScanner } from '../../../src/io/read/recordings/scanner.js'
import type { Call } from '../../../src/model/call.js'
import { type BadLine, parseLine } from '../../../src/model/recording.js'
import { Chance } from '../../schema/random.js'
import { Folder } from '../folder.js'

const folder = new Folder({})
afterAll(() => folder.remove())

/** Names of members as they may be written. */
const KEYS = ['"tool"', '"arguments"', '"at"', '"id"', '"server"', '"result"', '"isError"', '"count"', '"t\\u006fol"']
const VALUES = [
  ...[
    '"t1"',
    '"t2"',
    '"a\\"b"',
    '"größe"',
    '"t\\u0031"',
    '""',
    'null',
    'true',
    'false',
    '1',
    '2',
    '-3',
    '0',
    '01',
    '1.',
  ],
  ...['1e3', '9007199254740993', '1.5', '{}', '[]', '{"tool":"t9"}', '{"arguments":{"x":1}}', '[1,2]', '[1,]', '{,}'],
  ...['{"isError":true}', '{"isError":false,"a":[{"isError":true}]}', '{"is\\u0045rror":true}', '{"a":"}"}', '"\\x"'],
  ...[
    '{"n":9007199254740993}',
    '{"n":9007199254740992}',
    '{"s":"\\\\"}',
    '{"s":"\\ud83d"}',
    '{"isError":true,"isError":1}',
  ],
  ...['"unclosed', '{"a"', 'tru', '{"a":1}}', '"\u0001"', '{"a" : [ 1 , 2 ] }', '1E5', '-', '"\\u00e9"'],
]

function randomLine(chance: Chance): string {
  const shape = chance.below(20)
  if (shape === 0) return chance.one(['', ' ', '\t', 'null', '[1]', 'oops', '{}', '{"path":"/a"}', '{"jsonrpc":"2.0"}'])
  const space = (): string => (chance.likely(0.1) ? chance.one([' ', '  ', '\t']) : '')
  const members = [`"tool":${chance.likely(0.9) ? chance.one(['"t1"', '"t2"', '"größe"']) : chance.one(VALUES)}`]
  members.push(
    `"arguments":${chance.likely(0.7) ? chance.one(['{}', '{"a":1}', '{"a":"ü}"}', '[]']) : chance.one(VALUES)}`,
  )
  while (chance.likely(0.5)) {
    const member = `${space()}${chance.one(KEYS)}${space()}:${space()}${chance.one(VALUES)}${space()}`
    members.splice(chance.below(members.length + 1), 0, member)
  }
  if (shape === 1) members.splice(chance.below(members.length), 1)
  return `${space()}{${members.join(',')}${chance.likely(0.03) ? ',' : ''}}${space()}${chance.likely(0.02) ? 'x' : ''}`
}

/** As a full reading has it; the name of the file is not the matter here. */
function slowly(lines: readonly Buffer[]): { calls: object[]; bad: BadLine[] } {
  const calls: object[] = []
  const bad: BadLine[] = []
  for (const [at, bytes] of lines.entries()) {
    const call = parseLine(bytes.toString('utf8').replace(/\r$/, ''), 'f', at + 1)
    if (call !== undefined && 'bad' in call) bad.push({ file: 'f', line: at + 1, why: call.bad })
    else if (call !== undefined) calls.push(told(call))
  }
  return { calls, bad }
}

function told({ tool, arguments: sent, count, isError, server, inexact, file, line }: Call): object {
  return { tool, sent, count, isError, server, inexact, file, line }
}

async function quickly(lines: readonly Buffer[]): Promise<{ calls: object[]; bad: BadLine[]; repeated: number }> {
  folder.write({ 'random.jsonl': Buffer.concat(lines.flatMap((line) => [line, Buffer.from('\n')])) })
  const calls: object[] = []
  const bad: BadLine[] = []
  const memos = new Set<object>()
  let repeated = 0
  await readRecording(
    { path: `${folder.path}/random.jsonl`, shown: 'f' },
    (call) => {
      calls.push(told(call))
      if (call.memo === undefined) return
      if (memos.has(call.memo)) repeated++
      // What shares a memo is the same call: the first one's is written into it.
      const { tool, arguments: sent, count, isError, server } = call
      const text = JSON.stringify([tool, sent, count, isError, server])
      call.memo.found ??= { text }
      expect(call.memo.found).toEqual({ text })
      memos.add(call.memo)
    },
    (line) => bad.push(line),
  )
  return { calls, bad, repeated }
}

describe('a recording', () => {
  test.each([1, 2, 3])('is the same read by bytes and in full (seed %i)', async (seed) => {
    const chance = new Chance(seed)
    const lines = Array.from({ length: 8_000 }, () =>
      Buffer.from(randomLine(chance) + (chance.likely(0.1) ? '\r' : '')),
    )
    // Bytes that are no UTF-8, in some strings.
    for (const line of lines) if (chance.likely(0.02) && line.length > 12) line[chance.below(line.length)] = 0xff
    const [slow, quick] = [slowly(lines), await quickly(lines)]
    expect(quick.bad).toEqual(slow.bad)
    expect(quick.calls).toEqual(slow.calls)
    expect(quick.repeated).toBeGreaterThan(1_000)
    expect(slow.bad.length).toBeGreaterThan(500)
  })

  test('that does not repeat itself is not remembered for long', async () => {
    const lines = Array.from({ length: 30_000 }, (_, at) => Buffer.from(`{"tool":"t","arguments":{"n":${at}}}`))
    const { calls, repeated } = await quickly(lines)
    expect([calls.length, repeated]).toEqual([30_000, 0])
  })
})

test.each([
  ['{"tool":"t","arguments":{}}', true],
  [' { "at" : "x" , "tool" : "t" , "arguments" : { "a" : "}" } } ', true],
  ['{"arguments":{},"result":{"isError":true},"tool":"t"}', true],
  ['{"tool":"t","arguments":{},"tool":"u"}', false],
  ['{"t\\u006fol":"u","tool":"t","arguments":{}}', false],
  ['{"tool":"t"}', false],
  ['{"tool":"t","arguments":{},"id":01}', false],
  ['{"tool":"t","arguments":{},"id":12345678901234567890}', false],
  ['{"tool":"t","arguments":{}} x', false],
  ['{"tool":"t","arguments":{},}', false],
])('is %s plainly a call? %s', (text, plain) => {
  const bytes = Buffer.from(text)
  expect(new LineScanner().scan(bytes, 0, bytes.length)).toBe(plain)
})
