import { describe, expect, test } from '@jest/globals'
import { UserError } from '../../src/model/error.js'
import type { Json } from '../../src/model/json.js'
import { startReplay } from '../../src/replay/replay.js'
import { createValidators } from '../../src/schema/judging/validator.js'
import { call, contract, contractOf, counted, limit, replay, replayTool, tool } from './contracts.js'

const STRING: Json = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] }
const NUMBER: Json = { type: 'object', properties: { a: { type: 'number' } }, required: ['a'] }
const EITHER: Json = { type: 'object', properties: { a: { type: ['string', 'number'] } }, required: ['a'] }
const NONSENSE: Json = { type: 'strin' }

describe('the status of a call', () => {
  test.each<[string, Json | undefined, Json | undefined, Json, object]>([
    ['stays valid', STRING, EITHER, { a: 'x' }, { valid: 1 }],
    [
      'is valid without being asked twice where nothing changed',
      STRING,
      structuredClone(STRING),
      { a: 'x' },
      { valid: 1 },
    ],
    ['breaks', EITHER, NUMBER, { a: 'x' }, { broken: 1 }],
    ['was invalid', STRING, NUMBER, { a: true }, { invalidUnderBaseline: 1 }],
    ['was invalid and is fixed', STRING, EITHER, { a: 1 }, { invalidUnderBaseline: 1, fixed: 1 }],
    ['was invalid and is so where nothing changed', STRING, STRING, {}, { invalidUnderBaseline: 1 }],
    ['was invalid, and the candidate cannot say more', STRING, NONSENSE, {}, { invalidUnderBaseline: 1 }],
    ['is undecided where the baseline has a broken schema', NONSENSE, STRING, { a: 'x' }, { undecided: 1 }],
    ['is undecided where both have', NONSENSE, NONSENSE, { a: 'x' }, { undecided: 1 }],
    ['is undecided where the baseline has no schema', undefined, STRING, { a: 'x' }, { undecided: 1 }],
    ['breaks where the candidate has a broken schema', STRING, NONSENSE, { a: 'x' }, { broken: 1 }],
    ['breaks where the candidate has null', STRING, null, { a: 'x' }, { broken: 1 }],
    ['breaks where the candidate has none', STRING, undefined, { a: 'x' }, { broken: 1 }],
    ['of arguments that are null is that of {}', { maxProperties: 0 }, { minProperties: 1 }, null, { broken: 1 }],
    ['of a list is what the schema says', { type: 'object' }, {}, [1], { invalidUnderBaseline: 1, fixed: 1 }],
    ['of a text is what the schema says', {}, { type: 'object' }, 'x', { broken: 1 }],
  ])('%s', (_, baseline, candidate, value, expected) => {
    expect(counted(replayTool(baseline, candidate, value))).toEqual(expected)
  })

  test('is unknown-tool where the baseline has no such tool, whatever the candidate has', () => {
    const found = replay(contract({ t: STRING }), contract({ t: STRING, u: STRING }), [
      call('u', { a: 'x' }),
      call('toString', {}),
    ])
    expect(counted(found)).toEqual({ unknownTool: 2 })
    expect(found.unknownTool.outcomes.map((outcome) => outcome.tool)).toEqual(['u', 'toString'])
  })

  test('is broken where the tool is gone', () => {
    const found = replay(contract({ t: STRING }), contract({ u: STRING }), [call('t', { a: 'x' }), call('t', { a: 1 })])
    expect(counted(found)).toEqual({ broken: 1, invalidUnderBaseline: 1 })
    expect(found.broken.outcomes).toMatchObject([{ rejections: [], why: 'the candidate has no tool of this name' }])
  })

  test('is failed-when-recorded only where it would be broken', () => {
    const values: Json[] = [{ a: 'x' }, { a: 1 }, {}]
    const calls = values.map((value) => call('t', value, { isError: true }))
    const found = replay(contract({ t: EITHER }), contract({ t: STRING }), calls)
    expect(counted(found)).toEqual({ valid: 1, failedWhenRecorded: 1, invalidUnderBaseline: 1 })
    expect(found.failedWhenRecorded.outcomes).toMatchObject([{ rejections: [{ keyword: 'type' }] }])
  })

  test('counts as often as it was recorded', () => {
    const calls = [call('t', { a: 'x' }, { count: 5 }), call('t', { a: 1 }, { count: 3 })]
    const found = replay(contract({ t: EITHER }), contract({ t: NUMBER }), calls)
    expect(found.counts).toMatchObject({ recorded: 8, broken: 5, valid: 3 })
    expect(found.broken.total).toBe(5)
    expect(found.tallies.map(({ status, calls }) => [status, calls])).toEqual([
      ['broken', 5],
      ['valid', 3],
    ])
  })

  test('says why where it fails closed', () => {
    const why = (baseline: Json, candidate: Json) => {
      const { broken, undecided } = replayTool(baseline, candidate, { a: 'x' })
      return [...broken.outcomes, ...undecided.outcomes].map((outcome) => outcome.why)
    }
    expect(why(STRING, null)).toEqual(['the schema cannot be used: the schema at the root is null, not an object'])
    expect(why(STRING, { properties: { a: { $ref: '#/$defs/x' } } })).toEqual([
      'the schema cannot be used: `$ref` "#/$defs/x" at /properties/a points at nothing',
    ])
    expect(why(STRING, { properties: { a: { $ref: '#/$defs/x' } }, $defs: { x: { $ref: '#/$defs/x' } } })).toEqual([
      'the validator gave up: validation never ends: the references at /properties/a lead back to where they came from',
    ])
    expect(why(NONSENSE, STRING)).toEqual([expect.stringMatching(/^the schema cannot be used: `type` at the root/)])
  })

  test('has all reasons, of the side that refuses', () => {
    const closed: Json = { ...STRING, additionalProperties: false, required: ['a', 'b'] } as Json
    const { broken } = replayTool(STRING, closed, { a: 'x', c: 1 })
    expect(broken.outcomes[0]?.rejections.map(({ keyword, name }) => [keyword, name])).toEqual([
      ['required', 'b'],
      ['additionalProperties', 'c'],
    ])
    const { invalid } = replayTool(STRING, NUMBER, { a: true })
    expect(invalid.outcomes[0]?.rejections).toMatchObject([{ message: 'must be string' }])
  })
})

describe('twins', () => {
  const twins = (...schemas: (Json | undefined)[]) => contractOf(schemas.map((schema) => tool('t', schema)))
  const status = (baseline: (Json | undefined)[], candidate: (Json | undefined)[], value: Json) =>
    counted(replay(twins(...baseline), twins(...candidate), [call('t', value)]))

  test('all have to accept a call, in the candidate', () => {
    expect(status([EITHER], [STRING, NUMBER], { a: 1 })).toEqual({ broken: 1 })
    expect(status([EITHER], [EITHER, NUMBER], { a: 1 })).toEqual({ valid: 1 })
    expect(status([EITHER], [EITHER, NONSENSE], { a: 1 })).toEqual({ broken: 1 })
  })
  test('all have to accept a call, in the baseline', () => {
    expect(status([STRING, NUMBER], [EITHER], { a: 1 })).toEqual({ invalidUnderBaseline: 1, fixed: 1 })
    expect(status([EITHER, NUMBER], [STRING], { a: 1 })).toEqual({ broken: 1 })
    expect(status([EITHER, NONSENSE], [STRING], { a: 1 })).toEqual({ undecided: 1 })
    expect(status([STRING, NONSENSE], [STRING], { a: 1 })).toEqual({ invalidUnderBaseline: 1 })
  })
  test('are the same in another order', () => {
    expect(status([STRING, EITHER], [EITHER, STRING], { a: 'x' })).toEqual({ valid: 1 })
  })
})

describe('a line of bare arguments', () => {
  test('is a call of the only tool, twins or not', () => {
    expect(counted(replay(contract({ t: EITHER }), contract({ t: STRING }), [call(undefined, { a: 1 })]))).toEqual({
      broken: 1,
    })
    const twins = contractOf([tool('t', EITHER), tool('t', STRING)])
    expect(counted(replay(twins, twins, [call(undefined, { a: 'x' })]))).toEqual({ valid: 1 })
  })

  test('is the user’s mistake where there are several tools, or none', () => {
    for (const baseline of [contract({ t: STRING, u: STRING }), contract({})]) {
      const take = () => replay(baseline, contract({ t: STRING }), [call(undefined, {}, { file: 'a.jsonl', line: 7 })])
      expect(take).toThrow(UserError)
      expect(take).toThrow(/Line 7 of a\.jsonl/)
    }
  })
})

describe('a replay', () => {
  test('knows a tool by an alias', () => {
    const aliases = { tools: new Map([['mcp__server__t', 't']]), arguments: new Map() }
    const found = replay(contract({ t: EITHER }), contract({ t: STRING }), [call('mcp__server__t', { a: 1 })], {
      aliases,
    })
    expect(found.broken.outcomes[0]?.tool).toBe('t')
  })

  test('compiles only the tools that are called', () => {
    const { validator, ...others } = createValidators({ formats: 'annotate', limit })
    const asked: Json[] = []
    const engine = {
      ...others,
      validator: (schema: Json) => {
        asked.push(schema)
        return validator(schema)
      },
    }
    const running = startReplay({
      baseline: contract({ t: STRING, u: NUMBER }),
      candidate: contract({ t: EITHER, u: NUMBER }),
      engine,
    })
    running.take(call('t', { a: 'x' }))
    running.finish()
    expect(asked).toEqual([STRING, EITHER])
  })

  test('of many calls in many chunks has exact numbers and keeps some of each kind, in order', () => {
    const calls = Array.from({ length: 3_000 }, (_, at) =>
      call(at % 3 === 0 ? 'u' : 't', { a: at % 2 === 0 ? at : 'x', at }, { line: at + 1 }),
    )
    const rare = { ...call('rare', { a: 1 }), line: 3_001 }
    const baseline = contract({ t: EITHER, u: EITHER, rare: EITHER })
    const found = replay(baseline, contract({ t: STRING, u: STRING, rare: STRING }), [...calls, rare])
    expect(found.counts).toMatchObject({ recorded: 3_001, broken: 1_501, valid: 1_500 })
    expect(found.broken.total).toBe(1_501)
    expect(found.broken.outcomes.length).toBe(200)
    const lines = found.broken.outcomes.map((outcome) => outcome.call.line)
    expect(lines).toEqual([...lines].sort((a, b) => a - b))
    expect(new Set(found.broken.outcomes.map((outcome) => outcome.tool))).toEqual(new Set(['t', 'u', 'rare']))
    expect(found.tallies.filter((tally) => tally.status === 'broken').map(({ tool, calls }) => [tool, calls])).toEqual([
      ['rare', 1],
      ['t', 1_000],
      ['u', 500],
    ])
  })

  test('keeps its numbers exact where every call has a name of its own', () => {
    const closed: Json = { type: 'object', additionalProperties: false }
    const calls = Array.from({ length: 12_000 }, (_, at) => call('t', { [`k${at}`]: 1 }))
    const { tallies, broken } = replay(contract({ t: { type: 'object' } }), contract({ t: closed }), calls)
    expect(tallies.length).toBe(1)
    expect(tallies.reduce((sum, tally) => sum + tally.calls, 0)).toBe(12_000)
    expect(tallies.at(-1)).toMatchObject({
      rejections: [{ schemaPointer: '/additionalProperties', keyword: 'additionalProperties', pointer: '' }],
      calls: 12_000,
    })
    expect(broken.total).toBe(12_000)
  })

  test('survives tools and members that are called like members of every object', () => {
    const schema = JSON.parse(
      '{"properties":{"__proto__":{"type":"string"},"constructor":{"type":"string"}},"additionalProperties":false}',
    ) as Json
    const value = (text: string): Json => JSON.parse(text) as Json
    const named = contract({ toString: schema, constructor: schema })
    const calls = [
      call('toString', value('{"__proto__":"x","constructor":"y"}')),
      call('constructor', value('{"__proto__":1}')),
      call('hasOwnProperty', {}),
    ]
    expect(counted(replay(named, contract({ toString: schema }), calls))).toEqual({
      valid: 1,
      invalidUnderBaseline: 1,
      unknownTool: 1,
    })
  })
})
