import { describe, expect, test } from '@jest/globals'
import type { Finding } from '../../src/model/finding.js'
import { judge } from '../../src/verdict/judge.js'
import { brokenByEnum, finding, input, of, policy } from './samples.js'

const groups = (findings: readonly Finding[], parts: Parameters<typeof input>[0] = {}) =>
  judge(input({ findings, ...parts })).verdict.groups.map(({ findings: all }) => all.map(({ tool }) => tool))

describe('groups', () => {
  const closed = (tool: string, parts: Partial<Finding> = {}): Finding =>
    finding({
      rule: 'additional-properties-closed',
      tool,
      pointer: '/additionalProperties',
      keyword: 'additionalProperties',
      after: false,
      ...parts,
    })
  test('one cause over many tools is one', () => {
    expect(groups([closed('a'), finding(), closed('b'), closed('c')])).toEqual([['a', 'b', 'c'], ['run_query']])
  })
  test('what is said in other words is another cause, but of a shared definition', () => {
    const [a, b] = [closed('a', { message: '`x` is closed.' }), closed('b', { message: '`y.z` is closed.' })]
    expect(groups([a, b])).toHaveLength(2)
    const pointer = '/$defs/kind/additionalProperties'
    expect(
      groups([
        { ...a, pointer },
        { ...b, pointer },
      ]),
    ).toHaveLength(1)
    expect(
      groups([
        { ...a, tool: 'b', pointer, path: '/x' },
        { ...b, pointer, path: '/y/z' },
      ]),
    ).toEqual([['b', 'b']])
  })
  test('another value, name, place, side or effect is another cause', () => {
    const others = [
      { after: {} },
      { name: 'x' },
      { pointer: '/x/additionalItems' },
      { side: 'output' as const },
      { effect: 'silent' as const },
    ]
    for (const parts of others) expect(groups([closed('a'), closed('b', parts)])).toHaveLength(2)
  })
  test('the lead is the most severe', () => {
    const { verdict } = judge(input({ findings: [finding({ tool: 'a' }), finding()], replay: brokenByEnum() }))
    expect(verdict.groups).toHaveLength(1)
    expect(verdict.groups[0]?.lead.tool).toBe('run_query')
  })
  test('what is accepted does not hide among what is not', () => {
    const accept = [{ rule: 'additional-properties-closed', tool: 'b', reason: 'r', at: 'f:1' }]
    expect(groups([closed('a'), closed('b'), closed('c')], { policy: policy({ accept }) })).toEqual([['a', 'c'], ['b']])
  })
})

describe('order', () => {
  test('level, effect, calls broken, tool, pointer', () => {
    const findings = [
      of('compatible'),
      of('advisory'),
      of('undecided'),
      finding({ tool: 'b', pointer: '/b' }),
      finding({ tool: 'b', pointer: '/a' }),
      finding({ tool: null, pointer: '' }),
      finding({ tool: 'a', pointer: '/z' }),
      finding(),
    ]
    const { verdict } = judge(input({ findings, replay: brokenByEnum() }))
    const told = verdict.findings.map(({ effect, tool, pointer }) => `${effect} ${tool} ${pointer}`)
    expect(told).toEqual([
      'breaking run_query /properties/format/enum',
      'breaking a /z',
      'breaking b /a',
      'breaking b /b',
      'breaking null ',
      'undecided run_query /properties/format/enum',
      'advisory run_query /properties/format/enum',
      'compatible run_query /properties/format/enum',
    ])
    const turned = judge(input({ findings: findings.toReversed(), replay: brokenByEnum() })).verdict
    expect(turned.findings).toEqual(verdict.findings)
  })
})

test('10,000 findings of one cause are one group, each with a name of its own', () => {
  const findings = Array.from({ length: 10_000 }, (_, at) => finding({ tool: `tool_${at}` }))
  const { verdict } = judge(input({ findings }))
  expect(new Set(verdict.findings.map(({ fingerprint }) => fingerprint)).size).toBe(10_000)
  expect(verdict.groups).toHaveLength(1)
})
