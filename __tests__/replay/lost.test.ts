import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { type Lost, lossesBetween as lossesWith } from '../../src/replay/lost.js'
import { counted, replayTool } from './contracts.js'

const STRING: Json = { type: 'string' }
const lossesBetween = (baseline: Json, candidate: Json): ((value: Json) => Lost) =>
  lossesWith(baseline, candidate, (pattern, text) => new RegExp(pattern, 'u').test(text)).of
const object = (properties: { [name: string]: Json }, more: { [keyword: string]: Json } = {}): Json => ({
  type: 'object',
  properties,
  ...more,
})

describe('a dropped argument', () => {
  const kind = (value: string, properties: { [name: string]: Json } = {}): Json =>
    object({ kind: { const: value }, ...properties }, { required: ['kind'] })

  test.each<[string, Json, Json, Json, string[]]>([
    [
      'is declared by the baseline alone',
      object({ a: STRING, b: STRING }),
      object({ a: STRING }),
      { a: 'x', b: 'y' },
      ['/b'],
    ],
    ['is none where it is not sent', object({ a: STRING, b: STRING }), object({ a: STRING }), { a: 'x' }, []],
    ['is none where the baseline did not declare it', object({ a: STRING }), object({}), { b: 1 }, []],
    [
      'is none where a pattern invites it',
      object({ 'x-a': STRING }),
      object({}, { patternProperties: { '^x-': STRING } }),
      { 'x-a': 'y' },
      [],
    ],
    [
      'is none where a typed rest invites it',
      object({ a: STRING }),
      object({}, { additionalProperties: STRING }),
      { a: 'y' },
      [],
    ],
    [
      'is one where the rest is open but untyped',
      object({ a: STRING }),
      object({}, { additionalProperties: true }),
      { a: 'y' },
      ['/a'],
    ],
    [
      'is one where the rest is {}',
      object({ a: STRING }),
      object({}, { additionalProperties: {} }),
      { a: 'y' },
      ['/a'],
    ],
    [
      'may be nested',
      object({ o: object({ a: STRING, b: STRING }) }),
      object({ o: object({ b: STRING }) }),
      { o: { a: 'x', b: 'y' } },
      ['/o/a'],
    ],
    [
      'is told once where all of an object is gone',
      object({ o: object({ a: STRING }) }),
      object({}),
      { o: { a: 'x' } },
      ['/o'],
    ],
    [
      'is none in a nested object that became a map',
      object({ o: object({ a: STRING }) }),
      object({ o: { type: 'object' } }),
      { o: { a: 'x' } },
      [],
    ],
    ['is one in arguments that became a map', object({ a: STRING }), { type: 'object' }, { a: 'x' }, ['/a']],
    [
      'may be in items',
      object({ l: { items: object({ a: STRING, b: STRING }) } }),
      object({ l: { items: object({ b: STRING }) } }),
      { l: [{ b: 'x' }, { a: 'y' }] },
      ['/l/1/a'],
    ],
    [
      'may be in one position',
      object({ l: { prefixItems: [object({ a: STRING, b: STRING })], items: object({ a: STRING }) } }),
      object({ l: { prefixItems: [object({ b: STRING })], items: object({ a: STRING }) } }),
      { l: [{ a: 'x' }, { a: 'y' }] },
      ['/l/0/a'],
    ],
    [
      'is found through references',
      { $ref: '#/$defs/o', $defs: { o: object({ a: STRING, b: STRING }) } },
      { $ref: '#/$defs/p', $defs: { p: object({ b: STRING }) } },
      { a: 'x' },
      ['/a'],
    ],
    [
      'is found through allOf',
      { allOf: [object({ a: STRING }), object({ b: STRING })] },
      { allOf: [object({ b: STRING })] },
      { a: 'x', b: 'y' },
      ['/a'],
    ],
    [
      'is none where another part declares it',
      object({ a: STRING }),
      { allOf: [object({}), object({ a: STRING })] },
      { a: 'x' },
      [],
    ],
    [
      'is found in the branch that the value is of',
      { anyOf: [kind('x', { a: STRING }), kind('y', { a: STRING })] },
      { anyOf: [kind('x'), kind('y', { a: STRING })] },
      { kind: 'x', a: '1' },
      ['/a'],
    ],
    [
      'is none in the other branch',
      { oneOf: [kind('x', { a: STRING }), kind('y', { a: STRING })] },
      { oneOf: [kind('x'), kind('y', { a: STRING })] },
      { kind: 'y', a: '1' },
      [],
    ],
    [
      'is found under a condition',
      object({ a: STRING }, { if: { required: ['a'] }, else: object({ b: STRING }) }),
      object({ a: STRING }),
      { b: 'x' },
      ['/b'],
    ],
    [
      'is found in dependent schemas',
      object({ a: STRING }, { dependentSchemas: { a: object({ b: STRING }) } }),
      object({ a: STRING }),
      { a: 'x', b: 'y' },
      ['/b'],
    ],
    [
      'is none in dependent schemas of what is not sent',
      object({ a: STRING }, { dependentSchemas: { a: object({ b: STRING }) } }),
      object({ a: STRING }),
      { b: 'y' },
      [],
    ],
    [
      'is found in a recursive schema',
      object({ next: { $ref: '#' }, a: STRING }),
      object({ next: { $ref: '#' } }),
      { next: { next: { a: 'x' } } },
      ['/next/next/a'],
    ],
    [
      'may be called like members of every object',
      object({ constructor: STRING, b: STRING }),
      object({ b: STRING }),
      { constructor: 'x' },
      ['/constructor'],
    ],
    [
      'has an escaped pointer',
      object({ 'a/b~': STRING, c: STRING }),
      object({ c: STRING }),
      { 'a/b~': 'x' },
      ['/a~1b~0'],
    ],
  ])('%s', (_, baseline, candidate, value, expected) => {
    expect(lossesBetween(baseline, candidate)(value).dropped).toEqual(expected)
  })

  test('gives the call its status, and a tally without indices', () => {
    const before = object({ l: { items: object({ a: STRING, b: STRING }) } })
    const after = object({ l: { items: object({ b: STRING }) } })
    const found = replayTool(before, after, { l: [{ a: 'x' }] }, { l: [{ b: 'x' }, { a: 'x' }, { a: 'y' }] }, { l: [] })
    expect(counted(found)).toEqual({ dropped: 2, valid: 1 })
    expect(found.dropped.outcomes.map((outcome) => outcome.dropped)).toEqual([['/l/0/a'], ['/l/1/a', '/l/2/a']])
    expect(found.tallies).toMatchObject([
      { status: 'dropped', dropped: ['/l/*/a'], calls: 2 },
      { status: 'valid', calls: 1 },
    ])
  })

  test('is refused, not dropped, where the candidate is closed', () => {
    const found = replayTool(object({ a: STRING, b: STRING }), object({ b: STRING }, { additionalProperties: false }), {
      a: 'x',
    })
    expect(found.broken.outcomes).toMatchObject([
      { dropped: [], rejections: [{ keyword: 'additionalProperties', name: 'a' }] },
    ])
  })

  test('is noted of a call that breaks for another reason', () => {
    const found = replayTool(object({ a: STRING, b: STRING }), object({ b: { type: 'number' } }), { a: 'x', b: 'y' })
    expect(found.broken.outcomes).toMatchObject([{ dropped: ['/a'], rejections: [{ keyword: 'type' }] }])
  })
})

describe('a changed default', () => {
  const limited = (more: { [keyword: string]: Json }): Json =>
    object({ q: STRING, limit: { type: 'integer', ...more } })

  test.each<[string, Json, Json, Json, string[]]>([
    [
      'counts where the argument is omitted',
      limited({ default: 10 }),
      limited({ default: 50 }),
      { q: 'x' },
      ['/limit'],
    ],
    ['does not where it is sent', limited({ default: 10 }), limited({ default: 50 }), { q: 'x', limit: 10 }, []],
    ['does not where it is equal', limited({ default: { a: 1, b: 2 } }), limited({ default: { b: 2, a: 1 } }), {}, []],
    ['may be gone', limited({ default: 10 }), limited({}), {}, ['/limit']],
    ['may be new', limited({}), limited({ default: 10 }), {}, ['/limit']],
    ['is none where null is said instead of nothing', limited({}), limited({ default: null }), {}, []],
    ['is none of an argument that is no longer declared', limited({ default: 10 }), object({ q: STRING }), {}, []],
    ['is none of a new argument', object({ q: STRING }), limited({ default: 10 }), {}, []],
    [
      'is found in an object that is sent',
      object({ o: limited({ default: 1 }) }),
      object({ o: limited({ default: 2 }) }),
      { o: {} },
      ['/o/limit'],
    ],
    [
      'is none in an object that is not',
      object({ o: limited({ default: 1 }) }),
      object({ o: limited({ default: 2 }) }),
      {},
      [],
    ],
    [
      'is found through a reference',
      object({ a: { $ref: '#/$defs/a' } }, { $defs: { a: { default: 1 } } }),
      object({ a: { default: 2 } }),
      {},
      ['/a'],
    ],
  ])('%s', (_, baseline, candidate, value, expected) => {
    expect(lossesBetween(baseline, candidate)(value).defaulted).toEqual(expected)
  })

  test('gives the call its status, after dropped', () => {
    const found = replayTool(limited({ default: 10 }), limited({ default: 50 }), { q: 'x' }, { limit: 1 })
    expect(counted(found)).toEqual({ defaulted: 1, valid: 1 })
    expect(found.defaulted.outcomes).toMatchObject([{ defaulted: ['/limit'] }])
    expect(counted(replayTool(limited({ default: 10 }), object({ limit: { default: 50 } }), { q: 'x' }))).toEqual({
      dropped: 1,
    })
  })
})

describe('schemas that differ in nothing that can be lost', () => {
  test('are not walked', () => {
    const told = (description: string, maximum: number): Json =>
      object({ a: { type: 'integer', description, maximum, default: 1 } })
    expect(lossesBetween(told('x', 5), told('y', 9))({})).toEqual({ dropped: [], defaulted: [] })
  })

  test('are not mistaken for it where a property is called like a keyword', () => {
    const before = object({ description: { type: 'string' }, title: STRING })
    expect(lossesBetween(before, object({ title: STRING }))({ description: 'x' }).dropped).toEqual(['/description'])
    const told = (description: string): Json => object({ a: { default: { description } } })
    expect(lossesBetween(told('x'), told('y'))({}).defaulted).toEqual(['/a'])
  })
})
