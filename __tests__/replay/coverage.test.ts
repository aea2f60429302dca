import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { shapeOf } from '../../src/replay/shape.js'
import { call, contract, replay } from './contracts.js'

const SEARCH: Json = {
  type: 'object',
  properties: {
    q: { type: 'string' },
    sort: { enum: ['new', 'old', null] },
    filter: { $ref: '#/$defs/filter' },
    pages: { type: 'array', items: { anyOf: [{ type: 'integer' }, { properties: { from: {}, to: {} } }] } },
  },
  required: ['q'],
  $defs: {
    filter: {
      allOf: [{ properties: { user: { type: 'string' } } }],
      properties: { inner: { $ref: '#/$defs/filter' } },
    },
  },
}

const cover = (...values: Json[]) => {
  const both = contract({ search: SEARCH, other: { properties: { a: { enum: [1] } } } })
  return replay(
    both,
    both,
    values.map((value) => call('search', value)),
  ).coverage
}

describe('coverage', () => {
  test('of nothing names every tool', () => {
    const found = cover()
    expect(found.tools).toEqual({ total: 2, called: 0 })
    expect(found.uncalledTools).toEqual(['search', 'other'])
    expect(found.perTool).toEqual([])
    expect(found.enumValues).toEqual({ total: 4, sent: 0 })
    expect(found.properties.sent).toBe(0)
  })

  test('says which declared properties and values no valid call sent', () => {
    const found = cover({ q: 'x', sort: 'old', pages: [1, { from: 2 }] }, { q: 'y', sort: null })
    expect(found.tools).toEqual({ total: 2, called: 1 })
    expect(found.uncalledTools).toEqual(['other'])
    expect(found.perTool).toEqual([
      {
        tool: 'search',
        calls: 2,
        unsentProperties: ['/filter', '/filter/inner', '/filter/user', '/pages/*/to'],
        unsentValues: [{ pointer: '/sort', values: ['new'] }],
      },
    ])
    expect(found.properties).toEqual({ total: 9, sent: 4 })
    expect(found.enumValues).toEqual({ total: 4, sent: 2 })
  })

  test('counts no call that the baseline refuses, but one that the candidate does', () => {
    const baseline = contract({ search: SEARCH })
    const calls = [
      call('search', { sort: 'new' }),
      call('search', { q: 'x', filter: { inner: { user: 'u' } } }, { count: 4 }),
    ]
    const { coverage } = replay(baseline, contract({}), calls)
    expect(coverage.perTool).toMatchObject([
      { calls: 4, unsentProperties: ['/sort', '/filter/user', '/pages', '/pages/*/from', '/pages/*/to'] },
    ])
  })

  test('ends where a schema stands in itself', () => {
    const tree: Json = { type: 'object', properties: { left: { $ref: '#' }, right: { $ref: '#' }, v: {} } }
    const { coverage } = replay(contract({ t: tree }), contract({ t: tree }), [call('t', { left: { v: 1 } })])
    expect(coverage.properties).toEqual({ total: 3, sent: 1 })
  })
})

describe('the shape of a value', () => {
  test('is its keys and types', () => {
    expect(shapeOf({ b: [1, 2, 'x'], a: { c: null } })).toBe('{"a":{"c":null},"b":[number|string]}')
    expect(shapeOf({ a: 1 })).toBe(shapeOf({ a: 2 }))
    expect(shapeOf({ a: [1] })).toBe(shapeOf({ a: [1, 2] }))
    expect(shapeOf({ a: 1 })).not.toBe(shapeOf({ a: '1' }))
    expect(shapeOf([])).not.toBe(shapeOf({}))
  })

  test('does not look below some levels', () => {
    let deep: Json = 1
    for (let level = 0; level < 50_000; level++) deep = [deep]
    expect(shapeOf(deep)).toBe('[[[[[[[…]]]]]]]')
  })
})
