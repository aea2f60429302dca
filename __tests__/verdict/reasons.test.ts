import { describe, expect, test } from '@jest/globals'
import { NO_CALLS } from '../../src/model/call.js'
import type { Finding } from '../../src/model/finding.js'
import type { Policy } from '../../src/model/options.js'
import { judge } from '../../src/verdict/judge.js'
import { brokenByEnum, finding, input, of, policy, replay, summary } from './samples.js'

const said = (parts: Parameters<typeof input>[0]): readonly string[] => judge(input(parts)).verdict.reasons
const silent = (failOn: Policy['failOn'], findings: readonly Finding[]) =>
  said({ findings, replay: replay(4, []), policy: policy({ failOn }) })

describe('reasons', () => {
  test('identical', () => {
    expect(said({ candidate: summary(), replay: replay(4, []) })).toEqual([
      '0 of 4 recorded calls break.',
      'Nothing changed.',
    ])
  })
  test('breaking by schema', () => {
    expect(silent('breaking', [finding()])).toEqual(['1 change is breaking by schema, 0 recorded calls touched.'])
    expect(silent('broken-calls', [finding(), finding({ tool: 'b' })])).toEqual([
      '0 of 4 recorded calls break.',
      '2 changes are breaking by schema, 0 recorded calls touched (does not fail: fail-on is broken-calls).',
    ])
  })
  test('breaking, and calls break', () => {
    expect(said({ findings: [finding()], replay: brokenByEnum() })).toEqual([
      '1 of 4 recorded calls breaks.',
      '1 change is breaking.',
    ])
  })
  test('no recording', () => {
    expect(said({ findings: [finding()] })).toEqual(['1 change is breaking; no recording was given to weigh it.'])
  })
  test('undecided and silent', () => {
    expect(silent('silent', [of('undecided'), of('silent')])).toEqual([
      '1 change could not be decided.',
      '1 change is silent: calls stay valid, but mean or carry something else.',
    ])
    expect(silent('breaking', [of('silent'), of('silent', { tool: 'b' })])[1]).toBe(
      '2 changes are silent: calls stay valid, but mean or carry something else (does not fail: fail-on is breaking).',
    )
  })
  test('a level lifts what the preset would fail', () => {
    const lowered = {
      findings: [finding()],
      replay: replay(4, []),
      policy: policy({ levels: { 'enum-value-removed': 'warning' } }),
    } as const
    expect(said(lowered)[1]).toBe(
      '1 change is breaking by schema, 0 recorded calls touched (does not fail: its level is below error).',
    )
  })
  test('text and compatible changes', () => {
    expect(silent('breaking', [of('advisory'), of('compatible')])[1]).toBe(
      'No call is put at risk; 1 change is worth a look.',
    )
    expect(silent('breaking', [of('compatible')])[1]).toBe('Every change is compatible.')
    expect(silent('drift', [of('advisory')])[0]).toBe('1 other change is set to fail the check: rule-advisory.')
  })
  test('a changed pin without a finding', () => {
    expect(silent('breaking', [])[1]).toBe('The contracts differ, and no rule names a change.')
    expect(silent('drift', [])[0]).toBe('The pin changed, though no rule names a change (fail-on: drift).')
  })
  test('a recording that the baseline refuses proves nothing', () => {
    const useless = { ...replay(4, []), counts: { ...NO_CALLS, recorded: 4, unknownTool: 3, invalidUnderBaseline: 1 } }
    expect(said({ replay: useless }).at(-1)).toBe(
      'None of the 4 recorded calls was valid under the baseline, so the recording proves nothing.',
    )
  })
})
