/** The bundled command line over several servers: exit codes, and what is told where. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { parseSource } from '../../src/model/source.js'
import { folder, ROOT, run } from './bundle.js'

jest.setTimeout(60_000)
const SERVER = join(ROOT, 'fixtures/servers/stdio.mjs')
const contract = (...names: string[]) => ({ tools: names.map((name) => ({ name, inputSchema: { type: 'object' } })) })
const CONFIG = `servers:
  - {name: broken, baseline: before.json, candidate: after.json}
  - {name: unreachable, baseline: before.json, candidate: "http://127.0.0.1:1/mcp"}
`
const FILES = { '.github/mcp-compat.yml': CONFIG, 'before.json': contract('a', 'b'), 'after.json': contract('a') }

test('one server broken and one unreachable: both told, exit code 1, and what failed to run is an error', () => {
  const directory = folder(FILES)
  const { code, out, err } = run(['gate', '--sarif', 's.sarif', '--junit', 'j.xml', '--json', 'r.json'], directory)
  expect(code).toBe(1)
  expect(out).toMatch(/── broken ─[\s\S]*tool-removed[\s\S]*── unreachable ─[\s\S]*ERROR {2}It could not be read: /)
  expect(err).toMatch(/^mcp-compat: Server unreachable could not be read: .*127\.0\.0\.1:1/)
  const report = JSON.parse(readFileSync(join(directory, 'r.json'), 'utf8'))
  expect(report).toMatchObject({
    outcome: 'fail',
    servers: [{ outcome: 'fail' }, { error: { message: expect.any(String) } }],
  })
  expect(readFileSync(join(directory, 'j.xml'), 'utf8')).toContain('errors="1"')
  expect(JSON.parse(readFileSync(join(directory, 's.sarif'), 'utf8')).runs).toHaveLength(2)
})

test('only one that cannot be reached: exit code 2', () => {
  expect(run(['gate', '--server', 'unreachable'], folder(FILES)).code).toBe(2)
})

test('a client configuration from first baseline to drift', () => {
  const directory = folder({ '.mcp.json': { mcpServers: { one: { command: process.execPath, args: [SERVER] } } } })
  expect(run(['gate', '--servers', '.mcp.json'], directory).code).toBe(2)
  expect(run(['init', '--capture'], directory).code).toBe(0)
  expect(existsSync(join(directory, '.mcp-compat/one.json'))).toBe(true)
  expect(run(['gate', '--servers', '.mcp.json', '--fail-on', 'drift'], directory).code).toBe(0)
})

test('the help names every kind of source', () => {
  const kinds = [
    'contract.json',
    'git:HEAD:a',
    'stdio:a',
    'https://h.test',
    'npm:a',
    'build:.',
    'artifact:a',
    'cache:a',
  ]
  const prefixes = kinds.map((source) => [parseSource(source).kind, /^[a-z]+:/.exec(source)?.[0] ?? 'FILE'])
  for (const command of ['gate', 'capture']) {
    const { out } = run([command, '--help'])
    for (const [kind, prefix] of prefixes) expect([kind, out.includes(prefix ?? '')]).toEqual([kind, true])
  }
})
