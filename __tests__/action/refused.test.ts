/** The bundled Action where GitHub refuses, fails or is away: the verdict is the same, and warnings are few. */
import { describe, expect, jest, test } from '@jest/globals'
import { type Answer, LoopbackGitHub, REFUSED } from '../harness/github.js'
import type { ActionResult } from '../harness/run-action.js'
import { BREAKING, COMPATIBLE, createScene, runPullRequest } from '../harness/scene.js'
import { useGitHub } from '../harness/use-github.js'

jest.setTimeout(60_000)
const breaking = createScene(BREAKING)
const compatible = createScene(COMPATIBLE)
const EVERYTHING = { 'upload-sarif': 'true' }

const github = useGitHub([breaking, compatible])

/** An address where somebody listened a moment ago. */
async function unusedAddress(): Promise<string> {
  const other = new LoopbackGitHub()
  const address = await other.start()
  await other.stop()
  return address
}

const warnings = ({ log }: ActionResult) =>
  log.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message)

describe('a fork, where everything is refused', () => {
  test('fails for the break alone, with one warning that names the permission', async () => {
    github.instead = () => REFUSED
    const run = await runPullRequest(github, breaking, {}, { fork: true })
    expect([run.code, run.outputs.outcome, run.outputs.breaking]).toEqual([1, 'fail', '1'])
    expect(warnings(run)).toEqual([expect.stringMatching(/pull-requests: write.*fork/)])
    expect(run.log.annotations.find(({ level }) => level === 'error')?.file).toBe('contracts/query.json')
    expect(run.summary).toMatch(/tenant_id/)
    expect(run.outputs['comment-body']).toMatch(/tenant_id/)
  })

  test('one warning a permission where more was asked for', async () => {
    github.instead = () => REFUSED
    const run = await runPullRequest(github, breaking, { ...EVERYTHING, 'accept-label': 'ok' }, { fork: true })
    expect(run.code).toBe(1)
    expect(warnings(run).sort()).toEqual([
      expect.stringMatching(/pull-requests: read/),
      expect.stringMatching(/security-events: write/),
    ])
  })

  test('passes where nothing breaks', async () => {
    github.instead = ({ method }) => (method === 'GET' ? undefined : REFUSED)
    const run = await runPullRequest(github, compatible, EVERYTHING, { fork: true })
    expect([run.code, run.outputs.outcome]).toEqual([0, 'pass'])
    expect(warnings(run)).toHaveLength(2)
  })
})

describe('GitHub is not what it should be', () => {
  const answers: [string, () => Answer | 'hang-up'][] = [
    ['down', () => 'hang-up'],
    ['unwell', () => ({ status: 503, body: { message: 'Service Unavailable' } })],
    ['hiding', () => ({ status: 404, body: { message: 'Not Found' } })],
  ]
  test.each(answers)('%s: one warning a cause and the same outcome', async (_what, answer) => {
    github.instead = answer
    const run = await runPullRequest(github, breaking, EVERYTHING)
    expect([run.code, run.outputs.outcome, run.outputs.breaking]).toEqual([1, 'fail', '1'])
    expect(warnings(run).length).toBeGreaterThan(0)
    expect(warnings(run).length).toBeLessThanOrEqual(2)
  })

  test('nobody answers at its address', async () => {
    const run = await runPullRequest(github, compatible, {}, { apiUrl: await unusedAddress() })
    expect(run.code).toBe(0)
    expect(warnings(run)).toEqual([expect.stringMatching(/no answer/)])
  })

  test('an empty token', async () => {
    const run = await runPullRequest(github, breaking, { ...EVERYTHING, 'github-token': '' })
    expect(run.code).toBe(1)
    expect(warnings(run)).toEqual([expect.stringMatching(/github-token is empty/)])
  })

  test('a body that is refused as too long is told in short', async () => {
    github.instead = ({ method, body }) =>
      method === 'POST' && JSON.stringify(body).length > 600
        ? { status: 422, body: { message: 'Validation Failed', documentation_url: 'https://docs.github.com/rest' } }
        : undefined
    const run = await runPullRequest(github, breaking)
    expect(run.code).toBe(1)
    expect(github.comments).toHaveLength(1)
    expect(github.comments[0]?.body).toMatch(/failed: 1 breaking/)
    expect(warnings(run)).toEqual([])
  })
})
