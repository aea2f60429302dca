/** The bundled Action on events other than pull requests, and on first runs. */
import { afterAll, describe, expect, jest, test } from '@jest/globals'
import { mergeGroupEvent, pushEvent, scheduleEvent, ZERO } from '../harness/events.js'
import { Repository } from '../harness/repository.js'
import { type ActionRun, runAction } from '../harness/run-action.js'
import { BREAKING, CALLS, CONTRACT, createScene, queryContract, runPullRequest } from '../harness/scene.js'
import { useGitHub } from '../harness/use-github.js'

jest.setTimeout(60_000)
const scene = createScene(BREAKING)
const { repository, base, head, merge } = scene
const LABEL = { 'accept-label': 'ok' }

const github = useGitHub([scene])

const run = (event: string, payload: unknown, more: Partial<ActionRun> = {}) =>
  runAction({
    workspace: repository.folder,
    apiUrl: github.url,
    inputs: { contract: CONTRACT, calls: CALLS, ...more.inputs },
    event,
    payload,
    ref: more.ref ?? 'refs/heads/main',
    sha: more.sha ?? merge,
    ...(more.workspace === undefined ? {} : { workspace: more.workspace }),
    ...(more.env === undefined ? {} : { env: more.env }),
  })

describe('push', () => {
  test('is compared with what was there before, and asks GitHub for nothing', async () => {
    const { code, outputs } = await run('push', pushEvent(base, merge))
    expect([code, outputs.outcome]).toEqual([1, 'fail'])
    expect(outputs['comment-body']).not.toBe('')
    expect((await run('push', pushEvent(head, merge))).code).toBe(0)
    expect(github.requests).toEqual([])
  })

  test('a checkout of depth 1 is enough', async () => {
    const shallow = repository.shallowCheckout(merge)
    expect((await run('push', pushEvent(base, merge), { workspace: shallow.folder })).outputs.breaking).toBe('1')
    shallow.remove()
  })

  test('finds the pull request of its commit for the label', async () => {
    github.pulls.set(merge, [7])
    github.labels.set(7, ['ok'])
    expect((await run('push', pushEvent(base, merge), { inputs: LABEL })).code).toBe(0)
    github.pulls.clear()
    expect((await run('push', pushEvent(base, merge), { inputs: LABEL })).code).toBe(1)
  })

  test('a new branch is compared with where it left the default branch', async () => {
    const clone = Repository.create()
    clone.git('remote', 'add', 'origin', `file://${repository.folder}`)
    clone.git('fetch', '-q', 'origin')
    clone.git('checkout', '-q', '--detach', head)
    const { code, outputs } = await run('push', pushEvent(ZERO, head, 'refs/heads/topic'), {
      workspace: clone.folder,
      ref: 'refs/heads/topic',
      sha: head,
    })
    expect([code, outputs.outcome]).toEqual([1, 'fail'])
    clone.remove()
  })

  test('a tag is compared with the commit before', async () => {
    const { code } = await run('push', pushEvent(ZERO, merge, 'refs/tags/v1'), { ref: 'refs/tags/v1' })
    expect(code).toBe(1)
  })
})

describe('merge group', () => {
  const payload = mergeGroupEvent(base, merge, 7)
  const ref = payload.merge_group.head_ref

  test('is compared with its base and has no comment', async () => {
    const { code, outputs } = await run('merge_group', payload, { ref })
    expect([code, outputs.outcome]).toEqual([1, 'fail'])
    expect(github.requests).toEqual([])
  })

  test('knows the label of the queued pull request', async () => {
    github.labels.set(7, ['ok'])
    expect((await run('merge_group', payload, { ref, inputs: LABEL })).code).toBe(0)
    github.labels.clear()
    expect((await run('merge_group', payload, { ref, inputs: LABEL })).code).toBe(1)
  })
})

describe('schedule and workflow_dispatch', () => {
  test('on the default branch: the commit before', async () => {
    expect((await run('workflow_dispatch', { repository: scheduleEvent.repository })).code).toBe(1)
  })

  test('a baseline that was committed is compared with another file', async () => {
    repository.write({ 'approved.json': queryContract() })
    const inputs = { contract: '', baseline: 'approved.json', candidate: CONTRACT }
    const { code, log } = await run('schedule', scheduleEvent, { inputs })
    expect(code).toBe(1)
    expect(log.annotations[0]?.file).toBe(CONTRACT)
    repository.write({ 'approved.json': undefined })
  })

  test('without a commit before, one sentence says what to set', async () => {
    const first = Repository.create()
    const sha = first.commit('Begin', { [CONTRACT]: queryContract(), [CALLS]: '' })
    const { code, outputs, log, summary } = await run('schedule', scheduleEvent, { workspace: first.folder, sha })
    expect([code, outputs.outcome, outputs.breaking]).toEqual([2, 'error', ''])
    expect(log.annotations.map(({ message }) => message)).toEqual([
      expect.stringMatching(/first one.*Set input base-ref.*or input baseline/),
    ])
    expect(summary).toMatch(/error.*first one/)
    first.remove()
  })
})

describe('a first run, where the baseline is not there yet', () => {
  const fresh = Repository.create()
  const before = fresh.commit('Begin', { 'a.txt': 'x' })
  const after = fresh.commit('Add the contract', {
    [CONTRACT]: queryContract(),
    [CALLS]: '{"tool":"run_query","arguments":{"sql":""}}',
  })
  const at = { workspace: fresh.folder, sha: after }
  afterAll(() => fresh.remove())

  test('is no success, and says how to make it', async () => {
    const { code, outputs, log } = await run('push', pushEvent(before, after), at)
    expect([code, outputs.outcome]).toEqual([2, 'error'])
    expect(log.annotations).toHaveLength(1)
    expect(log.annotations[0]?.message).toMatch(
      /no baseline yet.*query\.json.*merged.*it is the baseline.*allow-missing-baseline: true/,
    )
    const copied = { contract: '', baseline: 'approved.json', candidate: CONTRACT }
    const other = await run('push', pushEvent(before, after), { ...at, inputs: copied })
    expect(other.log.annotations[0]?.message).toMatch(/cp -R contracts\/query\.json approved\.json/)
  })

  test('is neutral where that is allowed', async () => {
    const inputs = { 'allow-missing-baseline': 'true' }
    const { code, outputs, log, summary } = await run('push', pushEvent(before, after), { ...at, inputs })
    expect([code, outputs.outcome, outputs.breaking]).toEqual([0, 'neutral', ''])
    expect(log.annotations.map(({ level }) => level)).toEqual(['notice'])
    expect(summary).toMatch(/query/)
  })
})

test('pull_request_target warns, and a checkout of the base is no check', async () => {
  const warned = await runPullRequest(github, scene, { comment: 'never' }, { event: 'pull_request_target' })
  expect(warned.code).toBe(1)
  expect(warned.log.annotations.find(({ level }) => level === 'warning')?.message).toMatch(/pull_request_target/)
  repository.git('checkout', '-q', '--detach', base)
  const blind = await runPullRequest(github, scene, {}, { event: 'pull_request_target', sha: base })
  repository.git('checkout', '-q', '--detach', merge)
  expect([blind.code, blind.outputs.outcome]).toEqual([2, 'error'])
  expect(github.requests).toEqual([])
})
