import { isObject, type Json, type JsonObject } from '../../model/json.js'
import { asserts, type Dialect, since } from '../dialect.js'

const TYPES = new Set<Json>(['null', 'boolean', 'number', 'integer', 'string', 'array', 'object'])

const isSchema = (value: Json): boolean => isObject(value) || typeof value === 'boolean'
// `JSON.parse` makes Infinity of a number beyond the range of doubles.
const isNumber = (value: Json): boolean => typeof value === 'number' && Number.isFinite(value)
const isText = (value: Json): boolean => typeof value === 'string'
const isBoolean = (value: Json): boolean => typeof value === 'boolean'
const isTexts = (value: Json): boolean => Array.isArray(value) && value.every(isText)
const isSchemas = (value: Json): boolean => Array.isArray(value) && value.every(isSchema)
const mapOf =
  (holds: (value: Json) => boolean) =>
  (value: Json): boolean =>
    isObject(value) && Object.values(value).every(holds)
const isBound = (value: Json, dialect: Dialect): boolean =>
  typeof value === 'number' || (dialect === 'draft-04' && isBoolean(value))
const isItems = (value: Json, dialect: Dialect): boolean =>
  isSchema(value) || (!since(dialect, '2020-12') && isSchemas(value))

/** What the value of a keyword has to look like before it can be read at all. */
const SHAPES: ReadonlyMap<string, (value: Json, dialect: Dialect) => boolean> = new Map([
  ['type', (value: Json) => TYPES.has(value) || (Array.isArray(value) && value.every((name) => TYPES.has(name)))],
  ['enum', (value: Json) => Array.isArray(value)],
  ['required', isTexts],
  ['dependentRequired', mapOf(isTexts)],
  ['dependencies', mapOf((value) => isSchema(value) || isTexts(value))],
  ['uniqueItems', isBoolean],
  ['items', isItems],
  ['exclusiveMinimum', isBound],
  ['exclusiveMaximum', isBound],
  ['multipleOf', (value: Json) => isNumber(value) && Number(value) > 0],
  ...['minimum', 'maximum'].map((keyword) => [keyword, (value: Json) => typeof value === 'number'] as const),
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minContains', 'maxContains']
    .concat('minProperties', 'maxProperties')
    .map((keyword) => [keyword, isNumber] as const),
  ...['pattern', 'format', '$ref', '$dynamicRef', '$recursiveRef'].map((keyword) => [keyword, isText] as const),
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((keyword) => [keyword, isSchemas] as const),
  ...['properties', 'patternProperties', 'dependentSchemas'].map((keyword) => [keyword, mapOf(isSchema)] as const),
  ...['not', 'if', 'then', 'else', 'contains', 'additionalProperties', 'additionalItems', 'propertyNames']
    .concat('unevaluatedItems', 'unevaluatedProperties')
    .map((keyword) => [keyword, isSchema] as const),
])

/** The first asserting keyword whose value is of no kind that the keyword knows; undefined where all are well made. */
export function malformedKeyword(schema: JsonObject, dialect: Dialect): string | undefined {
  return Object.keys(schema).find(
    (keyword) => asserts(keyword, dialect) && SHAPES.get(keyword)?.(schema[keyword] as Json, dialect) === false,
  )
}

/**
 * What a schema says in its dialect: the keywords that assert something there, and nothing beside a `$ref` up to
 * draft-07. The schema itself in 2020-12, which has them all.
 */
export function spokenIn(dialect: Dialect, schema: JsonObject): JsonObject {
  if (dialect === '2020-12') return schema
  const alone = typeof schema.$ref === 'string' && !since(dialect, '2019-09')
  const spoken: JsonObject = {}
  for (const keyword of Object.keys(schema))
    if (asserts(keyword, dialect) && (!alone || keyword === '$ref')) spoken[keyword] = schema[keyword] as Json
  return spoken
}
