/** The bundled Action and the Security tab: what is uploaded, for which commit, and whether GitHub would take it. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, jest, test } from '@jest/globals'
import type { Log } from 'sarif'
import { pushEvent } from '../harness/events.js'
import { REFUSED } from '../harness/github.js'
import { BREAKING, CONTRACT, createScene, lineOf, runPullRequest } from '../harness/scene.js'
import { useGitHub } from '../harness/use-github.js'

jest.setTimeout(60_000)
const scene = createScene(BREAKING)
const UPLOAD = { 'upload-sarif': 'true', comment: 'never' }

const github = useGitHub([scene])

test('the merge commit of a pull request is what was analysed', async () => {
  const run = await runPullRequest(github, scene, { ...UPLOAD, 'sarif-file': 'out/report.sarif', name: 'query' })
  expect(run.code).toBe(1)
  expect(run.outputs['sarif-file']).toBe(join(scene.repository.folder, 'out/report.sarif'))
  scene.repository.git('clean', '-fdq')
  const [analysis] = github.analyses
  expect(analysis).toMatchObject({ commit: scene.merge, ref: 'refs/pull/7/merge' })
  const sarif: Log = JSON.parse(analysis?.sarif ?? '')
  const written: Log = JSON.parse(run.report('sarif-file'))
  expect(sarif).toMatchObject(written)
  const hashes = sarif.runs[0]?.results?.map((result) => result.partialFingerprints?.primaryLocationLineHash)
  expect(hashes?.length).toBeGreaterThan(0)
  for (const hash of hashes ?? []) expect(hash).toMatch(/^[0-9a-f]{12}:1$/)
  const [found] = sarif.runs[0]?.results ?? []
  const place = found?.locations?.[0]?.physicalLocation
  expect(place?.artifactLocation?.uri).toBe(CONTRACT)
  expect(Math.abs((place?.region?.startLine ?? 0) - lineOf(BREAKING, '"required": ['))).toBeLessThanOrEqual(2)
  expect(sarif.runs[0]?.automationDetails?.id).toMatch(/query/)
  expect(github.requests.map(({ path }) => path)).toEqual(['/repos/o/r/code-scanning/sarifs'])
})

test('the head where the head was checked out, the branch on a push', async () => {
  scene.repository.git('checkout', '-q', '--detach', scene.head)
  await runPullRequest(github, scene, UPLOAD)
  scene.repository.git('checkout', '-q', '--detach', scene.merge)
  const push = { event: 'push', payload: pushEvent(scene.base, scene.merge), ref: 'refs/heads/main' }
  await runPullRequest(github, scene, UPLOAD, push)
  expect(github.analyses.map(({ commit, ref }) => [commit, ref])).toEqual([
    [scene.head, 'refs/pull/7/head'],
    [scene.merge, 'refs/heads/main'],
  ])
})

test.each([403, 413])('an upload that is answered %i is one warning', async (status) => {
  github.instead = ({ path }) =>
    path.endsWith('/sarifs') ? { ...REFUSED, status, body: status === 413 ? undefined : REFUSED.body } : undefined
  const run = await runPullRequest(github, scene, UPLOAD)
  expect([run.code, run.outputs.outcome]).toEqual([1, 'fail'])
  const warnings = run.log.annotations.filter(({ level }) => level === 'warning')
  expect(warnings).toHaveLength(1)
  expect(warnings[0]?.message).toMatch(status < 405 ? /security-events: write/ : new RegExp(String(status)))
  expect(run.report('sarif-file')).not.toBe('')
})

test("passes Microsoft's validator with GitHub's rules", async () => {
  await runPullRequest(github, scene, UPLOAD)
  expect(validate(github.analyses[0]?.sarif ?? '')).toEqual([])
  const broken = JSON.parse(github.analyses[0]?.sarif ?? '')
  broken.runs[0].results[0].locations = []
  expect(validate(JSON.stringify(broken))).not.toEqual([])
})

/** What the validator finds; its exit code says nothing. SARIF2006 only means that it has no network. */
function validate(sarif: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-compat-sarif-'))
  writeFileSync(join(folder, 'in.sarif'), sarif)
  const args = [
    'validate',
    'in.sarif',
    '--output',
    'out.sarif',
    '--rule-kind',
    'Sarif;Ghas',
    '--level',
    'Error;Warning',
  ]
  execFileSync(validator(), args, { cwd: folder, stdio: 'ignore' })
  const text = readFileSync(join(folder, 'out.sarif'), 'utf8').replace(/^\ufeff/, '')
  rmSync(folder, { recursive: true })
  const found: Log = JSON.parse(text)
  return (found.runs[0]?.results ?? [])
    .filter(({ ruleId, level }) => !ruleId?.startsWith('SARIF2006') && (level ?? 'warning') === 'error')
    .map(({ ruleId, message }) => `${ruleId}: ${message.text ?? message.id}`)
}

/** npx would pass the `;` through a shell. */
function validator(): string {
  const folder = fileURLToPath(new URL('../../node_modules/@microsoft/sarif-multitool-linux', import.meta.url))
  const name = readdirSync(folder).find((file) => /^Sarif\.Multitool$/i.test(file))
  return join(folder, name ?? 'Sarif.Multitool')
}
