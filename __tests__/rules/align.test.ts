/** Two schemas side by side: which nodes speak of the same values, whatever the spelling. */
import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { align } from '../../src/rules/reading/align.js'
import { openDocument } from '../../src/rules/reading/document.js'
import { flatten } from '../../src/rules/reading/flatten.js'
import { pairBranches, unionOf } from '../../src/rules/reading/unions.js'
import { engine } from './schemas.js'

const text = { type: 'string' }
const look = (baseline: Json, candidate: Json) =>
  align({ baseline: openDocument(baseline), candidate: openDocument(candidate) }, engine.matches)
const paths = (baseline: Json, candidate: Json): readonly string[] =>
  look(baseline, candidate).pairs.map(({ path, candidate: { pointer } }) => `${path} ${pointer}`)
const lone = (baseline: Json, candidate: Json): readonly string[] =>
  look(baseline, candidate).lone.map(({ path, declaredBy }) => `${declaredBy} ${path}`)

/** Text in a place, so that the pair around it differs. */
const noted = (description: string, schema: Json = text): Json => ({ ...(schema as object), description })

describe('pairs', () => {
  test.each<[string, (note: string) => Json, readonly string[]]>([
    ['properties', (note) => ({ properties: { a: noted(note) } }), [' ', '/a /properties/a']],
    ['items', (note) => ({ items: noted(note) }), [' ', '/* /items']],
    [
      'positions and the rest',
      (note) => ({ prefixItems: [noted(note)], items: noted(note) }),
      [' ', '/0 /prefixItems/0', '/* /items'],
    ],
    [
      'positions up to draft-07',
      (note) => ({ items: [noted(note)], additionalItems: noted(note) }),
      [' ', '/0 /items/0', '/* /additionalItems'],
    ],
    ['undeclared keys', (note) => ({ additionalProperties: noted(note) }), [' ', '/* /additionalProperties']],
    ['patterns of names', (note) => ({ patternProperties: { '^x': noted(note) } }), [' ', '/* /patternProperties/^x']],
    [
      'a reference',
      (note) => ({ properties: { a: { $ref: '#/$defs/A' } }, $defs: { A: noted(note) } }),
      [' ', '/a /$defs/A'],
    ],
    ['a conjunction', (note) => ({ allOf: [{ properties: { a: noted(note) } }] }), [' ', '/a /allOf/0/properties/a']],
    [
      'the cases of a condition',
      (note) => ({ if: {}, then: { properties: { a: noted(note) } } }),
      [' ', ' /then', '/a /then/properties/a'],
    ],
    ['the branches of a union', (note) => ({ anyOf: [noted(note), { type: 'integer' }] }), [' ', ' /anyOf/0']],
  ])('%s', (_name, schema, expected) => {
    expect(paths(schema('one'), schema('two'))).toEqual(expected)
  })

  test('spellings of one thing meet', () => {
    const before = {
      properties: { a: { anyOf: [{ $ref: '#/$defs/A' }, { type: 'null' }] } },
      $defs: { A: { properties: { b: text } } },
    }
    const after = { properties: { a: { type: ['object', 'null'], allOf: [{ properties: { b: noted('new') } }] } } }
    expect(paths(before, after)).toContain('/a/b /properties/a/allOf/0/properties/b')
  })

  test('each pair once, so that recursion ends', () => {
    const tree = (note: string): Json => ({
      $ref: '#/$defs/T',
      $defs: { T: { properties: { value: noted(note), kids: { items: { $ref: '#/$defs/T' } } } } },
    })
    expect(paths(tree('one'), tree('two'))).toEqual([
      ' ',
      '/value /$defs/T/properties/value',
      '/kids /$defs/T/properties/kids',
      '/kids/* /$defs/T',
    ])
  })

  test('what is unchanged, however far it refers, is not walked', () => {
    const schema = (note: string): Json => ({
      properties: { a: { $ref: '#/$defs/A' }, b: { $ref: '#/$defs/B' } },
      $defs: { A: { properties: { deep: text } }, B: { properties: { a: { $ref: '#/$defs/C' } } }, C: noted(note) },
    })
    expect(paths(schema('one'), schema('two'))).toEqual([' ', '/b /$defs/B', '/b/a /$defs/C'])
  })

  test('two recursive schemas of many coprime periods are given up, not walked for ever', () => {
    const ring = (size: number): Json => ({
      $ref: '#/$defs/N0',
      $defs: Object.fromEntries(
        Array.from({ length: size }, (_value, index) => [
          `N${index}`,
          { properties: { next: { $ref: `#/$defs/N${(index + 1) % size}` } }, title: `${size}.${index}` },
        ]),
      ),
    })
    const { pairs, cut } = look(ring(151), ring(149))
    expect([pairs.length, cut]).toEqual([20_000, true])
  })

  test('references that lead nowhere, or round in a circle, are left out', () => {
    expect(paths({ $ref: '#/$defs/gone', description: 'a' }, { $ref: '#/$defs/gone', description: 'b' })).toEqual([' '])
    expect(paths({ $ref: '#' }, { $ref: '#', title: 'x' })).toEqual([' '])
    expect(paths({ properties: { a: { $ref: 'https://example.com/a' } } }, { properties: { a: text } })).toEqual([
      ' ',
      '/a /properties/a',
    ])
  })
})

describe('properties that one side alone declares', () => {
  const object = (...names: string[]): Json => ({ properties: Object.fromEntries(names.map((name) => [name, text])) })
  test.each<[string, Json, Json, readonly string[]]>([
    ['removed and added', object('a', 'b'), object('b', 'c'), ['baseline /a', 'candidate /c']],
    ['kept in a branch', object('a'), { anyOf: [object('a'), { type: 'null' }, {}] }, []],
    ['kept under a condition', object('a', 'b'), { ...(object('b') as object), then: object('a') }, []],
    [
      'kept in a conjunction through a reference',
      object('a'),
      { allOf: [{ $ref: '#/$defs/A' }], $defs: { A: object('a') } },
      [],
    ],
    ['taken by a pattern', object('a', 'b'), { ...(object('b') as object), patternProperties: { '^a$': text } }, []],
    ['taken by a typed rest', object('a'), { additionalProperties: text }, []],
    [
      'not taken by an open rest',
      object('a', 'b'),
      { ...(object('b') as object), additionalProperties: true },
      ['baseline /a'],
    ],
    ['in an argument that is no object any more', { properties: { o: object('a') } }, { properties: { o: text } }, []],
    [
      'in a nested object that became a map',
      { properties: { o: object('a') } },
      { properties: { o: { type: 'object' } } },
      [],
    ],
    ['in the arguments themselves', object('a'), { type: 'object' }, ['baseline /a']],
    [
      'declared around the condition that lost it',
      { ...(object('a') as object), dependentSchemas: { a: object('a') } },
      { ...(object('a') as object), dependentSchemas: { a: {} } },
      [],
    ],
  ])('%s', (_name, before, after, expected) => {
    expect(lone(before, after)).toEqual(expected)
  })
})

describe('flatten', () => {
  const flat = (root: Json) => flatten(openDocument(root), { schema: root, pointer: '' })

  test('merges what applies in place, the outer word first', () => {
    const { schema, placeOf } = flat({
      description: 'outer',
      $ref: '#/$defs/A',
      required: ['a'],
      $defs: { A: { description: 'inner', type: 'object', required: ['b'], properties: { a: text } } },
    })
    expect(schema).toEqual({ description: 'outer', type: 'object', required: ['a', 'b'], properties: { a: text } })
    expect([placeOf('description'), placeOf('type'), placeOf('properties', 'a'), placeOf('enum')]).toEqual([
      '/description',
      '/$defs/A/type',
      '/$defs/A/properties/a',
      undefined,
    ])
  })

  test.each<[string, Json, Json]>([
    ['a type', { anyOf: [text, { type: 'null' }] }, { type: ['string', 'null'] }],
    ['a list', { oneOf: [{ enum: [1] }, { const: null }] }, { enum: [1, null] }],
    ['a constant', { anyOf: [{ const: 1 }, { enum: [null] }] }, { enum: [1, null] }],
    ['one branch alone', { anyOf: [text] }, text],
  ])('reads a union with null as %s', (_name, schema, expected) => {
    expect(flat(schema).schema).toEqual(expected)
  })

  test('keeps a union of several, and a boolean schema', () => {
    const union = { anyOf: [text, { type: 'integer' }, { type: 'null' }] }
    expect([flat(union).schema, flat(false).schema]).toEqual([union, false])
  })
})

describe('branches', () => {
  const pairs = (before: readonly Json[], after: readonly Json[]) => {
    const [baseline, candidate] = [before, after].map((branches) => openDocument({ oneOf: [...branches] }))
    if (baseline === undefined || candidate === undefined) throw new Error('There are two.')
    const [one, other] = [baseline, candidate].map((document) =>
      unionOf(document, { schema: document.root, pointer: '' }),
    )
    if (one === undefined || other === undefined) throw new Error('Both are unions.')
    const { paired, removed, added } = pairBranches({ baseline, candidate }, one, other)
    return [paired.map(([a, b]) => `${a.pointer} ${b.pointer}`).sort(), removed.length, added.length]
  }
  const tagged = (kind: string, more: Json = {}): Json => ({
    properties: { kind: { const: kind }, ...(more as object) },
    required: ['kind'],
  })

  test.each<[string, readonly Json[], readonly Json[], unknown]>([
    [
      'moved',
      [text, { type: 'integer' }],
      [{ type: 'integer' }, text],
      [['/oneOf/0 /oneOf/1', '/oneOf/1 /oneOf/0'], 0, 0],
    ],
    ['described anew', [text], [noted('new')], [['/oneOf/0 /oneOf/0'], 0, 0]],
    [
      'known by a constant',
      [tagged('a'), tagged('b')],
      [tagged('b', { x: text }), tagged('a', { y: text })],
      [['/oneOf/0 /oneOf/1', '/oneOf/1 /oneOf/0'], 0, 0],
    ],
    [
      'known by their type',
      [text, { type: 'object' }],
      [{ type: 'string', maxLength: 3 }],
      [['/oneOf/0 /oneOf/0'], 1, 0],
    ],
    ['replaced', [text], [{ type: 'integer' }], [[], 1, 1]],
    ['added', [text], [text, { type: 'integer' }], [['/oneOf/0 /oneOf/0'], 0, 1]],
    ['twice the same', [text, text], [text], [['/oneOf/0 /oneOf/0'], 1, 0]],
  ])('%s', (_name, before, after, expected) => {
    expect(pairs(before, after)).toEqual(expected)
  })
})
