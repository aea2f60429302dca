import { describe, expect, test } from '@jest/globals'
import type { Verdict } from '../../src/model/verdict.js'
import { commentAct, markerOf, settledComment, shortComment } from '../../src/run/comment.js'

const verdict = (outcome: 'pass' | 'fail', pin: 'same' | 'changed') =>
  ({
    ...{ outcome, pin, findings: [] },
    counts: { breaking: 1, undecided: 0, silent: 2, advisory: 0, compatible: 0 },
    calls: { broken: 3, recorded: 4 },
  }) as unknown as Verdict

describe('when to comment', () => {
  test.each([
    ['never', 'fail', 'changed', 'none'],
    ['always', 'pass', 'same', 'write'],
    ['on-change', 'pass', 'same', 'settle'],
    ['on-change', 'pass', 'changed', 'write'],
    ['on-change', 'fail', 'same', 'write'],
    ['on-failure', 'pass', 'changed', 'settle'],
    ['on-failure', 'fail', 'changed', 'write'],
  ] as const)('%s, outcome %s, pin %s: %s', (mode, outcome, pin, act) => {
    expect(commentAct(mode, verdict(outcome, pin))).toBe(act)
  })
})

test('a marker tells workflow, job and name apart, and cannot leave its HTML comment', () => {
  const markers = [
    markerOf('a', 'b', 'c'),
    markerOf('a:b', '', 'c'),
    markerOf('a', 'b:c', ''),
    markerOf('a', '', 'b:c'),
    markerOf('-->\n# x', '--!>', '`<b>'),
  ]
  expect(new Set(markers).size).toBe(markers.length)
  for (const marker of markers) expect(marker).toMatch(/^<!-- [^<>\n`]* -->$/)
})

test('one name that begins like another has another marker', () => {
  expect(markerOf('w', 'j', 'ab').startsWith(markerOf('w', 'j', 'a'))).toBe(false)
})

test('short texts begin with the marker and hold no text of a contract', () => {
  expect(settledComment('<!-- m -->', 'on-change', undefined)).toMatch(/^<!-- m -->\n.*no longer differs/)
  expect(settledComment('<!-- m -->', 'on-failure', 'https://x')).toMatch(/passes now.*\(https:\/\/x\)/)
  expect(shortComment('<!-- m -->', verdict('fail', 'changed'), undefined)).toBe(
    '<!-- m -->\n**mcp-compat** failed: 1 breaking, 0 undecided, 2 silent, 3 of 4 recorded calls broken. The whole report does not fit here.\n',
  )
})
