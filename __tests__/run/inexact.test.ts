/** Numbers that JavaScript does not hold exactly are never decided in silence. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { readCalls } from '../../src/io/read/calls.js'
import { readContract } from '../../src/io/read/contract.js'
import type { Call } from '../../src/model/call.js'
import { containsBatch, containsFiles } from '../../src/run/contains.js'

const directory = mkdtempSync(join(tmpdir(), 'mcp-compat-inexact-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const options = { directory, semantics: 'strict', formats: 'assert', now: () => performance.now() } as const
const file = (name: string, text: string): string => {
  writeFileSync(join(directory, name), text)
  return name
}

describe('contains', () => {
  test.each([
    ['{"maximum": 9007199254740993}', '{"maximum": 9007199254740992}', 'undecided'],
    ['{"const": 1e400}', '{"const": 1e401}', 'undecided'],
    ['{"maximum": 9223372036854775807}', '{"maximum": 100}', 'breaking'],
    ['{"maximum": 100}', '{"maximum": 9223372036854775807}', 'compatible'],
    ['{"maximum": 9223372036854775807}', '{"maximum": 9223372036854775807}', 'compatible'],
  ])('of %s and %s', async (baseline, candidate, verdict) => {
    const answer = await containsFiles(file('a.json', baseline), file('b.json', candidate), options)
    expect(answer.verdict).toBe(verdict)
    if (answer.verdict === 'undecided') expect(answer.reason).toMatch(/are read as one number|beyond the range/)
    const lines: string[] = []
    const batch = file('cases.jsonl', `{"id": 1, "baseline": ${baseline}, "candidate": ${candidate}}\n`)
    await containsBatch(batch, options, async (line) => {
      lines.push(line)
    })
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ id: 1, verdict })
  })
})

test('a contract says where and how such a number is read', async () => {
  const text = `{"tools": [{"name": "t", "inputSchema": {"type": "object", "properties": {\n"n": {"maximum": 9007199254740993}}}}]}`
  const { notices } = await readContract(file('contract.json', text), { directory })
  expect(notices).toEqual([
    'contract.json:2: the number 9007199254740993 is read as 9007199254740992, for JavaScript holds no nearer one.',
  ])
})

test('a recorded call keeps what is written in its arguments, and nothing beside them', async () => {
  const name = file(
    'calls.jsonl',
    [
      '{"tool": "t", "arguments": {"n": 9007199254740993}}',
      '{"tool": "t", "arguments": {"n": 1}, "result": {"n": 9007199254740993}}',
      '{"n": 1e400}',
    ].join('\n'),
  )
  const calls: Call[] = []
  await readCalls([name], directory, (call) => calls.push(call))
  expect(calls.map(({ inexact }) => inexact)).toEqual([
    [{ written: '9007199254740993', read: '9007199254740992' }],
    undefined,
    [{ written: '1e400', read: 'a number above all others' }],
  ])
})
