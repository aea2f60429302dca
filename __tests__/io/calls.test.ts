import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { readCalls } from '../../src/io/read/calls.js'
import { readLines } from '../../src/io/read/lines.js'
import type { Call } from '../../src/model/call.js'
import type { BadLine } from '../../src/model/recording.js'
import { Folder, refusalOf } from './folder.js'

const line = (n: number, more = ''): string => `{"tool":"t${n % 3}","arguments":{"n":${n}}${more}}`
const many = (count: number): string => Array.from({ length: count }, (_, n) => `${line(n)}\n`).join('')

let folder: Folder
beforeAll(() => {
  folder = new Folder({
    'two.jsonl': `${line(1)}\n${line(2)}\n`,
    'crlf.jsonl': `\ufeff${line(1)}\r\n\r\n${line(2)}`,
    'mixed.jsonl': `${line(1)}\nnot json\n\n[1]\n${line(2, ',"isError":true,"count":3')}\n{"tool":5,"arguments":{}}\n`,
    'foreign.jsonl': '{"jsonrpc":"2.0","id":1}\n{"jsonrpc":"2.0","id":2}\n',
    'one-bad.jsonl': 'oops\n',
    'empty.jsonl': '',
    'blank.jsonl': '\n \n\r\n',
    'packed.jsonl.gz': gzipSync(many(5_000)),
    'packed-without-name.jsonl': gzipSync(many(10)),
    'members.jsonl.gz': Buffer.concat([gzipSync(`${line(1)}\n`), gzipSync(`${line(2)}\n`)]),
    'cut.jsonl.gz': gzipSync(many(50_000)).subarray(0, 20_000),
    'broken.jsonl.gz': Buffer.concat([gzipSync(many(5_000)).subarray(0, 200), Buffer.alloc(500, 7)]),
    'utf16.jsonl': Buffer.from(`\ufeff${line(1)}\n`, 'utf16le'),
    'long.jsonl': `${line(1)}\n{"tool":"big","arguments":{"text":"${'é'.repeat(300_000)}"}}\n${line(2)}\n`,
    'bare.jsonl': '{"path":"/a"}\n{}\n',
    'logs/b.jsonl': `${line(2)}\n`,
    'logs/a.jsonl': `${line(1)}\n`,
    'logs/deep/c.ndjson': `${line(3)}\n`,
    'logs/notes.txt': 'no recording',
    'odd[1].jsonl': `${line(7)}\n`,
  })
})
afterAll(() => folder.remove())

async function read(...sources: string[]) {
  const calls: Call[] = []
  const bad: BadLine[] = []
  const summary = await readCalls(sources, folder.path, (call) => calls.push(call), { onBad: (one) => bad.push(one) })
  return { summary, calls, bad }
}

describe('recordings', () => {
  test('calls come in the order of the lines, with their places', async () => {
    const { calls, summary } = await read('crlf.jsonl')
    expect(calls.map(({ tool, file, line: at }) => [tool, file, at])).toEqual([
      ['t1', 'crlf.jsonl', 1],
      ['t2', 'crlf.jsonl', 3],
    ])
    expect(summary).toEqual({ files: ['crlf.jsonl'], lines: 2, calls: 2, bad: { count: 0, first: [] }, notices: [] })
  })

  test('lines that are no call are counted and shown', async () => {
    const { calls, summary, bad } = await read('mixed.jsonl')
    expect(calls).toMatchObject([
      { line: 1, count: 1, isError: false },
      { line: 5, count: 3, isError: true },
    ])
    expect(summary).toMatchObject({ lines: 5, calls: 2, bad: { count: 3 } })
    expect(summary.bad.first).toEqual([
      { file: 'mixed.jsonl', line: 2, why: 'is not JSON at column 1: this is no JSON value' },
      { file: 'mixed.jsonl', line: 4, why: 'is an array, not an object' },
      { file: 'mixed.jsonl', line: 6, why: 'has a "tool" that is a number, not a string' },
    ])
    expect(bad).toEqual(summary.bad.first)
  })

  test('gzip is seen by its content, in several members too', async () => {
    expect((await read('packed.jsonl.gz')).summary.calls).toBe(5_000)
    expect((await read('packed-without-name.jsonl')).summary.calls).toBe(10)
    expect((await read('members.jsonl.gz')).calls.map(({ line: at }) => at)).toEqual([1, 2])
  })

  test('a line longer than many chunks is whole', async () => {
    const { calls } = await read('long.jsonl')
    expect(calls.map(({ line: at }) => at)).toEqual([1, 2, 3])
    expect(calls[1]?.arguments).toEqual({ text: 'é'.repeat(300_000) })
  })

  test('bare arguments are calls of the only tool', async () => {
    expect((await read('bare.jsonl')).calls).toMatchObject([
      { tool: undefined, arguments: { path: '/a' } },
      { tool: undefined, arguments: {} },
    ])
  })

  test.each<[string, string[], string[]]>([
    ['a glob, sorted', ['logs/*.jsonl'], ['logs/a.jsonl', 'logs/b.jsonl']],
    ['a folder', ['logs'], ['logs/a.jsonl', 'logs/b.jsonl', 'logs/deep/c.ndjson']],
    [
      'each file once',
      ['logs/b.jsonl', 'logs/**/*.{jsonl,ndjson}'],
      ['logs/b.jsonl', 'logs/a.jsonl', 'logs/deep/c.ndjson'],
    ],
    ['a name that looks like a glob', ['odd[1].jsonl'], ['odd[1].jsonl']],
    ['an empty one beside others', ['empty.jsonl', 'two.jsonl'], ['empty.jsonl', 'two.jsonl']],
  ])('%s', async (_what, sources, files) => {
    const { summary, calls } = await read(...sources)
    expect(summary.files).toEqual(files)
    expect(calls.length).toBe(summary.calls)
  })

  test('what the caller throws comes through, and the file is closed', async () => {
    const stop = new Error('stop')
    await expect(
      readCalls(['packed.jsonl.gz'], folder.path, () => {
        throw stop
      }),
    ).rejects.toBe(stop)
    await expect(
      readCalls(['two.jsonl'], folder.path, () => {
        throw stop
      }),
    ).rejects.toBe(stop)
  })

  test('memory stays flat', async () => {
    const padding = `,"result":{"text":"${'x'.repeat(1_000)}"}`
    const thousand = Array.from({ length: 1_000 }, (_, n) => `${line(n, padding)}\n`).join('')
    folder.write({ 'big.jsonl.gz': Buffer.concat(Array.from({ length: 200 }, () => gzipSync(thousand))) })
    let peak = 0
    let early = 0
    let seen = 0
    await readCalls(['big.jsonl.gz'], folder.path, () => {
      seen++
      if (seen % 10_000 !== 0) return
      const { rss } = process.memoryUsage()
      if (seen === 30_000) early = rss
      peak = Math.max(peak, rss)
    })
    expect(seen).toBe(200_000)
    // The lines have 210 MB together; what is kept of them is a chunk, the rest is the collector's ease.
    expect(peak - early).toBeLessThan(80 * 1024 * 1024)
  }, 30_000)
})

describe('refusals', () => {
  const NEXT = 'A recording holds one call a line: {"tool": "name", "arguments": {…}}.'
  test.each<[string[], string]>([
    [
      ['nope.jsonl'],
      'No recording matches nope.jsonl. Check the path or glob; it is relative to the working directory.',
    ],
    [
      ['two.jsonl', 'no/*.jsonl'],
      'No recording matches no/*.jsonl. Check the path or glob; it is relative to the working directory.',
    ],
    [
      ['two.jsonl/x'],
      'No recording matches two.jsonl/x. Check the path or glob; it is relative to the working directory.',
    ],
    [['empty.jsonl'], `empty.jsonl is empty: no call was recorded. ${NEXT}`],
    [['blank.jsonl', 'empty.jsonl'], `blank.jsonl, empty.jsonl are empty: no call was recorded. ${NEXT}`],
    [['foreign.jsonl'], "foreign.jsonl holds no call of an MCP server's tool. Name logs that do."],
    [
      ['two.jsonl', 'one-bad.jsonl'],
      `one-bad.jsonl is no recording: its only line is no call (line 1 is not JSON at column 1: this is no JSON value). ${NEXT}`,
    ],
    [['cut.jsonl.gz'], 'cut.jsonl.gz is cut short: its gzip data ends early. Copy it again.'],
    [['broken.jsonl.gz'], 'broken.jsonl.gz has broken gzip data. Copy it again.'],
    [['utf16.jsonl'], 'utf16.jsonl is UTF-16. Save it as UTF-8.'],
  ])('%j', async (sources, sentence) => expect((await refusalOf(read(...sources))).sentence).toBe(sentence))

  test('a line that no call is as long as', async () => {
    folder.write({
      'endless.jsonl': Buffer.concat([Buffer.from(`${line(1)}\n{"a":"`), Buffer.alloc(65 * 1024 * 1024, 0x61)]),
    })
    expect((await refusalOf(read('endless.jsonl'))).sentence).toBe(
      'endless.jsonl has a line of more than 64 MiB (line 2). A recording holds one call a line.',
    )
  })
})

describe('readLines', () => {
  test('gives each line with its number', async () => {
    const lines: [number, string][] = []
    for await (const { text, line: at } of readLines(`${folder.path}/crlf.jsonl`, 'crlf.jsonl')) lines.push([at, text])
    expect(lines).toEqual([
      [1, line(1)],
      [2, ''],
      [3, line(2)],
    ])
  })

  test('agrees with a plain split, wherever the chunks end', async () => {
    for (const size of [65_535, 65_536, 65_537, 131_072]) {
      const text = `${'x'.repeat(size - 3)}é\n\n${'y'.repeat(size)}\nz`
      folder.write({ 'sized.txt': text })
      const lines: string[] = []
      for await (const read of readLines(`${folder.path}/sized.txt`, 'sized.txt')) lines.push(read.text)
      expect(lines).toEqual(text.split('\n'))
    }
  })

  test('a file that is not there', async () => {
    const lines = readLines(`${folder.path}/nope`, 'nope')
    expect((await refusalOf(lines.next())).sentence).toBe(
      'nope does not exist. Check the path; it is relative to the working directory.',
    )
  })
})
