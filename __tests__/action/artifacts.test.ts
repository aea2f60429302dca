/** The bundled Action with contracts and recordings from workflow artifacts. */
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { describe, expect, jest, test } from '@jest/globals'
import { REFUSED } from '../harness/github.js'
import type { ActionResult } from '../harness/run-action.js'
import { BREAKING, CONTRACT, createScene, queryContract, runPullRequest } from '../harness/scene.js'
import { useGitHub } from '../harness/use-github.js'
import { bomb, type Packed, zip } from '../harness/zip.js'

jest.setTimeout(60_000)
const breaking = createScene(BREAKING)
const BASELINE = { baseline: 'artifact:contract/mcp-contract.json' }

const github = useGitHub([breaking])

/** Uploads files as an artifact of a new run of ci.yml on main. */
function upload(name: string, files: readonly Packed[], run: Parameters<typeof github.actions.addRun>[0] = {}): void {
  github.actions.addArtifact(github.actions.addRun(run).id, name, zip(files))
}

function packed(name: string, content: unknown): Packed {
  return { name, content: typeof content === 'string' ? content : JSON.stringify(content) }
}

/** The one sentence of a run that could not check. */
function complaint(run: ActionResult): string {
  expect(run.code).toBe(2)
  expect(run.outputs.outcome).toBe('error')
  const errors = run.log.annotations.filter(({ level }) => level === 'error')
  expect(errors).toHaveLength(1)
  expect(run.output).not.toMatch(/signed-for|\n\s+at /)
  return errors[0]?.message ?? ''
}

describe('a baseline from the newest successful run on the base branch', () => {
  test('is what the change is held against; what a fork uploaded under the same names is not', async () => {
    upload('contract', [packed('mcp-contract.json', queryContract())])
    upload('contract', [packed('mcp-contract.json', BREAKING)], { head: 'stranger/r', event: 'pull_request' })
    const run = await runPullRequest(github, breaking, BASELINE)
    expect(run.code).toBe(1)
    expect(run.outputs).toMatchObject({ outcome: 'fail', 'broken-calls': '2' })
    expect(JSON.parse(run.report('report-file')).baseline.source).toBe(BASELINE.baseline)
    expect(github.actions.host.requests).toEqual([
      { method: 'GET', path: expect.stringMatching(/^\/store\/artifacts\//), authorization: undefined },
    ])
  })

  test('passes where the change is in it already', async () => {
    upload('contract', [packed('mcp-contract.json', BREAKING)])
    expect((await runPullRequest(github, breaking, { ...BASELINE, calls: '' })).code).toBe(0)
  })

  test('leaves nothing in the workspace', async () => {
    upload('contract', [packed('mcp-contract.json', queryContract())])
    await runPullRequest(github, breaking, BASELINE)
    expect(breaking.repository.git('status', '--porcelain')).toBe('')
  })
})

test('recordings of an artifact break as those on disk do, and are named by it', async () => {
  const call = JSON.stringify({ tool: 'run_query', arguments: { sql: 'select 3' } })
  upload('recordings', [packed('calls/monday.jsonl', call), packed('calls/notes.txt', 'no call')])
  const run = await runPullRequest(github, breaking, { calls: 'artifact:recordings/calls\ncalls.jsonl' })
  expect(run.outputs).toMatchObject({ outcome: 'fail', 'broken-calls': '3' })
  const files = JSON.parse(run.report('report-file')).brokenCalls.map(({ file }: { file: string }) => file)
  expect(new Set(files)).toEqual(new Set(['artifact:recordings/calls/monday.jsonl', 'calls.jsonl']))
})

test('a candidate of this run has no place in the repository', async () => {
  github.actions.addArtifact(4711, 'built', zip([packed('contract.json', BREAKING)]))
  const run = await runPullRequest(github, breaking, {
    ...{ contract: '', baseline: `git:${breaking.base}:${CONTRACT}`, candidate: 'artifact:built?run=this' },
  })
  expect(run.outputs.outcome).toBe('fail')
  expect(run.log.annotations.map(({ file }) => file).filter((file) => file?.includes('artifact'))).toEqual([])
})

describe('ends with one sentence', () => {
  test('where there is none, unless that is allowed', async () => {
    github.actions.addRun()
    expect(complaint(await runPullRequest(github, breaking, BASELINE))).toContain('There is no baseline yet')
    const allowed = await runPullRequest(github, breaking, { ...BASELINE, 'allow-missing-baseline': 'true' })
    expect({ code: allowed.code, outcome: allowed.outputs.outcome }).toEqual({ code: 0, outcome: 'neutral' })
  })

  test('where it has expired, also where a missing baseline is allowed', async () => {
    const { id } = github.actions.addRun()
    github.actions.addArtifact(id, 'contract', zip([]), { expired: true })
    const run = await runPullRequest(github, breaking, { ...BASELINE, 'allow-missing-baseline': 'true' })
    expect(complaint(run)).toContain('has expired')
  })

  test('where a name in it leads outside', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.includes('evil'))
    upload('contract', [packed('mcp-contract.json', queryContract()), packed('../../evil.json', '{}')])
    expect(complaint(await runPullRequest(github, breaking, BASELINE))).toContain('a name that leads outside')
    expect(readdirSync(tmpdir()).filter((name) => name.includes('evil'))).toEqual(before)
  })

  test('where it is a bomb of 1 GB, of a contract and of recordings', async () => {
    upload('contract', [bomb('mcp-contract.json', 1024, { declared: 1000 })])
    expect(complaint(await runPullRequest(github, breaking, BASELINE))).toContain('no zip archive that can be read')
    upload('contract', [bomb('calls.jsonl', 1024)])
    const run = await runPullRequest(github, breaking, { calls: 'artifact:contract' })
    expect(complaint(run)).toContain('is 1024 MiB when it is unpacked')
  })

  test('where it is no contract, or is not there', async () => {
    upload('contract', [packed('mcp-contract.json', '{"tools": [')])
    expect(complaint(await runPullRequest(github, breaking, BASELINE))).toContain(BASELINE.baseline)
    upload('contract', [packed('other.json', '{}')])
    expect(complaint(await runPullRequest(github, breaking, BASELINE))).toContain('It holds other.json')
  })

  test('where the token may not read it, or there is none', async () => {
    github.instead = ({ path }) => (path.includes('/actions/') ? REFUSED : undefined)
    expect(complaint(await runPullRequest(github, breaking, BASELINE))).toContain('`actions: read`')
    const run = await runPullRequest(github, breaking, { ...BASELINE, 'github-token': '', comment: 'never' })
    expect(complaint(run)).toContain('github-token')
  })
})
