import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { folder, run } from './bundle.js'

const tool = (name: string, properties: object = { a: { type: 'string' } }) => ({
  name,
  inputSchema: { type: 'object', properties, additionalProperties: false },
})
const good = { tools: [tool('run')] }
const call = `${JSON.stringify({ tool: 'run', arguments: { a: 'x' } })}\n`

/** What is wrong; the files; the arguments after `gate`; what the one sentence must say. */
const TABLE: [string, Record<string, unknown>, string[], RegExp][] = [
  [
    'not JSON',
    { 'b.json': '{"tools": [\n  {"name": }]}', 'c.json': good },
    ['--baseline', 'b.json', '--candidate', 'c.json'],
    /b\.json.*2.*1[0-9]/,
  ],
  [
    'wrong shape',
    { 'b.json': 42, 'c.json': good },
    ['--baseline', 'b.json', '--candidate', 'c.json'],
    /b\.json.*number/,
  ],
  [
    'no tools',
    { 'b.json': { tools: [] }, 'c.json': good },
    ['--baseline', 'b.json', '--candidate', 'c.json'],
    /b\.json.*no tools/,
  ],
  ['no such file', { 'c.json': good }, ['--baseline', 'b.json', '--candidate', 'c.json'], /b\.json/],
  [
    'a ref that does not exist',
    { 'c.json': good },
    ['--baseline', 'git:nowhere:b.json', '--candidate', 'c.json'],
    /nowhere|git/,
  ],
  [
    'a ref that looks like an option',
    { 'c.json': good },
    ['--baseline', 'git:--upload-pack=x:b.json', '--candidate', 'c.json'],
    /--upload-pack/,
  ],
  [
    'an empty recording',
    { 'b.json': good, 'c.json': good, 'r.jsonl': '' },
    ['--baseline', 'b.json', '--candidate', 'c.json', '--calls', 'r.jsonl'],
    /r\.jsonl.*(empty|no call)/i,
  ],
  [
    'a recording of bad lines only',
    { 'b.json': good, 'c.json': good, 'r.jsonl': 'nope\n[1]\n' },
    ['--baseline', 'b.json', '--candidate', 'c.json', '--calls', 'r.jsonl'],
    /r\.jsonl.*1/,
  ],
  [
    'a recording that is not there',
    { 'b.json': good, 'c.json': good },
    ['--baseline', 'b.json', '--candidate', 'c.json', '--calls', 'r.jsonl'],
    /r\.jsonl/,
  ],
  [
    'a truncated gz',
    { 'b.json': good, 'c.json': good, 'r.jsonl.gz': gzipSync(call.repeat(500)).subarray(0, 60) },
    ['--baseline', 'b.json', '--candidate', 'c.json', '--calls', 'r.jsonl.gz'],
    /r\.jsonl\.gz/,
  ],
  [
    'an unknown option',
    { 'b.json': good },
    ['--baseline', 'b.json', '--candidate', 'b.json', '--baselin', 'b.json'],
    /unknown option.*--baselin/,
  ],
  [
    'an unknown preset',
    { 'b.json': good },
    ['--baseline', 'b.json', '--candidate', 'b.json', '--fail-on', 'everything'],
    /everything.*broken-calls/s,
  ],
  [
    'a config typo',
    { 'b.json': good, 'k.yml': 'fail-onn: breaking\n' },
    ['--baseline', 'b.json', '--candidate', 'b.json', '--config', 'k.yml'],
    /k\.yml:1:1.*fail-onn.*fail-on/,
  ],
  [
    'a rule that does not exist',
    { 'b.json': good, 'k.yml': 'levels:\n  tool-remved: off\n' },
    ['--baseline', 'b.json', '--candidate', 'b.json', '--config', 'k.yml'],
    /k\.yml:2:3.*tool-remved.*tool-removed/,
  ],
  [
    'an acceptance without a reason',
    { 'b.json': good, 'k.yml': 'accept:\n  - rule: tool-removed\n' },
    ['--baseline', 'b.json', '--candidate', 'b.json', '--config', 'k.yml'],
    /k\.yml:2.*reason/,
  ],
  [
    'YAML that is none',
    { 'b.json': good, 'k.yml': 'levels: [\n' },
    ['--baseline', 'b.json', '--candidate', 'b.json', '--config', 'k.yml'],
    /k\.yml:\d+:\d+/,
  ],
]

describe('bad input gives one sentence, exit code 2 and no stack trace', () => {
  test.each(TABLE)('%s', (_what, files, args, sentence) => {
    const directory = folder(files)
    const { code, out, err } = run(['gate', ...args, '--json', 'report.json'], directory)
    expect(err).toMatch(sentence)
    expect(err).not.toMatch(/\n\s+at /)
    expect(out).toBe('')
    expect(code).toBe(2)
    expect(existsSync(join(directory, 'report.json'))).toBe(false)
  })
})

test('bad lines among good ones are counted and shown, and the run goes on', () => {
  const directory = folder({ 'b.json': good, 'r.jsonl': `${call}nope\n${call}` })
  const { code, out } = run(['gate', '--baseline', 'b.json', '--candidate', 'b.json', '--calls', 'r.jsonl'], directory)
  expect(code).toBe(0)
  expect(out).toMatch(/1 line.*r\.jsonl:2/)
})

test('a report that cannot be written is an error, and nothing is left half written', () => {
  const directory = folder({ 'b.json': good })
  const { code, err } = run(
    ['gate', '--baseline', 'b.json', '--candidate', 'b.json', '--json', 'b.json/report.json'],
    directory,
  )
  expect(code).toBe(2)
  expect(err).toMatch(/b\.json\/report\.json/)
})

test('help ends with 0', () => {
  expect(run(['--help']).code).toBe(0)
  expect(run(['gate', '--help']).out).toMatch(/--fail-on/)
})

test('explain tells of a rule and proposes the nearest for a typo', () => {
  expect(run(['explain', 'tool-removed']).out).toMatch(/^tool-removed\n/)
  const typo = run(['explain', 'tool-remved'])
  expect(typo.code).toBe(2)
  expect(typo.err).toMatch(/tool-removed/)
})

describe('contains', () => {
  test('one pair, one line', () => {
    const directory = folder({ 'b.json': { type: 'number' }, 'c.json': { type: 'integer' } })
    const { code, out } = run(['contains', 'b.json', 'c.json'], directory)
    expect(JSON.parse(out)).toMatchObject({ verdict: 'breaking', witness: expect.any(Number) })
    expect(code).toBe(1)
    expect(run(['contains', 'c.json', 'b.json'], directory).code).toBe(0)
  })

  test('a batch answers in order, and a bad line does not end it', () => {
    const lines = [
      { id: 1, baseline: true, candidate: { type: 'string' } },
      'nope',
      { id: 3, baseline: { exclusiveMinimum: true, minimum: 1 }, candidate: { minimum: 1 }, dialect: 'draft-04' },
      { id: 4, baseline: {}, candidate: 7 },
    ]
    const directory = folder({
      'b.jsonl': lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
    })
    const { code, out } = run(['contains', '--batch', 'b.jsonl'], directory)
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers.map(({ id, verdict }) => [id, verdict])).toEqual([
      [1, 'breaking'],
      [null, 'error'],
      [3, 'compatible'],
      [4, 'error'],
    ])
    expect(code).toBe(2)
  })
})
