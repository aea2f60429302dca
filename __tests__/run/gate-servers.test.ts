/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how references are written. */
/** Many servers in one run: real programs, addresses that nobody answers at, and lists that are wrong. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { Contradiction, UserError } from '../../src/model/error.js'
import { DEFAULT_SERVER_SETTINGS } from '../../src/model/server.js'
import { readSides } from '../../src/run/gate.js'
import { type GateFlags, gateCommand } from '../../src/run/gate-command.js'
import { exitOf, gateAll } from '../../src/run/gate-servers.js'
import { type Folder, refusalOf, useFolders } from '../io/folder.js'
import { Kept } from './terminal.js'

const SERVER = join(import.meta.dirname, '../../fixtures/servers/stdio.mjs')
const NODE = process.execPath
/** A port that nobody listens at: it was free a moment ago, and nothing on this machine begins to use it. */
const GONE = 'http://127.0.0.1:1/mcp'
const stdio = (options: object = {}) => ({ command: NODE, args: [SERVER, JSON.stringify(options)] })
const contract = (...tools: string[]) =>
  JSON.stringify({ tools: tools.map((name) => ({ name, inputSchema: { type: 'object' } })) })
const PLAIN: GateFlags = { format: 'text', name: 'mcp-compat' }

const folderOf = useFolders()

interface Ran {
  readonly end: string
  readonly out: string
  readonly err: string
}

async function run(folder: Folder, flags: Partial<GateFlags> = {}, env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const kept = new Kept(folder.path, env)
  const end = await gateCommand({ ...PLAIN, ...flags }, kept.terminal)
  return { end, out: kept.out, err: kept.err }
}

async function report(folder: Folder, flags: Partial<GateFlags> = {}, env: NodeJS.ProcessEnv = {}) {
  const ran = await run(folder, { format: 'json', ...flags }, env)
  return { ...ran, report: JSON.parse(ran.out) }
}

describe('a list of servers in the config file', () => {
  const CONFIG = `servers:
  - {name: broken, baseline: before.json, candidate: after.json}
  - {name: gone, baseline: before.json, candidate: "${GONE}"}
  - {name: fine, baseline: before.json, candidate: before.json}
`
  const files = { '.github/mcp-compat.yml': CONFIG, 'before.json': contract('a', 'b'), 'after.json': contract('a') }

  test('one that is broken and one that cannot be reached are both told, and the third is judged', async () => {
    const { end, out, err } = await run(folderOf(files), { junit: 'junit.xml' })
    expect(end).toBe('failed')
    expect(out).toMatch(/── broken ─[\s\S]*tool-removed[\s\S]*FAIL/)
    expect(out).toMatch(/── gone ─[\s\S]*ERROR {2}It could not be read: /)
    expect(out).toMatch(/── fine ─[\s\S]*PASS\n {2}Nothing changed\./)
    expect(out).toMatch(
      /FAIL\n {2}broken: [\s\S]*\n {2}gone could not be read: [\s\S]*\n {2}1 server passes: fine\.\n$/,
    )
    expect(err).toMatch(/^mcp-compat: Server gone could not be read: .+\n$/)
  })

  test('reading alone that fails is no pass either', async () => {
    const { end, report: told } = await report(folderOf(files), { server: ['gone', 'fine'] })
    expect(end).toBe('unread')
    expect(told.outcome).toBe('fail')
    expect(told.servers.map(({ name }: { name: string }) => name)).toEqual(['gone', 'fine'])
    expect(told.servers[0].error.message).toContain('127.0.0.1:1')
  })

  test('settings are taken from the server, then from the file, then the default; options come first', async () => {
    const folder = folderOf({
      ...files,
      'calls.jsonl': '{"tool":"a","arguments":{}}\n',
      'own.jsonl': '{"tool":"b","arguments":{}}\n{"tool":"a"}\n',
      '.github/mcp-compat.yml': `fail-on: broken-calls
calls: calls.jsonl
levels: {tool-removed: note}
servers:
  - {name: one, baseline: before.json, candidate: after.json}
  - name: two
    baseline: before.json
    candidate: after.json
    fail-on: drift
    calls: own.jsonl
    levels: {tool-removed: error}
`,
    })
    const { report: told } = await report(folder)
    const [one, two] = told.servers
    expect([one.failOn, two.failOn]).toEqual(['broken-calls', 'drift'])
    expect([one.calls.recorded, two.calls.recorded]).toEqual([1, 2])
    expect([one.findings[0].level, two.findings[0].level]).toEqual(['note', 'error'])
    const { report: again } = await report(folder, { failOn: 'silent', calls: ['own.jsonl'] })
    expect(again.servers.map(({ failOn }: { failOn: string }) => failOn)).toEqual(['silent', 'silent'])
    expect(again.servers.map(({ calls }: { calls: { recorded: number } }) => calls.recorded)).toEqual([2, 2])
  })

  test('a recording for all is dealt out by server and by tool, and what is left is told', async () => {
    const calls = [{ tool: 'a' }, { tool: 'b', server: 'fine' }, { tool: 'zzz' }, { tool: 'a', server: 'elsewhere' }]
    const folder = folderOf({ ...files, 'calls.jsonl': calls.map((call) => JSON.stringify(call)).join('\n') })
    const { report: told } = await report(folder, { server: ['broken', 'fine'], calls: ['calls.jsonl'] })
    expect(told.servers.map(({ calls: { recorded } }: { calls: { recorded: number } }) => recorded)).toEqual([1, 2])
    expect(told.notices).toContain(
      '2 recorded calls are of no server in the list and were not replayed (the first: calls.jsonl:3).',
    )
  })

  test('an accept entry of the file is fine where one server has what it accepts', async () => {
    const entry = 'accept: [{rule: tool-removed, tool: b, reason: agreed}]\n'
    const folder = folderOf({ ...files, '.github/mcp-compat.yml': entry + CONFIG })
    expect((await run(folder, { server: ['broken', 'fine'] })).end).toBe('passed')
    const stale = await report(folder, { server: ['fine'] })
    expect(stale.end).toBe('failed')
    expect(stale.report.findings).toMatchObject([{ rule: 'accept-entry-stale' }])
  })

  test('paths of a file further up are those of its folder', async () => {
    const folder = folderOf({ ...files, '.git/HEAD': '', 'sub/x': '' })
    const kept = new Kept(join(folder.path, 'sub'))
    expect(await gateCommand({ ...PLAIN, server: ['fine'] }, kept.terminal)).toBe('passed')
  })

  test.each<[string, string, Partial<GateFlags>, RegExp]>([
    [
      'a name that is not there',
      CONFIG,
      { server: ['fin'] },
      /^There is no server "fin" in the list\. It has "broken", "gone", "fine"\.$/,
    ],
    ['no list at all', 'fail-on: drift', {}, /^No contract is given, and no list of servers\. /],
    [
      'a list and a baseline',
      CONFIG,
      { server: ['fine'], baseline: 'a' },
      /^--server is given beside a baseline or a candidate\. /,
    ],
    ['one side alone', CONFIG, { baseline: 'a' }, /^--baseline is given without --candidate\. /],
    [
      'headers for all',
      CONFIG,
      { header: ['X: y'] },
      /^Headers were given for 3 servers, and each would see those of the others\. /,
    ],
    ['variables for all', CONFIG, { env: ['X=y'] }, /^Variables were given for 3 servers/],
    [
      'a build without a server',
      CONFIG,
      { buildCommand: 'x' },
      /^--build-command is given without --server-command\. /,
    ],
    ['a timeout that is none', CONFIG, { timeout: 'soon' }, /^--timeout is "soon", which is no number of seconds/],
  ])('%s is refused', async (_what, config, flags, sentence) => {
    const folder = folderOf({ ...files, '.github/mcp-compat.yml': config })
    expect((await refusalOf(run(folder, flags))).sentence).toMatch(sentence)
  })

  test('a server without a candidate is its own error', async () => {
    const folder = folderOf({
      ...files,
      '.github/mcp-compat.yml': 'servers: [{name: a}, {name: fine, baseline: before.json, candidate: before.json}]',
    })
    const { end, report: told } = await report(folder)
    expect(end).toBe('unread')
    expect(told.servers[0].error).toEqual({
      message: 'It has no candidate.',
      next: 'Give it a `candidate` (.github/mcp-compat.yml:1).',
    })
  })

  test('given contracts come before the list, which is said', async () => {
    const { report: told } = await report(folderOf(files), { baseline: 'before.json', candidate: 'before.json' })
    expect(told.servers).toBeUndefined()
    expect(told.notices).toContain(
      'The servers that it lists were not judged, because a baseline and a candidate are given.',
    )
  })
})

describe('a client configuration', () => {
  test('is watched: started, reached, left out, refused, each by itself; nothing secret is told', async () => {
    const folder = folderOf({
      '.mcp.json': {
        mcpServers: {
          real: { ...stdio({ envFile: 'seen.json' }), env: { MY_TOKEN: '${env:MY_TOKEN}', LEVEL: 'debug' } },
          crash: { ...stdio({}), args: [SERVER, '{"trouble":"crash"}'], env: { API_TOKEN: 'literal-secret-1234' } },
          asks: { command: NODE, env: { A: '${input:a}' } },
          unset: { url: GONE, headers: { Authorization: 'Bearer ${NOT_SET}' } },
          off: { command: 'x', disabled: true },
        },
      },
      '.mcp-compat/real.json': contract('search', 'fetch'),
      '.mcp-compat/crash.json': contract('a'),
    })
    const env = { MY_TOKEN: 'sekrit-0123456789', OTHER_TOKEN: 'other-0123456789' }
    const { end, report: told, err } = await report(folder, { servers: '.mcp.json' }, env)
    const by = Object.fromEntries(told.servers.map((server: { name: string }) => [server.name, server]))
    expect(end).toBe('failed')
    expect(by.real.candidate).toMatchObject({ source: '.mcp.json#real' })
    expect(by.real.update).toBe('mcp-compat gate --servers .mcp.json --server real --update-baseline')
    expect(by.crash.error.message).toContain('ended with exit code 3')
    expect(by.asks.error.message).toBe('.mcp.json#asks: "${input:a}" asks a person, and here is none.')
    expect(by.unset.error.message).toBe('.mcp.json#unset: The variable NOT_SET is not set.')
    expect(by.off.skipped).toBe('It is switched off in the client configuration.')
    // The sources of this repository register nothing of others' servers; what was approved stands in its own file.
    expect(by.real.findings.map(({ location }: { location: { file: string } }) => location.file)).toEqual(
      by.real.findings.map(() => '.mcp-compat/real.json'),
    )
    expect(JSON.stringify(told) + err).not.toMatch(/sekrit-|literal-secret/)
    const seen = JSON.parse(readFileSync(join(folder.path, 'seen.json'), 'utf8'))
    expect([seen.MY_TOKEN, seen.LEVEL, seen.OTHER_TOKEN]).toEqual(['sekrit-0123456789', 'debug', undefined])
  }, 30_000)

  test('the config file says more of its servers, by name', async () => {
    const folder = folderOf({
      '.vscode/mcp.json': { inputs: [], servers: { real: stdio(), other: stdio() } },
      '.github/mcp-compat.yml': `servers-from: .vscode/mcp.json
baselines: approved
servers: [{name: real, fail-on: drift}]
`,
      'approved/real.json': contract('search'),
    })
    const { end, report: told } = await report(folder)
    expect(end).toBe('failed')
    expect(told.servers.map(({ name }: { name: string }) => name)).toEqual(['real', 'other'])
    expect(told.servers[0]).toMatchObject({ failOn: 'drift', outcome: 'fail' })
    expect(told.servers[1].error.message).toBe('approved/other.json does not exist.')
  }, 30_000)

  test('one in which every server is off is refused', async () => {
    const folder = folderOf({ '.mcp.json': { mcpServers: { a: { command: 'x', disabled: true } } } })
    expect((await refusalOf(run(folder, { servers: '.mcp.json' }))).message).toBe(
      'Every server of .mcp.json is switched off.',
    )
  })

  test('two servers never share a file of their baselines', async () => {
    const folder = folderOf({ '.mcp.json': { mcpServers: { 'a/b': { command: 'x' }, 'A b': { command: 'x' } } } })
    expect((await refusalOf(run(folder, { servers: '.mcp.json' }))).message).toBe(
      'The servers "a/b" and "A b" would share the baseline .mcp-compat/A-b.json.',
    )
  })

  test('a name that would lead out of the folder does not', async () => {
    const folder = folderOf({ '.mcp.json': { mcpServers: { '../../etc/passwd': stdio(), '..': stdio() } } })
    const { report: told } = await report(folder, { servers: '.mcp.json' })
    const messages = told.servers.map(({ error }: { error: { message: string } }) => error.message)
    expect(messages).toEqual(['.mcp-compat/etc-passwd.json does not exist.', '.mcp-compat/server.json does not exist.'])
  })
})

describe('--update-baseline', () => {
  test('writes what each server promises today, says so, and ends with 0; the next run finds nothing', async () => {
    const folder = folderOf({
      'mcp.json': { mcpServers: { real: stdio(), new: stdio({ tools: 1 }) } },
      '.mcp-compat/real.json': contract('gone'),
    })
    const updated = await run(folder, { servers: 'mcp.json', updateBaseline: true })
    expect(updated.end).toBe('passed')
    expect(updated.err).toBe(
      'mcp-compat: The baseline .mcp-compat/real.json was written: it is the contract of the candidate now.\n' +
        'mcp-compat: The baseline .mcp-compat/new.json was written: it is the contract of the candidate now.\n',
    )
    const again = await run(folder, { servers: 'mcp.json', updateBaseline: true, failOn: 'drift' })
    expect(again.err).toContain('The baseline .mcp-compat/new.json was that already, and stays as it is.')
    expect((await run(folder, { servers: 'mcp.json', failOn: 'drift' })).end).toBe('passed')
  }, 60_000)

  test('of two contracts: the byte pin, its difference, and the way to accept it', async () => {
    const candidate = `stdio:"${NODE}" "${SERVER}"`
    const folder = folderOf({})
    const flags: Partial<GateFlags> = { baseline: 'pin.json', candidate, failOn: 'drift' }
    expect((await refusalOf(run(folder, flags))).message).toBe('pin.json does not exist.')
    expect((await run(folder, { ...flags, updateBaseline: true })).end).toBe('passed')
    expect((await run(folder, flags)).end).toBe('passed')
    const pinned = JSON.parse(readFileSync(join(folder.path, 'pin.json'), 'utf8'))
    const { digests: _, ...open } = pinned
    folder.write({
      'pin.json': JSON.stringify({ ...open, tools: open.tools.map((tool: object) => ({ ...tool, 'x-cost': 3 })) }),
    })
    const { end, out } = await run(folder, flags)
    expect(end).toBe('failed')
    expect(out).toContain("To approve the candidate as it is: mcp-compat gate --baseline pin.json --candidate 'stdio:")
  }, 60_000)

  test.each<[string, RegExp]>([
    ['git:HEAD:a.json', /^The baseline git:HEAD:a\.json is no file of this folder, so it cannot be updated\. /],
    ['contracts/*.json', /^The baseline contracts\/\*\.json is no file of this folder/],
    ['.', /^The baseline \. is a folder, which cannot be updated\. /],
  ])('of %s is refused before anything is read', async (baseline, sentence) => {
    const folder = folderOf({ 'a.json': contract('a') })
    const refusal = await refusalOf(run(folder, { baseline, candidate: 'a.json', updateBaseline: true }))
    expect(refusal.sentence).toMatch(sentence)
  })
})

test('drift of a rule that is off still shows what differs', async () => {
  const changed = JSON.parse(contract('a'))
  changed.tools[0]['x-cost'] = 3
  const folder = folderOf({
    'before.json': contract('a'),
    'after.json': changed,
    '.github/mcp-compat.yml': 'levels: {tool-field-changed: "off"}\nfail-on: drift\n',
  })
  const { end, out } = await run(folder, { baseline: 'before.json', candidate: 'after.json' })
  expect(end).toBe('failed')
  expect(out).toContain('What differs\n  /tools/a/x-cost\n    - not there\n    + 3\n')
})

describe('what an entry lets happen', () => {
  const request = (folder: Folder) => ({
    directory: folder.path,
    calls: undefined,
    configFile: undefined,
    failOn: undefined,
    semantics: undefined,
    formats: undefined,
    allowBreaking: undefined,
    acceptedByLabel: undefined,
    allowMissingBaseline: false,
    serversFile: undefined,
    only: undefined,
  })
  const ports = { now: () => performance.now(), today: '2026-11-30' }
  const config = (...candidates: string[]) => ({
    'a.json': contract('a'),
    '.github/mcp-compat.yml': JSON.stringify({
      servers: candidates.map((candidate, at) => ({ name: `s${at}`, baseline: 'a.json', candidate })),
    }),
  })

  test('at most four servers are asked at the same time, and the order of the list stays', async () => {
    const folder = folderOf(config(...Array.from({ length: 11 }, (_, at) => `artifact:n${at}`)))
    let now = 0
    let most = 0
    const artifact = async ({ name }: { name: string }) => {
      most = Math.max(most, ++now)
      await new Promise((resolve) => setTimeout(resolve, name === 'n0' ? 60 : 5))
      now--
      return { texts: new Map([[`${name}.json`, contract('a', name)]]), several: false }
    }
    const outside = { servers: DEFAULT_SERVER_SETTINGS, artifact }
    const { verdict, judged, unread } = await gateAll(request(folder), { ...ports, outside })
    expect([most, judged, unread.length]).toEqual([4, 11, 0])
    expect(verdict.servers?.map(({ name }) => name)).toEqual(Array.from({ length: 11 }, (_, at) => `s${at}`))
  })

  test('a bug of ours that shows in one server hides no other, and is told as what it is', async () => {
    const folder = folderOf(config('artifact:bad', 'a.json', 'artifact:broken'))
    const artifact = async ({ name }: { name: string }) => {
      if (name === 'bad') throw new Contradiction('Two proofs contradict each other.')
      return { texts: new Map([['x.json', contract('z')]]), several: false }
    }
    const outside = { servers: DEFAULT_SERVER_SETTINGS, artifact }
    const gated = await gateAll(request(folder), { ...ports, outside })
    expect(gated.verdict.servers).toMatchObject([
      { error: { message: 'This is a bug of mcp-compat: Two proofs contradict each other.' } },
      { verdict: { outcome: 'pass' } },
      { verdict: { outcome: 'fail' } },
    ])
    expect([gated.judged, gated.unread, gated.bugs.map(({ name }) => name)]).toEqual([2, [], ['Contradiction']])
    expect(exitOf(gated)).toBe('failed')
    expect(exitOf(await gateAll({ ...request(folder), only: ['s0', 's1'] }, { ...ports, outside }))).toBe('bug')
  })

  test('both sides are asked at the same time, unless both are programs', async () => {
    const folder = folderOf({})
    const asked: string[] = []
    let bothThere = (): void => {}
    const both = new Promise<void>((resolve) => {
      bothThere = resolve
    })
    const artifact = async ({ name }: { name: string }) => {
      if (asked.push(name) === 2) bothThere()
      await both
      return { texts: new Map([[`${name}.json`, contract('a')]]), several: false }
    }
    const outside = { servers: DEFAULT_SERVER_SETTINGS, artifact }
    const context = { directory: folder.path, outside }
    const allowed = { allowMissingBaseline: false }
    const read = await readSides({ baseline: 'artifact:b', candidate: 'artifact:c' }, context, allowed)
    expect(['candidate' in read, asked.sort()]).toEqual([true, ['b', 'c']])
    // The second program is not begun where the first one fails.
    let built = 0
    const build = async () => {
      built++
      throw new UserError('It cannot be built.')
    }
    const programs = { baseline: 'build:main', candidate: 'build:.' }
    await refusalOf(readSides(programs, { ...context, outside: { ...outside, build } }, allowed))
    expect(built).toBe(1)
  })

  test('under a guard nothing is started and no variable is read', async () => {
    const folder = folderOf(config(`stdio:${NODE} ${SERVER}`, 'npm:x@1', 'https://h.test/${env:TOKEN}', 'a.json'))
    const environment = { TOKEN: 'sekrit-0123456789' }
    const outside = { servers: DEFAULT_SERVER_SETTINGS }
    const { verdict, unread } = await gateAll(request(folder), { ...ports, outside, environment, guarded: true })
    expect(unread.map(({ message }) => message)).toEqual([
      'Server s0 could not be read: It is a program to be started, which is refused under pull_request_target.',
      'Server s1 could not be read: It is a program to be started, which is refused under pull_request_target.',
      'Server s2 could not be read: The variable TOKEN is not read under pull_request_target.',
    ])
    expect(verdict.servers?.[3]).toMatchObject({ verdict: { outcome: 'pass' } })
  })

  test('every value of a variable is told to whoever hides it', async () => {
    const folder = folderOf(config('https://127.0.0.1:1/${env:TOKEN}'))
    const hidden: string[] = []
    const outside = { servers: { ...DEFAULT_SERVER_SETTINGS, startMs: 2_000 } }
    const environment = { TOKEN: 'plainvalue' }
    const all = { ...ports, outside, environment, hide: (secret: string) => void hidden.push(secret) }
    const { unread } = await gateAll(request(folder), all)
    expect(hidden).toEqual(['plainvalue'])
    expect(unread[0]?.sentence).not.toContain('plainvalue')
  })

  test('a missing baseline that is allowed is left out, and others count', async () => {
    const folder = folderOf({
      'a.json': contract('a'),
      '.github/mcp-compat.yml':
        'servers: [{name: new, candidate: a.json}, {name: old, baseline: a.json, candidate: a.json}]',
    })
    const { verdict, judged } = await gateAll({ ...request(folder), allowMissingBaseline: true }, ports)
    expect([verdict.outcome, judged]).toEqual(['pass', 1])
    expect(verdict.servers?.[0]).toMatchObject({
      skipped: expect.stringContaining('.mcp-compat/new.json does not exist.'),
    })
  })
})
