import { describe, expect, test } from '@jest/globals'
import type { Json, JsonObject } from '../../src/model/json.js'
import type { View } from '../../src/schema/engine.js'
import { engineFor, told } from './engines.js'

const engine = engineFor()
const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...more })
const array = (items: Json, more: JsonObject = {}): JsonObject => ({ type: 'array', items, ...more })
const STRING = { type: 'string' }
const closed = { additionalProperties: false }

/** A property of a tool's arguments. */
const argument = (schema: Json): JsonObject => object({ p: schema })
/** One refusal at that property. */
const at = (keyword: string, wide = `/properties/p/${keyword}`, narrow = '/properties/p'): string =>
  `${keyword} | ${wide} | ${narrow} | /p`

/** `keyword[:name] | wide pointer | narrow pointer | path`; the narrow pointer in brackets where it is only the nearest. */
type Row = readonly [what: string, narrow: Json, wide: Json, ...refusals: string[]]

const VALUES: readonly Row[] = [
  ['type', argument(STRING), argument({ type: 'integer' }), at('type')],
  ['type lost null', argument({ type: ['string', 'null'] }), argument(STRING), at('type')],
  ['anyOf lost null', argument({ anyOf: [STRING, { type: 'null' }] }), argument(STRING), at('type')],
  [
    'null lost in two keywords',
    argument({ type: ['string', 'null'], enum: ['a', null] }),
    argument({ type: 'string', enum: ['a'] }),
    at('type'),
  ],
  ['enum value removed', argument({ enum: ['a', 'b'] }), argument({ enum: ['a'] }), at('enum')],
  ['enum introduced', argument(STRING), argument({ type: 'string', enum: ['a'] }), at('enum')],
  ['const introduced', argument(STRING), argument({ const: 'a' }), at('const')],
  ['minimum', argument({ minimum: 0 }), argument({ minimum: 1 }), at('minimum')],
  ['maximum', argument({ maximum: 2 }), argument({ maximum: 1 }), at('maximum')],
  ['exclusiveMinimum', argument({ minimum: 0 }), argument({ minimum: 0, exclusiveMinimum: 0 }), at('exclusiveMinimum')],
  ['two spellings of one bound', argument({}), argument({ maximum: 5, exclusiveMaximum: 5 }), at('exclusiveMaximum')],
  ['multipleOf', argument({ type: 'integer' }), argument({ type: 'integer', multipleOf: 5 }), at('multipleOf')],
  ['minLength', argument(STRING), argument({ type: 'string', minLength: 1 }), at('minLength')],
  ['maxLength', argument(STRING), argument({ type: 'string', maxLength: 1 }), at('maxLength')],
  ['pattern', argument(STRING), argument({ type: 'string', pattern: '^a' }), at('pattern')],
  ['format', argument(STRING), argument({ type: 'string', format: 'email' }), at('format')],
  ['not', argument(STRING), argument({ type: 'string', not: { const: 'root' } }), at('not')],
  [
    'number to integer with a bound',
    argument({ type: 'number' }),
    argument({ type: 'integer', minimum: 0 }),
    at('type'),
    at('minimum'),
  ],
]

const ARRAYS: readonly Row[] = [
  ['minItems', argument(array({})), argument(array({}, { minItems: 1 })), at('minItems')],
  ['maxItems', argument(array({})), argument(array({}, { maxItems: 1 })), at('maxItems')],
  ['uniqueItems', argument(array({})), argument(array({}, { uniqueItems: true })), at('uniqueItems')],
  ['contains', argument(array({})), argument(array({}, { contains: STRING })), at('contains')],
  ['minContains', argument({ contains: STRING }), argument({ contains: STRING, minContains: 2 }), at('minContains')],
  ['maxContains', argument({ contains: STRING }), argument({ contains: STRING, maxContains: 2 }), at('maxContains')],
  [
    'type of the items',
    argument(array(STRING)),
    argument(array({ type: 'integer' })),
    'type | /properties/p/items/type | /properties/p/items | /p/*',
  ],
  [
    'one position',
    argument({ prefixItems: [STRING, STRING] }),
    argument({ prefixItems: [STRING, { type: 'integer' }] }),
    'type | /properties/p/prefixItems/1/type | /properties/p/prefixItems/1 | /p/1',
  ],
  [
    'a tuple is closed',
    argument({ prefixItems: [STRING] }),
    argument({ prefixItems: [STRING], items: false }),
    at('items'),
  ],
  [
    'unevaluatedItems',
    argument({ prefixItems: [{}] }),
    argument({ prefixItems: [{}], unevaluatedItems: false }),
    at('unevaluatedItems'),
  ],
]

const OBJECTS: readonly Row[] = [
  [
    'required properties, one by one',
    object({}),
    object({ a: STRING, b: STRING }, { required: ['a', 'b'] }),
    'required:a | /required/0 |  | ',
    'required:b | /required/1 |  | ',
  ],
  [
    'an optional property becomes required, nested',
    argument(object({ x: STRING })),
    argument(object({ x: STRING }, { required: ['x'] })),
    'required:x | /properties/p/required/0 | /properties/p | /p',
  ],
  [
    'a property removed and the object closed',
    object({ a: STRING, b: STRING }),
    object({ a: STRING }, closed),
    'additionalProperties:b | /additionalProperties |  | ',
    'additionalProperties | /additionalProperties |  | ',
  ],
  [
    'a rename in a closed object',
    object({ a: STRING }, { ...closed, required: ['a'] }),
    object({ b: STRING }, { ...closed, required: ['b'] }),
    'required:b | /required/0 |  | ',
    'additionalProperties:a | /additionalProperties |  | ',
  ],
  [
    'closed by unevaluatedProperties',
    { allOf: [object({ a: {} }), object({ b: {} })] },
    { allOf: [object({ a: {} })], unevaluatedProperties: false },
    'unevaluatedProperties:b | /unevaluatedProperties |  | ',
    'unevaluatedProperties | /unevaluatedProperties |  | ',
  ],
  [
    'a schema for other keys',
    object({ a: { type: 'integer' } }, { additionalProperties: { type: 'integer' } }),
    { type: 'object', additionalProperties: STRING },
    'type | /additionalProperties/type | /properties/a | /a',
    'type | /additionalProperties/type | /additionalProperties | /*',
  ],
  [
    'a schema for the keys of a pattern',
    { type: 'object', patternProperties: { '^x': STRING } },
    { type: 'object', patternProperties: { '^x': { type: 'integer' } } },
    'type | /patternProperties/^x/type | /patternProperties/^x | /*',
  ],
  ['a property banned', object({ a: STRING }), object({ a: false }), 'properties:a | /properties/a |  | '],
  [
    'propertyNames',
    { type: 'object' },
    { type: 'object', propertyNames: { maxLength: 3 } },
    'propertyNames | /propertyNames |  | ',
  ],
  ['minProperties', argument({}), argument({ minProperties: 1 }), at('minProperties')],
  ['maxProperties', argument({}), argument({ maxProperties: 1 }), at('maxProperties')],
  [
    'minProperties in the shadow of required',
    object({}),
    object({}, { minProperties: 1, required: ['a'] }),
    'required:a | /required/0 |  | ',
  ],
  [
    'dependentRequired',
    object({ a: {}, b: {} }),
    object({ a: {}, b: {} }, { dependentRequired: { a: ['b'] } }),
    'dependentRequired:a | /dependentRequired/a |  | ',
  ],
  [
    'inside dependentSchemas',
    object({ a: {}, b: {} }),
    object({ a: {}, b: {} }, { dependentSchemas: { a: object({ b: STRING }) } }),
    'type | /dependentSchemas/a/properties/b/type | /properties/b | /b',
  ],
]

const kind = (name: string, more: JsonObject): JsonObject =>
  object({ kind: { const: name }, ...more }, { required: ['kind'] })

const recursiveChoice = (text: Json): JsonObject => ({
  $ref: '#/$defs/json',
  $defs: {
    json: {
      anyOf: [
        { type: 'null' },
        text,
        array({ $ref: '#/$defs/json' }),
        { type: 'object', additionalProperties: { $ref: '#/$defs/json' } },
      ],
    },
  },
})

const IN_PLACE: readonly Row[] = [
  [
    'through allOf',
    argument(STRING),
    { allOf: [argument({ maxLength: 1 })] },
    at('maxLength', '/allOf/0/properties/p/maxLength'),
  ],
  [
    'through a reference, told once',
    { ...object({ a: { $ref: '#/$defs/d' }, b: { $ref: '#/$defs/d' } }), $defs: { d: STRING } },
    { ...object({ a: { $ref: '#/$defs/d' }, b: { $ref: '#/$defs/d' } }), $defs: { d: { type: 'integer' } } },
    'type | /$defs/d/type | /$defs/d | /a',
  ],
  [
    'a recursive schema',
    { $ref: '#/$defs/n', $defs: { n: object({ v: STRING, kids: array({ $ref: '#/$defs/n' }) }) } },
    { $ref: '#/$defs/n', $defs: { n: object({ v: { type: 'integer' }, kids: array({ $ref: '#/$defs/n' }) }) } },
    'type | /$defs/n/properties/v/type | /$defs/n/properties/v | /v',
  ],
  [
    'only below the first level of a recursion',
    { required: ['v'], $ref: '#/$defs/n', $defs: { n: object({ v: STRING, kid: { $ref: '#/$defs/n' } }) } },
    {
      required: ['v'],
      $ref: '#/$defs/n',
      $defs: { n: object({ v: STRING, kid: { $ref: '#/$defs/n' } }, { required: ['v'] }) },
    },
    'required:v | /$defs/n/required/0 | /$defs/n | /kid',
  ],
  [
    'inside a nullable branch',
    argument({ anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] }),
    argument({ anyOf: [{ type: 'null' }, { type: 'string', maxLength: 5 }] }),
    at('maxLength', '/properties/p/anyOf/1/maxLength', '/properties/p/anyOf/0'),
  ],
  [
    'a nullable spelled in two ways',
    argument({ type: ['string', 'null'], maxLength: 9 }),
    argument({ anyOf: [{ type: 'string', maxLength: 5 }, { type: 'null' }] }),
    at('maxLength', '/properties/p/anyOf/0/maxLength'),
  ],
  [
    'a branch lost',
    argument({ anyOf: [STRING, { type: 'integer' }, { type: 'boolean' }] }),
    argument({ anyOf: [STRING, { type: 'boolean' }] }),
    at('anyOf'),
  ],
  [
    'in the branch of the same discriminator',
    argument({ oneOf: [kind('a', { v: STRING }), kind('b', {})] }),
    argument({ oneOf: [kind('b', {}), kind('a', { v: { type: 'string', minLength: 1 } })] }),
    'minLength | /properties/p/oneOf/1/properties/v/minLength | /properties/p/oneOf/0/properties/v | /p/v',
  ],
  [
    'a discriminator lost',
    argument({ oneOf: [kind('a', {}), kind('b', {}), kind('c', {})] }),
    argument({ oneOf: [kind('a', {}), kind('b', {})] }),
    at('oneOf'),
  ],
  [
    'a discriminator exchanged for another',
    argument({ anyOf: [kind('a', { x: STRING }), kind('b', { y: STRING })] }),
    argument({ anyOf: [kind('a', { x: STRING }), kind('c', { y: STRING })] }),
    at('anyOf'),
  ],
  [
    'a branch exchanged for another',
    argument({ anyOf: [array(STRING), STRING] }),
    argument({ anyOf: [array(STRING), { type: 'integer' }] }),
    at('anyOf'),
  ],
  [
    'a branch lost beside one that is narrowed',
    argument({ anyOf: [STRING, { type: 'integer' }, { type: 'boolean' }] }),
    argument({ anyOf: [{ type: 'string', maxLength: 5 }, { type: 'boolean' }] }),
    at('maxLength', '/properties/p/anyOf/0/maxLength', '/properties/p/anyOf/0'),
    at('anyOf'),
  ],
  [
    'in the branch of the same properties',
    argument({ anyOf: [object({ a: STRING, b: {} }, closed), object({ c: STRING, d: {} }, closed)] }),
    argument({
      anyOf: [
        object({ c: STRING, d: {} }, { ...closed, required: ['c'] }),
        object({ a: { type: 'null' }, b: {} }, closed),
      ],
    }),
    'required:c | /properties/p/anyOf/0/required/0 | /properties/p/anyOf/1 | /p',
    'type | /properties/p/anyOf/1/properties/a/type | /properties/p/anyOf/0/properties/a | /p/a',
  ],
  [
    'in the branch of the same index',
    argument({
      anyOf: [
        { type: 'string', maxLength: 3 },
        { type: 'string', pattern: '^a' },
      ],
    }),
    argument({
      anyOf: [
        { type: 'string', maxLength: 2 },
        { type: 'string', pattern: '^ab' },
      ],
    }),
    at('maxLength', '/properties/p/anyOf/0/maxLength', '/properties/p/anyOf/0'),
    at('pattern', '/properties/p/anyOf/1/pattern', '/properties/p/anyOf/1'),
  ],
  [
    'a branch of a recursive choice, told once',
    recursiveChoice({ type: 'string' }),
    recursiveChoice({ type: 'string', maxLength: 5 }),
    'maxLength | /$defs/json/anyOf/1/maxLength | /$defs/json/anyOf/1 | ',
  ],
  [
    'in the branch of the same type',
    argument({ anyOf: [STRING, array({})] }),
    argument({ anyOf: [array({ type: 'integer' }), STRING] }),
    'type | /properties/p/anyOf/0/items/type | /properties/p/anyOf/1/items | /p/*',
  ],
  [
    'constants with titles',
    argument({ enum: ['a', 'b'] }),
    argument({ oneOf: [{ const: 'a', title: 'A' }] }),
    at('oneOf'),
  ],
  [
    'two branches match',
    argument({ type: 'integer' }),
    argument({ oneOf: [{ type: 'integer' }, { minimum: 5 }] }),
    at('oneOf'),
  ],
  [
    'a condition',
    object({ m: { enum: ['x', 'y'] } }),
    { ...object({ m: { enum: ['x', 'y'] } }), if: { properties: { m: { const: 'x' } } }, then: { required: ['m'] } },
    'required:m | /then/required/0 |  | ',
  ],
  ['no value is accepted any more', argument(STRING), false, ' |  |  | '],
]

describe.each([
  ['of values', VALUES],
  ['of arrays', ARRAYS],
  ['of objects', OBJECTS],
  ['in place', IN_PLACE],
])('keywords at fault: %s', (_, rows) => {
  test.each(rows)('%s', (_what, narrow, wide, ...expected) => {
    expect(told(engine, wide, narrow, engine.refusals(wide, narrow, 'caller'))).toEqual(expected)
  })
})

describe('refusals in a view', () => {
  const of = (wide: Json, narrow: Json, view: View): string[] =>
    told(engine, wide, narrow, engine.refusals(wide, narrow, view))

  test('a caller does not send what is new', () => {
    const [narrow, wide] = [object({ a: STRING }), object({ a: { type: 'integer' }, b: STRING })]
    expect(of(wide, narrow, 'caller')).toEqual(['type | /properties/a/type | /properties/a | /a'])
    expect(of(wide, narrow, 'strict')).toEqual([
      'type | /properties/a/type | /properties/a | /a',
      'type | /properties/b/type | () | /b',
    ])
  })

  test('a reader ignores what is new', () => {
    const narrow = object({ a: { type: ['string', 'null'] }, b: STRING }, { ...closed, required: ['b'] })
    const wide = object({ a: STRING }, closed)
    expect(of(wide, narrow, 'reader')).toEqual(['type | /properties/a/type | /properties/a | /a'])
    expect(of(wide, narrow, 'strict')).toContain('additionalProperties:b | /additionalProperties |  | ')
  })

  test('what a reader of a closed object meets is the unknown key, not the new property', () => {
    const [narrow, wide] = [object({ a: STRING, b: STRING }), object({ a: STRING }, closed)]
    expect(of(wide, narrow, 'reader')).toEqual(['additionalProperties | /additionalProperties |  | '])
  })

  test('none where the answer is yes', () => {
    expect(of({ type: 'number' }, { type: 'integer' }, 'strict')).toEqual([])
  })
})

describe('behind references', () => {
  const of = (wide: JsonObject, narrow: JsonObject) =>
    told(engine, wide, narrow, engine.refusals(wide, narrow, 'strict'))

  test('a schema that refuses everything is the reference to it', () => {
    const $defs = { r: false, s: { $ref: '#/$defs/r' } }
    expect(of({ $ref: '#/$defs/r', $defs }, STRING)).toEqual(['$ref | /$ref |  | '])
    expect(of({ $ref: '#/$defs/s', $defs }, STRING)).toEqual(['$ref | /$defs/s/$ref |  | '])
    expect(of({ ...argument({ $ref: '#/$defs/r' }), $defs }, argument({}))).toEqual([
      '$ref | /properties/p/$ref | /properties/p | /p',
    ])
  })

  test('what a recursive schema refuses further down, where the other says nothing', () => {
    const lists = { $defs: { t: array({ $ref: '#/$defs/t' }) }, $ref: '#/$defs/t' }
    expect(of(lists, { type: 'array' })).toEqual(['type | /$defs/t/type | () | /*'])
    const parts = [{ type: ['object', 'string'] }, { properties: { x: { $ref: '#/$defs/t' } } }]
    const both = { $defs: { t: { allOf: parts } }, $ref: '#/$defs/t' }
    expect(of(both, { type: 'object' })).toEqual(['type | /$defs/t/allOf/0/type | () | /x'])
    const [then, otherwise] = [array({ $ref: '#/$defs/t' }, { maxItems: 2 }), { type: 'number' }]
    const either = { $defs: { t: { if: { type: 'array' }, then, else: otherwise } }, $ref: '#/$defs/t' }
    expect(of(either, array({ enum: [[], [null]] }, { maxItems: 2 }))).toEqual([
      'type | /$defs/t/else/type | (/items) | /*/*',
    ])
  })
})

test('a refusal holds the schemas around its pointers as they were written', () => {
  const narrow = argument({ type: 'string', description: 'Free text.' })
  const wide = argument({ type: 'string', maxLength: 5, description: 'Short text.' })
  expect(engine.refusals(wide, narrow, 'caller')).toEqual([
    {
      keyword: 'maxLength',
      widePointer: '/properties/p/maxLength',
      narrowPointer: '/properties/p',
      path: '/p',
      wide: { type: 'string', maxLength: 5, description: 'Short text.' },
      narrow: { type: 'string', description: 'Free text.' },
      witness: { p: 'aaaaaa' },
    },
  ])
})
