import { describe, expect, test } from '@jest/globals'
import type { Tally } from '../../src/model/call.js'
import type { Decision, Finding } from '../../src/model/finding.js'
import { judge } from '../../src/verdict/judge.js'
import { brokenByEnum, call, ENUM_REASON, finding, input, of, outcome, replay, tally } from './samples.js'

type Reason = Tally['rejections'][number]
const reason = (schemaPointer: string, keyword: string, pointer = '', name?: string): Reason => ({
  schemaPointer,
  keyword,
  pointer,
  ...(name === undefined ? {} : { name }),
})
/** Which of the findings the calls are counted at, by rule. */
const explained = (findings: readonly Finding[], ...rejections: Reason[]) =>
  judge(input({ findings, replay: replay(9, [tally({ rejections, calls: 3 })]) }))
    .verdict.findings.filter(({ calls }) => calls.broken > 0)
    .map(({ rule, calls }) => [rule, calls.broken])

const required = (name: string): Finding =>
  finding({ rule: `required-${name}`, pointer: '/required', path: '', keyword: 'required', name })

describe('the finding that explains a refusal', () => {
  test('has the keyword’s pointer', () => {
    expect(explained([finding(), required('a')], ENUM_REASON)).toEqual([['enum-value-removed', 3]])
  })
  test('may point at the node that holds the keyword', () => {
    expect(explained([finding({ pointer: '/properties/format' })], ENUM_REASON)).toEqual([['enum-value-removed', 3]])
  })
  test('may point into the keyword’s list', () => {
    expect(explained([finding({ pointer: '/properties/format/enum/2' })], ENUM_REASON)).toEqual([
      ['enum-value-removed', 3],
    ])
  })
  test('has the same name where the keyword speaks of one', () => {
    expect(explained([required('a'), required('b')], reason('/required', 'required', '', 'b'))).toEqual([
      ['required-b', 3],
    ])
  })
  test('is none that speaks of another name', () => {
    expect(explained([required('a')], reason('/required', 'required', '', 'b'))).toEqual([['recorded-call-broken', 3]])
  })
  test('a removed property explains a closed object’s refusal of it', () => {
    const removed = finding({
      rule: 'property-removed',
      pointer: '/properties/limit',
      path: '/limit',
      name: 'limit',
      keyword: 'properties',
    })
    const closed = finding({
      rule: 'additional-properties-closed',
      pointer: '/additionalProperties',
      path: '',
      keyword: 'additionalProperties',
    })
    expect(explained([closed, removed], reason('/additionalProperties', 'additionalProperties', '', 'limit'))).toEqual([
      ['property-removed', 3],
    ])
    expect(explained([closed, removed], reason('/additionalProperties', 'additionalProperties', '', 'other'))).toEqual([
      ['additional-properties-closed', 3],
    ])
  })
  test('stands around the keyword, the nearest first', () => {
    const narrowed = (rule: string, pointer: string) => finding({ rule, pointer, path: '', keyword: '' })
    const findings = [narrowed('root', ''), narrowed('near', '/properties/a'), narrowed('else', '/properties/ab')]
    expect(explained(findings, reason('/properties/a/items/pattern', 'pattern', '/a/*'))).toEqual([['near', 3]])
    expect(explained(findings, reason('/properties/b/pattern', 'pattern', '/b'))).toEqual([['root', 3]])
  })
  test('stands inside a branch that refused', () => {
    const inside = finding({
      rule: 'inside',
      pointer: '/anyOf/0/properties/a/maxLength',
      path: '/a',
      keyword: 'maxLength',
    })
    expect(explained([inside], reason('/anyOf', 'anyOf'))).toEqual([['inside', 3]])
  })
  test('speaks of the same value, at the last', () => {
    const typed = finding({ rule: 'type-narrowed', pointer: '/properties/a/type', path: '/a', keyword: 'type' })
    expect(explained([typed], reason('/properties/a/pattern', 'pattern', '/a'))).toEqual([['type-narrowed', 3]])
  })
  test('is of the same tool and of its input', () => {
    const elsewhere = [finding({ rule: 'x', tool: 'other' }), finding({ rule: 'y', side: 'output' })]
    expect(explained(elsewhere, ENUM_REASON)).toEqual([['recorded-call-broken', 3]])
  })
  test('is never text or a silent change', () => {
    const quiet = [of('advisory', { pointer: '/properties/format' }), of('silent', { pointer: '/properties/format' })]
    expect(explained(quiet, ENUM_REASON)).toEqual([['recorded-call-broken', 3]])
  })
  test('each of several reasons has its own', () => {
    expect(explained([finding(), required('a')], ENUM_REASON, reason('/required', 'required', '', 'a'))).toEqual([
      ['enum-value-removed', 3],
      ['required-a', 3],
    ])
  })
  test('a tool that is gone or unusable explains all of its calls', () => {
    const removed = finding({ rule: 'tool-removed', side: 'tool', pointer: '' })
    const hint = finding({ rule: 'read-only-hint-lost', side: 'tool', pointer: '/annotations' })
    expect(explained([hint, removed])).toEqual([['tool-removed', 3]])
    const unusable = finding({ rule: 'input-schema-unusable', side: 'tool', pointer: '/inputSchema' })
    expect(explained([hint, unusable])).toEqual([['input-schema-unusable', 3]])
  })
  test('a twin that refuses', () => {
    const twins = finding({ rule: 'duplicate-tool-name-introduced', side: 'tool', pointer: '/name' })
    expect(explained([twins], ENUM_REASON)).toEqual([['duplicate-tool-name-introduced', 3]])
  })
})

describe('a recorded call overrides', () => {
  const added = of('compatible', {
    rule: 'optional-property-added',
    pointer: '/properties/tag',
    path: '/tag',
    name: 'tag',
    keyword: 'properties',
  })
  const hit = replay(
    4,
    [tally({ rejections: [reason('/properties/tag/type', 'type', '/tag')] })],
    [
      outcome({
        call: call({ arguments: { tag: 7 } }),
        rejections: [{ ...reason('/properties/tag/type', 'type', '/tag'), message: 'must be string' }],
      }),
    ],
  )
  test('a new optional property that a call already sends otherwise is breaking', () => {
    const { verdict } = judge(input({ findings: [added], replay: hit }))
    expect(verdict.outcome).toBe('fail')
    expect(verdict.findings[0]).toMatchObject({
      rule: 'optional-property-added',
      effect: 'breaking',
      level: 'error',
      witness: { tag: 7 },
      message: `${added.message} But it breaks a recorded call.`,
      advice: { remedy: expect.stringContaining('accept the recorded call again') },
    })
    expect(verdict.counts).toMatchObject({ breaking: 1, compatible: 0 })
    expect(verdict.suggestedBump).toBe('major')
  })
  test('its fingerprint stays', () => {
    const name = (parts: Parameters<typeof input>[0]) =>
      judge(input({ findings: [added], ...parts })).verdict.findings[0]?.fingerprint
    expect(name({ replay: hit })).toBe(name({}))
  })
  test('what widened does not explain a refusal', () => {
    const widened = of('compatible', { pointer: '/properties/format/enum', before: ['a'], after: ['a', 'b'] })
    expect(explained([widened], ENUM_REASON)).toEqual([['recorded-call-broken', 3]])
  })
  test('an undecided change that refuses a call is decided', () => {
    const undecided = of('undecided', { pointer: '', keyword: '', path: '' })
    const { verdict } = judge(input({ findings: [undecided], replay: brokenByEnum() }))
    expect(verdict.findings[0]).toMatchObject({ effect: 'breaking', witness: { sql: 'select 1', format: 'csv' } })
  })
  test('a candidate that never answers proves nothing', () => {
    const undecided = of('undecided', { pointer: '' })
    const { verdict } = judge(input({ findings: [undecided], replay: replay(1, [tally()]) }))
    expect(verdict.findings[0]).toMatchObject({ effect: 'undecided', calls: { broken: 1 } })
  })
})

describe('a broken call that no finding explains', () => {
  const alone = brokenByEnum()
  test('gets a finding of its own', () => {
    const { verdict } = judge(input({ replay: alone }))
    expect(verdict.findings).toHaveLength(1)
    expect(verdict.findings[0]).toMatchObject({
      rule: 'recorded-call-broken',
      effect: 'breaking',
      gates: true,
      tool: 'run_query',
      side: 'input',
      pointer: '/properties/format/enum',
      message: 'A recorded call is refused by enum at /format: must be one of "json".',
      witness: { sql: 'select 1', format: 'csv' },
      calls: { broken: 1, dropped: 0, touched: 0 },
    })
    expect(verdict.brokenCalls[0]?.findings).toEqual([verdict.findings[0]?.fingerprint])
    expect(verdict.rules.map(({ id }) => id)).toEqual(['recorded-call-broken'])
  })
  test('one for each set of reasons', () => {
    const other = reason('/properties/a/type', 'type', '/a')
    const tallies = [
      tally({ rejections: [ENUM_REASON] }),
      tally({ rejections: [other], calls: 2 }),
      tally({ tool: 'b', rejections: [other] }),
    ]
    const { verdict } = judge(input({ replay: replay(9, tallies) }))
    expect(verdict.findings.map(({ tool, calls }) => [tool, calls.broken])).toEqual([
      ['run_query', 2],
      ['b', 1],
      ['run_query', 1],
    ])
  })
  test('array positions do not make reasons differ', () => {
    const rejections = [{ ...reason('/properties/a/items/type', 'type', '/a/3'), message: 'must be string' }]
    const kept = outcome({ call: call({ arguments: { a: ['', '', '', 4] } }), rejections })
    const seen = replay(4, [tally({ rejections: [reason('/properties/a/items/type', 'type', '/a/*')] })], [kept])
    const { verdict } = judge(input({ replay: seen }))
    expect(verdict.brokenCalls[0]?.findings).toEqual([verdict.findings[0]?.fingerprint])
  })
})

describe('contradictions', () => {
  const yes: Decision = { tool: 'run_query', side: 'input', contained: 'yes', ms: 1 }
  const contradicted = (decisions: readonly Decision[], findings: readonly Finding[] = []) =>
    judge(input({ decisions, findings, replay: brokenByEnum() })).contradictions
  test('a proof and a broken call', () => {
    expect(contradicted([yes])).toMatchObject([
      { tool: 'run_query', calls: 1, rejections: [ENUM_REASON], outcome: { call: { line: 1 } } },
    ])
  })
  test('none where containment was denied, unknown, of another tool, of the output, or not asked', () => {
    expect(contradicted([{ ...yes, contained: 'no' }])).toEqual([])
    expect(contradicted([{ ...yes, contained: 'unknown' }])).toEqual([])
    expect(contradicted([yes, { ...yes, contained: 'no' }])).toEqual([])
    expect(contradicted([{ ...yes, tool: 'other' }])).toEqual([])
    expect(contradicted([{ ...yes, side: 'output' }])).toEqual([])
    expect(contradicted([])).toEqual([])
  })
  test('none where a finding says that such a call was not expected', () => {
    expect(contradicted([yes], [of('compatible')])).toEqual([])
  })
  test('none where the candidate never answered', () => {
    expect(judge(input({ decisions: [yes], replay: replay(1, [tally()]) })).contradictions).toEqual([])
  })
})

describe('arguments that do not arrive', () => {
  const removed = of('silent', {
    rule: 'property-removed',
    pointer: '/properties/limit',
    path: '/limit',
    name: 'limit',
    keyword: 'properties',
  })
  const changed = of('silent', {
    rule: 'default-changed',
    pointer: '/properties/mode/default',
    path: '/mode',
    keyword: 'default',
  })
  const text = of('advisory', { rule: 'description-changed', pointer: '/properties/mode/description', path: '/mode' })
  const counted = (...tallies: Tally[]) =>
    Object.fromEntries(
      judge(input({ findings: [removed, changed, text], replay: replay(9, tallies) })).verdict.findings.map(
        ({ rule, calls }) => [rule, `${calls.broken} ${calls.dropped} ${calls.touched}`],
      ),
    )
  test('dropped and defaulted calls are counted at their findings', () => {
    expect(
      counted(
        tally({ status: 'dropped', dropped: ['/limit'], defaulted: ['/mode'], calls: 2 }),
        tally({ status: 'defaulted', defaulted: ['/mode'], calls: 3 }),
      ),
    ).toEqual({ 'property-removed': '0 2 0', 'default-changed': '0 0 5', 'description-changed': '0 0 0' })
  })
  test('a broken call touches what it would lose besides, dropped and defaulted alike', () => {
    const rejections = [reason('/required', 'required', '', 'tenant')]
    const broken = tally({ rejections, dropped: ['/limit'], defaulted: ['/mode'], calls: 2 })
    expect(counted(broken)).toMatchObject({ 'property-removed': '0 0 2', 'default-changed': '0 0 2' })
  })
  test('what is undecided about results is no ground for calls', () => {
    const findings = ['input-schema-repaired', 'output-schema-repaired'].map((rule) =>
      of('undecided', { rule, side: 'tool', pointer: '' }),
    )
    const seen = replay(3, [tally({ status: 'undecided', calls: 3 })])
    const { verdict } = judge(input({ findings, replay: seen }))
    expect(verdict.findings.map(({ rule, calls }) => [rule, calls.touched])).toEqual(
      expect.arrayContaining([
        ['input-schema-repaired', 3],
        ['output-schema-repaired', 0],
      ]),
    )
  })
  test('inside a removed object', () => {
    expect(counted(tally({ status: 'dropped', dropped: ['/limit/max'] }))['property-removed']).toBe('0 1 0')
  })
  test('a call that had failed when it was recorded touches', () => {
    const { verdict } = judge(
      input({
        findings: [finding()],
        replay: replay(4, [tally({ status: 'failed-when-recorded', rejections: [ENUM_REASON], calls: 2 })]),
      }),
    )
    expect(verdict.findings[0]?.calls).toEqual({ broken: 0, dropped: 0, touched: 2 })
    expect(verdict.outcome).toBe('fail')
    expect(verdict.reasons).toEqual(['1 change is breaking.'])
  })
})

describe('calls as shown', () => {
  test('secrets are masked, in calls and in witnesses', () => {
    const secret = { arguments: { format: 'csv', api_key: 'abcdef0123456789' } }
    const seen = replay(1, [tally({ rejections: [ENUM_REASON] })], [outcome({ call: call(secret) })])
    const { verdict } = judge(input({ findings: [finding({ witness: secret.arguments })], replay: seen }))
    expect(JSON.stringify(verdict)).not.toContain('abcdef0123456789')
    expect(verdict.brokenCalls[0]?.arguments).toMatchObject({ format: 'csv' })
  })
  test('what was not kept is counted', () => {
    const seen = replay(9, [tally({ rejections: [ENUM_REASON], calls: 7 })], [outcome({ call: call({ count: 2 }) })])
    expect(judge(input({ replay: seen })).verdict.brokenCallsOmitted).toBe(5)
  })
  test('noted calls say why', () => {
    const outcomes = [
      outcome({ status: 'dropped', dropped: ['/limit'] }),
      outcome({ status: 'defaulted', defaulted: ['/mode'] }),
      outcome({ status: 'invalid-under-baseline', fixed: true, rejections: [{ ...ENUM_REASON, message: '' }] }),
      outcome({ status: 'unknown-tool' }),
      outcome({ status: 'failed-when-recorded' }),
      outcome({ status: 'undecided', why: 'The validator ran out of time.' }),
    ]
    const noted = judge(input({ replay: replay(9, [], outcomes) })).verdict.notedCalls
    expect(noted.map(({ status, why }) => `${status}: ${why}`)).toEqual([
      'undecided: The validator ran out of time.',
      'failed-when-recorded: It would break, but it had failed when it was recorded.',
      'dropped: It sends /limit, which the candidate no longer declares.',
      'defaulted: It leaves out /mode, whose default changed.',
      'invalid-under-baseline: The baseline refuses it: /format (enum). The candidate accepts it.',
      'unknown-tool: The baseline has no such tool.',
    ])
  })
})
