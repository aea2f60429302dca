import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { readCalls } from '../../../src/io/read/calls.js'
import type { Call } from '../../../src/model/call.js'
import { parseConfig } from '../../../src/model/config.js'
import { parseLine } from '../../../src/model/recording.js'
import { type ImportFlags, importCommand } from '../../../src/run/traffic/import-command.js'
import { readingBy } from '../../../src/run/traffic/reading.js'
import { Folder, refusalOf } from '../../io/folder.js'
import { Kept } from '../terminal.js'

const LOGS = join(process.cwd(), 'fixtures/logs')

let folder: Folder
beforeEach(() => {
  folder = new Folder()
  for (const file of readdirSync(LOGS)) folder.write({ [file]: readFileSync(join(LOGS, file)) })
})
afterEach(() => folder.remove())

async function run(files: readonly string[], flags: ImportFlags = {}): Promise<Kept> {
  const kept = new Kept(folder.path)
  await importCommand(files, flags, kept.terminal, 'salt')
  return kept
}

const written = (file: string): string => readFileSync(join(folder.path, file), 'utf8')

describe('import', () => {
  test('prints a recording, and says what the log held', async () => {
    const { out, err } = await run(['claude-code.jsonl'])
    expect(out).toBe(
      [
        '{"tool":"find__book","arguments":{"title":"Emma"},"server":"library","at":"2026-06-01T10:00:03Z","isError":false,"id":"toolu_01FixtureNumberA","source":"claude-code.jsonl:4"}',
        '{"tool":"lend_book","arguments":{"isbn":"9"},"server":"plugin_desk_library","at":"2026-06-01T10:00:05Z","isError":true,"id":"toolu_01FixtureNumberC","source":"claude-code.jsonl:7"}',
        '{"tool":"list_shelves","arguments":{},"server":"library","at":"2026-06-01T10:00:08Z","id":"toolu_01FixtureNumberE","source":"claude-code.jsonl:10"}',
        '',
      ].join('\n'),
    )
    expect(err).toBe(
      [
        'mcp-compat: claude-code.jsonl: Claude Code session: 3 calls, 1 told again, 1 left out (Bash 1), 3 unparsable (9 tells of a call that names a server, and no tool of it; 11 tells of a call without the name of its tool; 12 is not JSON at column 70: a string is not closed).',
        'mcp-compat: Printed 3 calls of 3 tools of 2 servers, 1 failed when recorded, 1 left out, 3 unparsable, from 1 log.',
        '',
      ].join('\n'),
    )
  })

  test('every line of every log is a call of a recording again', async () => {
    const { out } = await run(readdirSync(LOGS).filter((file) => file !== 'own-shape.jsonl'))
    const lines = out.trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(50)
    for (const line of lines) expect(parseLine(line, 'calls', 1)).toMatchObject({ tool: expect.any(String), count: 1 })
  })

  test('with --redact-all nothing of the callers is left but shapes', async () => {
    const { out } = await run(['claude-code.jsonl'], { redactAll: true })
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map(({ tool }) => tool)).toEqual(['find__book', 'lend_book', 'list_shelves'])
    expect(lines[0].arguments.title).toMatch(/^[A-Z][a-z]{3}$/)
    expect(lines[1].arguments.isbn).toMatch(/^\d$/)
    expect(out).not.toContain('Emma')
  })

  test('writes files, whole: the recording and the contract', async () => {
    await run(['mcp-wire.jsonl', 'mcp-recorder.json'], { output: 'out/calls.jsonl', contract: 'contract.json' })
    expect(written('out/calls.jsonl').trimEnd().split('\n')).toHaveLength(7)
    expect(readdirSync(join(folder.path, 'out'))).toEqual(['calls.jsonl'])
    expect(Object.keys(JSON.parse(written('contract.json')).digests.tools)).toEqual(['find_book'])
    await run(['mcp-wire.jsonl'], { output: 'out/calls.jsonl', contract: 'contract.json' })
    expect(Object.keys(JSON.parse(written('contract.json')).digests.tools)).toEqual([
      'find_book',
      'lend_book',
      'list_shelves',
    ])
  })

  test('secrets are masked', async () => {
    const token = `ghp_${'a1B2c3D4e5F6'.repeat(3)}`
    folder.write({
      'wire.jsonl': `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":{"password":"hunter22","note":"use ${token}"}}}\n`,
    })
    const { out } = await run(['wire.jsonl'])
    expect(out).toContain('"arguments":{"password":"***","note":"use ***"}')
  })

  test('a number beyond every double stays one', async () => {
    folder.write({
      'wire.jsonl':
        '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":{"n":1e400,"m":[-1e400,null]}}}\n',
    })
    const { out, err } = await run(['wire.jsonl'])
    expect(out).toContain('"arguments":{"m":[-1e999,null],"n":1e999}')
    expect(parseLine(out.trimEnd(), 'calls', 1)).toMatchObject({
      arguments: { n: Number.POSITIVE_INFINITY, m: [Number.NEGATIVE_INFINITY, null] },
    })
    expect(err).toContain('1 with numbers that JavaScript does not hold exactly')
  })

  test('a server that no call is of is an error, and nothing is written', async () => {
    await expect(run(['claude-code.jsonl'], { server: 'libary', output: 'none.jsonl' })).rejects.toThrow(
      'No call is of the server "libary".',
    )
    await expect(run(['claude-code.jsonl'], { server: 'libary' })).rejects.toMatchObject({
      next: 'There are calls of library 2, plugin_desk_library 1.',
    })
    expect(existsSync(join(folder.path, 'none.jsonl'))).toBe(false)
  })

  test('a call of another server is not taken where one is named', async () => {
    const { out, err } = await run(['claude-code.jsonl'], { server: 'library' })
    expect(out.trimEnd().split('\n')).toHaveLength(2)
    expect(err).toContain('1 of other servers')
  })

  test('our own recordings, with their counts, and gateways in them', async () => {
    folder.write({
      'own.jsonl':
        '{"tool":"run","arguments":{"name":"x","with":{"a":1}},"count":1000000000000}\n{"tool":"route","arguments":{}}\n',
    })
    const { out, err } = await run(['own.jsonl'], { map: ['tool=$.arguments.name', 'arguments=$.arguments.with'] })
    expect(JSON.parse(out)).toMatchObject({ tool: 'x', arguments: { a: 1 }, count: 1_000_000_000_000 })
    expect(err).toContain('left out (route 1)')
  })

  test.each([
    [['own-shape.jsonl'], {}, 'own-shape.jsonl holds no log that is known: looked for MCP wire log, '],
    [['text.log'], { from: 'nope' }, '--from is "nope", which is no format.'],
    [
      ['text.log'],
      { from: 'text', map: ['calls=$', 'tool=$.a'] },
      'A mapping with "calls" reads the log itself, so it goes with no --from.',
    ],
    [['nothing.json'], {}, 'No recording matches nothing.json.'],
    [['codex.txt'], { contract: 'c.json' }, 'No log holds a list of tools, so there is no contract to write.'],
    [['mcp-wire.jsonl'], { contract: 'c.json', server: 'x' }, 'No call is of the server "x".'],
    [['mcp-wire.jsonl', 'text.log'], { contract: 'c.json', server: 'x' }, 'No log lists the tools of "x".'],
    [['text.log'], { output: ' ' }, 'The value of --output is empty.'],
  ] satisfies [string[], ImportFlags, string][])('%j with %j is refused', async (files, flags, message) => {
    expect((await refusalOf(run(files, flags))).message).toContain(message)
  })

  test('without the contract that was asked for no recording is written either', async () => {
    const flags = { contract: 'c.json', output: 'calls.jsonl' }
    expect((await refusalOf(run(['text.log'], flags))).message).toContain('there is no contract to write')
    expect(existsSync(join(folder.path, 'calls.jsonl'))).toBe(false)
  })

  test('a refusal leaves no half recording behind', async () => {
    await refusalOf(run(['text.log', 'own-shape.jsonl'], { output: 'out.jsonl' }))
    expect(readdirSync(folder.path).filter((file) => file.includes('out.jsonl'))).toEqual([])
  })
})

describe('gate --calls', () => {
  const calls = async (...sources: string[]) => {
    const found: string[] = []
    const read = await readCalls(sources, folder.path, ({ file, line, tool, isError }) =>
      found.push(`${file}:${line} ${tool}${isError ? ' failed' : ''}`),
    )
    return { found, read }
  }

  test('takes logs as they are', async () => {
    const { found, read } = await calls('claude-*.jsonl', 'mcp-recorder.json')
    expect(found).toEqual([
      'claude-code.jsonl:4 find__book',
      'claude-code.jsonl:7 lend_book failed',
      'claude-code.jsonl:10 list_shelves',
      'claude-stream.jsonl:3 find_book',
      'mcp-recorder.json:1 find_book',
      'mcp-recorder.json:2 find_book failed',
    ])
    expect(read).toMatchObject({ lines: 9, calls: 6, bad: { count: 3 } })
    expect(read.notices).toEqual([
      "2 logged calls are none of an MCP server's tools and were left out: Bash 1, Task 1.",
    ])
  })

  test('reads gateways and unknown formats as the config says', async () => {
    const config = parseConfig(
      [
        'imports:',
        '  - from: text',
        '  - files: [gate*.json]',
        '    map: {tool: $.arguments.name, arguments: $.arguments.with, server: library}',
        '  - files: own-shape.jsonl',
        '    map: {calls: "$[?@.body]", tool: $.verb, arguments: $.body}',
      ].join('\n'),
      'c.yml',
      new Set(),
    )
    const found: string[] = []
    const take = ({ file, tool, arguments: sent }: Call) => found.push(`${file} ${tool} ${JSON.stringify(sent)}`)
    const sources = ['gateway.json', 'own-shape.jsonl', 'text.log']
    await readCalls(sources, folder.path, take, { reading: readingBy(config.imports) })
    expect(found).toEqual([
      'gateway.json find_book {"title":"Emma"}',
      'gateway.json lend_book {"isbn":"1","note":"{\\"a\\":1}"}',
      'own-shape.jsonl find_book {"title":"Emma"}',
      'own-shape.jsonl lend_book {"isbn":"1"}',
      'text.log find_book {"title":"}{"}',
      'text.log lend_book {"isbn":"1"}',
    ])
    expect(readingBy()('x')).toEqual({})
  })

  test.each([
    ['- {}', 'c.yml:2:3: this entry of "imports" has neither "from" nor "map".'],
    ['- {from: otpl}', 'c.yml:2:10: "from" is "otpl"; did you mean "otlp"?'],
    ['- {map: {calls: $.x}}', 'c.yml:2:9: A mapping with "calls" has to say what the tool of each is ("tool").'],
    ['- {map: {tol: $.x}}', 'c.yml:2:10: unknown key "tol" in "map"; did you mean "tool"?'],
    ['- {map: {arguments: x}}', 'c.yml:2:9: The mapping of "arguments" is "x", which is no JSONPath'],
    ['- {from: otlp, map: {calls: $.x, tool: a}}', 'c.yml:2:3: a mapping with "calls" reads the log itself.'],
  ])('imports: %s is refused', (entry, message) => {
    expect(() => parseConfig(`imports:\n${entry}`, 'c.yml', new Set())).toThrow(message)
  })

  test('a session without a call of MCP is no error beside others, and one alone is', async () => {
    folder.write({
      'idle.jsonl':
        '{"type":"assistant","sessionId":"1","message":{"content":[{"type":"tool_use","id":"1","name":"Bash","input":{}}]}}\n',
    })
    expect((await calls('idle.jsonl', 'mcp-recorder.json')).found).toHaveLength(2)
    expect((await refusalOf(calls('idle.jsonl'))).message).toBe(
      "idle.jsonl holds no call of an MCP server's tool (left out: Bash 1).",
    )
  })
})
