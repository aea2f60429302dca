import { describe, expect, test } from '@jest/globals'
import type { AcceptEntry, Policy } from '../../src/model/options.js'
import { judge } from '../../src/verdict/judge.js'
import { brokenByEnum, ENUM_REASON, finding, input, of, outcome, policy, replay, summary, tally } from './samples.js'

const fingerprint = judge(input({ findings: [finding()] })).verdict.findings[0]?.fingerprint ?? ''
const entry = (parts: Partial<AcceptEntry>): AcceptEntry => ({ reason: 'agreed', at: 'mcp-compat.yml:3', ...parts })
const accepting = (
  entries: readonly AcceptEntry[],
  parts: Parameters<typeof input>[0] = {},
  wish: Partial<Policy> = {},
) => judge(input({ findings: [finding()], policy: policy({ accept: entries, ...wish }), ...parts })).verdict

describe('entries', () => {
  const matching: readonly (readonly [string, Partial<AcceptEntry>])[] = [
    ['fingerprint', { fingerprint }],
    ['rule', { rule: 'enum-value-removed' }],
    ['rule and tool', { rule: 'enum-value-removed', tool: 'run_query' }],
    ['rule, tool and pointer', { rule: 'enum-value-removed', tool: 'run_query', pointer: '/properties/format/enum' }],
    ['fingerprint and rule', { fingerprint, rule: 'enum-value-removed' }],
  ]
  test.each(matching)('accept by %s', (_, parts) => {
    const verdict = accepting([entry(parts)])
    expect(verdict.outcome).toBe('pass')
    expect(verdict.findings).toHaveLength(1)
    expect(verdict.findings[0]).toMatchObject({ gates: false, accepted: { reason: 'agreed', by: 'entry' } })
    expect(verdict.reasons).toContain('1 finding is accepted.')
  })
  const missing: readonly (readonly [string, Partial<AcceptEntry>])[] = [
    ['another fingerprint', { fingerprint: '000000000000' }],
    ['another rule', { rule: 'type-narrowed' }],
    ['another tool', { rule: 'enum-value-removed', tool: 'other' }],
    ['another pointer', { rule: 'enum-value-removed', pointer: '/properties/format' }],
    ['a fingerprint with another rule', { fingerprint, rule: 'type-narrowed' }],
    ['a tool alone', { tool: 'run_query' }],
  ]
  test.each(missing)('%s accepts nothing, is stale, and fails', (_, parts) => {
    const verdict = accepting([entry(parts)])
    expect(verdict.outcome).toBe('fail')
    expect(verdict.findings.map(({ rule, gates }) => [rule, gates])).toEqual([
      ['enum-value-removed', true],
      ['accept-entry-stale', true],
    ])
    expect(verdict.reasons).toContain('1 accept entry matches no finding.')
    expect(verdict.findings[1]?.location).toEqual({ file: 'mcp-compat.yml', line: 3, column: 1 })
    expect(verdict.rules.map(({ id }) => id)).toEqual(['accept-entry-stale'])
  })
  test('the last day counts, the next one does not', () => {
    expect(accepting([entry({ fingerprint, until: '2026-11-30' })]).outcome).toBe('pass')
    const late = accepting([entry({ fingerprint, until: '2026-11-29' })])
    expect(late.outcome).toBe('fail')
    expect(late.findings.map(({ rule }) => rule)).toEqual(['enum-value-removed', 'accept-entry-expired'])
    expect(late.findings[1]?.message).toBe(
      `The accept entry for ${fingerprint} (mcp-compat.yml:3) expired after 2026-11-29.`,
    )
  })
  test('a stale entry fails alone, under every preset', () => {
    for (const failOn of ['broken-calls', 'breaking', 'silent', 'drift'] as const) {
      const verdict = accepting([entry({ rule: 'gone' })], { findings: [], candidate: summary() }, { failOn })
      expect(verdict).toMatchObject({ outcome: 'fail', pin: 'same', suggestedBump: 'none' })
    }
  })
  test('an entry for a finding that is off is not stale', () => {
    const levels = { 'enum-value-removed': 'off' } as const
    expect(accepting([entry({ fingerprint })], {}, { levels }).outcome).toBe('pass')
  })
  test('a fingerprint survives a new message and another effect, not another value', () => {
    const reworded = [finding({ message: 'Another sentence.', effect: 'silent' })]
    expect(accepting([entry({ fingerprint })], { findings: reworded }).findings).toHaveLength(1)
    expect(accepting([entry({ fingerprint })], { findings: [finding({ after: ['json'] })] }).findings).toHaveLength(2)
  })
})

describe('broken calls', () => {
  test('are forgiven where every finding that explains them is accepted', () => {
    const verdict = accepting([entry({ fingerprint })], { replay: brokenByEnum() })
    expect(verdict.outcome).toBe('pass')
    expect(verdict.brokenCalls).toHaveLength(1)
    expect(verdict.reasons[0]).toBe('1 of 4 recorded calls breaks, and every change behind it is accepted.')
  })
  test('are not forgiven where one of two reasons is not accepted', () => {
    const other = { schemaPointer: '/properties/limit/maximum', keyword: 'maximum', pointer: '/limit' }
    const both = replay(4, [tally({ rejections: [ENUM_REASON, other] })])
    const bound = finding({
      rule: 'bound-tightened',
      pointer: '/properties/limit/maximum',
      path: '/limit',
      keyword: 'maximum',
    })
    const verdict = accepting([entry({ fingerprint })], { findings: [finding(), bound], replay: both })
    expect(verdict.outcome).toBe('fail')
    expect(verdict.reasons[0]).toBe('1 of 4 recorded calls breaks.')
  })
  test('can be accepted by the rule that speaks for a call no finding explains', () => {
    const alone = replay(4, [tally({ rejections: [ENUM_REASON] })], [outcome()])
    const verdict = accepting([entry({ rule: 'recorded-call-broken' })], { findings: [], replay: alone })
    expect(verdict.outcome).toBe('pass')
    expect(verdict.findings[0]).toMatchObject({ rule: 'recorded-call-broken', accepted: { by: 'entry' } })
  })
})

describe('the label', () => {
  const labelled = (parts: Parameters<typeof input>[0]) =>
    judge(
      input({ ...parts, policy: policy({ acceptedByLabel: 'mcp-compat:accept', accept: [entry({ rule: 'gone' })] }) }),
    ).verdict
  test('lifts everything and hides nothing', () => {
    const verdict = labelled({ findings: [finding(), of('undecided')], replay: brokenByEnum() })
    expect(verdict.outcome).toBe('pass')
    expect(verdict.findings.map(({ accepted }) => accepted?.by)).toEqual(['label', 'label', 'label'])
    expect(verdict.brokenCalls).toHaveLength(1)
    expect(verdict.reasons.slice(0, 4)).toEqual([
      'The label "mcp-compat:accept" lifts the gate. Without it:',
      '1 of 4 recorded calls breaks.',
      '1 change is breaking.',
      '1 change could not be decided.',
    ])
  })
  test('does not sign what does not fail', () => {
    expect(
      labelled({ findings: [of('advisory')] }).findings.find(({ rule }) => rule === 'rule-advisory')?.accepted,
    ).toBeUndefined()
  })
})

describe('allow-breaking: major', () => {
  const released = (
    from: string | undefined,
    to: string | undefined,
    allowBreaking: Policy['allowBreaking'] = 'major',
  ) => {
    const version = (text: string | undefined) => (text === undefined ? {} : { version: text })
    return judge(
      input({
        baseline: summary(version(from)),
        candidate: summary({ digest: 'sha256:bb', ...version(to) }),
        findings: [finding(), of('undecided'), of('silent')],
        replay: brokenByEnum(),
        policy: policy({ allowBreaking }),
      }),
    ).verdict
  }
  test.each([
    ['1.4.0', '2.0.0', 'pass'],
    ['1.4.0', '2.0.0-rc.1', 'pass'],
    ['0.3.1', '0.4.0', 'pass'],
    ['1.4', 'v2', 'pass'],
    ['1.4.0', '1.5.0', 'fail'],
    ['0.3.1', '0.3.2', 'fail'],
    ['2.0.0', '1.0.0', 'fail'],
    ['1.0.0', '1.0.0', 'fail'],
    ['2025-06-18', '2026-06-18', 'fail'],
    ['', 'two', 'fail'],
    [undefined, '2.0.0', 'fail'],
  ])('%s to %s: %s', (from, to, expected) => expect(released(from, to).outcome).toBe(expected))
  test('signs what breaks or may break, and nothing else', () => {
    const by = released('1.0.0', '2.0.0').findings.map(({ effect, accepted }) => [effect, accepted?.by])
    expect(by).toEqual([
      ['breaking', 'major'],
      ['undecided', 'major'],
      ['silent', undefined],
    ])
  })
  test('is off unless asked for', () => expect(released('1.0.0', '2.0.0', 'never').outcome).toBe('fail'))
})
