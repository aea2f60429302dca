/** Shards: what they say together is what one run over all calls says, bit for bit; and what does not belong together. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, jest, test } from '@jest/globals'
import { UserError } from '../../../src/model/error.js'
import { type GateFlags, gateCommand } from '../../../src/run/gate-command.js'
import { type MergeFlags, mergeCommand } from '../../../src/run/traffic/merge-command.js'
import { type Folder, useFolders } from '../../io/folder.js'
import { Kept } from '../terminal.js'

jest.setTimeout(120_000)

const folderOf = useFolders()
const SECRET = 'ghp_abcdefghijklmnopqrstuvwxyz0123456789'

const BEFORE = {
  tools: [
    {
      name: 'query',
      inputSchema: {
        type: 'object',
        properties: {
          q: { type: 'string' },
          limit: { type: 'integer', default: 10 },
          sort: { enum: ['new', 'old', 'hot', 'top'] },
          gone: {},
          where: {
            anyOf: [
              { type: 'string' },
              { type: 'object', properties: { kind: { const: 'a' } }, required: ['kind'] },
              { type: 'object', properties: { kind: { const: 'b' } }, required: ['kind'] },
              { type: 'array', items: { type: 'integer' } },
            ],
          },
        },
        required: ['q'],
      },
    },
    {
      name: 'lookup_customer',
      inputSchema: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
    },
    { name: 'open', inputSchema: { type: 'object' } },
    { name: 'quiet', inputSchema: { type: 'object', properties: { a: { type: 'integer' } } } },
    { name: 'never', inputSchema: { type: 'object', properties: { a: { type: 'integer' } } } },
  ],
}
const AFTER = {
  tools: [
    {
      name: 'query',
      inputSchema: {
        type: 'object',
        properties: {
          query: { type: 'string' },
          limit: { type: 'integer', default: 50, maximum: 100 },
          sort: { enum: ['new', 'old', 'hot'] },
          where: BEFORE.tools[0]?.inputSchema.properties?.where ?? {},
        },
        anyOf: [{ required: ['query'] }, { properties: { sort: { enum: ['new', 'hot'] } } }],
      },
    },
    {
      name: 'find_customer',
      inputSchema: { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
    },
    { name: 'open', inputSchema: { type: 'object', additionalProperties: false } },
    { name: 'quiet', inputSchema: { type: 'object', properties: { a: { type: 'integer' } } } },
    { name: 'never', inputSchema: { type: 'object', properties: { a: { type: 'integer', maximum: 3 } } } },
  ],
}

/** Numbers that look random and are the same on every run. */
function randoms(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function recordingOf(lines: number, seed: number): string {
  const below = randoms(seed)
  const some = <T>(...values: T[]): T => values[below(values.length)] as T
  const call = (): object => {
    const more = {
      ...(below(3) === 0 ? { isError: true } : {}),
      ...(below(4) === 0 ? { count: 1 + below(5) } : {}),
      ...(below(2) === 0 ? { at: `2026-01-0${1 + below(9)}` } : {}),
    }
    switch (below(6)) {
      case 0:
        return { tool: 'lookup_customer', arguments: { id: some<unknown>(below(50), 'x') }, ...more }
      case 1:
        return {
          tool: 'open',
          arguments: { [some(`key_${below(30)}`, SECRET, `${SECRET}${below(9)}`)]: below(3) },
          ...more,
        }
      case 2:
        return { tool: some('unknown', 'quiet'), arguments: { a: below(4) }, ...more }
      default:
        return {
          tool: 'query',
          arguments: {
            ...(below(9) > 0 ? { q: some('x', 'y', `text ${below(40)}`) } : {}),
            ...(below(3) === 0 ? { limit: below(200) } : {}),
            ...(below(3) === 0 ? { sort: some('new', 'old', 'hot', 'top') } : {}),
            ...(below(4) === 0 ? { gone: some<unknown>(SECRET, below(9), [1]) } : {}),
            ...(below(3) === 0 ? { where: some<unknown>('s', { kind: 'a' }, [1, below(5)], [], { kind: 'b' }) } : {}),
          },
          ...more,
        }
    }
  }
  const made = Array.from({ length: lines }, (_, at) => (at % 97 === 13 ? 'no call' : JSON.stringify(call())))
  return `${made.join('\n')}\n{"tool":"quiet","arguments":{"a":12345678901234567890}}\n`
}

const CONFIG = `fail-on: breaking
accept:
  - {rule: additional-properties-closed, tool: open, reason: Agreed.}
  - {rule: recorded-call-broken, reason: Not even there.}
`
const filesOf = (lines: number, seed: number) => ({
  'before.json': JSON.stringify(BEFORE),
  'after.json': JSON.stringify(AFTER),
  'calls/one.jsonl': recordingOf(lines, seed),
  'calls/two.jsonl': recordingOf(Math.ceil(lines / 3), seed + 1),
  '.github/mcp-compat.yml': CONFIG,
})
const GATE = { baseline: 'before.json', candidate: 'after.json', calls: ['calls'], name: 'mcp-compat' }

interface Ran {
  readonly end: string
  readonly out: string
  readonly err: string
}

async function gate(folder: Folder, flags: Partial<GateFlags>): Promise<Ran> {
  const kept = new Kept(folder.path)
  const end = await gateCommand({ format: 'text', ...GATE, ...flags }, kept.terminal)
  return { end, out: kept.out, err: kept.err }
}

async function merge(folder: Folder, reports: readonly string[], flags: Partial<MergeFlags> = {}): Promise<Ran> {
  const kept = new Kept(folder.path)
  const end = await mergeCommand(reports, { format: 'text', name: 'mcp-compat', ...flags }, kept.terminal)
  return { end, out: kept.out, err: kept.err }
}

const read = (folder: Folder, file: string): string => readFileSync(join(folder.path, file), 'utf8')

/** Every report of a run. */
async function every(folder: Folder, run: (flags: Partial<MergeFlags>) => Promise<Ran>): Promise<object> {
  const files = { json: 'told.json', sarif: 'told.sarif', junit: 'told.xml' }
  const text = await run({ format: 'text', ...files })
  const told = Object.values(files).map((file) => read(folder, file))
  return { text, told, markdown: await run({ format: 'markdown' }) }
}

async function shards(folder: Folder, of: number, flags: Partial<GateFlags> = {}): Promise<void> {
  for (let index = 1; index <= of; index++) {
    const { end } = await gate(folder, { shard: `${index}/${of}`, json: `shards/${of}-${index}.json`, ...flags })
    expect(end).toBe('passed')
  }
}

const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof UserError)) throw error ?? new Error('it was not refused')
  return error.sentence
}

describe('the shards of a job', () => {
  test.each([
    [1, 400, 1],
    [4, 400, 2],
    [3, 2_500, 3],
    [7, 60, 4],
  ])('%i of them say together what one run says (%i lines, seed %i)', async (of, lines, seed) => {
    const folder = folderOf(filesOf(lines, seed))
    await shards(folder, of)
    const one = await every(folder, (flags) => gate(folder, flags))
    const whole = JSON.parse(read(folder, 'told.json'))
    expect(await every(folder, (flags) => merge(folder, ['shards'], flags))).toEqual(one)
    const parts = Array.from({ length: of }, (_, at) => JSON.parse(read(folder, `shards/${of}-${at + 1}.json`)))
    const recorded = parts.map(({ calls }) => calls.recorded)
    expect(recorded.reduce((a, b) => a + b)).toBe(whole.calls.recorded)
    expect(whole.calls.broken).toBeGreaterThan(0)
    expect(JSON.stringify(parts)).not.toContain(SECRET)
    if (of === 4) expect(Math.min(...recorded)).toBeGreaterThan(whole.calls.recorded / 8)
  })

  test('equal calls go to one shard, whatever the order of their members and however often they come', async () => {
    const calls = [
      '{"tool":"quiet","arguments":{"a":1,"b":[{"c":1,"d":2}]}}',
      '{"tool":"quiet","arguments":{"b":[{"d":2,"c":1.0}],"a":1},"count":3}',
    ]
    const folder = folderOf({
      ...filesOf(0, 1),
      'calls/one.jsonl': calls.join('\n'),
      'calls/two.jsonl': calls.join('\n'),
    })
    await shards(folder, 5)
    const recorded = [1, 2, 3, 4, 5].map((index) => JSON.parse(read(folder, `shards/5-${index}.json`)).calls.recorded)
    expect(recorded.sort()).toEqual([0, 0, 0, 0, 8])
  })

  test('a shard says what it is, and ends with no verdict', async () => {
    const folder = folderOf(filesOf(50, 5))
    const { end, out } = await gate(folder, { shard: '2/3', json: 'x.json' })
    expect(end).toBe('passed')
    expect(out).toMatch(/This is shard 2 of 3: \d+ of \d+ recorded calls were replayed\. It is no verdict/)
    expect(out).toMatch(/\nSHARD 2 of 3\n$/)
    expect(out).not.toMatch(/^(?:PASS|FAIL)$/m)
  })

  test('over several servers', async () => {
    const folder = folderOf({
      ...filesOf(300, 6),
      '.github/mcp-compat.yml': `servers:
  - {name: one, baseline: before.json, candidate: after.json}
  - {name: two, baseline: before.json, candidate: before.json}
  - {name: three, baseline: before.json, candidate: after.json, calls: calls/two.jsonl}
accept:
  - {rule: tool-renamed, reason: Agreed.}
  - {rule: recorded-call-broken, reason: Nowhere.}
calls: calls/one.jsonl
`,
    })
    const listed: Partial<GateFlags> = {}
    const only = async (flags: Partial<GateFlags>): Promise<Ran> => {
      const kept = new Kept(folder.path)
      const end = await gateCommand({ format: 'text', name: 'mcp-compat', ...listed, ...flags }, kept.terminal)
      return { end, out: kept.out, err: kept.err }
    }
    for (const index of [1, 2]) await only({ shard: `${index}/2`, json: `shards/${index}.json` })
    const one = await every(folder, only)
    expect(await every(folder, (flags) => merge(folder, ['shards'], flags))).toEqual(one)
  })
})

describe('what does not belong together is refused in a sentence', () => {
  test('a shard is missing, there twice, or none', async () => {
    const folder = folderOf(filesOf(40, 7))
    await shards(folder, 3)
    await gate(folder, { json: 'whole.json' })
    expect(await refusal(merge(folder, ['shards/3-1.json', 'shards/3-3.json']))).toMatch(/^Shard 2 of 3 is missing\./)
    expect(await refusal(merge(folder, ['shards/3-1.json']))).toMatch(/^Shards 2, 3 of 3 are missing\./)
    folder.write({ 'again.json': read(folder, 'shards/3-1.json') })
    expect(await refusal(merge(folder, ['shards', 'again.json']))).toMatch(
      /^Shard 1 of 3 is there twice: shards\/3-1\.json and again\.json\./,
    )
    expect(await refusal(merge(folder, ['whole.json']))).toMatch(/^whole\.json is the report of a whole run/)
    expect(await refusal(merge(folder, ['before.json']))).toMatch(/^before\.json is no report\./)
    expect(await refusal(merge(folder, ['calls/one.jsonl']))).toMatch(/^calls\/one\.jsonl is no JSON\./)
    expect(await refusal(merge(folder, ['nowhere/*.json']))).toMatch(/^No report matches nowhere\/\*\.json\./)
    expect(await refusal(merge(folder, ['calls']))).toMatch(/^The folder calls holds no \.json file\./)
  })

  test.each<[string, Partial<GateFlags>, RegExp]>([
    [
      'another candidate',
      { candidate: 'before.json' },
      /^b\.json does not go with a\.json: it is about another candidate\./,
    ],
    ['another baseline', { baseline: 'after.json' }, /it is about another baseline\./],
    ['other options', { semantics: 'strict' }, /it is judged by other options or another config\./],
    ['another preset', { failOn: 'silent' }, /it is judged by other options or another config\./],
    ['other recordings', { calls: ['calls/two.jsonl'] }, /it is about other recordings\./],
    ['another number of shards', { shard: '2/3' }, /it is one of 3 shards, not of 2\./],
  ])('%s', async (_, flags, said) => {
    const folder = folderOf(filesOf(30, 8))
    await gate(folder, { shard: '1/2', json: 'a.json' })
    await gate(folder, { shard: '2/2', json: 'b.json', ...flags })
    expect(await refusal(merge(folder, ['a.json', 'b.json']))).toMatch(said)
  })

  test('the same number of other calls', async () => {
    const folder = folderOf({ ...filesOf(1, 9), 'calls/one.jsonl': '{"tool":"quiet","arguments":{"a":1}}' })
    await gate(folder, { shard: '1/2', json: 'a.json' })
    folder.write({ 'calls/one.jsonl': '{"tool":"quiet","arguments":{"a":2}}' })
    await gate(folder, { shard: '2/2', json: 'b.json' })
    expect(await refusal(merge(folder, ['a.json', 'b.json']))).toMatch(/it is about other recordings\./)
  })

  test('another version, and a report that somebody broke', async () => {
    const folder = folderOf(filesOf(30, 10))
    await shards(folder, 2)
    const edit = (change: (shard: { [name: string]: unknown }) => void): void => {
      const report = JSON.parse(read(folder, 'shards/2-2.json'))
      change(report.shard)
      folder.write({ 'bad.json': JSON.stringify(report) })
    }
    const told = () => refusal(merge(folder, ['shards/2-1.json', 'bad.json']))
    edit((shard) => {
      shard.version = '0.0.0'
    })
    expect(await told()).toMatch(/^bad\.json does not go with shards\/2-1\.json: it is written by version 0\.0\.0/)
    edit((shard) => {
      shard.findings = [{ rule: 7 }]
    })
    expect(await told()).toMatch(/^bad\.json is damaged, so that it cannot be joined: \/findings\/0/)
    edit((shard) => {
      shard.replay = { counts: 'many' }
    })
    expect(await told()).toMatch(/^bad\.json is damaged/)
    edit((shard) => {
      shard.format = 2
    })
    expect(await told()).toMatch(/^bad\.json was written by another version of the program\./)
  })

  test('options that make no shard', async () => {
    const folder = folderOf(filesOf(1, 11))
    for (const shard of ['0/4', '5/4', '1', '1/0', 'a/b', '1/99999'])
      expect(await refusal(gate(folder, { shard, json: 'x.json' }))).toMatch(/^--shard is ".*", which is no shard\./)
    expect(await refusal(gate(folder, { shard: '1/2' }))).toMatch(/^--shard is given, and no JSON report to join\./)
    expect(await refusal(gate(folder, { shard: '1/2', json: 'x.json', updateBaseline: true }))).toMatch(/both given/)
    const { calls: _, ...without } = GATE
    const kept = new Kept(folder.path)
    expect(await refusal(gateCommand({ format: 'json', ...without, shard: '1/2' }, kept.terminal))).toMatch(
      /^Shard 1 of 2 is asked for, and no recording is given\./,
    )
  })
})
