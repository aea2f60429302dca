/** The bundled Action on pull requests of the own repository. */
import { describe, expect, jest, test } from '@jest/globals'
import { pullRequestEvent } from '../harness/events.js'
import { BREAKING, COMPATIBLE, CONTRACT, createScene, lineOf, queryContract, runPullRequest } from '../harness/scene.js'
import { useGitHub } from '../harness/use-github.js'

jest.setTimeout(60_000)
const breaking = createScene(BREAKING)
const compatible = createScene(COMPATIBLE)
const unchanged = createScene(queryContract())

const github = useGitHub([breaking, compatible, unchanged])

describe('a breaking change', () => {
  test('fails, is annotated where it stands, and is told in the comment, the summary and the outputs', async () => {
    const run = await runPullRequest(github, breaking)
    expect(run.code).toBe(1)
    const errors = run.log.annotations.filter(({ level }) => level === 'error')
    expect(errors[0]).toMatchObject({ file: CONTRACT, line: expect.any(Number) })
    const place = lineOf(BREAKING, '"required": [')
    expect(errors[0]?.line).toBeGreaterThanOrEqual(place)
    expect(errors[0]?.line).toBeLessThanOrEqual(place + 2)
    expect(errors[0]?.message).toMatch(/tenant_id/)
    // The sentence that fails the step comes last and has no place.
    expect(errors.at(-1)?.file).toBeUndefined()
    expect(run.log.annotations.filter(({ level }) => level === 'warning')).toEqual([])
    expect(run.outputs).toMatchObject({
      outcome: 'fail',
      breaking: '1',
      'broken-calls': '2',
      'dropped-calls': '0',
      undecided: '0',
      'suggested-bump': 'major',
      'sarif-file': '',
    })
    expect(github.comments).toHaveLength(1)
    expect(github.comments[0]).toMatchObject({ pullNumber: 7, body: run.outputs['comment-body'] })
    expect(github.comments[0]?.body).toMatch(/tenant_id/)
    expect(run.summary).toMatch(/tenant_id/)
    expect(JSON.parse(run.report('report-file'))).toMatchObject({ report: 1, outcome: 'fail', calls: { broken: 2 } })
    expect(run.leftBehind).toBe('')
    expect(new Set(run.log.commands.map(({ name }) => name))).toEqual(new Set(['error']))
  })

  test('a second run updates the comment, a leg with another name has its own', async () => {
    await runPullRequest(github, breaking, { name: 'linux' })
    const [first] = github.comments
    await runPullRequest(github, breaking, { name: 'windows' })
    await runPullRequest(github, breaking, { name: 'linux' }, { env: { GITHUB_RUN_ID: '4712' } })
    await runPullRequest(github, breaking, { name: 'linux' }, { job: 'another' })
    expect(github.comments).toHaveLength(3)
    expect(github.comments[0]?.id).toBe(first?.id)
    expect(github.writes.map(({ method }) => method)).toEqual(['POST', 'POST', 'PATCH', 'POST'])
  })

  test('is lifted by the label that the pull request carries now', async () => {
    const without = await runPullRequest(github, breaking, { 'accept-label': 'contract change ok' })
    expect(without.code).toBe(1)
    expect(without.outputs['comment-body']).toMatch(/contract change ok/)
    github.labels.set(7, ['bug', 'contract change ok'])
    const payload = { ...pullRequestEvent(7, breaking.base, breaking.head), action: 'labeled' }
    const lifted = await runPullRequest(github, breaking, { 'accept-label': 'contract change ok' }, { payload })
    expect(lifted.code).toBe(0)
    expect(lifted.outputs).toMatchObject({ outcome: 'pass', breaking: '1' })
    expect(lifted.log.annotations.filter(({ level }) => level === 'error')).toEqual([])
    github.labels.set(7, ['bug'])
    expect((await runPullRequest(github, breaking, { 'accept-label': 'contract change ok' })).code).toBe(1)
  })

  test('is judged against the merge base, also from a checkout of the head or of depth 1', async () => {
    breaking.repository.git('checkout', '-q', '--detach', breaking.head)
    const atHead = await runPullRequest(github, breaking, { comment: 'never' })
    breaking.repository.git('checkout', '-q', '--detach', breaking.merge)
    const shallow = breaking.repository.shallowCheckout(breaking.merge)
    const atDepth1 = await runPullRequest(github, { ...breaking, repository: shallow }, { comment: 'never' })
    shallow.remove()
    expect([atHead.code, atDepth1.code]).toEqual([1, 1])
    expect([atHead.outputs.breaking, atDepth1.outputs.breaking]).toEqual(['1', '1'])
    expect(github.requests).toEqual([])
  })

  test('can be shown without annotations, or by level', async () => {
    const none = await runPullRequest(github, breaking, { annotations: 'false', comment: 'never' })
    expect(none.log.annotations.map(({ level, file }) => [level, file])).toEqual([['error', undefined]])
    expect(none.code).toBe(1)
  })
})

describe('comment modes', () => {
  test('a compatible change is told on change and not on failure', async () => {
    const run = await runPullRequest(github, compatible, { comment: 'on-failure' })
    expect(run.code).toBe(0)
    expect(github.writes).toEqual([])
    await runPullRequest(github, compatible)
    expect(github.comments).toHaveLength(1)
  })

  test('what was told is taken back when it is gone', async () => {
    await runPullRequest(github, breaking)
    await runPullRequest(github, unchanged)
    expect(github.comments).toHaveLength(1)
    expect(github.comments[0]?.body).toMatch(/no longer differs/)
    expect(github.comments[0]?.body).not.toMatch(/tenant_id/)
  })

  test('no comment where nothing changed, unless always', async () => {
    await runPullRequest(github, unchanged)
    expect(github.comments).toEqual([])
    await runPullRequest(github, unchanged, { comment: 'always' })
    expect(github.comments).toHaveLength(1)
  })
})

test('a working directory moves sources, and places are still counted from the root', async () => {
  const inputs = {
    contract: 'query.json',
    calls: '../calls.jsonl',
    'working-directory': 'contracts',
    'json-file': 'r.json',
  }
  const run = await runPullRequest(github, breaking, { ...inputs, comment: 'never' })
  expect(run.code).toBe(1)
  expect(run.log.annotations[0]?.file).toBe(CONTRACT)
  expect(run.outputs['report-file']).toBe(`${breaking.repository.folder}/contracts/r.json`)
  breaking.repository.write({ 'contracts/r.json': undefined })
})
