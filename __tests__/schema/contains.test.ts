import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { answerOf, engineFor, inDialect } from './engines.js'

const engine = engineFor()
/** Narrow, wide, and what holds: narrow in wide, wide in narrow. */
type Row = readonly [narrow: Json, wide: Json, forth: 'yes' | 'no', back: 'yes' | 'no', ...dialects: number[]]

const object = (properties: { [name: string]: Json }, more: { [keyword: string]: Json } = {}): Json => ({
  type: 'object',
  properties,
  ...more,
})

const FAMILIES: { readonly [family: string]: readonly Row[] } = {
  types: [
    [{ type: 'integer' }, { type: 'number' }, 'yes', 'no'],
    [{ type: 'string' }, { type: ['string', 'null'] }, 'yes', 'no'],
    [{ type: ['string', 'null'] }, { anyOf: [{ type: 'null' }, { type: 'string' }] }, 'yes', 'yes'],
    [{}, true, 'yes', 'yes', 6, 7, 2019, 2020],
    [false, { type: 'string' }, 'yes', 'no', 6, 7, 2019, 2020],
    [{ not: {} }, { type: 'string' }, 'yes', 'no'],
    [{ type: ['array', 'object', 'number', 'string', 'boolean', 'null'] }, {}, 'yes', 'yes'],
  ],
  constants: [
    [{ enum: ['a'] }, { enum: ['b', 'a'] }, 'yes', 'no'],
    [{ const: 1 }, { enum: [1] }, 'yes', 'yes', 6, 7, 2019, 2020],
    [{ enum: [1, 2] }, { type: 'integer', minimum: 1, maximum: 2 }, 'yes', 'yes'],
    [
      { enum: [{ a: [1] }] },
      object({ a: { enum: [[1]] } }, { required: ['a'], additionalProperties: false }),
      'yes',
      'yes',
    ],
    [{ enum: [true, false] }, { type: 'boolean' }, 'yes', 'yes'],
    [{ enum: ['a', 'b'] }, { anyOf: [{ enum: ['a'] }, { enum: ['b'] }] }, 'yes', 'yes'],
    [{ enum: ['12', '7'] }, { type: 'string', pattern: '^\\d+$' }, 'yes', 'no'],
    // Draft-04 knows no const.
    [{}, { const: 1 }, 'yes', 'yes', 4],
  ],
  numbers: [
    [{ minimum: 2 }, { minimum: 1 }, 'yes', 'no'],
    [{ type: 'integer', minimum: 1 }, { type: 'integer', exclusiveMinimum: 0 }, 'yes', 'yes', 6, 7, 2019, 2020],
    [{ type: 'number', minimum: 1 }, { type: 'number', exclusiveMinimum: 0 }, 'yes', 'no', 6, 7, 2019, 2020],
    [{ type: 'number', minimum: 0, exclusiveMinimum: true }, { type: 'number', minimum: 0 }, 'yes', 'no', 4],
    [{ multipleOf: 6 }, { multipleOf: 2 }, 'yes', 'no'],
    [{ allOf: [{ multipleOf: 2 }, { multipleOf: 3 }] }, { multipleOf: 6 }, 'yes', 'yes'],
    [{ type: 'number', multipleOf: 0.1 }, { type: 'number', multipleOf: 0.01 }, 'yes', 'no'],
    [{ type: 'number', multipleOf: 1 }, { type: 'integer' }, 'yes', 'yes'],
    [{ type: 'number', minimum: 5, maximum: 4 }, { type: 'string' }, 'yes', 'no'],
    [{ type: 'integer', minimum: 1, maximum: 3, not: { enum: [1, 2, 3] } }, { type: 'string' }, 'yes', 'no'],
    [{ type: 'number', maximum: 10 }, { anyOf: [{ maximum: 5 }, { minimum: 5 }] }, 'yes', 'no'],
  ],
  strings: [
    [{ type: 'string', minLength: 2 }, { type: 'string', minLength: 1 }, 'yes', 'no'],
    [{ type: 'string', pattern: '^[a-z]{2,3}$' }, { type: 'string', minLength: 2, maxLength: 3 }, 'yes', 'no'],
    [{ type: 'string', pattern: '^a+$' }, { type: 'string', pattern: 'a' }, 'yes', 'no'],
    [{ type: 'string', pattern: '^(?=.*\\d)[a-z0-9]{4,}$' }, { type: 'string', pattern: '\\d' }, 'yes', 'no'],
    [{ type: 'string', pattern: '^[0-9]{4}$' }, { type: 'string', pattern: '^\\d\\d\\d\\d$' }, 'yes', 'yes'],
    [{ type: 'string', maxLength: 1 }, { type: 'string', pattern: '^[\\s\\S]?$' }, 'yes', 'yes'],
    [{ type: 'string', pattern: '\\bfoo\\b' }, { type: 'string', pattern: 'foo' }, 'yes', 'no'],
    [{ type: 'string', not: { pattern: 'a' } }, { type: 'string', pattern: '^[^a]*$' }, 'yes', 'yes'],
  ],
  formats: [
    [{ type: 'string', format: 'date' }, { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }, 'yes', 'no'],
    [{ type: 'string', format: 'date' }, { type: 'string', format: 'date-time' }, 'no', 'no'],
    [{ type: 'string', format: 'ipv4' }, { type: 'string', maxLength: 15 }, 'yes', 'no'],
    [{ type: 'string', format: 'hostname' }, { type: 'string', minLength: 1 }, 'yes', 'no'],
    [{ type: 'string', format: 'duration' }, { type: 'string', pattern: '^P.' }, 'yes', 'no'],
    [{ type: 'string', format: 'unheard-of' }, { type: 'string' }, 'yes', 'yes'],
    [{ type: 'integer', format: 'int32' }, { type: 'integer' }, 'yes', 'no'],
  ],
  arrays: [
    [{ type: 'array', items: { type: 'integer' } }, { type: 'array', items: { type: 'number' } }, 'yes', 'no'],
    [{ type: 'array', minItems: 1, maxItems: 2 }, { type: 'array', maxItems: 2 }, 'yes', 'no'],
    [{ type: 'array', uniqueItems: true }, { type: 'array' }, 'yes', 'no'],
    [{ type: 'array', maxItems: 1 }, { type: 'array', uniqueItems: true }, 'yes', 'no'],
    [{ type: 'array', items: { enum: [1, 2] }, uniqueItems: true }, { type: 'array', maxItems: 2 }, 'yes', 'no'],
    [{ type: 'array', items: [{ type: 'string' }] }, { type: 'array' }, 'yes', 'no', 4, 6, 7, 2019],
    [{ items: [{}], additionalItems: false }, { items: [{}, {}], additionalItems: false }, 'yes', 'no', 4, 6, 7, 2019],
    [
      { type: 'array', prefixItems: [{ type: 'string' }], items: false },
      { type: 'array', maxItems: 1 },
      'yes',
      'no',
      2020,
    ],
    [{ type: 'array', contains: { const: 1 } }, { type: 'array', minItems: 1 }, 'yes', 'no', 6, 7, 2019, 2020],
    [{ contains: { const: 1 }, minContains: 2 }, { contains: { const: 1 } }, 'yes', 'no', 2019, 2020],
    [{ contains: { const: 1 }, minContains: 0 }, {}, 'yes', 'yes', 2019, 2020],
    [
      { type: 'array', maxItems: 3, contains: {}, minContains: 3 },
      { type: 'array', minItems: 3 },
      'yes',
      'no',
      2019,
      2020,
    ],
    [
      { type: 'array', maxItems: 1, allOf: [{ contains: { const: 1 } }, { contains: { const: 2 } }] },
      false,
      'yes',
      'yes',
      ...[6, 7, 2019, 2020],
    ],
    [{ prefixItems: [true], unevaluatedItems: false }, { maxItems: 1 }, 'yes', 'yes', 2020],
    [{ contains: { type: 'string' }, unevaluatedItems: false }, { items: { type: 'string' } }, 'yes', 'no', 2020],
  ],
  objects: [
    [object({ a: {} }, { required: ['a'] }), object({ a: {} }), 'yes', 'no'],
    [
      object({ a: { type: 'string' } }, { additionalProperties: false }),
      object({ a: { type: 'string' } }),
      'yes',
      'no',
    ],
    [object({}), object({ a: { type: 'string' } }), 'no', 'yes'],
    [
      { type: 'object', patternProperties: { '^x': { type: 'integer' } } },
      object({ x1: { type: 'number' } }),
      'yes',
      'no',
    ],
    [{ type: 'object', minProperties: 1, maxProperties: 1 }, { type: 'object', maxProperties: 1 }, 'yes', 'no'],
    [object({ a: {} }, { additionalProperties: false }), { type: 'object', maxProperties: 1 }, 'yes', 'no'],
    [object({}, { additionalProperties: false }), { type: 'object', maxProperties: 0 }, 'yes', 'yes'],
    [
      { type: 'object', propertyNames: { enum: ['a', 'b'] } },
      object({ a: {}, b: {} }, { additionalProperties: false }),
      'yes',
      'yes',
      ...[6, 7, 2019, 2020],
    ],
    [{ type: 'object', propertyNames: { maxLength: 0 }, minProperties: 2 }, false, 'yes', 'yes', 6, 7, 2019, 2020],
    [
      { dependencies: { a: ['b'] } },
      { anyOf: [{ not: { required: ['a'] } }, { required: ['b'] }] },
      'yes',
      'yes',
      4,
      6,
      7,
    ],
    [{ dependentRequired: { a: ['b'] } }, { dependentRequired: { a: [] } }, 'yes', 'no', 2019, 2020],
    [
      { type: 'object', required: ['a'], dependentSchemas: { a: { required: ['b'] } } },
      { type: 'object', required: ['a', 'b'] },
      'yes',
      'yes',
      ...[2019, 2020],
    ],
    [
      { type: 'object', allOf: [{ properties: { a: {} } }], unevaluatedProperties: false },
      object({ a: {} }, { additionalProperties: false }),
      'yes',
      'yes',
      ...[2019, 2020],
    ],
    [
      { type: 'object', anyOf: [{ properties: { a: {} }, required: ['a'] }, {}], unevaluatedProperties: false },
      { type: 'object', maxProperties: 1 },
      'yes',
      'no',
      ...[2019, 2020],
    ],
    [
      object({ toString: { type: 'string' } }, { required: ['toString'] }),
      { type: 'object', minProperties: 1 },
      'yes',
      'no',
    ],
    [JSON.parse('{"properties":{"__proto__":{"type":"integer"}},"type":"object"}'), { type: 'object' }, 'yes', 'no'],
  ],
  choices: [
    [
      { anyOf: [{ type: 'string' }, { type: 'integer' }] },
      { anyOf: [{ type: 'number' }, { type: 'string' }] },
      'yes',
      'no',
    ],
    [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, { type: ['integer', 'string'] }, 'yes', 'yes'],
    [{ oneOf: [{ minimum: 2 }, { maximum: 3 }], type: 'integer' }, { enum: [2, 3], not: {} }, 'no', 'yes'],
    [
      { type: 'integer', oneOf: [{ minimum: 2 }, { maximum: 3 }] },
      { type: 'integer', not: { enum: [2, 3] } },
      'yes',
      'yes',
    ],
    [{ allOf: [{ type: 'string' }, { type: 'number' }] }, false, 'yes', 'yes', 6, 7, 2019, 2020],
    [{ not: { type: 'string' } }, { type: ['array', 'object', 'number', 'boolean', 'null'] }, 'yes', 'yes'],
    [{ not: { not: { type: 'string' } } }, { type: 'string' }, 'yes', 'yes'],
    [
      { if: { type: 'string' }, then: { minLength: 1 }, else: { type: 'null' } },
      { anyOf: [{ type: 'string', minLength: 1 }, { type: 'null' }] },
      'yes',
      'yes',
      ...[7, 2019, 2020],
    ],
    // Up to draft-06 `if` is an annotation.
    [{}, { if: {}, then: { not: {} } }, 'yes', 'yes', 4, 6],
  ],
  references: [
    [{ $ref: '#/definitions/a', definitions: { a: { type: 'integer' } } }, { type: 'integer' }, 'yes', 'yes'],
    // Siblings of `$ref` count from 2019-09 on.
    [
      { $ref: '#/definitions/a', minimum: 1, definitions: { a: { type: 'integer' } } },
      { type: 'integer' },
      'yes',
      'yes',
      4,
      6,
      7,
    ],
    [
      { $ref: '#/$defs/a', minimum: 1, $defs: { a: { type: 'integer' } } },
      { type: 'integer' },
      'yes',
      'no',
      2019,
      2020,
    ],
    [{ $ref: '#a', $defs: { x: { $anchor: 'a', type: 'integer' } } }, { type: 'integer' }, 'yes', 'yes', 2019, 2020],
    [
      { $id: 'https://example.com/root', $ref: 'part', $defs: { p: { $id: 'part', type: 'integer' } } },
      { type: 'integer' },
      'yes',
      'yes',
      ...[2019, 2020],
    ],
    [
      { $ref: '#/$defs/a~1b%25', $defs: { 'a/b%': { type: 'integer' } } },
      { type: 'integer' },
      'yes',
      'yes',
      2019,
      2020,
    ],
    [
      object({ next: { $ref: '#' }, value: { type: 'integer' } }),
      object({ next: object({ next: { $ref: '#' } }), value: { type: 'number' } }),
      'yes',
      'no',
    ],
  ],
  dynamic: [
    [
      {
        $id: 'https://example.com/strict',
        $dynamicAnchor: 'node',
        $ref: 'tree',
        required: ['v'],
        $defs: {
          tree: {
            $id: 'tree',
            $dynamicAnchor: 'node',
            type: 'object',
            properties: { kids: { type: 'array', items: { $dynamicRef: '#node' } } },
          },
        },
      },
      object({ kids: { type: 'array', items: { required: ['v'] } } }, { required: ['v'] }),
      'yes',
      'no',
      2020,
    ],
  ],
}

describe.each(Object.entries(FAMILIES))('containment of %s', (_, rows) => {
  for (const [narrow, wide, forth, back, ...given] of rows) {
    const dialects = given.length > 0 ? given : [4, 6, 7, 2019, 2020]
    test.each(dialects)(`${JSON.stringify(narrow)} in ${JSON.stringify(wide)}: draft %s`, (dialect) => {
      const [inner, outer] = [inDialect(dialect, narrow), inDialect(dialect, wide)]
      expect(answerOf(engine, outer, inner, 'strict')).toBe(forth)
      expect(answerOf(engine, inner, outer, 'strict')).toBe(back)
    })
  }
})

test('a format is no constraint where formats annotate', () => {
  const annotating = engineFor('annotate')
  const [plain, email] = [{ type: 'string' }, { type: 'string', format: 'email' }]
  expect(answerOf(annotating, email, plain, 'strict')).toBe('yes')
  expect(answerOf(engine, email, plain, 'strict')).toBe('no')
})

test('a witness prefers what the schemas name', () => {
  const narrow = object(
    { city: { type: 'string', examples: ['Oslo'] }, days: { type: 'integer', default: 7 } },
    { required: ['city', 'days'] },
  )
  const answer = engine.contains(
    { ...(narrow as object), required: ['city', 'days', 'unit'] } as Json,
    narrow,
    'caller',
  )
  expect(answer).toEqual({ contained: 'no', witness: { city: 'Oslo', days: 7 } })
})
