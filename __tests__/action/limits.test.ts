/** The bundled Action with more to say than the platform takes. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { LoopbackGitHub } from '../harness/github.js'
import { CONTRACT, createScene, queryContract, runPullRequest } from '../harness/scene.js'

jest.setTimeout(60_000)
const github = new LoopbackGitHub()
const TOOLS = 120

/** Every tool changes in a way of its own, so that nothing can be told once for all. */
function contract(changed: boolean) {
  const tools = Array.from({ length: TOOLS }, (_, index) => {
    const key = `argument_${index}_${'x'.repeat(150)}`
    const properties = { [key]: { enum: [`${index}a`, `${index}b`, ...(changed ? [] : [`${index}c`])] } }
    return {
      name: `tool_${index}`,
      description: changed ? `Does ${index}, now with care.` : `Does ${index}.`,
      inputSchema: { type: 'object', properties, additionalProperties: false },
    }
  })
  return { tools: [...queryContract().tools, ...tools] }
}

const scene = createScene(contract(true))
scene.repository.git('checkout', '-q', '--detach', scene.base)
const base = scene.repository.commit('Have many tools', { [CONTRACT]: contract(false) })
const head = scene.repository.commit('Change them all', { [CONTRACT]: contract(true) })

beforeAll(() => github.start())
afterAll(async () => {
  await github.stop()
  scene.repository.remove()
})

test('ten annotations of a level, the most severe; the rest is counted; comment and summary fit', async () => {
  const run = await runPullRequest(github, { ...scene, base, head, merge: head }, { 'upload-sarif': 'true' })
  expect(github.violations).toEqual([])
  expect([run.code, run.outputs.outcome, run.outputs.breaking]).toEqual([1, 'fail', String(TOOLS)])
  expect(run.log.lost).toEqual([])
  const errors = run.log.annotations.filter(({ level }) => level === 'error')
  expect(errors).toHaveLength(10)
  for (const { file, message } of errors) {
    expect(file).toBe(CONTRACT)
    expect(message).toMatch(/enum|accepted|no longer/)
  }
  expect(run.log.annotations.at(-1)?.message).toMatch(/110 more errors/)
  // No room is left for the sentence that fails the step: it is a plain line.
  expect(run.log.lines.join('\n')).toMatch(new RegExp(`${TOOLS} changes are breaking`))
  expect(github.comments).toHaveLength(1)
  expect(github.comments[0]?.body.length).toBeLessThanOrEqual(65_536)
  expect(Buffer.byteLength(run.summary)).toBeLessThanOrEqual(1_048_576)
  expect(JSON.parse(run.report('report-file')).findings.length).toBeGreaterThanOrEqual(TOOLS)
})
