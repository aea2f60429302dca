/** What is said against a value: the keyword as the schema writes it, and both places as JSON Pointers (RFC 6901). */
import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { split } from '../../src/model/pointer.js'
import type { Dialect } from '../../src/schema/dialect.js'
import { judge } from './judges.js'

/** Schema, value, and each rejection as `keyword | place in the value | place in the schema | name`. */
const ROWS: readonly (readonly [schema: Json, value: Json, rejections: readonly string[], dialect?: Dialect])[] = [
  [{ type: 'string' }, 1, ['type |  | /type']],
  [{ type: ['string', 'null'] }, 1, ['type |  | /type']],
  [{ enum: [1] }, 2, ['enum |  | /enum']],
  [{ enum: [{ a: 1 }] }, 2, ['enum |  | /enum']],
  [{ const: 1 }, 2, ['const |  | /const']],
  [{ const: { a: 1 } }, 2, ['const |  | /const']],
  [{ minimum: 1 }, 0, ['minimum |  | /minimum']],
  [{ maximum: 1 }, 2, ['maximum |  | /maximum']],
  [{ exclusiveMinimum: 1 }, 1, ['exclusiveMinimum |  | /exclusiveMinimum']],
  [{ exclusiveMaximum: 1 }, 1, ['exclusiveMaximum |  | /exclusiveMaximum']],
  [{ minimum: 1, exclusiveMinimum: true }, 1, ['minimum |  | /minimum'], 'draft-04'],
  [{ maximum: 1, exclusiveMaximum: true }, 1, ['maximum |  | /maximum'], 'draft-04'],
  [{ multipleOf: 2 }, 1, ['multipleOf |  | /multipleOf']],
  [{ minLength: 2 }, 'a', ['minLength |  | /minLength']],
  [{ maxLength: 0 }, 'a', ['maxLength |  | /maxLength']],
  [{ pattern: 'b' }, 'a', ['pattern |  | /pattern']],
  [{ format: 'date' }, 'a', ['format |  | /format']],
  [{ minItems: 1 }, [], ['minItems |  | /minItems']],
  [{ maxItems: 0 }, [1], ['maxItems |  | /maxItems']],
  [{ uniqueItems: true }, [1, 1], ['uniqueItems |  | /uniqueItems']],
  [{ items: { type: 'string' } }, ['a', 1], ['type | /1 | /items/type']],
  [{ prefixItems: [{ type: 'string' }] }, [1], ['type | /0 | /prefixItems/0/type']],
  [{ prefixItems: [true], items: false }, [1, 2], ['items |  | /items']],
  [{ prefixItems: [true], items: { type: 'string' } }, [1, 2], ['type | /1 | /items/type']],
  [{ items: [{ type: 'string' }] }, [1], ['type | /0 | /items/0/type'], 'draft-07'],
  [{ items: [true], additionalItems: false }, [1, 2], ['additionalItems |  | /additionalItems'], 'draft-07'],
  [{ items: [true], additionalItems: { type: 'string' } }, [1, 2], ['type | /1 | /additionalItems/type'], 'draft-07'],
  [
    { properties: { 'a/b': { items: [true], additionalItems: false } } },
    { 'a/b': [1, 2] },
    ['additionalItems | /a~1b | /properties/a~1b/additionalItems'],
    '2019-09',
  ],
  [{ contains: { type: 'string' } }, [1], ['contains |  | /contains']],
  [{ contains: { type: 'string' }, minContains: 2 }, ['a'], ['minContains |  | /minContains']],
  [{ contains: { type: 'string' }, maxContains: 1 }, ['a', 'b'], ['maxContains |  | /maxContains']],
  [{ required: ['a', 'b'] }, {}, ['required |  | /required | a', 'required |  | /required | b']],
  [{ required: [''] }, {}, ['required |  | /required | ']],
  [
    { properties: { 'a/b': { properties: { 'c~d': { type: 'string' } } } } },
    { 'a/b': { 'c~d': 1 } },
    ['type | /a~1b/c~0d | /properties/a~1b/properties/c~0d/type'],
  ],
  [{ properties: { 'a%25 é"': { type: 'string' } } }, { 'a%25 é"': 1 }, ['type | /a%25 é" | /properties/a%25 é"/type']],
  [
    { properties: { a: true }, additionalProperties: false },
    { 'x/y': 1 },
    ['additionalProperties |  | /additionalProperties | x/y'],
  ],
  [{ additionalProperties: { type: 'string' } }, { 'x~y': 1 }, ['type | /x~0y | /additionalProperties/type']],
  [{ patternProperties: { '^a/': { type: 'string' } } }, { 'a/b': 1 }, ['type | /a~1b | /patternProperties/^a~1/type']],
  [
    { propertyNames: { pattern: '^a' } },
    { b: 1 },
    ['pattern |  | /propertyNames/pattern | b', 'propertyNames |  | /propertyNames | b'],
  ],
  [{ propertyNames: false }, { b: 1 }, ['propertyNames |  | /propertyNames | b']],
  [{ minProperties: 1 }, {}, ['minProperties |  | /minProperties']],
  [{ maxProperties: 0 }, { a: 1 }, ['maxProperties |  | /maxProperties']],
  [{ dependentRequired: { a: ['b'] } }, { a: 1 }, ['dependentRequired |  | /dependentRequired | b']],
  [{ dependentRequired: { a: [''] } }, { a: 1 }, ['dependentRequired |  | /dependentRequired | ']],
  [
    { dependentSchemas: { 'a/b': { required: ['b'] } } },
    { 'a/b': 1 },
    ['required |  | /dependentSchemas/a~1b/required | b'],
  ],
  [{ dependencies: { a: ['b'] } }, { a: 1 }, ['dependencies |  | /dependencies | b'], 'draft-07'],
  [{ dependencies: { a: { required: ['b'] } } }, { a: 1 }, ['required |  | /dependencies/a/required | b'], 'draft-07'],
  [{ allOf: [true, { type: 'string' }] }, 1, ['type |  | /allOf/1/type']],
  [
    { anyOf: [{ type: 'string' }, { minimum: 2 }] },
    1,
    ['type |  | /anyOf/0/type', 'minimum |  | /anyOf/1/minimum', 'anyOf |  | /anyOf'],
  ],
  [
    { oneOf: [{ type: 'string' }, { minimum: 2 }] },
    1,
    ['type |  | /oneOf/0/type', 'minimum |  | /oneOf/1/minimum', 'oneOf |  | /oneOf'],
  ],
  [{ oneOf: [true, { minimum: 0 }] }, 1, ['oneOf |  | /oneOf']],
  [{ not: { type: 'number' } }, 1, ['not |  | /not']],
  [{ if: { type: 'number' }, then: { minimum: 2 } }, 1, ['minimum |  | /then/minimum', 'if |  | /if']],
  [{ if: { type: 'string' }, else: { minimum: 2 } }, 1, ['minimum |  | /else/minimum', 'if |  | /if']],
  [{ if: true, then: false }, 1, ['false schema |  | /then', 'if |  | /if']],
  [
    { $defs: { 'a b/c': { type: 'string' } }, properties: { x: { $ref: '#/$defs/a%20b~1c' } } },
    { x: 1 },
    ['type | /x | /$defs/a b~1c/type'],
  ],
  [{ $defs: { a: { type: 'number' } }, $ref: '#/$defs/a', minimum: 2 }, 1, ['minimum |  | /minimum']],
  [false, 1, ['false schema |  | ']],
  [{ properties: { a: false } }, { a: 1 }, ['false schema | /a | /properties/a']],
  [
    { properties: { a: true }, unevaluatedProperties: false },
    { b: 1 },
    ['unevaluatedProperties |  | /unevaluatedProperties | b'],
  ],
  [{ unevaluatedProperties: { type: 'string' } }, { b: 1 }, ['unevaluatedProperties |  | /unevaluatedProperties | b']],
  [{ prefixItems: [true], unevaluatedItems: false }, [1, 2], ['unevaluatedItems |  | /unevaluatedItems']],
  [{ $dynamicAnchor: 'n', type: 'object', properties: { a: { $dynamicRef: '#n' } } }, { a: 1 }, ['type | /a | /type']],
  [
    { $recursiveAnchor: true, type: 'object', properties: { a: { $recursiveRef: '#' } } },
    { a: 1 },
    ['type | /a | /type'],
    '2019-09',
  ],
]

function told(schema: Json, value: Json, dialect?: Dialect): string[] {
  return judge(schema, dialect, 'assert')
    .rejections(value)
    .map(({ keyword, pointer, schemaPointer, name }) =>
      [keyword, pointer, schemaPointer, ...(name === undefined ? [] : [name])].join(' | '),
    )
}

/** What a pointer leads to; undefined where it leads nowhere. */
function at(document: Json, pointer: string): Json | undefined {
  let found: Json | undefined = document
  for (const step of split(pointer))
    found = typeof found === 'object' && found !== null ? (found as { [key: string]: Json })[step] : undefined
  return found
}

const NAMED = ROWS.map(([schema, value, rejections, dialect]) => ({
  name: `${JSON.stringify(schema)} and ${JSON.stringify(value)}`,
  ...{ schema, value, rejections, dialect },
}))

test.each(NAMED)('$name', ({ schema, value, rejections, dialect }) => {
  expect(told(schema, value, dialect)).toEqual(rejections)
})

describe('every place leads to something', () => {
  test.each(NAMED)('in $name', ({ schema, value, dialect }) => {
    for (const { pointer, schemaPointer, keyword } of judge(schema, dialect, 'assert').rejections(value)) {
      expect(at(value, pointer)).toBeDefined()
      expect(at(schema, schemaPointer)).toBeDefined()
      if (keyword !== 'false schema') expect(split(schemaPointer).at(-1)).toBe(keyword)
    }
  })
})

test('wide keywords keep their places', () => {
  const constants = Array.from({ length: 40 }, (_, value): Json => ({ const: value }))
  expect(told({ oneOf: constants }, 50)).toEqual(['oneOf |  | /oneOf'])
  const any = told({ anyOf: constants }, 50)
  expect(any).toHaveLength(41)
  expect(any).toEqual(
    expect.arrayContaining(['anyOf |  | /anyOf', 'const |  | /anyOf/0/const', 'const |  | /anyOf/39/const']),
  )
  const properties = Object.fromEntries(
    Array.from({ length: 40 }, (_, at): [string, Json] => [`k${at}`, { type: 'string' }]),
  )
  expect(told({ properties, additionalProperties: false }, { k39: 1, z: 1 })).toEqual([
    'type | /k39 | /properties/k39/type',
    'additionalProperties |  | /additionalProperties | z',
  ])
  const proto = JSON.parse('{"properties":{"__proto__":{"type":"string"}}}') as Json
  expect(told(proto, JSON.parse('{"__proto__":1}') as Json)).toEqual(['type | /__proto__ | /properties/__proto__/type'])
})
