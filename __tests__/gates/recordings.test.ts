/** Fixtures with a recording: what breaks there is explained by the rule that the fixture is about. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { startCheck } from '../../src/check.js'
import { createLimit } from '../../src/io/limit.js'
import { parseLine } from '../../src/model/recording.js'
import { readCases, readSide } from './rule-fixtures.js'

const cases = readCases().filter(({ folder }) => existsSync(join(folder, 'calls.jsonl')))

test('there are recordings', () => {
  expect(cases.length).toBeGreaterThanOrEqual(5)
})

describe.each(cases)('$title', (one) => {
  const check = startCheck(readSide(one, 'baseline'), readSide(one, 'candidate'), true, {
    semantics: 'caller',
    formats: 'assert',
    policy: { failOn: 'broken-calls', levels: {}, accept: [], allowBreaking: 'never', today: '2026-01-01' },
    now: () => performance.now(),
    limit: createLimit(),
  })
  const lines = readFileSync(join(one.folder, 'calls.jsonl'), 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    const call = parseLine(line, 'calls.jsonl', index + 1)
    if (call !== undefined && 'bad' in call) throw new Error(`line ${index + 1} ${call.bad}`)
    if (call !== undefined) check.take(call)
  }
  const verdict = check.finish([])
  const ruleOf = new Map(verdict.findings.map(({ fingerprint, rule }) => [fingerprint, rule]))

  test('breaks calls where it breaks, and none where it stays quiet', () => {
    expect(verdict.calls.recorded).toBeGreaterThan(0)
    if (one.wish === 'breaks') expect(verdict.calls.broken).toBeGreaterThan(0)
    if (one.wish === 'stays-quiet') expect(verdict.calls.broken + verdict.calls.dropped).toBe(0)
    expect(verdict.outcome).toBe(verdict.calls.broken > 0 ? 'fail' : 'pass')
  })

  test('names this rule for every broken call, and counts it there', () => {
    for (const call of verdict.brokenCalls)
      expect(call.findings.map((fingerprint) => ruleOf.get(fingerprint))).toContain(one.rule)
    const own = verdict.findings.filter(({ rule }) => rule === one.rule)
    if (one.wish === 'breaks') expect(Math.max(...own.map(({ calls }) => calls.broken))).toBe(verdict.calls.broken)
  })
})
