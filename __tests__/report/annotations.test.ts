import { describe, expect, test } from '@jest/globals'
import type { Effect } from '../../src/model/finding.js'
import { annotations } from '../../src/report/annotations.js'
import { judge } from '../../src/verdict/judge.js'
import { input, of, policy } from '../verdict/samples.js'
import { richVerdict } from './rich.js'

/** So many findings of each effect, each of a cause of its own. */
function told(counts: { readonly [effect in Effect]?: number }, levels = {}) {
  const findings = Object.entries(counts).flatMap(([effect, count]) =>
    Array.from({ length: count }, (_, at) => of(effect as Effect, { name: `n${at}` })),
  )
  return annotations(judge(input({ findings, policy: policy({ levels }) })).verdict)
}
const count = (list: ReturnType<typeof told>) =>
  ['error', 'warning', 'notice'].map((level) => list.filter((each) => each.level === level).length)

describe('annotations', () => {
  test('ten of a level are all shown', () => {
    expect(count(told({ breaking: 10, advisory: 10 }))).toEqual([10, 10, 0])
  })
  test('what is left out is counted in one notice', () => {
    const list = told({ breaking: 11, advisory: 13 })
    expect(count(list)).toEqual([10, 10, 1])
    expect(list.at(-1)?.message).toBe(
      '1 more error, 3 more warnings not shown here, because a step shows 10 annotations of a level; the job summary has them.',
    )
  })
  test('the counting notice has its place among the notices', () => {
    const list = told({ advisory: 12 }, { 'rule-advisory': 'note' })
    expect(count(list)).toEqual([0, 0, 10])
    expect(list.at(-1)?.message).toContain('3 more notices')
  })
  test('most severe first, on the changed line, with the call and what to do', () => {
    const [first, ...rest] = annotations(richVerdict())
    expect(first).toEqual({
      level: 'error',
      title: 'enum-value-removed (breaking)',
      message: [
        'run_query: The value "csv" is no longer accepted.',
        'A call that the baseline accepts and the candidate refuses: {"sql":"select 1","format":"csv"}',
        'It breaks 2 of 9 recorded calls.',
        'To do: Keep accepting what was accepted, and map it inside the server.',
        'Fingerprint: 27ae550ad4d0',
      ].join('\n'),
      file: 'contract.json',
      line: 14,
      column: 19,
    })
    const levels = ['error', ...rest.map(({ level }) => level)]
    expect(levels).toEqual([...levels].sort((a, b) => 'ewn'.indexOf(a[0] ?? '') - 'ewn'.indexOf(b[0] ?? '')))
  })
  test('compatible changes are not annotated, unless they fail', () => {
    expect(told({ compatible: 3 })).toEqual([])
    expect(annotations(richVerdict({ failOn: 'drift' })).map(({ title }) => title)).toContain(
      'optional-property-added (compatible)',
    )
  })
  test('what a label lifted is a notice', () => {
    expect(count(annotations(richVerdict({ acceptedByLabel: 'x' })))).toEqual([1, 2, 3])
  })
})
