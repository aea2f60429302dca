/** The frame of a probe: with and without a baseline, told in reports that read naturally, and safe. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, jest, test } from '@jest/globals'
import { captureText } from '../../../src/model/capture.js'
import { probedIn, probedOf } from '../../../src/model/evidence/kept.js'
import type { ProbeWishes } from '../../../src/model/options.js'
import { DEFAULT_SERVER_SETTINGS } from '../../../src/model/server.js'
import { gate } from '../../../src/run/gate.js'
import { createOutside } from '../../../src/run/outside.js'
import { ROOT } from '../../gates/rule-fixtures.js'

/** Servers are started several times over. */
jest.setTimeout(120_000)

const folder = mkdtempSync(join(tmpdir(), 'mcp-compat-probe-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SERVER = join(ROOT, 'fixtures/servers/faults.mjs')
const source = (options: object): string => `stdio:${JSON.stringify(['node', SERVER, JSON.stringify(options)])}`

async function probe(candidate: string, baseline?: string, more: Partial<ProbeWishes> = {}, allowMissing = false) {
  const outside = createOutside({
    servers: DEFAULT_SERVER_SETTINGS,
    reach: () => ({ missing: 'nothing' }) as never,
    cache: false,
    temporary: folder,
    workspace: folder,
    env: process.env,
  })
  const request = {
    directory: folder,
    baseline: baseline ?? candidate,
    candidate,
    calls: undefined,
    configFile: undefined,
    failOn: undefined,
    semantics: undefined,
    formats: undefined,
    allowBreaking: undefined,
    acceptedByLabel: undefined,
    allowMissingBaseline: allowMissing,
    probe: { alone: baseline === undefined, protocol: true, allowCalls: [], suites: [], ...more },
  }
  const ports = { now: () => performance.now(), today: '2026-11-30', workspace: folder, outside }
  const gated = await gate(request, ports)
  if (gated.missingBaseline) throw new Error('A probe always has a verdict.')
  return gated
}

const told = ({ verdict }: Awaited<ReturnType<typeof probe>>) =>
  verdict.findings.filter(({ level }) => level !== 'note').map(({ rule, tool }) => `${rule} ${tool ?? ''}`.trim())

describe('without a baseline', () => {
  test('a server without a fault passes, and no report speaks of a baseline or of changes', async () => {
    const gated = await probe(source({}))
    expect(gated.verdict).toMatchObject({ outcome: 'pass', probed: 'alone' })
    const texts = [await gated.render.text({ colour: false }), await gated.render.summary(), await gated.render.junit()]
    expect(texts[0]).toMatch(/^mcp-compat\nserver {5}stdio:/)
    for (const text of texts.slice(0, 2)) expect(text).not.toMatch(/baseline|candidate|change/i)
    expect(JSON.parse(await gated.render.json())).toMatchObject({ probed: 'alone', outcome: 'pass' })
  })

  test('a fault fails it, and says where it stands in the specification', async () => {
    const gated = await probe(source({ fault: 'info-missing' }))
    expect(gated.verdict.outcome).toBe('fail')
    expect(gated.verdict.reasons).toEqual(['1 finding is set to fail the check: handshake-malformed.'])
    expect(await gated.render.text({ colour: false })).toContain('(MCP 2025-11-25, Lifecycle: Initialization)')
  })

  test('a file is no server', async () => {
    writeFileSync(join(folder, 'file.json'), '{"tools":[]}')
    await expect(probe('file.json')).rejects.toThrow('file.json is no server that runs, so it cannot be probed.')
  })
})

describe('with a baseline', () => {
  test('a server is asked too, and an error that comes in another layer is found', async () => {
    const gated = await probe(source({ revision: '2025-11-25' }), source({ revision: '2025-06-18' }))
    expect(gated.verdict.probed).toBe('compared')
    expect(told(gated)).toContain('error-layer-changed look_up')
  })

  test('the same server twice has changed nothing', async () => {
    expect(told(await probe(source({}), source({})))).toEqual([])
  })

  test('a capture tells how its server answered', async () => {
    const before = await probe(source({ revision: '2025-06-18' }))
    const layers = before.probed?.layers
    if (before.probed === undefined || layers === undefined) throw new Error('Nothing was gathered.')
    const text = captureText(before.candidate, [], probedOf(before.probed))
    const { notCalled: _, ...kept } = layers
    // What is kept is who answered, not what was said.
    const answers = kept.answers.map(({ call, tool, answer: { content: __, ...answer } }) => ({ call, tool, answer }))
    expect(probedIn(JSON.parse(text))).toMatchObject({ layers: { ...kept, answers }, faults: [] })
    writeFileSync(join(folder, 'baseline.json'), text)
    expect(told(await probe(source({}), 'baseline.json'))).toContain('error-layer-changed look_up')
  })

  const standings = ({ verdict }: Awaited<ReturnType<typeof probe>>) =>
    verdict.findings.map(({ rule, level, standing }) => `${rule} ${level} ${standing}`)

  test('a fault that the baseline had too is a note, and one that came with the change fails', async () => {
    const [old, other] = [source({ fault: 'info-missing' }), source({ fault: 'ping-refused' })]
    const kept = await probe(old, old)
    expect([kept.verdict.outcome, standings(kept)]).toEqual(['pass', ['handshake-malformed note kept']])
    expect(await kept.render.text({ colour: false })).not.toMatch(/came with/)
    const introduced = await probe(old, other)
    expect([introduced.verdict.outcome, standings(introduced)]).toEqual([
      'fail',
      ['handshake-malformed error introduced'],
    ])
    if (kept.probed === undefined) throw new Error('Nothing was gathered.')
    writeFileSync(join(folder, 'faulty.json'), captureText(kept.candidate, [], probedOf(kept.probed)))
    expect(standings(await probe(old, 'faulty.json'))).toEqual(['handshake-malformed note kept'])
  })

  test('a failing tool that a suite calls is held against the baseline, live or captured', async () => {
    const suite = `cases:
  - { name: no key, tool: look_up, args: {}, expect: { outcome: tool-error } }
  - { name: works, tool: remove_entry, args: { key: a } }
`
    writeFileSync(join(folder, 'layers.yml'), suite)
    const log = join(folder, 'baseline-calls.jsonl')
    const more = { suites: ['layers.yml'], protocol: false }
    const candidate = source({ fault: 'layer-swapped' })
    const live = await probe(candidate, source({ log }), more)
    const told = live.verdict.findings.filter(({ rule }) => rule === 'error-layer-changed')
    expect(told.map(({ message, location }) => [message, location?.line])).toEqual([
      ['Case "no key" is answered with the protocol error -32602; before it was with a tool error (isError).', 2],
    ])
    // The case that is to work is not made twice.
    expect(readFileSync(log, 'utf8')).not.toContain('remove_entry')
    const before = await probe(source({}), undefined, more)
    if (before.probed === undefined) throw new Error('Nothing was gathered.')
    writeFileSync(join(folder, 'cases.json'), captureText(before.candidate, [], probedOf(before.probed)))
    const captured = await probe(candidate, 'cases.json', more)
    expect(captured.verdict.findings.map(({ rule }) => rule)).toContain('error-layer-changed')
  })

  test('one that may be missing and is leaves the server alone', async () => {
    const gated = await probe(source({}), 'nowhere.json', {}, true)
    expect(gated.verdict.probed).toBe('alone')
    expect(gated.verdict.notices.join(' ')).toContain('The candidate was judged without a baseline.')
    await expect(probe(source({}), 'nowhere.json')).rejects.toThrow('nowhere.json')
  })
})

describe('what is called', () => {
  const called = async (more: Partial<ProbeWishes>): Promise<readonly string[]> => {
    const log = join(folder, `calls-${Math.random()}.jsonl`)
    await probe(source({ log }), undefined, more)
    const lines = readFileSync(log, 'utf8').trim().split('\n')
    return [...new Set(lines.map((line) => String(JSON.parse(line).name ?? 'no name')))].sort()
  }

  test('is what cannot exist, and what says that it only reads', async () => {
    expect(await called({})).toEqual(['look_up', 'mcp-compat-no-such-tool', 'no name'])
  })

  test('and what is allowed by name', async () => {
    expect(await called({ allowCalls: ['remove_entry'] })).toContain('remove_entry')
  })
})
