/** Which keywords each dialect of JSON Schema has, and where its subschemas sit. */

/** The dialects that are read; every other is read as the fallback. */
export const DIALECTS = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'] as const
export type Dialect = (typeof DIALECTS)[number]

/** Is this dialect the first one or a later one? */
export function since(dialect: Dialect, first: Dialect): boolean {
  return DIALECTS.indexOf(dialect) >= DIALECTS.indexOf(first)
}

/** The `$schema` URI that names each dialect. */
export const DIALECT_URIS: { readonly [dialect in Dialect]: string } = {
  'draft-04': 'http://json-schema.org/draft-04/schema#',
  'draft-06': 'http://json-schema.org/draft-06/schema#',
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
}

/** Schemas write the protocol and an empty fragment either way. */
const bare = (uri: string): string => uri.replace(/^https?:/, '').replace(/#$/, '')
const NAMED = new Map(DIALECTS.map((dialect) => [bare(DIALECT_URIS[dialect]), dialect]))

/** The dialect that a `$schema` URI names; the fallback where it names none that is read. */
export function dialectOf(uri: unknown, fallback: Dialect): Dialect {
  return (typeof uri === 'string' ? NAMED.get(bare(uri)) : undefined) ?? fallback
}

/** Keywords whose value is one schema. `items` is a list of schemas too, up to 2019-09. */
export const ONE: ReadonlySet<string> = new Set([
  'not',
  'if',
  'then',
  'else',
  'contains',
  'additionalProperties',
  'additionalItems',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
  'items',
])
/** Keywords whose value is a list of schemas. */
export const LIST: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items'])
/** Keywords whose value is a map of schemas. */
export const MAP: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependencies',
  '$defs',
  'definitions',
])

/** Keywords that assert something, by the first dialect that has them. Everything else is annotation. */
const ASSERTING: ReadonlyMap<string, Dialect> = new Map<string, Dialect>([
  ...[
    ...['$ref', 'type', 'enum', 'allOf', 'anyOf', 'oneOf', 'not'],
    ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
    ...['minLength', 'maxLength', 'pattern', 'format'],
    ...['items', 'additionalItems', 'minItems', 'maxItems', 'uniqueItems'],
    ...['properties', 'patternProperties', 'additionalProperties', 'required'],
    ...['minProperties', 'maxProperties', 'dependencies'],
  ].map((keyword): [string, Dialect] => [keyword, 'draft-04']),
  ...['const', 'contains', 'propertyNames'].map((keyword): [string, Dialect] => [keyword, 'draft-06']),
  ...['if', 'then', 'else'].map((keyword): [string, Dialect] => [keyword, 'draft-07']),
  ...[
    ...['dependentRequired', 'dependentSchemas', 'minContains', 'maxContains'],
    ...['unevaluatedItems', 'unevaluatedProperties', '$recursiveRef'],
  ].map((keyword): [string, Dialect] => [keyword, '2019-09']),
  ...['prefixItems', '$dynamicRef'].map((keyword): [string, Dialect] => [keyword, '2020-12']),
])

/** Does this keyword assert something in this dialect? (`dependencies` still does after draft-07, as validators read it.) */
export function asserts(keyword: string, dialect: Dialect): boolean {
  const first = ASSERTING.get(keyword)
  if (first === undefined) return false
  if (keyword === '$recursiveRef') return dialect === '2019-09'
  if (keyword === 'additionalItems') return dialect !== '2020-12'
  return since(dialect, first)
}
