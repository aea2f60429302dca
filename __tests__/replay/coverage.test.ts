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
        untakenBranches: [],
        declared: { properties: 8, enumValues: 3, branches: 2 },
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

describe('branches of unions', () => {
  const untaken = (schema: Json, ...values: Json[]) => {
    const both = contract({ t: schema })
    const found = replay(
      both,
      both,
      values.map((value) => call('t', value)),
    ).coverage
    expect(found.branches.total - found.branches.taken).toBe(
      found.perTool[0]?.untakenBranches.length ?? found.branches.total,
    )
    return found.perTool[0]?.untakenBranches.map(({ pointer, schemaPointer }) => `${pointer} ${schemaPointer}`)
  }
  const KINDS: Json = {
    properties: {
      w: {
        oneOf: [
          { type: 'object', properties: { kind: { const: 'a' } }, required: ['kind'] },
          {
            type: 'object',
            properties: { kind: { const: 'b' }, deep: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
            required: ['kind'],
          },
          { type: 'integer' },
        ],
      },
    },
  }

  test.each<[string, Json, readonly Json[], readonly string[]]>([
    [
      'none is taken where none is sent',
      KINDS,
      [{}],
      [
        '/w /properties/w/oneOf/0',
        '/w /properties/w/oneOf/1',
        '/w /properties/w/oneOf/2',
        '/w/deep /properties/w/oneOf/1/properties/deep/anyOf/0',
        '/w/deep /properties/w/oneOf/1/properties/deep/anyOf/1',
      ],
    ],
    [
      'constants and types tell',
      KINDS,
      [{ w: 7 }, { w: { kind: 'b', deep: null } }],
      ['/w /properties/w/oneOf/0', '/w/deep /properties/w/oneOf/1/properties/deep/anyOf/0'],
    ],
    [
      'where they do not, the branch itself is asked',
      { properties: { n: { anyOf: [{ minimum: 5 }, { maximum: 3 }, { multipleOf: 2 }] } } },
      [{ n: 7 }],
      ['/n /properties/n/anyOf/1', '/n /properties/n/anyOf/2'],
    ],
    [
      'one value may take several',
      { properties: { n: { anyOf: [{ minimum: 5 }, { multipleOf: 2 }] } } },
      [{ n: 8 }],
      [],
    ],
    ['at the root', { anyOf: [{ required: ['a'] }, { required: ['b'] }] }, [{ a: 1 }], [' /anyOf/1']],
    [
      'in every item of a list',
      { properties: { l: { items: { anyOf: [{ type: 'string' }, { type: 'integer' }] } } } },
      [{ l: ['x', 1] }],
      [],
    ],
    [
      'behind references, with what they refer to',
      {
        $defs: { 'a/b': { type: 'integer', minimum: 3 }, c: { $ref: '#/$defs/a~1b' } },
        properties: { n: { anyOf: [{ $ref: '#/$defs/c' }, { maximum: 9 }] } },
      },
      [{ n: 2 }],
      ['/n /properties/n/anyOf/0'],
    ],
    [
      'in a draft that has definitions, and a name of its own',
      {
        $schema: 'http://json-schema.org/draft-07/schema#',
        $id: 'https://x.test/s',
        definitions: { p: { pattern: '^a' } },
        properties: { s: { oneOf: [{ $ref: '#/definitions/p' }, { pattern: '^b' }] } },
      },
      [{ s: 'b' }],
      ['/s /properties/s/oneOf/0'],
    ],
    [
      'only where the condition around it holds is nothing sure',
      { if: { required: ['x'] }, then: { properties: { x: { anyOf: [{ type: 'string' }, { minimum: 3 }] } } } },
      [{ x: 4 }],
      ['/x /then/properties/x/anyOf/0'],
    ],
  ])('%s', (_, schema, values, left) => {
    expect(untaken(schema, ...values)).toEqual(left)
  })
})
