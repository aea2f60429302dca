/** Messages as evidence holds them: short, and without secrets. */
import { isObject, type Json, type JsonObject, objectOf } from '../../model/json.js'
import { cut, visible } from '../../model/visible.js'

const LONGEST_TEXT = 200
const MOST_ITEMS = 8
const MOST_MEMBERS = 40
const DEEPEST = 6

/** The message with long texts cut, and long lists and deep values too. */
export function trimmed(message: JsonObject): JsonObject {
  const value = trim(message, 0)
  return isObject(value) ? value : {}
}

function trim(value: Json, depth: number): Json {
  if (typeof value === 'string') return cut(value, LONGEST_TEXT)
  if (Array.isArray(value))
    return depth >= DEEPEST ? [] : value.slice(0, MOST_ITEMS).map((item) => trim(item, depth + 1))
  if (!isObject(value)) return value
  if (depth >= DEEPEST) return {}
  return objectOf(
    Object.entries(value)
      .slice(0, MOST_MEMBERS)
      .map(([key, item]) => [cut(key, LONGEST_TEXT), trim(item, depth + 1)] as const),
  )
}

/** What is no message, on one line. */
export function noiseOf(text: string, maskIn: (text: string) => string): string {
  return visible(cut(maskIn(text.trim()), 120))
}
