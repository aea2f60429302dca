/** Live replay calls nothing that it must not, as a server that writes down every call shows. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, jest, test } from '@jest/globals'
import { fixture, folderWith, probe } from './behaviour.js'

jest.setTimeout(60_000)

/** Every tool of the server, names that it nearly has, and calls that cannot be made. */
const TOOLS = [
  ...['lookup', 'Lookup', 'LOOKUP', 'lookup ', 'text-hint', 'number-hint', 'odd-case', 'at-the-root', 'in-meta'],
  ...['in-a-list', 'null-hint', 'unannotated', 'both', 'twice', 'writes', 'turned-by-change', 'turned-reader'],
  ...['listed', 'allowed', 'gone', '__proto__', 'look_up'],
]
const CALLS = [
  ...TOOLS.map((tool) => ({ tool, arguments: { a: 1 } })),
  { tool: 'listed', arguments: { fail: true } },
  { tool: 'listed', arguments: { key: '***' } },
  { tool: 'listed', arguments: { deep: [{ url: 'https://***@host' }] } },
  { tool: 'listed', arguments: { '***': 1 } },
  { tool: 'lookup', arguments: { b: [1, 2] } },
]
const { path, remove } = folderWith({
  'calls.jsonl': `${CALLS.map((call) => JSON.stringify(call)).join('\n')}\n{"tool":"listed","arguments":{"n":12345678901234567890}}\n`,
})
afterAll(remove)

interface Seen {
  readonly tool: string
  readonly cwd: string
  readonly home: string
}

let runs = 0

async function replay(options: { candidate?: object; baseline?: object; flags?: object }) {
  const logs = { candidate: join(path, `${++runs}-candidate`), baseline: join(path, `${runs}-baseline`) }
  const source = fixture('sly.mjs', { log: logs.candidate, ...options.candidate })
  const baseline = options.baseline && fixture('sly.mjs', { log: logs.baseline, ...options.baseline })
  const found = await probe(
    source,
    { liveReplay: true, calls: ['calls.jsonl'], ...(baseline === undefined ? {} : { baseline }), ...options.flags },
    path,
  )
  const seen = (log: string): readonly Seen[] =>
    existsSync(log)
      ? readFileSync(log, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : []
  return { ...found, candidate: seen(logs.candidate), baseline: seen(logs.baseline) }
}

const tools = (seen: readonly Seen[]) => [...new Set(seen.map(({ tool }) => tool))].sort()

describe('what is called', () => {
  test('without a baseline: what the candidate calls read-only', async () => {
    const { candidate, notices } = await replay({})
    expect(tools(candidate)).toEqual(['listed', 'lookup', 'turned-by-change'])
    expect(candidate).toHaveLength(5)
    expect(notices.join()).toContain('Live replay made 5 recorded calls again')
    expect(notices.join()).toContain('parts of it were masked when it was recorded')
    expect(notices.join()).toContain('a number in it cannot be held exactly')
    expect(notices.join()).toContain('it is called read-only and destructive at once')
  })

  test('with a baseline: what both call read-only', async () => {
    const { candidate, baseline } = await replay({ candidate: { changed: true }, baseline: {} })
    expect(tools(candidate)).toEqual(['listed', 'lookup'])
    expect(tools(baseline)).toEqual(['listed', 'lookup'])
  })

  test('and what is listed by name, exactly', async () => {
    const { candidate } = await replay({ flags: { allowCall: ['allowed', 'LISTED', 'Twice'] } })
    expect(tools(candidate)).toEqual(['allowed', 'listed', 'lookup', 'turned-by-change'])
  })

  test.each(['turns', 'silently'])('a tool that %s into a writer is called no more', async (mode) => {
    const { candidate, notices } = await replay({ candidate: { mode } })
    expect(candidate.map(({ tool }) => tool).filter((tool) => tool === 'lookup')).toEqual(['lookup'])
    expect(notices.join()).toContain('not every contract calls it read-only')
  })

  test('a tool that is renamed is called by neither name', async () => {
    const { candidate } = await replay({ candidate: { mode: 'renamed' } })
    expect(tools(candidate)).toEqual(['listed', 'turned-by-change'])
  })

  test('no more than the cap, of different kinds first', async () => {
    const { candidate } = await replay({ flags: { liveCalls: '3' } })
    expect(candidate.map(({ tool }) => tool).sort()).toEqual(['listed', 'lookup', 'turned-by-change'])
  })

  test('options that make no sense are refused', async () => {
    const refused = (flags: object) => replay({ flags })
    await expect(refused({ calls: undefined })).rejects.toThrow('Live replay is asked for, and there is no recording.')
    await expect(refused({ liveReplay: undefined, liveCalls: '3' })).rejects.toThrow('without --live-replay')
    await expect(refused({ liveCalls: '0' })).rejects.toThrow('--live-calls is "0".')
  })
})

test('it happens in a folder of its own, which is gone afterwards', async () => {
  const { candidate, baseline } = await replay({ candidate: { changed: true }, baseline: {} })
  const all = [...candidate, ...baseline]
  expect(all.length).toBeGreaterThan(0)
  for (const { cwd, home } of all) {
    expect([cwd, home].every((one) => one.includes('mcp-compat-live-'))).toBe(true)
    expect([existsSync(cwd), existsSync(home)]).toEqual([false, false])
  }
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith('mcp-compat-live-'))
  expect(left.filter((name) => all.some(({ cwd }) => cwd.includes(name)))).toEqual([])
})

describe('what is told', () => {
  test('another outcome and another shape, not other values', async () => {
    const { findings } = await replay({ candidate: { changed: true }, baseline: {} })
    const live = findings.filter(({ rule }) => rule.startsWith('live-'))
    expect(live.map(({ rule, tool, effect, location }) => [rule, tool, effect, location?.line])).toEqual(
      expect.arrayContaining([
        ['live-outcome-changed', 'listed', 'breaking', 23],
        ['live-result-changed', 'lookup', 'silent', 1],
        ['live-result-changed', 'listed', 'silent', 18],
      ]),
    )
    expect(live).toHaveLength(3)
    expect(live.find(({ tool }) => tool === 'lookup')?.message).toContain(
      '/structuredContent/id was number and is string',
    )
  })

  test('nothing where nothing changed, although values did', async () => {
    const { findings } = await replay({ candidate: {}, baseline: {} })
    expect(findings.filter(({ rule }) => rule.startsWith('live-'))).toEqual([])
  })

  test('without a server of the baseline the recording says what there was', async () => {
    const { findings } = await replay({ candidate: { changed: true } })
    expect(findings.filter(({ rule }) => rule.startsWith('live-')).map(({ rule, tool }) => [rule, tool])).toEqual([
      ['live-outcome-changed', 'listed'],
    ])
  })
})
