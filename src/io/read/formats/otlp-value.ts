/** OTLP's way of writing attributes: opentelemetry-proto, common/v1/common.proto, in its JSON encoding. */
import { isObject, type Json, type JsonObject, member, objectOf } from '../../../model/json.js'

const DEPTH = 200

/** The attributes of a span or a resource by key; the last one of a key counts. */
export function attributesOf(holder: JsonObject): ReadonlyMap<string, Json> {
  const list = member(holder, 'attributes')
  const attributes = new Map<string, Json>()
  if (!Array.isArray(list)) return attributes
  for (const item of list) {
    const key = isObject(item) ? member(item, 'key') : undefined
    if (isObject(item) && typeof key === 'string') attributes.set(key, plainOf(member(item, 'value') ?? null, 0))
  }
  return attributes
}

/** Whole numbers are texts in OTLP, so that 64 bits survive. */
function plainOf(any: Json, depth: number): Json {
  if (!isObject(any) || depth > DEPTH) return null
  for (const key of ['stringValue', 'boolValue', 'bytesValue']) {
    const value = member(any, key)
    if (value !== undefined) return value
  }
  for (const key of ['intValue', 'doubleValue']) {
    const value = member(any, key)
    if (value !== undefined) return typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  }
  const items = valuesIn(member(any, 'arrayValue'))
  if (items !== undefined) return items.map((item) => plainOf(item, depth + 1))
  const pairs = valuesIn(member(any, 'kvlistValue'))
  if (pairs === undefined) return null
  return objectOf(
    pairs.flatMap((pair): [string, Json][] => {
      const key = isObject(pair) ? member(pair, 'key') : undefined
      return isObject(pair) && typeof key === 'string' ? [[key, plainOf(member(pair, 'value') ?? null, depth + 1)]] : []
    }),
  )
}

function valuesIn(list: Json | undefined): readonly Json[] | undefined {
  if (!isObject(list)) return undefined
  const values = member(list, 'values')
  return Array.isArray(values) ? values : []
}
