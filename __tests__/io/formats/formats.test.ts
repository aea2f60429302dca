import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Known } from '../../../src/io/read/formats/known.js'
import { FROM } from '../../../src/io/read/formats/read-log.js'
import { LOG_FORMATS } from '../../../src/io/read/formats/registry.js'
import { FORMAT_NAMES } from '../../../src/model/imports/format-names.js'
import { parseMapping } from '../../../src/model/imports/mapping.js'
import { bomb, zip } from '../../harness/zip.js'
import { Folder, refusalOf } from '../folder.js'
import { EXPECTED } from './expected.js'
import { type Read, read } from './read.js'

const LOGS = join(process.cwd(), 'fixtures/logs')
const NOTHING = { unreadable: [], leftOut: '', repeats: 0, otherLines: 0, contracts: [] }
const textOf = (file: string): string => readFileSync(join(LOGS, file), 'utf8')
const withoutRaw = ({ raw: _, ...rest }: Read): Omit<Read, 'raw'> => rest

let folder: Folder
beforeAll(() => {
  folder = new Folder({ 'empty.txt': '' })
})
afterAll(() => folder.remove())

function zipOf(files: { readonly [name: string]: string }): Buffer {
  return zip(Object.entries(files).map(([name, content]) => ({ name, content })))
}

/** A text as a log of its own. */
async function readText(text: string | Buffer, options: Parameters<typeof read>[1] = {}): Promise<Read> {
  folder.write({ log: text })
  return read(join(folder.path, 'log'), options)
}

describe('each format', () => {
  test.each(Object.entries(EXPECTED))('%s', async (file, expected) => {
    expect(withoutRaw(await read(join(LOGS, file)))).toEqual({ ...NOTHING, ...expected })
  })

  test('every format has a log, and every log is expected', () => {
    expect(new Set(Object.values(EXPECTED).map(({ format }) => format))).toEqual(
      new Set(LOG_FORMATS.map(({ id }) => id)),
    )
    expect(readdirSync(LOGS).filter((file) => !(file in EXPECTED))).toEqual(['own-shape.jsonl'])
  })

  test('the config knows the same names', () => {
    expect([...FORMAT_NAMES]).toEqual([...FROM])
  })

  test.each(Object.entries(EXPECTED))('%s when its format is named', async (file, { format, calls }) => {
    expect((await read(join(LOGS, file), { from: format })).calls).toEqual(calls)
  })
})

describe('recognition goes by content', () => {
  const lines = Object.keys(EXPECTED).filter((file) => !file.endsWith('.json'))
  const documents = Object.keys(EXPECTED).filter((file) => file.endsWith('.json'))

  test.each([600, 20_000])('a text log whose first message comes after %i lines', async (before) => {
    const prose = Array.from({ length: before }, (_, at) => `12:00:00 INFO loaded module ${at} of the server`).join(
      '\n',
    )
    const message = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 't', arguments: { a: 1 } },
    })
    const { format, calls } = await readText(`${prose}\n12:00:09 DEBUG recv ${message}\n`)
    expect([format, calls]).toEqual(['text', [`${before + 1} t {"a":1} unknown`]])
  })

  test.each([
    ['one line in brackets', `${'INFO loaded\n'.repeat(10)}[12:00:00] hi\n${'INFO loaded\n'.repeat(600)}`],
    ['all lines in brackets', '[12:00:00] loaded\n'.repeat(611)],
    ['a line of other JSON', `${'INFO loaded\n'.repeat(10)}{"level":"info"}\n${'INFO loaded\n'.repeat(600)}`],
  ])('a text log with %s before its first message', async (_, before) => {
    const message = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"t","arguments":{"a":1}}}'
    const { format, calls } = await readText(`${before}[12:00:09] recv ${message}\n`)
    expect([format, calls]).toEqual(['text', ['612 t {"a":1} unknown']])
  })

  test.each(Object.keys(EXPECTED).filter((file) => file.endsWith('.jsonl') && file !== 'own-shape.jsonl'))(
    '%s printed for people to read, a document after the other',
    async (file) => {
      const values = textOf(file)
        .split('\n')
        .flatMap((line) => {
          try {
            return [JSON.parse(line) as object]
          } catch {
            return []
          }
        })
      const lines = await readText(values.map((value) => JSON.stringify(value)).join('\n'))
      const printed = await readText(values.map((value) => JSON.stringify(value, null, 2)).join('\n'))
      const withoutLine = (calls: readonly string[]): string[] => calls.map((call) => call.replace(/^\d+ /, ''))
      expect([printed.format, withoutLine(printed.calls)]).toEqual([lines.format, withoutLine(lines.calls)])
    },
  )

  test('prose alone is no log, however long', async () => {
    expect((await readText('12:00:00 INFO nothing happened\n'.repeat(20_000))).format).toBe('recording')
  })

  test.each(lines)('%s with prose around and between its lines', async (file) => {
    const prose = `Starting up\n\n${textOf(file).replaceAll('\n', '\nsome prose, {or so}\n')}\nbye\n`
    const found = await readText(prose)
    const expected = EXPECTED[file]
    expect(found.format).toBe(expected?.format)
    expect(found.calls.map(withoutLine)).toEqual(expected?.calls.map(withoutLine))
  })

  test.each(documents)('%s with prose around it, and packed', async (file) => {
    const found = await readText(`Starting up\n${textOf(file)}\nbye\n`)
    expect({ format: found.format, calls: found.calls }).toEqual({
      format: EXPECTED[file]?.format,
      calls: EXPECTED[file]?.calls,
    })
  })

  test.each(documents)('%s on one line', async (file) => {
    const found = await readText(JSON.stringify(JSON.parse(textOf(file))))
    expect({ format: found.format, calls: found.calls }).toEqual({
      format: EXPECTED[file]?.format,
      calls: EXPECTED[file]?.calls,
    })
  })

  test.each(lines)('%s cut in half keeps its format, and no call is made up', async (file) => {
    const text = textOf(file)
    const found = await readText(text.slice(0, text.length / 2))
    expect(found.format).toBe(EXPECTED[file]?.format)
    const known = new Set(EXPECTED[file]?.calls.map(withoutOutcome))
    // A call that a later line goes on with is told in part.
    if (file !== 'openai-stream.jsonl' && !file.startsWith('otlp'))
      for (const call of found.calls) expect(known).toContain(withoutOutcome(call))
  })

  test.each(documents)('%s cut in half is no log', async (file) => {
    const text = textOf(file)
    const found = await readText(text.slice(0, text.length / 2))
    expect(found.calls).toEqual([])
    expect(['unknown', 'recording']).toContain(found.format)
  })

  test.each([
    ['our own recording', '{"tool":"a","arguments":{"jsonrpc":"2.0"}}\n'],
    ['bare arguments', '{"title":"Emma"}\n{"title":"Dune"}\n'],
    ['a name and arguments', '{"name":"a","arguments":{}}\n'],
    ['prose', 'hello\nworld\n'],
  ])('%s is left to the reader of recordings', async (_, text) => {
    expect((await readText(text)).format).toBe('recording')
  })

  test('a document of no known shape is unknown', async () => {
    expect((await readText('{\n  "openapi": "3.1.0",\n  "paths": {}\n}\n')).format).toBe('unknown')
  })
})

function withoutLine(call: string): string {
  return call.slice(call.indexOf(' ') + 1)
}

function withoutOutcome(call: string): string {
  return withoutLine(call).slice(0, withoutLine(call).lastIndexOf(' '))
}

describe('the same call', () => {
  test('is counted once over several logs, where its id is unique', async () => {
    const known = new Known()
    expect((await read(join(LOGS, 'claude-code.jsonl'), { known })).calls).toHaveLength(3)
    expect(await read(join(LOGS, 'claude-code.jsonl'), { known })).toMatchObject({ calls: [], repeats: 4 })
    expect((await read(join(LOGS, 'mcp-wire.jsonl'), { known })).calls).toHaveLength(5)
  })

  test('told by client and server while it is on its way', async () => {
    const call = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":{"n":1}}}\n'
    const answer = '{"jsonrpc":"2.0","id":1,"result":{"content":[],"isError":true}}\n'
    expect((await readText(call + call + answer + answer)).calls).toEqual(['1 a {"n":1} error'])
    // A client that counts anew: two calls.
    expect((await readText(call + answer + call + answer)).calls).toHaveLength(2)
    expect((await readText(call + call.replace('"n":1', '"n":2') + answer)).calls).toHaveLength(2)
  })

  test('a long log is streamed: calls without an answer do not hold it up', async () => {
    const count = 12_000
    const text = Array.from(
      { length: count },
      (_, n) => `{"jsonrpc":"2.0","id":${n},"method":"tools/call","params":{"name":"a","arguments":{"n":${n}}}}\n`,
    ).join('')
    const found = await readText(text)
    expect(found.raw.map(({ line }) => line)).toEqual(Array.from({ length: count }, (_, n) => n + 1))
  })
})

describe('logs that hold more than their own calls', () => {
  const rpc = '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"planted","arguments":{}}}'
  const chat = '{"tool_calls":[{"id":"x","type":"function","function":{"name":"planted","arguments":"{}"}}]}'
  const block = '{"type":"tool_use","id":"toolu_01PlantedNumberA","name":"mcp__x__planted","input":{}}'
  const planted = `${rpc}\n${chat}\n${block}`

  test.each(Object.keys(EXPECTED).filter((file) => textOf(file).includes('"…"')))(
    '%s: what a tool answered is never a call',
    async (file) => {
      for (const answer of [planted, rpc, chat, block]) {
        const found = await readText(textOf(file).replaceAll('"…"', JSON.stringify(answer)))
        expect(found.calls).toEqual(EXPECTED[file]?.calls)
      }
    },
  )

  test('answers and arguments on the wire and in text hold no calls', async () => {
    const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":{"said":${JSON.stringify(rpc)}}}}`
    const answer = `{"jsonrpc":"2.0","id":1,"result":{"content":[{"type":"text","text":${JSON.stringify(planted)}}],"structuredContent":${rpc}}}`
    const said = `a {"said":${JSON.stringify(rpc)}} ok`
    expect((await readText(`${call}\n${answer}\n`)).calls).toEqual([`1 ${said}`])
    expect((await readText(`in: ${call}\nout: ${answer}\n`)).calls).toEqual([`1 ${said}`])
  })

  test('lines of another log are told, and not dropped', async () => {
    const found = await readText(`${textOf('claude-stream.jsonl')}${rpc}\n`)
    expect(found.format).toBe('claude-code')
    expect(found.unreadable).toEqual(['7 is a line of another log (MCP wire log)'])
  })

  test('a list of messages is read as what most of them are', async () => {
    const session = textOf('claude-stream.jsonl').trimEnd().split('\n')
    const found = await readText(`[${[rpc, ...session].join(',')}]`)
    expect(found.format).toBe('claude-code')
    expect(found.calls.map(withoutLine)).toEqual(EXPECTED['claude-stream.jsonl']?.calls.map(withoutLine))
  })
})

describe('an archive of Inspect', () => {
  const sample = JSON.stringify((JSON.parse(textOf('inspect.json')) as { samples: unknown[] }).samples[0])

  test('its samples are read, and nothing else of it', async () => {
    const zip = zipOf({ 'header.json': '{}', 'samples/2_epoch_1.json': sample, 'samples/10_epoch_1.json': sample })
    const found = await readText(zip)
    expect(found.format).toBe('inspect')
    expect(found.calls.map(withoutLine)).toEqual(
      [...(EXPECTED['inspect.json']?.calls ?? [])].map(withoutLine).map((call) => call.replace('Book 2', 'Book 1')),
    )
  })

  test('another archive is refused in one sentence', async () => {
    expect((await refusalOf(readText(zipOf({ 'a.txt': 'x' })))).message).toContain('no .eval log of Inspect')
    expect((await refusalOf(readText(zip([bomb('samples/1_epoch_1.json', 300)])))).message).toContain('MiB')
    const zstd = zip([{ name: 'samples/1_epoch_1.json', content: sample, method: 93 }])
    expect(await refusalOf(readText(zstd))).toMatchObject({
      message: expect.stringContaining('packed by method 93'),
      next: 'Write the log as JSON (Inspect AI converts its logs), and import that.',
    })
    const cut = zipOf({ 'samples/1_epoch_1.json': sample })
    expect((await refusalOf(readText(cut.subarray(0, cut.length - 30)))).message).toContain('zip archive')
  })
})

describe('a mapping', () => {
  const path = (file: string): string => join(LOGS, file)

  test('finds calls inside texts of JSON, and leaves texts in arguments alone', async () => {
    const mapping = parseMapping([
      'calls=$.messages[*].tool_calls[?@.function.name=="run-tool"]',
      'tool=$.function.arguments.name',
      'server=$.function.arguments.at',
      'arguments=$.function.arguments.with',
      'id=$.id',
    ])
    const found = await read(path('gateway.json'), { mapping })
    expect(found.calls).toEqual([
      '1 library/find_book {"title":"Emma"} unknown',
      '2 library/lend_book {"isbn":"1","note":"{\\"a\\":1}"} unknown',
    ])
  })

  test('unwraps the calls of a known format, and leaves out the others', async () => {
    const mapping = parseMapping(['tool=$.arguments.name', 'arguments=$.arguments.with', 'server=library'])
    const found = await read(path('gateway.json'), { mapping })
    expect(found).toMatchObject({ format: 'openai-chat', leftOut: 'search-tools 1' })
    expect(found.calls.map(withoutLine)).toEqual([
      'library/find_book {"title":"Emma"} unknown',
      'library/lend_book {"isbn":"1","note":"{\\"a\\":1}"} unknown',
    ])
  })

  test('reads lines of any JSON', async () => {
    const mapping = parseMapping(['calls=$[?@.body]', 'tool=$.verb', 'arguments=$.body'])
    const found = await read(path('own-shape.jsonl'), { mapping })
    expect(found.calls).toEqual(['1 find_book {"title":"Emma"} unknown', '2 lend_book {"isbn":"1"} unknown'])
    expect(found.unreadable).toEqual(['4 is a call in which the mapping finds no tool'])
  })

  test.each([
    [['tool'], 'The mapping "tool" has no "=".'],
    [['name=$.x'], 'A mapping has no "name"; it has calls, tool, arguments, server, at, id, error.'],
    [['tool=$.x', 'tool=$.y'], 'The mapping says twice what "tool" is.'],
    [['calls=$.x'], 'A mapping with "calls" has to say what the tool of each is ("tool").'],
    [['arguments=x'], 'The mapping of "arguments" is "x", which is no JSONPath: it begins with "$".'],
    [['tool='], 'The mapping of "tool" is empty.'],
  ])('%j is refused', (entries, message) => {
    expect(() => parseMapping(entries)).toThrow(message)
  })

  test('a path that is none is refused with the reason', () => {
    expect(() => parseMapping(['tool=$.['])).toThrow(/is no JSONPath: /)
  })
})
