/** Findings that no recorded call could have shown, and what calls lose. */
import { describe, expect, test } from '@jest/globals'
import type { Finding } from '../../src/model/finding.js'
import { blindSpotOf, seenBy } from '../../src/verdict/blind-spots.js'
import { judge } from '../../src/verdict/judge.js'
import { lossesOf } from '../../src/verdict/losses.js'
import { renamesOf } from '../../src/verdict/renames.js'
import { COVERAGE, call, finding, input, outcome, replay, tally } from './samples.js'

const SEEN = seenBy({
  ...COVERAGE,
  uncalledTools: ['never'],
  perTool: [
    {
      ...{ tool: 'run_query', calls: 3, unsentProperties: ['/limit', '/where/deep'] },
      unsentValues: [{ pointer: '/format', values: ['csv', 'xml'] }],
      untakenBranches: [{ pointer: '/where', schemaPointer: '/properties/where/anyOf/1' }],
      declared: { properties: 5, enumValues: 3, branches: 2 },
    },
  ],
})

test.each<[string, Partial<Finding>, string | undefined]>([
  ['a tool that is never called', { tool: 'never' }, 'the recording never calls the tool'],
  [
    'a tool that is gone, and was never called',
    { tool: 'never', rule: 'tool-removed', side: 'tool' },
    'the recording never calls the tool',
  ],
  ['an argument that is never sent', { path: '/limit', keyword: 'maximum' }, 'the recording never sends /limit'],
  ['something inside of one', { path: '/where/deep/x' }, 'the recording never sends /where/deep'],
  [
    'a property that is gone',
    { path: '', name: 'limit', rule: 'property-removed' },
    'the recording never sends /limit',
  ],
  [
    'lost values that are never sent',
    { before: ['json', 'csv'], after: ['json'] },
    'the recording never sends "csv" at /format',
  ],
  ['a lost value that is sent', { before: ['json', 'csv'], after: ['csv'] }, undefined],
  [
    'a change inside of a branch',
    { path: '/where', pointer: '/properties/where/anyOf/1/minLength', keyword: 'minLength' },
    'the recording never takes the branch /properties/where/anyOf/1',
  ],
  [
    'a lost branch',
    {
      path: '/where',
      pointer: '/properties/where/anyOf',
      keyword: 'anyOf',
      before: [{ type: 'string' }, { type: 'null' }],
      after: [{ type: 'string' }],
    },
    'the recording never takes the branch /properties/where/anyOf/1',
  ],
  ['a new required property of a tool that is called', { path: '', name: 'tenant', keyword: 'required' }, undefined],
  [
    'a default of an argument that nobody sends shows',
    { path: '/limit', rule: 'default-changed', effect: 'silent' },
    undefined,
  ],
  ['an argument that is sent', { path: '/sql' }, undefined],
  ['a result, which no call shows ever', { tool: 'never', side: 'output' }, undefined],
  ['text', { tool: 'never', effect: 'advisory' }, undefined],
  ['the contract', { tool: null }, undefined],
])('%s', (_, parts, said) => {
  expect(blindSpotOf(finding(parts), SEEN)).toBe(said)
})

test('no finding that touches a call is blind, and none without a recording', () => {
  const shown = finding({ tool: 'never' })
  expect(blindSpotOf(shown, undefined)).toBeUndefined()
  const coverage = { ...COVERAGE, uncalledTools: ['run_query'] }
  const blindIn = (calls: Parameters<typeof replay>) =>
    judge(input({ findings: [finding()], replay: { ...replay(...calls), coverage } })).verdict.findings[0]?.blindSpot
  expect(blindIn([1, []])).toBe('the recording never calls the tool')
  const reason = { schemaPointer: '/properties/format/enum', keyword: 'enum', pointer: '/format' }
  expect(blindIn([1, [tally({ rejections: [reason] })]])).toBeUndefined()
})

describe('what calls lose', () => {
  test('is told by argument, in exact numbers, with a masked example and both defaults', () => {
    const found = replay(
      9,
      [
        tally({ status: 'dropped', dropped: ['/limit'], calls: 3 }),
        tally({ status: 'dropped', dropped: ['/api_key', '/limit'], calls: 2 }),
        tally({ status: 'defaulted', defaulted: ['/items/*/n'], calls: 4 }),
        tally({ status: 'broken', dropped: ['/limit'], calls: 7 }),
      ],
      [
        outcome({
          status: 'dropped',
          dropped: ['/limit', '/api_key'],
          call: call({ arguments: { limit: 5, api_key: 'hunter2-hunter2' } }),
        }),
        outcome({
          status: 'defaulted',
          defaulted: ['/items/1/n'],
          defaults: [{ pointer: '/items/1/n', before: 10, after: null }],
          call: call({ arguments: { items: [{}, {}] } }),
        }),
      ],
    )
    expect(lossesOf(found)).toEqual([
      { kind: 'dropped', tool: 'run_query', pointer: '/limit', calls: 5, example: 5 },
      { kind: 'defaulted', tool: 'run_query', pointer: '/items/*/n', calls: 4, before: 10, after: null },
      { kind: 'dropped', tool: 'run_query', pointer: '/api_key', calls: 2, example: '***' },
    ])
  })
})

test('a proposal says the lines that put it to use, quoted where YAML needs it', () => {
  const mends = [
    { tool: 'a-b', to: 'yes', arguments: [['x y', 'z'] as const], broken: 1, dropped: 0 },
    { tool: 't', arguments: [['q', 'query'] as const], broken: 5, dropped: 1 },
  ]
  expect(renamesOf({ ...replay(1, []), mends }).map(({ entry }) => entry)).toEqual([
    'aliases:\n  arguments:\n    t:\n      q: query',
    'aliases:\n  tools:\n    a-b: "yes"\n  arguments:\n    a-b:\n      "x y": z',
  ])
})
