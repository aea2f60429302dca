/**
 * Each keyword switched off once turns rows of the decision table red, in every dialect that has it and on both sides: on
 * the wide side it refuses something, on the narrow side it makes a proof. Where a dialect does not have the keyword,
 * switching it off changes nothing.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { DIALECTS, since, URIS } from '../../scripts/chance/alphabet.mjs'
import { rewritten } from '../../scripts/chance/changes.mjs'
import { isObject, type Json, type JsonObject } from '../../src/model/json.js'
import { asserts, type Dialect } from '../../src/schema/dialect.js'
import { answerOf, engineFor } from './engines.js'

const engine = engineFor()
const NOTHING = { not: {} }
const TEXT = { type: 'string' }
const ONE = { enum: [1] }
const INTEGERS = { type: 'integer', minimum: 0, maximum: 1 }

/** What the keyword refuses as wide schema of `narrow` (everything by default), and what it proves: narrow in wide. */
interface Row {
  readonly keyword: string
  /** Only in these dialects; in all that have the keyword by default. */
  readonly only?: (dialect: Dialect) => boolean
  readonly refuses: readonly [narrow: JsonObject, wide: JsonObject]
  readonly proves: readonly [narrow: JsonObject, wide: JsonObject]
}

const row = (keyword: string, refuses: JsonObject, proves: Row['proves'], more: Partial<Row> = {}): Row => ({
  keyword,
  refuses: [{}, refuses],
  proves,
  ...more,
})
const list = (more: JsonObject): JsonObject => ({ type: 'array', ...more })
const object = (more: JsonObject): JsonObject => ({ type: 'object', ...more })
const early = (dialect: Dialect): boolean => !since(dialect, '2020-12')
const draft04 = (dialect: Dialect): boolean => dialect === 'draft-04'
const notDraft04 = (dialect: Dialect): boolean => dialect !== 'draft-04'
const from2019 = (dialect: Dialect): boolean => since(dialect, '2019-09')

const TABLE: readonly Row[] = [
  row('type', TEXT, [{ type: 'integer' }, { multipleOf: 1 }]),
  row('enum', ONE, [ONE, { type: 'number' }]),
  row('const', { const: 1 }, [{ const: 1 }, { type: 'number' }]),
  row('multipleOf', { multipleOf: 2 }, [{ type: 'number', multipleOf: 2 }, { type: 'integer' }]),
  row('minimum', { minimum: 1 }, [INTEGERS, { enum: [0, 1] }]),
  row('maximum', { maximum: 1 }, [INTEGERS, { enum: [0, 1] }]),
  row(
    'exclusiveMinimum',
    { exclusiveMinimum: 1 },
    [{ type: 'integer', exclusiveMinimum: 0, maximum: 1 }, { enum: [1] }],
    { only: notDraft04 },
  ),
  row(
    'exclusiveMaximum',
    { exclusiveMaximum: 1 },
    [{ type: 'integer', exclusiveMaximum: 1, minimum: 0 }, { enum: [0] }],
    { only: notDraft04 },
  ),
  {
    keyword: 'exclusiveMinimum',
    only: draft04,
    refuses: [{ minimum: 1 }, { minimum: 1, exclusiveMinimum: true }],
    proves: [{ ...INTEGERS, exclusiveMinimum: true }, ONE],
  },
  {
    keyword: 'exclusiveMaximum',
    only: draft04,
    refuses: [{ maximum: 1 }, { maximum: 1, exclusiveMaximum: true }],
    proves: [{ ...INTEGERS, exclusiveMaximum: true }, { enum: [0] }],
  },
  row('minLength', { minLength: 1 }, [{ ...TEXT, minLength: 1 }, { not: { enum: [''] } }]),
  row('maxLength', { maxLength: 1 }, [{ ...TEXT, maxLength: 0 }, { enum: [''] }]),
  row('pattern', { pattern: '^a' }, [{ ...TEXT, pattern: '^a$' }, { enum: ['a'] }]),
  row('format', { format: 'ipv4' }, [{ ...TEXT, format: 'ipv4' }, { minLength: 7 }]),
  row('items', { items: TEXT }, [list({ items: ONE, minItems: 1, maxItems: 1 }), { enum: [[1]] }]),
  row('items', { items: [TEXT] }, [list({ items: [ONE], minItems: 1, maxItems: 1 }), { enum: [[1]] }], { only: early }),
  row(
    'additionalItems',
    { items: [{}], additionalItems: TEXT },
    [list({ items: [{}], additionalItems: NOTHING }), { maxItems: 1 }],
    { only: early },
  ),
  row('prefixItems', { prefixItems: [TEXT] }, [
    list({ prefixItems: [ONE], minItems: 1, maxItems: 1 }),
    { enum: [[1]] },
  ]),
  row('minItems', { minItems: 1 }, [list({ minItems: 1 }), { not: { enum: [[]] } }]),
  row('maxItems', { maxItems: 1 }, [list({ maxItems: 0 }), { enum: [[]] }]),
  row('uniqueItems', { uniqueItems: true }, [list({ items: ONE, uniqueItems: true }), { maxItems: 1 }]),
  row('contains', { contains: TEXT }, [list({ contains: {} }), { minItems: 1 }]),
  {
    keyword: 'minContains',
    refuses: [{ contains: {} }, { contains: {}, minContains: 2 }],
    proves: [list({ contains: {}, minContains: 2 }), { minItems: 2 }],
  },
  {
    keyword: 'maxContains',
    refuses: [{ contains: {} }, { contains: {}, maxContains: 1 }],
    proves: [list({ contains: {}, maxContains: 1 }), { maxItems: 1 }],
  },
  row('unevaluatedItems', { unevaluatedItems: TEXT }, [list({ unevaluatedItems: NOTHING }), { enum: [[]] }]),
  row('properties', { properties: { a: TEXT } }, [
    object({ required: ['a'], properties: { a: ONE }, maxProperties: 1 }),
    { enum: [{ a: 1 }] },
  ]),
  row('patternProperties', { patternProperties: { '^a': TEXT } }, [
    object({ required: ['a'], patternProperties: { '^a$': ONE }, maxProperties: 1 }),
    { enum: [{ a: 1 }] },
  ]),
  row('additionalProperties', { additionalProperties: TEXT }, [
    object({ additionalProperties: NOTHING }),
    { enum: [{}] },
  ]),
  row('propertyNames', { propertyNames: { maxLength: 1 } }, [
    object({ propertyNames: { enum: ['a'] } }),
    { maxProperties: 1 },
  ]),
  row('required', { required: ['a'] }, [object({ required: ['a'] }), { minProperties: 1 }]),
  row('minProperties', { minProperties: 1 }, [object({ minProperties: 1 }), { not: { enum: [{}] } }]),
  row('maxProperties', { maxProperties: 1 }, [object({ maxProperties: 0 }), { enum: [{}] }]),
  row('dependentRequired', { dependentRequired: { a: ['b'] } }, [
    object({ required: ['a'], dependentRequired: { a: ['b'] } }),
    { minProperties: 2 },
  ]),
  row('dependentSchemas', { dependentSchemas: { a: { required: ['b'] } } }, [
    object({ required: ['a'], dependentSchemas: { a: { required: ['b'] } } }),
    { minProperties: 2 },
  ]),
  row('dependencies', { dependencies: { a: ['b'] } }, [
    object({ required: ['a'], dependencies: { a: ['b'] } }),
    { minProperties: 2 },
  ]),
  row('dependencies', { dependencies: { a: { required: ['b'] } } }, [
    object({ required: ['a'], dependencies: { a: { required: ['b'] } } }),
    { minProperties: 2 },
  ]),
  row('unevaluatedProperties', { unevaluatedProperties: TEXT }, [
    object({ unevaluatedProperties: NOTHING }),
    { enum: [{}] },
  ]),
  ...['allOf', 'anyOf', 'oneOf'].map((keyword) =>
    row(keyword, { [keyword]: [TEXT] }, [{ [keyword]: [ONE] }, { type: 'number' }]),
  ),
  row('not', { not: TEXT }, [{ not: { type: ['null', 'boolean', 'number', 'array', 'object'] } }, TEXT]),
  row('if', { if: TEXT, then: { maxLength: 1 } }, [{ if: TEXT, then: NOTHING, else: ONE }, { type: 'number' }]),
  row('then', { if: TEXT, then: { maxLength: 1 } }, [{ if: TEXT, then: NOTHING, else: ONE }, { type: 'number' }]),
  row('else', { if: TEXT, else: ONE }, [{ if: TEXT, then: NOTHING, else: ONE }, { type: 'number' }]),
  row('$ref', { $ref: '#/definitions/s', definitions: { s: TEXT } }, [
    { $ref: '#/definitions/s', definitions: { s: ONE } },
    { type: 'number' },
  ]),
  row('definitions', { allOf: [{ $ref: '#/definitions/s' }], definitions: { s: TEXT } }, [
    { $ref: '#/definitions/s', definitions: { s: ONE } },
    { type: 'number' },
  ]),
  row(
    '$defs',
    { $ref: '#/$defs/s', $defs: { s: TEXT } },
    [{ $ref: '#/$defs/s', $defs: { s: ONE } }, { type: 'number' }],
    { only: from2019 },
  ),
  {
    keyword: '$recursiveRef',
    refuses: [object({}), object({ properties: { a: { $recursiveRef: '#' } } })],
    proves: [object({ required: ['a'], properties: { a: { $recursiveRef: '#' } } }), TEXT],
  },
  row('$dynamicRef', { $dynamicRef: '#s', $defs: { s: { $dynamicAnchor: 's', ...TEXT } } }, [
    { $dynamicRef: '#s', $defs: { s: { $dynamicAnchor: 's', ...ONE } } },
    { type: 'number' },
  ]),
  row(
    '$dynamicAnchor',
    { $dynamicRef: '#s', $defs: { s: { $dynamicAnchor: 's', ...TEXT } } },
    [{ $dynamicRef: '#s', $defs: { s: { $dynamicAnchor: 's', ...ONE } } }, { type: 'number' }],
    { only: (dialect) => since(dialect, '2020-12') },
  ),
  row(
    '$anchor',
    { $ref: '#s', $defs: { s: { $anchor: 's', ...TEXT } } },
    [{ $ref: '#s', $defs: { s: { $anchor: 's', ...ONE } } }, { type: 'number' }],
    { only: from2019 },
  ),
  row(
    '$id',
    { $ref: 'urn:s', definitions: { s: { $id: 'urn:s', ...TEXT } } },
    [{ $ref: 'urn:s', definitions: { s: { $id: 'urn:s', ...ONE } } }, { type: 'number' }],
    { only: notDraft04 },
  ),
  row(
    'id',
    { $ref: 'urn:s', definitions: { s: { id: 'urn:s', ...TEXT } } },
    [{ $ref: 'urn:s', definitions: { s: { id: 'urn:s', ...ONE } } }, { type: 'number' }],
    { only: draft04 },
  ),
]

/** Keywords that give names to schemas; they say nothing by themselves, so `asserts` does not know them. */
const NAMING = new Set(['definitions', '$defs', '$dynamicAnchor', '$anchor', '$id', 'id'])

const speaks = ({ keyword, only }: Row, dialect: Dialect): boolean =>
  (only === undefined || only(dialect)) && (NAMING.has(keyword) || asserts(keyword, dialect))

const without = (schema: JsonObject, keyword: string): JsonObject =>
  rewritten(schema, (sub: Json) => {
    if (!isObject(sub)) return sub
    const { [keyword]: _, ...rest } = sub
    return rest
  }) as JsonObject

/** What the table says of a row, and what an engine says to which the keyword does not exist. */
function answers([narrow, wide]: Row['proves'], keyword: string, dialect: Dialect): readonly [string, string] {
  const asked = (schema: JsonObject): Json => ({ $schema: URIS[dialect], ...schema })
  return [
    answerOf(engine, asked(wide), asked(narrow), 'strict'),
    answerOf(engine, asked(without(wide, keyword)), asked(without(narrow, keyword)), 'strict'),
  ]
}

describe.each(DIALECTS as Dialect[])('%s', (dialect) => {
  test.each(TABLE.filter((one) => speaks(one, dialect)).map((one) => [one.keyword, one] as const))(
    '%s switched off is noticed',
    (keyword, { refuses, proves }) => {
      const [refused, unrefused] = answers(refuses, keyword, dialect)
      expect(refused).toBe('no')
      expect(unrefused).not.toBe('no')
      const [proved, unproved] = answers(proves, keyword, dialect)
      expect(proved).toBe('yes')
      expect(unproved).not.toBe('yes')
    },
  )

  const foreign = TABLE.filter(
    ({ keyword, only }) => only === undefined && !asserts(keyword, dialect) && !NAMING.has(keyword),
  )
  test('keywords of other dialects say nothing', () => {
    for (const { keyword, refuses, proves } of foreign)
      for (const pair of [refuses, proves]) {
        const [known, stripped] = answers(pair, keyword, dialect)
        expect([keyword, known]).toEqual([keyword, stripped])
      }
    expect(foreign.length).toBeGreaterThan(0)
  })
})

/** What a meta-schema defines and is none of the table's business: annotations, and what says how to read. */
const SAY_NOTHING = new Set([
  ...['$schema', '$comment', '$vocabulary', 'title', 'description', 'default', 'examples', 'readOnly', 'writeOnly'],
  ...['deprecated', 'contentMediaType', 'contentEncoding', 'contentSchema', '$recursiveAnchor'],
])

test.each([
  ['draft-04', ['ajv-draft-04/dist/refs/json-schema-draft-04.json']],
  ['draft-06', ['ajv/dist/refs/json-schema-draft-06.json']],
  ['draft-07', ['ajv/dist/refs/json-schema-draft-07.json']],
  [
    '2019-09',
    ['core', 'applicator', 'validation', 'format'].map((part) => `ajv/dist/refs/json-schema-2019-09/meta/${part}.json`),
  ],
  [
    '2020-12',
    ['core', 'applicator', 'unevaluated', 'validation', 'format-annotation'].map(
      (part) => `ajv/dist/refs/json-schema-2020-12/meta/${part}.json`,
    ),
  ],
] as const)('the table has every keyword that the meta-schema of %s defines', (dialect, files) => {
  const defined = files.flatMap((file) => {
    const { properties } = JSON.parse(readFileSync(`node_modules/${file}`, 'utf8')) as { properties: JsonObject }
    return Object.keys(properties)
  })
  const known = new Set(TABLE.filter((one) => speaks(one, dialect)).map(({ keyword }) => keyword))
  expect(defined.length).toBeGreaterThan(20)
  expect(defined.filter((keyword) => !SAY_NOTHING.has(keyword) && !known.has(keyword))).toEqual([])
})
