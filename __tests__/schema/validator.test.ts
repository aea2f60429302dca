import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import type { Dialect } from '../../src/schema/dialect.js'
import { createValidators } from '../../src/schema/judging/validator.js'
import { judge, limit } from './judges.js'

const SPLIT = { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: false }

describe('a validator', () => {
  test('accepts and refuses', () => {
    const validator = judge(SPLIT)
    expect(validator.broken).toBeUndefined()
    expect(validator.unending).toBeUndefined()
    expect(validator.accepts({ a: 'x' })).toBe(true)
    expect(validator.rejections({ a: 'x' })).toEqual([])
    expect(validator.accepts({ a: 1 })).toBe(false)
  })

  test('is shared by equal texts, in one contract or in two, and by nothing else', () => {
    const { validator } = createValidators({ formats: 'annotate', limit })
    expect(validator(structuredClone(SPLIT))).toBe(validator(SPLIT))
    expect(validator(true)).toBe(validator(true))
    expect(validator({ type: 'string' })).not.toBe(validator(SPLIT))
    expect(validator(SPLIT, 'draft-07')).not.toBe(validator(SPLIT))
    const beyond = JSON.parse('{"maximum":1e400}') as Json
    expect(validator(beyond)).not.toBe(validator({ maximum: null }))
    expect(validator(beyond).broken).toBeUndefined()
    expect(validator({ maximum: null }).broken).toBeDefined()
  })

  test('does not mind that two tools have the same $id', () => {
    const { validator } = createValidators({ formats: 'annotate', limit })
    const named = (type: string): Json => ({
      $id: 'https://a.example/x',
      properties: { v: { $ref: '#/$defs/v' } },
      $defs: { v: { type } },
    })
    expect(validator(named('string')).accepts({ v: 'a' })).toBe(true)
    expect(validator(named('number')).accepts({ v: 'a' })).toBe(false)
    expect(validator(named('string')).accepts({ v: 1 })).toBe(false)
  })

  test('does not change the schema', () => {
    const schema = { ...structuredClone(SPLIT), nullable: true, enum: [{}, {}], $defs: { a: { $ref: '#' } } }
    const before = structuredClone(schema)
    judge(schema).rejections(1)
    expect(schema).toEqual(before)
  })
})

describe('a dialect', () => {
  const uris: [string, Dialect][] = [
    ['http://json-schema.org/draft-04/schema#', 'draft-04'],
    ['http://json-schema.org/draft-06/schema#', 'draft-06'],
    ['http://json-schema.org/draft-07/schema#', 'draft-07'],
    ['http://json-schema.org/draft-07/schema', 'draft-07'],
    ['https://json-schema.org/draft/2019-09/schema', '2019-09'],
    ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
  ]
  // What each dialect alone accepts or refuses.
  const probes: {
    readonly schema: { [key: string]: Json }
    readonly value: Json
    readonly refusedBy: readonly Dialect[]
  }[] = [
    { schema: { const: 1 }, value: 2, refusedBy: ['draft-06', 'draft-07', '2019-09', '2020-12'] },
    {
      schema: { if: { type: 'string' }, else: { not: {} } },
      value: 2,
      refusedBy: ['draft-07', '2019-09', '2020-12'],
    },
    { schema: { dependentRequired: { a: ['b'] } }, value: { a: 1 }, refusedBy: ['2019-09', '2020-12'] },
    { schema: { prefixItems: [{ type: 'string' }] }, value: [1], refusedBy: ['2020-12'] },
    { schema: { $ref: '#/$defs/a', type: 'string', $defs: { a: {} } }, value: 1, refusedBy: ['2019-09', '2020-12'] },
    { schema: { $recursiveRef: '#/$defs/a', $defs: { a: { type: 'string' } } }, value: 1, refusedBy: ['2019-09'] },
  ]
  test.each(uris)('%s is read as %s', ($schema, dialect) => {
    for (const { schema, value, refusedBy } of probes) {
      expect([schema, judge({ $schema, ...schema }).accepts(value)]).toEqual([schema, !refusedBy.includes(dialect)])
    }
  })

  test('draft-04 has bounds that are made exclusive by a flag', () => {
    const schema = { $schema: 'http://json-schema.org/draft-04/schema#', minimum: 3, exclusiveMinimum: true }
    expect(judge(schema).accepts(3)).toBe(false)
    expect(judge(schema).accepts(4)).toBe(true)
    expect(judge(schema).rejections(3)).toMatchObject([{ keyword: 'minimum', schemaPointer: '/minimum' }])
  })

  test('none or an unknown one is 2020-12, or the fallback', () => {
    const tuple = { items: [{ type: 'string' }] }
    for (const schema of [tuple, { $schema: 'https://example.com/mine', ...tuple }, { $schema: 5, ...tuple }]) {
      expect(judge(schema).broken).toMatch(/prefixItems/)
      expect(judge(schema, 'draft-07').accepts([1])).toBe(false)
    }
  })

  test('may change in an embedded resource', () => {
    const inner = { $schema: 'http://json-schema.org/draft-07/schema#', $id: 'x:a', items: [{ type: 'string' }] }
    expect(judge({ properties: { a: inner } }).accepts({ a: [1] })).toBe(false)
    expect(judge({ properties: { a: inner } }).accepts({ a: ['b', 1] })).toBe(true)
  })
})

describe('a rejection', () => {
  const reasons = (schema: Json, value: Json, dialect?: Dialect) => judge(schema, dialect).rejections(value)

  test('names every keyword, its place in the schema and in the value, and the property', () => {
    expect(reasons(SPLIT, { b: 1, c: 2 })).toEqual([
      {
        pointer: '',
        keyword: 'required',
        schemaPointer: '/required',
        name: 'a',
        message: "must have required property 'a'",
      },
      {
        pointer: '',
        keyword: 'additionalProperties',
        schemaPointer: '/additionalProperties',
        name: 'b',
        message: 'must NOT have additional properties',
      },
      expect.objectContaining({ keyword: 'additionalProperties', name: 'c' }),
    ])
  })

  const rows: [string, Json, Json, object[], Dialect?][] = [
    [
      'nested',
      { properties: { a: { items: { maxLength: 1 } } } },
      { a: ['b', 'cc'] },
      [{ pointer: '/a/1', schemaPointer: '/properties/a/items/maxLength' }],
    ],
    [
      'through a reference',
      { properties: { 'a/b~c': { $ref: '#/$defs/d e' } }, $defs: { 'd e': { type: 'string' } } },
      { 'a/b~c': 1 },
      [{ pointer: '/a~1b~0c', schemaPointer: '/$defs/d e/type' }],
    ],
    [
      'through references to a reference',
      { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { minimum: 3 } } },
      1,
      [{ schemaPointer: '/$defs/b/minimum' }],
    ],
    [
      'a closed place',
      { properties: { a: false } },
      { a: 1 },
      [{ keyword: 'false schema', pointer: '/a', schemaPointer: '/properties/a' }],
    ],
    [
      'a branch of a union',
      { anyOf: [{ type: 'string' }, { type: 'null' }] },
      1,
      [
        { schemaPointer: '/anyOf/0/type' },
        { schemaPointer: '/anyOf/1/type' },
        { keyword: 'anyOf', schemaPointer: '/anyOf' },
      ],
    ],
    [
      'a tuple',
      { prefixItems: [{ type: 'string' }], items: false },
      [1, 2],
      [
        { pointer: '/0', schemaPointer: '/prefixItems/0/type' },
        { keyword: 'items', schemaPointer: '/items' },
      ],
    ],
    [
      'a tuple of draft-07',
      { items: [{ type: 'string' }], additionalItems: false },
      [1, 2],
      [
        { pointer: '/0', schemaPointer: '/items/0/type' },
        { keyword: 'additionalItems', schemaPointer: '/additionalItems' },
      ],
      'draft-07',
    ],
    [
      'dependentRequired',
      { dependentRequired: { a: ['b'] } },
      { a: 1 },
      [{ keyword: 'dependentRequired', schemaPointer: '/dependentRequired', name: 'b' }],
    ],
    [
      'dependencies',
      { dependencies: { a: ['b'] } },
      { a: 1 },
      [{ keyword: 'dependencies', schemaPointer: '/dependencies', name: 'b' }],
      'draft-07',
    ],
    [
      'propertyNames',
      { propertyNames: { maxLength: 1 } },
      { ab: 1 },
      [
        { keyword: 'maxLength', schemaPointer: '/propertyNames/maxLength', name: 'ab' },
        { keyword: 'propertyNames', name: 'ab' },
      ],
    ],
    [
      'a compound constant',
      { const: { a: [1] }, enum: [{ a: [2] }] },
      1,
      [
        { keyword: 'enum', schemaPointer: '/enum' },
        { keyword: 'const', schemaPointer: '/const' },
      ],
    ],
    [
      'unevaluatedProperties',
      { properties: { a: {} }, unevaluatedProperties: false },
      { a: 1, b: 2 },
      [{ keyword: 'unevaluatedProperties', schemaPointer: '/unevaluatedProperties', name: 'b' }],
    ],
    [
      'unevaluatedItems',
      { prefixItems: [{}], unevaluatedItems: { type: 'string' } },
      [1, 2],
      [{ keyword: 'unevaluatedItems', schemaPointer: '/unevaluatedItems' }],
    ],
  ]
  test.each(rows)('%s', (_, schema, value, expected, ...[dialect]) => {
    expect(reasons(schema, value, dialect)).toMatchObject(expected)
  })

  test('never holds the refused value', () => {
    const schema: Json = {
      properties: {
        a: { type: 'number', enum: [1] },
        b: { maxLength: 2, pattern: '^x', format: 'email', const: 'y' },
        c: { items: { minimum: 5, multipleOf: 7 }, uniqueItems: true },
        d: { additionalProperties: false },
      },
    }
    const value = { a: 'secret-1', b: 'secret-2', c: [424_242.5, 424_242.5, -424_243], d: { key: 'secret-3' } }
    const found = judge(schema, '2020-12', 'assert').rejections(value)
    expect(found.length).toBeGreaterThan(8)
    for (const { message } of found) expect(message).not.toMatch(/secret|42424/)
  })

  test('is one of a limited number, each once', () => {
    expect(
      reasons(
        { items: { type: 'string' } },
        Array.from({ length: 1_000 }, () => 1),
      ).length,
    ).toBe(50)
    expect(
      reasons({ allOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/a' }], $defs: { a: { type: 'string' } } }, 1).length,
    ).toBe(1)
  })
})

describe('a format', () => {
  test('asserts where it shall, is an annotation where it is not known', () => {
    expect(judge({ format: 'email' }, '2020-12', 'assert').accepts('nobody')).toBe(false)
    expect(judge({ format: 'email' }, '2020-12', 'annotate').accepts('nobody')).toBe(true)
    for (const format of ['uint32', 'constructor', '__proto__']) {
      expect(judge({ format }, '2020-12', 'assert').accepts(-1)).toBe(true)
      expect(judge({ format }, '2020-12', 'assert').accepts('x')).toBe(true)
    }
    expect(judge({ formatMinimum: '2020-01-01', format: 'date' }, '2020-12', 'assert').accepts('1999-01-01')).toBe(true)
  })
})

describe('a pattern', () => {
  test('is read with the u flag, or without where only that compiles', () => {
    expect(judge({ pattern: '^.$' }).accepts('😀')).toBe(true)
    expect(judge({ pattern: '^[\\w\\-\\.\\:]+$' }).accepts('a-b:')).toBe(true)
    expect(judge({ pattern: '^[\\w\\-\\.\\:]+$' }).accepts('a b')).toBe(false)
    expect(judge({ patternProperties: { '^\\:': false } }).accepts({ ':a': 1 })).toBe(false)
  })

  test('that compiles in neither way makes the schema broken', () => {
    expect(judge({ properties: { s: { pattern: '(?i)^[a-z]+\\Z' } } }).broken).toBe(
      'the pattern "(?i)^[a-z]+\\\\Z" at /properties/s is no JavaScript regular expression',
    )
    expect(judge({ patternProperties: { '(': {} } }).broken).toMatch(/pattern "\("/)
    // What nothing leads to is not compiled.
    expect(judge({ $defs: { a: { pattern: '(' } } }).broken).toBeUndefined()
  })
})

describe('a reference', () => {
  test.each([
    ['#/$defs/Screen', 'points at nothing'],
    ['#/required', 'points at something that is no schema'],
    ['#anchor', 'names an anchor that is not there'],
    ['file:///etc/hostname#/x', 'leads out of the schema, and references are never fetched'],
    ['../../secrets.json#/a', 'leads out of the schema, and references are never fetched'],
    ['https://example.com/schema.json', 'leads out of the schema, and references are never fetched'],
    ['http://[', 'leads out of the schema, and references are never fetched'],
  ])('%s %s', ($ref, why) => {
    expect(judge({ properties: { a: { $ref } }, required: ['a'] }).broken).toBe(
      `\`$ref\` "${$ref}" at /properties/a ${why}`,
    )
  })

  test('to a meta-schema needs no fetching', () => {
    for (const $ref of ['http://json-schema.org/draft-07/schema#', 'https://json-schema.org/draft/2020-12/schema']) {
      const validator = judge({ properties: { schema: { $ref } } })
      expect(validator.accepts({ schema: { properties: { a: { type: 'string' } } } })).toBe(true)
      expect(validator.accepts({ schema: { properties: { a: { type: 'strin' } } } })).toBe(false)
    }
  })

  test('leads to places that no keyword opens, and what stands there is checked', () => {
    const schema = (type: string): Json => ({
      $ref: '#/components/schemas/a',
      components: { schemas: { a: { type } } },
    })
    expect(judge(schema('string')).accepts(1)).toBe(false)
    expect(judge(schema('strin')).broken).toMatch(/leads to no legal schema: `type` at \/components\/schemas\/a/)
  })

  test('resolves by $id, $anchor and percent-decoded pointers', () => {
    const defs = { b: { $id: 'b.json', $defs: { c: { $anchor: 'here', type: 'string' } } }, 'd%e': { type: 'number' } }
    const schema = {
      $id: 'https://a.example/a.json',
      properties: { x: { $ref: 'b.json#here' }, y: { $ref: '#/$defs/d%25e' } },
      $defs: defs,
    }
    expect(judge(schema).accepts({ x: 'a', y: 1 })).toBe(true)
    expect(judge(schema).accepts({ x: 1 })).toBe(false)
    expect(judge(schema).accepts({ y: 'a' })).toBe(false)
  })

  test('to a dynamic anchor goes to the outermost one', () => {
    const tree = {
      $id: 'tree',
      $dynamicAnchor: 'node',
      properties: { data: true, children: { items: { $dynamicRef: '#node' } } },
    }
    const strict = {
      $id: 'https://a.example/strict',
      $dynamicAnchor: 'node',
      $ref: 'tree',
      unevaluatedProperties: false,
      $defs: { tree },
    }
    expect(judge(strict).accepts({ children: [{ data: 1 }] })).toBe(true)
    expect(judge(strict).accepts({ children: [{ daat: 1 }] })).toBe(false)
  })

  test('may be recursive', () => {
    const list = {
      type: 'object',
      properties: { next: { $ref: '#' }, v: { type: 'number' } },
      additionalProperties: false,
    }
    expect(judge(list).accepts({ v: 1, next: { v: 2, next: {} } })).toBe(true)
    expect(judge(list).rejections({ next: { next: { v: 'x' } } })).toMatchObject([
      { pointer: '/next/next/v', schemaPointer: '/properties/v/type' },
    ])
  })
})
