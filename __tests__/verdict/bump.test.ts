import { describe, expect, test } from '@jest/globals'
import { judge } from '../../src/verdict/judge.js'
import { finding, input, of, summary } from './samples.js'

const bumped = (findings: ReturnType<typeof finding>[], from?: string, to?: string) => {
  const baseline = summary(from === undefined ? {} : { version: from })
  const candidate = summary({
    digest: findings.length > 0 ? 'sha256:bb' : 'sha256:aa',
    ...(to === undefined ? {} : { version: to }),
  })
  return judge(input({ baseline, candidate, findings })).verdict
}

describe('suggested', () => {
  test.each([
    ['nothing', [], 'none'],
    ['text', [of('advisory')], 'patch'],
    ['another spelling', [of('compatible', { rule: 'schema-respelled' })], 'patch'],
    ['something new', [of('compatible'), of('advisory')], 'minor'],
    ['a silent change', [of('silent')], 'minor'],
    ['an undecided change', [of('undecided')], 'major'],
    ['a break', [of('advisory'), of('breaking')], 'major'],
  ] as const)('%s', (_, findings, bump) => expect(bumped([...findings]).suggestedBump).toBe(bump))
  test('a changed pin alone is a patch', () => expect(judge(input()).verdict.suggestedBump).toBe('patch'))
})

describe('stated', () => {
  test.each([
    ['1.0.0', '2.0.0', 'major', true],
    ['1.0.0', '1.1.0', 'minor', false],
    ['1.0.0', '1.0.0', 'none', false],
    ['1.0.0', '1.0.0+build.2', 'none', false],
    ['1.2.0', '1.1.0', 'downgrade', false],
    ['0.1.0', '0.2.0', 'minor', true],
    ['0.1.0', '0.1.1', 'patch', false],
    ['1.0.0', '2.0.0-beta.1', 'major', true],
    ['2.0.0-beta.1', '2.0.0-beta.2', 'prerelease', false],
  ])('a break from %s to %s is %s, enough: %s', (from, to, kind, enough) => {
    expect(bumped([finding()], from, to).statedBump).toEqual({ from, to, kind, enough })
  })
  test('an addition below 1.0.0 may be a patch', () => {
    expect(bumped([of('compatible')], '0.1.0', '0.1.1').statedBump?.enough).toBe(true)
    expect(bumped([of('compatible')], '1.1.0', '1.1.1').statedBump?.enough).toBe(false)
  })
  test.each([
    ['main', '1.0.0'],
    ['1.0.0', '2025-06-18'],
    ['1.0.0', ''],
    ['99999999999999999999.0.0', '1.0.0'],
  ])('nothing where a version is none: %s, %s', (from, to) =>
    expect(bumped([finding()], from, to).statedBump).toBeUndefined(),
  )
})
