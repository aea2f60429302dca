import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import { CLI, folder, run } from './bundle.js'

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
  expect(out).toMatch(/1 line of the recording is no call and was left out: r\.jsonl:2/)
})

describe('reports that cannot be written', () => {
  test('the verdict is told, the others are written, and each that failed is named', () => {
    const directory = folder({ 'b.json': good, 'c.json': { tools: [tool('other')] } })
    const reports = ['--json', 'b.json/r.json', '--sarif', 'r.sarif', '--junit', 'c.json/r.xml']
    const { code, out, err } = run(['gate', '--baseline', 'b.json', '--candidate', 'c.json', ...reports], directory)
    expect(code).toBe(2)
    expect(out).toMatch(/^FAIL$/m)
    expect(err.trim().split('\n')).toEqual([
      expect.stringMatching(/b\.json\/r\.json/),
      expect.stringMatching(/c\.json\/r\.xml/),
    ])
    expect(existsSync(join(directory, 'r.sarif'))).toBe(true)
  })

  test.each([
    ['one file twice', ['--json', 'r.json', '--sarif', './r.json'], /--json and --sarif both name \.\/r\.json/],
    ['printed and also', ['--output', 'x', '--junit', 'x'], /--output and --junit both name x/],
    ['standard output', ['--json', '-'], /--json takes a file.*--format json/],
    ['no name', ['--sarif', ''], /--sarif is empty/],
  ])('%s is refused before anything is judged', (_what, args, sentence) => {
    const directory = folder({ 'b.json': good })
    const { code, out, err } = run(['gate', '--baseline', 'b.json', '--candidate', 'b.json', ...args], directory)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(sentence)
  })

  test('a name may lead to nowhere twice', () => {
    const args = ['--json', '/dev/null', '--sarif', '/dev/null']
    expect(
      run(['gate', '--baseline', 'b.json', '--candidate', 'b.json', ...args], folder({ 'b.json': good })).code,
    ).toBe(0)
  })
})

test.each([[['--calls', '']], [['--calls', ' ']], [['--calls=']]])('an empty recording %j is none', (args) => {
  const directory = folder({ 'b.json': good, 'r.jsonl': call })
  const { code, err } = run(['gate', '--baseline', 'b.json', '--candidate', 'b.json', ...args], directory)
  expect(code).toBe(2)
  expect(err).toMatch(/path of a recording is empty/)
})

describe('an output that is closed or full', () => {
  const shell = (line: string) => {
    const child = spawnSync('bash', ['--norc', '-c', `set -o pipefail; ${line}`], {
      env: { PATH: process.env.PATH ?? '', CLI, NODE: process.execPath },
      encoding: 'utf8',
    })
    return { code: child.status, err: child.stderr }
  }

  test.each(['explain', 'explain tool-removed', '--help', '--version', 'gate --help'])('%s', (command) => {
    const gone = shell(`"$NODE" "$CLI" ${command} | true`)
    expect(gone).toEqual({ code: 0, err: '' })
    const full = shell(`"$NODE" "$CLI" ${command} > /dev/full`)
    expect(full.code).toBe(2)
    expect(full.err).toMatch(/^mcp-compat: The output cannot be written \(ENOSPC\)\..*\n$/)
  })

  test('without any output the exit code still speaks', () => {
    expect(shell('"$NODE" "$CLI" gate --baseline a --candidate b 2> /dev/full').code).toBe(2)
    expect(shell('"$NODE" "$CLI" gate 2> /dev/full').code).toBe(2)
  })
})

describe('what stands in names is shown and never obeyed', () => {
  const ESC = '\u001b'
  test.each([
    ['a path', ['gate', '--baseline', `x\n::error::forged${ESC}[31m##[error]`, '--candidate', 'b.json']],
    ['a choice', ['gate', '--baseline', 'b', '--candidate', 'b', '--fail-on', `x\n::error::${ESC}[2J##[error]`]],
    ['an option', ['gate', `--x\n::error::${ESC}[2J##[error]`]],
    ['a rule', ['explain', `x\r\n::error::${ESC}##[error]`]],
  ])('%s', (_what, args) => {
    const { code, err } = run(args, folder({ 'b.json': good }))
    expect(code).toBe(2)
    expect(err).not.toMatch(/^\s*::|##\[/m)
    expect(err).not.toContain(ESC)
    expect(err).not.toContain('\r')
  })

  test('a missing baseline that is allowed', () => {
    const { code, out, err } = run(
      [
        'gate',
        '--baseline',
        `x\n::error::${ESC}`,
        '--candidate',
        'b.json',
        '--allow-missing-baseline',
        '--json',
        'r.json',
      ],
      folder({ 'b.json': good }),
    )
    expect([code, out]).toEqual([0, ''])
    expect(err).toMatch(/^mcp-compat: x\\n::error::\\u001b does not exist.*\n$/)
  })
})

test('the config file of the repository counts below its root, and is named', () => {
  const directory = folder({
    '.git/HEAD': '',
    '.github/mcp-compat.yml': 'calls: r.jsonl\n',
    'r.jsonl': call,
    'apps/(a)/b.json': good,
  })
  const args = ['gate', '--baseline', 'b.json', '--candidate', 'b.json']
  const { code, out } = run(args, join(directory, 'apps/(a)'))
  expect(code).toBe(0)
  expect(out).toMatch(/Configured by \.\.\/\.\.\/\.github\/mcp-compat\.yml\./)
  expect(out).toMatch(/1 recorded call/)
})

test('help after an error names the command', () => {
  expect(run(['gate', '--nope']).err).toMatch(/mcp-compat help gate/)
  expect(run(['contains', '--nope']).err).toMatch(/mcp-compat help contains/)
})

test('help ends with 0', () => {
  expect(run(['--help']).code).toBe(0)
  expect(run(['gate', '--help']).out).toMatch(/--fail-on/)
})

test('explain tells of a rule and proposes the nearest for a typo', () => {
  expect(run(['explain', 'tool-removed']).out).toMatch(/^tool-removed\n/)
  const typo = run(['explain', 'tool-remved'])
  expect(typo.code).toBe(2)
  expect(typo.err).toMatch(/Did you mean tool-removed/)
  expect(run(['explain', 'nope']).err).toBe('mcp-compat: There is no rule "nope". `mcp-compat explain` lists all.\n')
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

test('a secret that a recorded call uses as a key is masked wherever the call is told', () => {
  const token = `ghp_${'7Zx9'.repeat(9)}`
  const headers = (rest: unknown) => ({
    tools: [
      {
        name: 'send',
        inputSchema: { type: 'object', properties: { headers: { type: 'object', additionalProperties: rest } } },
      },
    ],
  })
  const files = {
    'b.json': headers({ type: 'string' }),
    'c.json': headers(false),
    'r.jsonl': `${JSON.stringify({ tool: 'send', arguments: { headers: { [token]: 'x' } } })}\n${JSON.stringify({ tool: token, arguments: {} })}\n`,
  }
  const directory = folder(files)
  for (const format of ['text', 'json', 'sarif', 'markdown', 'junit']) {
    const { out, err } = run(
      ['gate', '--baseline', 'b.json', '--candidate', 'c.json', '--calls', 'r.jsonl', '--format', format],
      directory,
    )
    expect(out).toMatch(/additional/i)
    expect(out + err).not.toContain(token)
  }
})
