/** The bundled Action with a probe and suites: what a server does is judged in the same verdict, and shown in the diff. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { ROOT } from '../gates/rule-fixtures.js'
import { LoopbackGitHub } from '../harness/github.js'
import { Repository } from '../harness/repository.js'
import { runAction } from '../harness/run-action.js'

/** Two runs of the Action, each with several servers. */
jest.setTimeout(120_000)

const SUITE = `setup: { key: "\${env:SHOP_KEY}" }
cases:
  - { name: looks up, tool: look_up, args: { key: "\${key}" }, tags: [smoke] }
  - { name: fails, tool: look_up, args: {}, expect: success, tags: [smoke] }
  - { name: is left out, tool: nothing_of_the_kind }
`
const CALLS = '{"tool":"count_entries","arguments":{}}\n{"tool":"remove_entry","arguments":{"key":"a"}}\n'

const github = new LoopbackGitHub()
const repository = Repository.create()

beforeAll(async () => {
  await github.start()
  const server = readFileSync(join(ROOT, 'fixtures/servers/faults.mjs'), 'utf8')
  repository.commit('Begin', { 'server.mjs': server, 'suites/a.yml': SUITE, 'calls.jsonl': CALLS })
})
afterAll(async () => {
  await github.stop()
  repository.remove()
})

const run = (inputs: Readonly<Record<string, string>>) =>
  runAction({
    workspace: repository.folder,
    apiUrl: github.url,
    inputs,
    event: 'push',
    ref: 'refs/heads/main',
    env: { SHOP_KEY: 'hush-0123456789abcdef' },
  })
const server = (options: object) => `stdio:${JSON.stringify(['node', 'server.mjs', JSON.stringify(options)])}`

test('a candidate alone is probed, and of its suites the cases with a tag run', async () => {
  const result = await run({
    candidate: server({ fault: 'info-missing' }),
    probe: 'true',
    suites: 'suites/*.yml',
    tags: 'smoke',
  })
  expect([result.code, result.outputs.outcome]).toEqual([1, 'fail'])
  const { findings, notices } = JSON.parse(result.report('report-file'))
  const errors = findings.filter(({ level }: { level: string }) => level === 'error')
  expect(errors.map(({ rule }: { rule: string }) => rule).sort()).toEqual(['case-failed', 'handshake-malformed'])
  expect(notices).toContain('2 of 3 cases of suites/a.yml ran, and 1 passed.')
  const shown = result.log.annotations.filter(({ level }) => level === 'error')
  expect(shown.map(({ message }) => message).join('\n')).toContain('a success was expected')
  expect(result.summary).toContain('handshake-malformed')
  // The runner is told the secret, so that it hides it too; nothing else says it.
  const told = result.output.replace(/^::add-mask::.*$/gm, '') + result.summary + result.report('report-file')
  expect(told).not.toContain('hush-0123456789abcdef')
})

test('with a baseline that runs, old faults are notes, and recorded calls of tools that only read are made again', async () => {
  const result = await run({
    baseline: server({ fault: 'info-missing' }),
    candidate: server({ fault: 'info-missing' }),
    probe: 'true',
    'live-replay': 'true',
    calls: 'calls.jsonl',
  })
  const report = JSON.parse(result.report('report-file'))
  expect([result.code, report.outcome]).toEqual([0, 'pass'])
  expect(report.findings).toMatchObject([{ rule: 'handshake-malformed', level: 'note' }])
  expect(report.notices.join()).toContain('Live replay made 1 recorded call again')
  expect(report.notices.join()).toContain('remove_entry')
})
