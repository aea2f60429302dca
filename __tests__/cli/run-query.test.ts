/** The six changes of README.md, run with the committed bundle. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type Ran, ROOT, run } from './bundle.js'

interface Change {
  readonly change: string
  readonly baseline: string
  readonly candidate: string
  readonly calls: string
  readonly outcome: string
  readonly exit: number
  readonly broken: number
  readonly recorded: number
  readonly pin: string
  readonly says?: string
}

const FOLDER = join(ROOT, 'fixtures', 'run-query')
const CHANGES: Change[] = JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8'))

function gate({ baseline, candidate, calls }: Change, format: string): Ran {
  const sources = ['--baseline', baseline, '--candidate', candidate, '--calls', calls]
  return run(['gate', ...sources, '--format', format], FOLDER)
}

test('there are six', () => {
  expect(CHANGES).toHaveLength(6)
})

describe.each(CHANGES)('$change', (change) => {
  const { code, out, err } = gate(change, 'json')
  const report = JSON.parse(out || '{}')

  test('ends as expected', () => {
    expect(err).toBe('')
    expect([report.outcome, code]).toEqual([change.outcome, change.exit])
  })

  test('counts the broken calls and compares the pins', () => {
    expect([report.calls.broken, report.calls.recorded, report.pin]).toEqual([
      change.broken,
      change.recorded,
      change.pin,
    ])
    expect(report.brokenCalls).toHaveLength(change.broken)
  })

  test('a failure has a witness for each breaking input finding, a pass has no breaking finding', () => {
    const breaking = report.findings.filter((finding: { effect: string }) => finding.effect === 'breaking')
    expect(breaking.length > 0).toBe(change.outcome === 'fail')
    for (const finding of breaking) expect(finding).toHaveProperty('witness')
  })

  test('is told in words', () => {
    const { out: text } = gate(change, 'text')
    const { broken, recorded } = change
    expect(text).toContain(change.says ?? change.outcome.toUpperCase())
    if (change.says === undefined)
      expect(text).toMatch(new RegExp(`^  ${broken} of ${recorded} recorded calls breaks?\\.$`, 'm'))
    else expect(text).not.toMatch(/recorded calls? breaks?/)
  })
})
