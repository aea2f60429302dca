import { describe, expect, test } from '@jest/globals'
import { EFFECTS, type Effect, LEVELS, type Level } from '../../src/model/finding.js'
import { FAIL_ON, type FailOn } from '../../src/model/options.js'
import { judge } from '../../src/verdict/judge.js'
import { brokenByEnum, finding, input, meta, of, policy, replay, tally } from './samples.js'

const judged = (effect: Effect, failOn: FailOn, parts: Parameters<typeof input>[0] = {}) => {
  const { verdict } = judge(
    input({ findings: [of(effect)], policy: policy({ failOn }), replay: replay(4, []), ...parts }),
  )
  return { outcome: verdict.outcome, level: verdict.findings[0]?.level, gates: verdict.findings[0]?.gates }
}

describe('presets by effect, with a recording that nothing touches', () => {
  const table: { readonly [preset in FailOn]: { readonly [effect in Effect]: readonly [string, Level] } } = {
    'broken-calls': {
      breaking: ['pass', 'warning'],
      undecided: ['pass', 'warning'],
      silent: ['pass', 'warning'],
      advisory: ['pass', 'warning'],
      compatible: ['pass', 'note'],
    },
    breaking: {
      breaking: ['fail', 'error'],
      undecided: ['fail', 'error'],
      silent: ['pass', 'warning'],
      advisory: ['pass', 'warning'],
      compatible: ['pass', 'note'],
    },
    silent: {
      breaking: ['fail', 'error'],
      undecided: ['fail', 'error'],
      silent: ['fail', 'error'],
      advisory: ['pass', 'warning'],
      compatible: ['pass', 'note'],
    },
    drift: {
      breaking: ['fail', 'error'],
      undecided: ['fail', 'error'],
      silent: ['fail', 'error'],
      advisory: ['fail', 'error'],
      compatible: ['fail', 'error'],
    },
  }
  for (const failOn of FAIL_ON)
    for (const effect of EFFECTS) {
      const [outcome, level] = table[failOn][effect]
      test(`${failOn}: ${effect} is ${outcome}, ${level}`, () => {
        expect(judged(effect, failOn)).toEqual({ outcome, level, gates: outcome === 'fail' })
      })
    }
})

describe('a level that the user set always stands', () => {
  for (const failOn of FAIL_ON)
    for (const effect of EFFECTS)
      for (const level of LEVELS) {
        const gates = level === 'error' || (failOn === 'drift' && level !== 'off')
        test(`${failOn}, ${effect}, ${level}`, () => {
          const parts = { policy: policy({ failOn, levels: { [`rule-${effect}`]: level } }) }
          const got = judged(effect, failOn, parts)
          if (level === 'off') expect(got.level).toBeUndefined()
          else expect(got).toEqual({ outcome: gates ? 'fail' : 'pass', level, gates })
        })
      }
})

describe('a level of the rule', () => {
  const withMeta = (level: Level, failOn: FailOn = 'breaking', effect: Effect = 'advisory') =>
    judged(effect, failOn, { rules: [meta(`rule-${effect}`, { level })] })
  test('error fails though its effect would not', () =>
    expect(withMeta('error')).toMatchObject({ outcome: 'fail', gates: true }))
  test('warning does not fail though its effect would', () =>
    expect(withMeta('warning', 'breaking', 'breaking')).toMatchObject({ outcome: 'pass', level: 'warning' }))
  test('broken-calls asks for calls only', () =>
    expect(withMeta('error', 'broken-calls')).toMatchObject({ outcome: 'pass', level: 'warning' }))
  test('drift fails whatever the rule says', () =>
    expect(withMeta('note', 'drift')).toMatchObject({ outcome: 'fail', level: 'error' }))
  test('off is off', () => expect(withMeta('off', 'drift').level).toBeUndefined())
  test('per side', () => {
    const rules = [meta('rule-breaking', { level: { output: 'warning' } })]
    const on = (side: 'input' | 'output') =>
      judged('breaking', 'breaking', { rules, findings: [of('breaking', { side })] })
    expect(on('output')).toMatchObject({ outcome: 'pass', level: 'warning' })
    expect(on('input')).toMatchObject({ outcome: 'fail', level: 'error' })
  })
  test('the user prevails over the rule', () => {
    const rules = [meta('rule-advisory', { level: 'error' })]
    const parts = { rules, policy: policy({ levels: { 'rule-advisory': 'note' } }) }
    expect(judged('advisory', 'breaking', parts)).toMatchObject({ outcome: 'pass', level: 'note' })
  })
})

describe('recorded calls', () => {
  for (const failOn of FAIL_ON)
    test(`a broken call fails under ${failOn}`, () => {
      const { verdict } = judge(input({ findings: [finding()], replay: brokenByEnum(), policy: policy({ failOn }) }))
      expect(verdict.outcome).toBe('fail')
      expect(verdict.reasons[0]).toBe('1 of 4 recorded calls breaks.')
      expect(verdict.findings[0]).toMatchObject({ level: 'error', gates: true, calls: { broken: 1 } })
    })
  test('a broken call fails even where its finding is off', () => {
    const levels = { 'enum-value-removed': 'off' } as const
    const { verdict } = judge(input({ findings: [finding()], replay: brokenByEnum(), policy: policy({ levels }) }))
    expect(verdict.outcome).toBe('fail')
    expect(verdict.findings).toEqual([])
    expect(verdict.brokenCalls[0]?.findings).toEqual([])
    expect(verdict.brokenCalls[0]?.why).toBe('explained by a finding that is off: enum-value-removed')
    expect(verdict.notices).toEqual(['1 finding of rules that are off is not shown: enum-value-removed.'])
  })
  test('a call that could not be decided fails', () => {
    const undecided = replay(3, [tally({ status: 'undecided', calls: 2 })])
    const { verdict } = judge(input({ replay: undecided, policy: policy({ failOn: 'broken-calls' }) }))
    expect(verdict.outcome).toBe('fail')
    expect(verdict.reasons[0]).toBe('2 recorded calls could not be decided, so they count as not safe.')
  })
  test('a dropped argument makes its silent finding an error that does not fail by itself', () => {
    const silent = of('silent', { rule: 'property-removed', pointer: '/properties/limit', path: '', name: 'limit' })
    const dropped = replay(4, [tally({ status: 'dropped', dropped: ['/limit'], calls: 2 })])
    const { verdict } = judge(input({ findings: [silent], replay: dropped }))
    expect(verdict.findings[0]).toMatchObject({
      level: 'error',
      gates: false,
      calls: { broken: 0, dropped: 2, touched: 0 },
    })
    expect(verdict.outcome).toBe('pass')
  })
  test('without a recording broken-calls is judged as breaking, and says so', () => {
    const parts = { findings: [finding()], policy: policy({ failOn: 'broken-calls' }) }
    const { verdict } = judge(input(parts))
    expect(verdict.outcome).toBe('fail')
    expect(verdict.reasons.join(' ')).toContain('Without a recording')
  })
  test('nor does a recording clear a change when none of its calls was valid under the baseline', () => {
    const stale = replay(1, [])
    const counts = { ...stale.counts, recorded: 1, valid: 0, unknownTool: 1 }
    const parts = { findings: [finding()], policy: policy({ failOn: 'broken-calls' }) }
    const { verdict } = judge(input({ ...parts, replay: { ...stale, counts } }))
    expect(verdict.outcome).toBe('fail')
    expect(verdict.reasons.join(' ')).toContain('judged as fail-on: breaking')
  })
})

describe('the pin', () => {
  const pinned = (failOn: FailOn, digest: string) =>
    judge(input({ policy: policy({ failOn }), candidate: { source: 'c', digest, tools: 1 }, replay: replay(4, []) }))
      .verdict
  test('drift fails on a changed pin that no finding explains', () => {
    expect(pinned('drift', 'sha256:bb')).toMatchObject({ outcome: 'fail', pin: 'changed' })
    expect(pinned('drift', 'sha256:aa')).toMatchObject({ outcome: 'pass', pin: 'same' })
    expect(pinned('silent', 'sha256:bb')).toMatchObject({ outcome: 'pass', pin: 'changed' })
  })
  test('a finding that is off still leaves a changed pin', () => {
    const off = policy({ failOn: 'drift', levels: { 'rule-advisory': 'off' } })
    expect(judge(input({ findings: [of('advisory')], policy: off })).verdict.outcome).toBe('fail')
  })
  test('a given pin prevails over the digests', () => {
    expect(judge(input({ pin: 'same', policy: policy({ failOn: 'drift' }) })).verdict).toMatchObject({
      outcome: 'pass',
      pin: 'same',
    })
  })
})
