/** What random schemas and values are made of: few letters, so that they meet. */
export const DIALECTS = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12']

export const URIS = {
  'draft-04': 'http://json-schema.org/draft-04/schema#',
  'draft-06': 'http://json-schema.org/draft-06/schema#',
  'draft-07': 'http://json-schema.org/draft-07/schema#',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
}

export const since = (dialect, first) => DIALECTS.indexOf(dialect) >= DIALECTS.indexOf(first)

/** Keywords that a dialect has not had yet, or no longer has: there they say nothing. */
const FROM = new Map([
  ...['const', 'contains', 'propertyNames'].map((keyword) => [keyword, 'draft-06']),
  ...['if', 'then', 'else'].map((keyword) => [keyword, 'draft-07']),
  ...['dependentRequired', 'dependentSchemas', 'minContains', 'maxContains'].map((keyword) => [keyword, '2019-09']),
  ...['unevaluatedItems', 'unevaluatedProperties'].map((keyword) => [keyword, '2019-09']),
  ...['$anchor', '$recursiveRef', '$recursiveAnchor'].map((keyword) => [keyword, '2019-09']),
  ...['prefixItems', '$dynamicRef', '$dynamicAnchor'].map((keyword) => [keyword, '2020-12']),
])
const UNTIL = new Map([
  ['additionalItems', '2019-09'],
  ['$recursiveRef', '2019-09'],
  ['$recursiveAnchor', '2019-09'],
])

/** Does the keyword mean anything in the dialect? */
export function speaks(keyword, dialect) {
  const [first, last] = [FROM.get(keyword), UNTIL.get(keyword)]
  return (
    (first === undefined || since(dialect, first)) && (last === undefined || !since(dialect, last) || dialect === last)
  )
}

export const NAMES = ['a', 'b', 'ab', 'c']
export const OTHER_NAMES = ['d', '1', 'zz', 'ba', '']
export const PATTERNS = ['^a', 'b$', '^[ab]+$', '^.{2}$', 'c', '^(?!a)', '\\d', '^a*$', 'a.', '^$', '^(?:ab|c)', '\\bb']
export const FORMATS = [
  ...['date', 'time', 'date-time', 'email', 'hostname', 'ipv4', 'ipv6', 'uri', 'uuid', 'json-pointer', 'duration'],
  ...['uri-reference', 'relative-json-pointer', 'no-such-format'],
]
export const TEXTS = [
  ...['', 'a', 'b', 'ab', 'ba', '1', 'abc', 'aa', 'c', 'zz', 'aab', '\u{1f600}', 'é', 'a b'],
  ...['2020-02-29', '2021-02-29', '12:00:00Z', '2020-01-01T12:00:00Z', 'a@b.co', '127.0.0.1', '::1', 'a:b', '/a', '0'],
  ...['P1D', '123e4567-e89b-12d3-a456-426614174000'],
]
export const NUMBERS = [0, 1, 2, 3, 4, -1, -2, 0.5, 1.5, 2.5, 6, 0.1, 0.3, 1e3, 9007199254740991, 1e300]
export const COMPOUNDS = [
  ...[[], [1], [1, 1], ['a'], [1, 2], [null], [[]], ['a', 1], [0, 1, 2], [true, true]],
  ...[{}, { a: 1 }, { b: 'a' }, { a: 1, b: 2 }, { ab: null }, { c: 1, a: 2, b: 3 }, { a: {} }, { a: [] }, { zz: 1 }],
]
export const SCALARS = [null, true, false, ...NUMBERS, ...TEXTS]
export const VALUES = [...[null, true, false, 0, 1, 2, 3, -1, 0.5, 1.5, '', 'a', 'b', 'ab', '1', 'abc'], ...COMPOUNDS]
export const TYPES = ['number', 'integer', 'string', 'array', 'object', 'boolean', 'null']
