import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { runAction } from '../../src/run/action.js'
import { readFileCommands, readLog } from '../harness/runner-log.js'

const folder = mkdtempSync(join(tmpdir(), 'mcp-compat-run-'))
const outputs = join(folder, 'output')
const kept = process.env.GITHUB_OUTPUT
let printed = ''

beforeEach(() => {
  printed = ''
  writeFileSync(outputs, '')
  // The toolkit reads the file's name from the process.
  process.env.GITHUB_OUTPUT = outputs
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text)
    return true
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  if (kept === undefined) delete process.env.GITHUB_OUTPUT
  else process.env.GITHUB_OUTPUT = kept
})

const run = (read: (input: string) => string) =>
  runAction({ env: {}, read, cwd: folder, temporary: folder, now: () => 0, startedAt: new Date(0) })

test('what nobody foresaw is a bug of ours: exit code 3, its stack for debugging only', async () => {
  const code = await run(() => {
    throw new TypeError('x is not a function\n::error::forged')
  })
  const log = readLog(printed)
  expect(code).toBe(3)
  expect(log.annotations.map(({ message }) => message)).toEqual([
    expect.stringMatching(/bug of mcp-compat-action.*x is not a function/),
  ])
  expect(log.commands.filter(({ name }) => name === 'debug').map(({ data }) => data)).toContainEqual(
    expect.stringMatching(/TypeError: x is not a function[\s\S]*\n\s+at /),
  )
  expect(readFileCommands(readFileSync(outputs, 'utf8'))).toMatchObject({
    outcome: 'error',
    breaking: '',
    'comment-body': '',
  })
})

test('wrong input is one sentence: exit code 2', async () => {
  const code = await run((input) => (input === 'comment' ? 'loudly' : ''))
  expect(code).toBe(2)
  expect(readLog(printed).annotations.map(({ message }) => message)).toEqual([expect.stringMatching(/"loudly"/)])
})

test('an early end leaves every output, and a summary in which names are only shown', async () => {
  const summary = join(folder, 'summary.md')
  writeFileSync(summary, '')
  process.env.GITHUB_STEP_SUMMARY = summary
  try {
    const sources = { baseline: 'x\n::error::\u001b[31m##[error]y', candidate: 'c.json', contract: '' }
    writeFileSync(join(folder, 'c.json'), '{"tools":[{"name":"a","inputSchema":{}}]}')
    expect(await run((input) => (input in sources ? sources[input as keyof typeof sources] : ''))).toBe(2)
  } finally {
    delete process.env.GITHUB_STEP_SUMMARY
  }
  // The toolkit still holds what earlier tests could not write.
  const told = readFileSync(summary, 'utf8').trim().split('\n').at(-1)
  expect(told).toMatch(/^\*\*mcp-compat\*\* error: There is no baseline yet: .*error\\\]y\\`, and commit it/)
  expect(told).not.toContain('\u001b')
  expect(told).not.toContain('##[')
  expect(readFileCommands(readFileSync(outputs, 'utf8'))).toMatchObject({ outcome: 'error', 'report-file': '' })
})
