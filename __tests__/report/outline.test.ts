import { describe, expect, test } from '@jest/globals'
import type { BrokenCall } from '../../src/model/verdict.js'
import { brokenGroups, concernsOf, outlineOf } from '../../src/report/outline.js'
import { judge } from '../../src/verdict/judge.js'
import { finding, input } from '../verdict/samples.js'
import { cleanVerdict, richVerdict } from './rich.js'

describe('outline', () => {
  const rules = (parts: Parameters<typeof richVerdict>[0]) => {
    const { open, accepted, quiet } = outlineOf(richVerdict(parts))
    return [open, accepted, quiet].map((groups) => groups.map(({ lead }) => lead.rule))
  }
  const OPEN = [
    'enum-value-removed',
    'additional-properties-closed',
    'containment-undecided',
    'property-removed',
    'output-enum-value-added',
    'tool-description-changed',
  ]
  test('to look at, accepted, compatible', () => {
    expect(rules({})).toEqual([OPEN, ['prompt-removed'], ['optional-property-added']])
  })
  test('a label hides nothing', () => {
    expect(rules({ acceptedByLabel: 'x' })[0]).toEqual(OPEN)
  })
  test('what fails is never quiet', () => {
    expect(rules({ failOn: 'drift' })[2]).toEqual([])
    expect(rules({ levels: { 'optional-property-added': 'error' } })[2]).toEqual([])
  })
})

test('the places of a group: tools once, other data pointers named', () => {
  const shared = { pointer: '/$defs/kind/enum' }
  const findings = [
    finding({ ...shared, tool: 'a', path: '/x' }),
    finding({ ...shared, tool: 'a', path: '/y/*' }),
    finding({ ...shared, tool: 'b', path: '/x' }),
    finding({ ...shared, tool: 'c', path: '' }),
  ]
  const [group] = judge(input({ findings })).verdict.groups
  const places = group && concernsOf({ ...group, lead: group.findings.find(({ path }) => path === '/x') ?? group.lead })
  expect([...(places ?? [])].sort()).toEqual(['a', 'a /y/*', 'b', 'c /'])
})

describe('broken calls of one reason', () => {
  const call = (line: number, pointer: string, parts: Partial<BrokenCall> = {}): BrokenCall => ({
    file: 'calls.jsonl',
    line,
    tool: 't',
    arguments: {},
    count: 1,
    rejections: [{ pointer, keyword: 'type', schemaPointer: '/type', message: 'must be string' }],
    findings: ['aaaaaaaaaaaa'],
    ...parts,
  })
  const grouped = (brokenCalls: readonly BrokenCall[]) =>
    brokenGroups({ ...cleanVerdict(), brokenCalls }).map(({ calls, count }) => [calls.map(({ line }) => line), count])
  test('are told once, whatever the position in an array', () => {
    expect(grouped([call(1, '/a/0'), call(2, '/b'), call(3, '/a/17', { count: 5 })])).toEqual([
      [[1, 3], 6],
      [[2], 1],
    ])
  })
  test('not those of another tool, finding or reason', () => {
    const calls = [
      call(1, '/a'),
      call(2, '/a', { tool: 'u' }),
      call(3, '/a', { findings: [] }),
      call(4, '/a', { rejections: [], why: 'gone' }),
    ]
    expect(grouped(calls)).toHaveLength(4)
  })
})
