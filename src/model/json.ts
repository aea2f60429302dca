/** A JSON value as `JSON.parse` gives it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type JsonObject = { [key: string]: Json }
export type JsonType = 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object'

/** The JSON type of a value ("integer" is a constraint on numbers, not a type of its own). */
export function typeOf(value: Json): JsonType {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value as JsonType
}

/** Is this a JSON object (no array, not null)? */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object with exactly these members, own properties all, whatever they are called (`__proto__` too). */
export function objectOf(entries: Iterable<readonly [string, Json]>): JsonObject {
  const object: JsonObject = {}
  for (const [key, value] of entries)
    Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true })
  return object
}

/** The own member of that name; undefined where there is none (`toString` is none). */
export function member(object: JsonObject, key: string): Json | undefined {
  return Object.hasOwn(object, key) ? object[key] : undefined
}

/** The object or array that a text spells in JSON; undefined where it spells none. */
export function jsonIn(text: string): Json | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text) as Json
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
