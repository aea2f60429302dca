/** The part of a schema that decides what it accepts, without what only describes. */
import { canonicalText } from '../../model/canonical.js'
import { isObject, type Json, type JsonObject, objectOf } from '../../model/json.js'
import { asserts, LIST, MAP, ONE } from '../../schema/dialect.js'

/** Keywords that name or hold schemas; they matter to what a reference means. */
const NAMING: ReadonlySet<string> = new Set([
  '$id',
  'id',
  '$schema',
  '$anchor',
  '$dynamicAnchor',
  '$recursiveAnchor',
  '$defs',
  'definitions',
])
/** Lists whose order means nothing. */
const SETS: ReadonlySet<string> = new Set(['required', 'enum', 'type'])

/** Equal texts accept the same values: annotations and the order of keys and of set-like lists do not count. */
export function assertingText(schema: Json): string {
  return canonicalText(strip(schema))
}

function strip(schema: Json): Json {
  if (!isObject(schema)) return schema
  const kept: [string, Json][] = []
  for (const [keyword, value] of Object.entries(schema))
    if (asserts(keyword, '2020-12') || asserts(keyword, '2019-09') || NAMING.has(keyword))
      kept.push([keyword, stripKeyword(keyword, value)])
  return objectOf(kept)
}

function stripKeyword(keyword: string, value: Json): Json {
  if (MAP.has(keyword) && isObject(value)) return stripMembers(value)
  if (LIST.has(keyword) && Array.isArray(value)) return value.map(strip)
  if (ONE.has(keyword)) return strip(value)
  if (SETS.has(keyword) && Array.isArray(value))
    return value
      .map((item) => ({ item, text: canonicalText(item) }))
      .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
      .map(({ item }) => item)
  return value
}

function stripMembers(members: JsonObject): Json {
  return objectOf(Object.entries(members).map(([name, inner]) => [name, strip(inner)]))
}
