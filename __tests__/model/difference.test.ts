import { describe, expect, test } from '@jest/globals'
import { pinOf } from '../../src/model/canonical.js'
import { differencesOf } from '../../src/model/difference.js'
import type { Json } from '../../src/model/json.js'
import { parseContract } from '../../src/model/parse.js'

const contract = (value: Json) => parseContract(value, 'c', undefined, { allowEmpty: true })
const told = (before: Json, after: Json, most = 50) => differencesOf(contract(before), contract(after), most)
const tool = (name: string, parts: object = {}) => ({ name, inputSchema: { type: 'object' }, ...parts })

describe('what differs', () => {
  test('is nothing where only the order of lists, keys or metadata differs', () => {
    const before = { tools: [tool('a', { _meta: { x: 1 } }), tool('b')] }
    expect(told(before, { tools: [tool('b'), { inputSchema: { type: 'object' }, name: 'a' }] })).toEqual([])
  })

  test('is told by the name of the tool, at the smallest node', () => {
    const before = { tools: [tool('a', { x: { y: [1, 2], z: 'q' } })] }
    const after = { tools: [tool('a', { x: { y: [1, 3, 4] } })] }
    expect(told(before, after)).toEqual([
      { pointer: '/tools/a/x/y/1', before: 2, after: 3 },
      { pointer: '/tools/a/x/y/2', before: undefined, after: 4 },
      { pointer: '/tools/a/x/z', before: 'q', after: undefined },
    ])
  })

  test.each<[string, Json, Json]>([
    ['an empty list and an empty object', [], {}],
    ['null and nothing', null, 0],
    ['a number and its text', 1, '1'],
  ])('tells %s apart', (_what, a, b) => {
    expect(told({ tools: [tool('a', { x: a })] }, { tools: [tool('a', { x: b })] })).toEqual([
      { pointer: '/tools/a/x', before: a, after: b },
    ])
  })

  test('is told of every part that both speak of, and of no other', () => {
    const before = { tools: [tool('a')], instructions: 'x', prompts: [{ name: 'p' }] }
    expect(told(before, { tools: [tool('a')], instructions: 'y' })).toEqual([
      { pointer: '/instructions', before: 'x', after: 'y' },
    ])
  })

  test('two tools of one name are held against two', () => {
    const twins = { tools: [tool('a'), tool('a')] }
    const [found] = told(twins, { tools: [tool('a')] })
    expect(found?.pointer).toBe('/tools/a (2)')
  })

  test('is found wherever the pin says that something changed', () => {
    const before = contract({ tools: [tool('a', { unknown: { deep: [{}] } })] })
    const after = contract({ tools: [tool('a', { unknown: { deep: [[]] } })] })
    expect(pinOf(before, after)).toBe('changed')
    expect(differencesOf(before, after, 5)).toHaveLength(1)
  })

  test('is cut, and holds no secret', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`k${at}`, at]))
    expect(told({ tools: [tool('a', many)] }, { tools: [tool('a')] }, 7)).toHaveLength(7)
    const [found] = told({ tools: [tool('a')] }, { tools: [tool('a', { password: 'hunter22' })] })
    expect(JSON.stringify(found)).not.toContain('hunter22')
    const key = told({ tools: [tool('a')] }, { tools: [tool('a', { note: 'ghp_0123456789abcdefghij' })] })
    expect(JSON.stringify(key)).not.toContain('ghp_')
  })
})
