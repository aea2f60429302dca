/** The bundled Action on wrong input: one sentence, exit code 2, outputs set. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { LoopbackGitHub } from '../harness/github.js'
import { COMPATIBLE, CONTRACT, createScene, runPullRequest } from '../harness/scene.js'

jest.setTimeout(60_000)
const github = new LoopbackGitHub()
const scene = createScene(COMPATIBLE)

beforeAll(() => github.start())
afterEach(() => github.reset())
afterAll(async () => {
  await github.stop()
  scene.repository.remove()
})

describe('one sentence, exit code 2, no stack', () => {
  const table: [string, Record<string, string>, RegExp][] = [
    ['nothing is given', { contract: '' }, /No contract is given.*in a workflow the input contract/],
    ['a preset that is none', { 'fail-on': 'everything' }, /fail-on.*"everything"/],
    ['a folder that is none', { 'working-directory': 'nowhere' }, /working-directory.*"nowhere"/],
    ['a ref that does not exist', { baseline: 'git:no-such-ref:x.json' }, /no-such-ref/],
    ['a report nobody can write', { 'json-file': `${CONTRACT}/r.json` }, /r\.json/],
  ]
  test.each(table)('%s', async (_what, inputs, sentence) => {
    const run = await runPullRequest(github, scene, inputs)
    expect(run.code).toBe(2)
    const errors = run.log.annotations.filter(({ level }) => level === 'error')
    expect(errors.map(({ message }) => message)).toEqual([expect.stringMatching(sentence)])
    expect(run.output).not.toMatch(/\n\s+at |bug of/)
    expect(run.outputs.outcome).toBe('json-file' in inputs ? 'pass' : 'error')
    expect(run.outputs).toMatchObject({ 'report-file': '', 'sarif-file': '' })
  })

  test('a contract that is no JSON', async () => {
    writeFileSync(join(scene.repository.folder, CONTRACT), '{"tools": [')
    const run = await runPullRequest(github, scene)
    scene.repository.git('checkout', '-q', '--', CONTRACT)
    expect([run.code, run.outputs.outcome]).toEqual([2, 'error'])
  })
})

test('inputs that do not exist are warned of, and the check goes on', async () => {
  const run = await runPullRequest(github, scene, { 'fail-onn': 'drift', comment: 'never' })
  expect(run.code).toBe(0)
  expect(run.log.annotations.map(({ message }) => message)).toEqual([
    'There is no input "fail-onn"; it was ignored. Did you mean "fail-on"?',
  ])
})

test('an event file that cannot be read', async () => {
  const run = await runPullRequest(github, scene, {}, { env: { GITHUB_EVENT_PATH: '/nowhere/event.json' } })
  expect([run.code, run.outputs.outcome]).toEqual([2, 'error'])
})

test('a runner without a summary file still gets the verdict', async () => {
  const run = await runPullRequest(github, scene, { comment: 'never' }, { env: { GITHUB_STEP_SUMMARY: '' } })
  expect([run.code, run.outputs.outcome]).toEqual([0, 'pass'])
  expect(run.log.annotations.map(({ level }) => level)).toContain('warning')
})
