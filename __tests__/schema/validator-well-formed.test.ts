/** The table of what keywords have to be says the same as the meta-schemas that it stands for. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import Draft04 from 'ajv-draft-04'
import type { Json } from '../../src/model/json.js'
import { DIALECTS, type Dialect } from '../../src/schema/dialect.js'
import { faultOf } from '../../src/schema/judging/well-formed.js'

const OPTIONS = { strict: false, logger: false } as const

/** ajv with the meta-schema of a dialect. */
function metaSchema(dialect: Dialect): { validateSchema(schema: Json): unknown } {
  switch (dialect) {
    case 'draft-04':
      return new (Draft04 as unknown as typeof Ajv)(OPTIONS)
    case 'draft-06': {
      const file = new URL('../../node_modules/ajv/dist/refs/json-schema-draft-06.json', import.meta.url)
      const meta = JSON.parse(readFileSync(file, 'utf8')) as { $id: string }
      const ajv = new Ajv({ ...OPTIONS, meta: false, defaultMeta: meta.$id })
      return ajv.addMetaSchema(meta)
    }
    case 'draft-07':
      return new Ajv(OPTIONS)
    case '2019-09':
      return new Ajv2019(OPTIONS)
    case '2020-12':
      return new Ajv2020(OPTIONS)
  }
}

const KEYWORDS = [
  ...['type', 'enum', 'const', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'pattern'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties', 'minContains', 'maxContains'],
  ...['uniqueItems', 'required', 'properties', 'patternProperties', 'additionalProperties', 'propertyNames', 'format'],
  ...['dependencies', 'dependentRequired', 'dependentSchemas', 'items', 'prefixItems', 'additionalItems', 'contains'],
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'unevaluatedItems', 'unevaluatedProperties', '$ref'],
  ...['definitions', '$recursiveRef', '$dynamicRef', '$unknown', 'title', 'default', 'examples', 'readOnly'],
]
const VALUES: readonly Json[] = [
  ...[null, true, false, 0, -1, 1, 1.5, '', 'a', 'string', 'strin'],
  ...[[], ['a'], ['a', 'a'], ['string', 'null'], [1], [{}], [true], [null], [{ type: 5 }], [[]]],
  ...[{}, { a: {} }, { a: true }, { a: ['b'] }, { a: [1] }, { a: [] }, { a: 1 }, { a: null }, { a: { type: 5 } }],
  ...[{ type: 5 }, { minimum: '5' }, { items: [{}] }, { properties: { b: { required: true } } }],
]

/** What the table lets through on purpose: it changes no set of values. */
function isLetThrough(keyword: string, value: Json, dialect: Dialect): boolean {
  // In draft-04 the flag has no meaning without its bound, a dependency none without names; and its meta-schema has
  // no word on `format` and `$ref`.
  const loose = ['exclusiveMinimum', 'exclusiveMaximum', 'dependencies', 'format', '$ref']
  if (dialect === 'draft-04' && loose.includes(keyword)) return true
  if (['title', 'examples', 'readOnly'].includes(keyword)) return true
  if (keyword === 'enum') return Array.isArray(value)
  if (!Array.isArray(value)) return false
  return (
    (keyword === 'required' || keyword === 'type') &&
    value.length !== 1 &&
    value.every((one) => typeof one === 'string')
  )
}

describe.each(DIALECTS)('%s', (dialect) => {
  const ajv = metaSchema(dialect)
  const legal = (schema: Json): boolean => faultOf(schema, dialect) === undefined

  test('every keyword with every kind of value is legal or not as in the meta-schema', () => {
    let refused = 0
    for (const keyword of KEYWORDS)
      for (const value of VALUES) {
        // Their place is another where they may not stand.
        if (isLetThrough(keyword, value, dialect)) continue
        const schema = { [keyword]: value }
        const theirs = ajv.validateSchema(schema) === true
        expect([schema, legal(schema)]).toEqual([schema, theirs])
        // And one level down.
        if (keyword !== '$ref') {
          const nested = { properties: { a: schema } }
          expect([nested, legal(nested)]).toEqual([nested, theirs])
        }
        if (!theirs) refused++
      }
    expect(refused).toBeGreaterThan(150)
  })

  test('lets duplicates and other things through that change no set of values', () => {
    const schemas: Json[] = [
      { enum: ['a', 'a'] },
      { enum: [] },
      { required: [] },
      { required: ['a', 'a'] },
      { title: 5 },
    ]
    for (const schema of [...schemas, { type: ['string', 'string'] }])
      expect([schema, legal(schema)]).toEqual([schema, true])
  })
})

describe('a fault', () => {
  test.each<[Json, Dialect, string]>([
    [{ items: [{}] }, '2020-12', '`items` at the root has to be one schema in 2020-12'],
    [{ allOf: [] }, '2020-12', '`allOf` at the root has to be an array with at least one schema'],
    [{ dependentRequired: { 'a/b': [1] } }, '2020-12', 'member "a/b" is an array of strings'],
    [{ properties: { 'a/b': { enum: 'x' } } }, '2020-12', '`enum` at /properties/a~1b has to be an array'],
    [{ $defs: { a: { minLength: -1 } } }, '2020-12', '`minLength` at /$defs/a has to be a whole number from 0 on'],
    [{ multipleOf: 0 }, 'draft-07', '`multipleOf` at the root has to be a number above 0'],
    [{ exclusiveMaximum: 5 }, 'draft-04', '`exclusiveMaximum` at the root has to be true or false'],
  ])('of %j in %s names the place', (schema, dialect, words) => {
    expect(faultOf(schema, dialect)).toContain(words)
  })

  test('survives any depth', () => {
    let schema: Json = { type: 'strin' }
    for (let level = 0; level < 50_000; level++) schema = { items: schema }
    expect(faultOf(schema, '2020-12')).toMatch(/^`type` at \/items\/items/)
  })
})
