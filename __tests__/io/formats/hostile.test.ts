import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { splitDotted, splitName, undecorated } from '../../../src/io/read/formats/names.js'
import { parsePython } from '../../../src/io/read/formats/python-literal.js'
import { LOG_FORMATS } from '../../../src/io/read/formats/registry.js'
import { isoTime } from '../../../src/io/read/formats/times.js'
import type { Json } from '../../../src/model/json.js'
import { Folder } from '../folder.js'
import { read } from './read.js'

const LOGS = join(process.cwd(), 'fixtures/logs')
let folder: Folder
beforeAll(() => {
  folder = new Folder()
})
afterAll(() => folder.remove())

const logOf = (text: string): string => join(folder.write({ log: text }).path, 'log')

/** Values that stand where another type is expected. */
const WRONG: readonly Json[] = [
  null,
  true,
  7,
  '',
  'x',
  '{',
  [],
  [null],
  [[]],
  {},
  JSON.parse('{"__proto__":{"a":1}}') as Json,
]

/** The value with one place in it replaced by another value: every place in turn. */
function* spoilt(value: Json, other: Json): Generator<Json> {
  yield other
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      for (const inner of spoilt(item, other)) yield value.map((one, at) => (at === index ? inner : one))
  } else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value))
      for (const inner of spoilt(item, other)) yield { ...value, [key]: inner }
}

describe('hostile logs', () => {
  test.each(readdirSync(LOGS))('%s with a wrong type at any place never crashes a reader', async (file) => {
    const text = readFileSync(join(LOGS, file), 'utf8')
    const isDocument = file.endsWith('.json')
    const values = isDocument ? [JSON.parse(text) as Json] : text.split('\n').flatMap(parsedLine)
    const lines = WRONG.flatMap((other) =>
      values.slice(0, 5).flatMap((value) => [...spoilt(value, other)].slice(0, 60).map((one) => JSON.stringify(one))),
    )
    for (const format of LOG_FORMATS) {
      if (!values.some((value) => format.recognises(value))) continue
      await expect(read(logOf(`${lines.join('\n')}\n`), { from: format.id })).resolves.toBeDefined()
    }
  })

  test.each(LOG_FORMATS.map(({ id }) => id))('%s reads what is nested 40,000 levels deep', async (from) => {
    const deep = `${'{"a":['.repeat(20_000)}1${']}'.repeat(20_000)}`
    const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":${deep}}}`
    const message = `{"role":"assistant","type":"ai","content":[${deep}],"tool_calls":[{"id":"1","function":{"name":"a","arguments":${deep}}}]}`
    await expect(read(logOf(`${deep}\n${call}\n${message}\n`), { from })).resolves.toBeDefined()
  })

  test('arguments keep keys that are no ordinary ones', async () => {
    const text =
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"__proto__","arguments":{"__proto__":{"x":1},"constructor":2}}}'
    const { raw } = await read(logOf(text))
    expect(raw.map((call) => JSON.stringify(call.arguments))).toEqual(['{"__proto__":{"x":1},"constructor":2}'])
    expect(Object.hasOwn({}, 'x')).toBe(false)
  })

  test('a line of braces takes no time', async () => {
    const line = `jsonrpc tools/call ${'{['.repeat(300_000)}`
    const started = Date.now()
    const { unreadable } = await read(logOf(`${line}\n`), { from: 'text' })
    expect(unreadable).toHaveLength(1)
    expect(Date.now() - started).toBeLessThan(5_000)
  })

  test('numbers that JavaScript does not hold are told', async () => {
    const chat = {
      role: 'assistant',
      tool_calls: [{ id: 'c', function: { name: 'a', arguments: '{"n":9007199254740993}' } }],
    }
    const { raw } = await read(logOf(JSON.stringify([chat])))
    expect(raw[0]?.inexact).toEqual([{ written: '9007199254740993', read: '9007199254740992' }])
    const wire =
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a","arguments":{"n":9007199254740993}}}'
    expect((await read(logOf(wire))).raw[0]?.inexact).toHaveLength(1)
  })
})

function parsedLine(line: string): Json[] {
  try {
    return [JSON.parse(line) as Json]
  } catch {
    return []
  }
}

test.each([
  ['mcp__github__create_issue', { server: 'github', tool: 'create_issue' }],
  ['mcp__github__create__issue', { server: 'github', tool: 'create__issue' }],
  ['mcp__plugin_a_b__tool', { server: 'plugin_a_b', tool: 'tool' }],
  ['mcp__a_b_c__d-e', { server: 'a_b_c', tool: 'd-e' }],
  ['mcp__github', { server: 'github', tool: undefined }],
  ['mcp__github__', { server: 'github', tool: undefined }],
  ['mcp____x', { tool: 'mcp____x' }],
  ['Bash', { tool: 'Bash' }],
  ['my_mcp__tool__x', { tool: 'my_mcp__tool__x' }],
])('the name %s', (name, expected) => {
  expect(splitName(name)).toEqual(expected)
})

test('dotted and decorated names', () => {
  expect(splitDotted('a.b.c')).toEqual({ server: 'a', tool: 'b.c' })
  expect(splitDotted('.a')).toEqual({ tool: '.a' })
  expect(['execute_tool x', 'running tool: x', 'tools/call x', 'x', 'execute_tool'].map(undecorated)).toEqual([
    'x',
    'x',
    'x',
    'x',
    'execute_tool',
  ])
})

test.each([
  [
    "{'a': 'b', \"c\": [1, -2.5, 1e3, True, False, None], 'd': ('x',)}",
    { a: 'b', c: [1, -2.5, 1000, true, false, null], d: ['x'] },
  ],
  ["{'a': 'it\\'s \\u00e9 \\x41\\n', 'b': \"it's\"}", { a: "it's é A\n", b: "it's" }],
  ['{}', {}],
  ["{'a': Isbn(3)}", undefined],
  ["{'a': 1", undefined],
  ["{'a': 'b'} x", undefined],
  ['['.repeat(5_000), undefined],
  ["{1: 2, None: 'x'}", { 1: 2, null: 'x' }],
])('Python %s', (text, expected) => {
  expect(parsePython(text)).toEqual(expected)
})

test.each([
  [1_780_000_000, '2026-05-28T20:26:40.000Z'],
  [1_780_000_000_000, '2026-05-28T20:26:40.000Z'],
  ['1780000000000000001', '2026-05-28T20:26:40.000Z'],
  ['2026-05-28', '2026-05-28'],
  [-1, undefined],
  [1e300, undefined],
  [null, undefined],
])('the time %s', (value, expected) => {
  expect(isoTime(value)).toBe(expected)
})
