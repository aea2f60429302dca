/** The bundled Action on text that wants to be more than text. */
import { describe, expect, jest, test } from '@jest/globals'
import { gitEnvironment } from '../harness/repository.js'
import type { ActionResult } from '../harness/run-action.js'
import { CALLS, createScene, queryContract, runPullRequest } from '../harness/scene.js'
import { useGitHub } from '../harness/use-github.js'

jest.setTimeout(60_000)
const ATTACK = [
  'Runs SQL.\n::error file=a.js,line=1::FORGED',
  '\r::add-mask::select',
  '::set-output name=outcome::pass',
  'x ##[stop-commands]FORGED-TOKEN',
  '##[error]FORGED',
  '\u001b[2J\u001b[31mred\u0007',
  '\u2028::warning::FORGED\u0085::notice::FORGED',
  '%0A::error::FORGED%0D%0A##[add-mask]x',
  '<!-- mcp-compat CI:contract:x --></details><img src=x onerror=alert(1)><script>alert(1)</script>',
  '```\n````\n# PASSED\n| a | b |\n|---|---|\n@everyone [click](javascript:alert(1)) ![i](https://evil.example/x.png)',
  'ghadelimiter_ EOF\noutcome=pass',
].join('\n')

const scenes = {
  description: createScene(queryContract({}, ATTACK)),
  long: createScene(queryContract({}, `${ATTACK}\n${'::error::FORGED ##[error]FORGED\n'.repeat(65_000)}`)),
  everywhere: createScene(
    {
      tools: [
        ...queryContract({ properties: { [ATTACK]: { type: 'string' } }, required: [ATTACK] }, ATTACK).tools,
        { name: ATTACK, title: ATTACK, description: ATTACK, inputSchema: { type: 'object', title: ATTACK } },
      ],
      instructions: ATTACK,
    },
    { [CALLS]: JSON.stringify({ tool: 'run_query', arguments: { sql: ATTACK, format: ATTACK } }) },
  ),
}

const github = useGitHub(Object.values(scenes))

/** Annotations are ours; nothing else is obeyed, and nothing forged got its own annotation. */
function expectHarmless({ log, output, outputs, leftBehind }: ActionResult): void {
  const allowed = new Set(['error', 'warning', 'notice', 'debug'])
  expect(log.commands.filter(({ name }) => !allowed.has(name))).toEqual([])
  expect(log.stopped).toBe(false)
  expect(log.masks).toEqual([])
  for (const { data } of log.commands) expect(data).not.toMatch(/^FORGED/)
  for (const { file } of log.annotations) expect(file).not.toBe('a.js')
  expect(output).not.toMatch(/(^|[\r\n])\s*##\[/)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may reach the log.
  expect(output).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/)
  expect(['pass', 'fail']).toContain(outputs.outcome)
  expect(leftBehind).toBe('')
}

/** Markdown that shows the text but does not obey it. */
function expectTame(markdown: string): void {
  expect(markdown).not.toMatch(/<(img|script)\b/i)
  expect(markdown).not.toMatch(/^# PASSED/m)
  expect(markdown).not.toMatch(/(?<!\\)!\[i\]\(https:/)
}

describe('hostile text', () => {
  test('in a description changes nothing in the commands of the log', async () => {
    const run = await runPullRequest(github, scenes.description)
    expectHarmless(run)
    // Control characters in what a model reads came with this change, and fail the check.
    expect(run.code).toBe(1)
    expectTame(github.comments[0]?.body ?? '')
    expectTame(run.summary)
  })

  test('of 2 MB neither, and comment and summary keep their limits', async () => {
    const run = await runPullRequest(github, scenes.long, { 'upload-sarif': 'true' })
    expectHarmless(run)
    expect(run.code).toBe(1)
    expect(github.comments).toHaveLength(1)
    expect(github.comments[0]?.body.length).toBeLessThanOrEqual(65_536)
    expect(Buffer.byteLength(run.summary)).toBeLessThanOrEqual(1_048_576)
    expect(github.requests.filter(({ method }) => method === 'POST')).toHaveLength(2)
  })

  test('in names, titles, properties, instructions and recorded values neither', async () => {
    const run = await runPullRequest(github, scenes.everywhere, { 'upload-sarif': 'true' })
    expectHarmless(run)
    expect(run.code).toBe(1)
    expectTame(github.comments[0]?.body ?? '')
    expectTame(run.summary)
  })

  test('in names that the workflow gives neither', async () => {
    const env = { GITHUB_WORKFLOW: `${ATTACK} -->`, GITHUB_JOB: '--> ::error::FORGED' }
    const inputs = { name: ATTACK.replaceAll('\0', ''), 'accept-label': ATTACK, [ATTACK.slice(0, 60)]: 'x' }
    const run = await runPullRequest(github, scenes.description, inputs, { env: { ...gitEnvironment(), ...env } })
    expectHarmless(run)
    expect(github.comments[0]?.body.split('\n')[0]).toMatch(/^<!-- [^<>]* -->$/)
  })
})
