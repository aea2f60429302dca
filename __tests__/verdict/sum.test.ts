import { describe, expect, test } from '@jest/globals'
import type { AcceptEntry } from '../../src/model/options.js'
import type { ServerVerdict, Verdict } from '../../src/model/verdict.js'
import { type JudgeInput, judge } from '../../src/verdict/judge.js'
import { sumOf } from '../../src/verdict/sum.js'
import { finding, input, of, outcome, policy, replay, tally } from './samples.js'

const TOGETHER = { shared: [], today: '2026-11-30', notices: [], levels: {} }
const judged = (name: string, parts: Partial<JudgeInput> = {}): ServerVerdict & { verdict: Verdict } => ({
  name,
  verdict: judge(input(parts)).verdict,
})
const unread: ServerVerdict = { name: 'gone', error: { message: 'It cannot be reached.', next: 'Start it.' } }
const broken = (name: string) => judged(name, { findings: [finding()] })

describe('the sum over servers', () => {
  test('passes where every server does', () => {
    const sum = sumOf([judged('a', { findings: [of('compatible')] }), judged('b')], TOGETHER)
    expect(sum).toMatchObject({ outcome: 'pass', reasons: ['2 servers pass: a, b.'], pin: 'changed' })
  })

  test('fails where one does, and says which; the others are still told', () => {
    const sum = sumOf([judged('a'), broken('b')], TOGETHER)
    expect(sum.outcome).toBe('fail')
    expect(sum.reasons).toEqual(['b: 1 change is breaking; no recording was given to weigh it.', '1 server passes: a.'])
    expect(sum.servers?.map(({ name }) => name)).toEqual(['a', 'b'])
  })

  test('is never green where a server could not be read', () => {
    expect(sumOf([judged('a'), unread], TOGETHER)).toMatchObject({
      outcome: 'fail',
      reasons: ['gone could not be read: It cannot be reached.', '1 server passes: a.'],
    })
    expect(sumOf([unread], TOGETHER).outcome).toBe('fail')
  })

  test('says what was left out', () => {
    const sum = sumOf([judged('a'), { name: 'off', skipped: 'It is off.' }], TOGETHER)
    expect(sum).toMatchObject({ outcome: 'pass', reasons: ['off was not judged: It is off.', '1 server passes: a.'] })
  })

  test('adds up, and names the server of everything', () => {
    const reason = { schemaPointer: '/properties/format/enum', keyword: 'enum', pointer: '/format' }
    const recorded = replay(4, [tally({ rejections: [reason] })], [outcome()])
    const calls = judged('a', { findings: [finding()], replay: recorded })
    const sum = sumOf([calls, judged('b', { findings: [finding(), of('silent')], notices: ['Look.'] })], TOGETHER)
    expect(sum.counts).toMatchObject({ breaking: 2, silent: 1 })
    expect(sum.findings.map(({ server }) => server)).toEqual(expect.arrayContaining(['a', 'b', 'b']))
    expect(sum.groups.every(({ lead, findings }) => findings.every(({ server }) => server === lead.server))).toBe(true)
    expect(sum.brokenCalls.map(({ server }) => server)).toEqual(['a'])
    expect(sum.calls.recorded).toBe(4)
    expect(sum.coverage?.tools).toEqual({ total: 1, called: 1 })
    expect(sum.suggestedBump).toBe('major')
    expect(sum.notices).toEqual(['b: Look.'])
    expect(sum.baseline).toMatchObject({ source: '2 servers', tools: 2 })
  })

  test('the digest over all follows each and the names', () => {
    const digest = (...names: string[]) =>
      sumOf(
        names.map((name) => judged(name)),
        TOGETHER,
      ).candidate.digest
    expect(digest('a', 'b')).toBe(digest('a', 'b'))
    expect(digest('a', 'b')).not.toBe(digest('a', 'c'))
  })
})

describe('an accept entry for all servers', () => {
  const entry = (parts: Partial<AcceptEntry> = {}): AcceptEntry => ({
    rule: 'enum-value-removed',
    reason: 'agreed',
    at: 'c.yml:3',
    shared: true,
    ...parts,
  })
  const with_ = (entries: readonly AcceptEntry[], name: string, parts: Partial<JudgeInput> = {}) =>
    judged(name, { policy: policy({ accept: entries }), ...parts })

  test('is fine where it matches in one of them', () => {
    const entries = [entry()]
    const servers = [with_(entries, 'a', { findings: [finding()] }), with_(entries, 'b')]
    expect(servers.map(({ verdict }) => verdict.outcome)).toEqual(['pass', 'pass'])
    expect(sumOf(servers, { ...TOGETHER, shared: entries }).outcome).toBe('pass')
  })

  test('fails once where it matches in none', () => {
    const entries = [entry()]
    const servers = [with_(entries, 'a'), with_(entries, 'b')]
    const sum = sumOf(servers, { ...TOGETHER, shared: entries })
    expect(servers.map(({ verdict }) => verdict.outcome)).toEqual(['pass', 'pass'])
    expect(sum.outcome).toBe('fail')
    expect(sum.findings).toMatchObject([
      { rule: 'accept-entry-stale', gates: true, location: { file: 'c.yml', line: 3, column: 1 } },
    ])
    expect(sum.reasons[0]).toBe('The accept entry for enum-value-removed (c.yml:3) matches no finding.')
    expect(sum.rules.map(({ id }) => id)).toEqual(['accept-entry-stale'])
  })

  test('is not stale where a server that it may be for was not judged', () => {
    const entries = [entry()]
    const sum = sumOf([with_(entries, 'a'), unread], { ...TOGETHER, shared: entries })
    expect(sum.findings).toEqual([])
  })

  test('fails once where it is over, and accepts nothing then', () => {
    const entries = [entry({ until: '2026-11-29' })]
    const servers = [with_(entries, 'a', { findings: [finding()] }), with_(entries, 'b')]
    const sum = sumOf(servers, { ...TOGETHER, shared: entries })
    expect(servers[0]?.verdict.outcome).toBe('fail')
    expect(sum.findings.filter(({ rule }) => rule === 'accept-entry-expired')).toHaveLength(1)
  })

  test('follows a level of the policy', () => {
    const entries = [entry()]
    const sum = sumOf([with_(entries, 'a')], {
      ...TOGETHER,
      shared: entries,
      levels: { 'accept-entry-stale': 'warning' },
    })
    expect(sum).toMatchObject({ outcome: 'pass', findings: [{ level: 'warning', gates: false }] })
  })

  test('of one server alone is blamed there, as ever', () => {
    const own = judged('a', { policy: policy({ accept: [{ ...entry(), shared: false }] }) })
    expect(own.verdict.outcome).toBe('fail')
  })
})
