import { isObject, type Json, type JsonType } from '../model/json.js'

/** All JSON types, in the order in which a witness is looked for. */
export const JSON_TYPES: readonly JsonType[] = ['string', 'number', 'object', 'array', 'boolean', 'null']

/** One text per value: object keys sorted by code unit. Equal texts mean equal JSON values. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value === 'number') return value === 0 ? '0' : String(value)
  if (!isObject(value)) return JSON.stringify(value)
  const members = Object.keys(value).sort()
  return `{${members.map((key) => `${JSON.stringify(key)}:${canonical(value[key] as Json)}`).join()}}`
}

/** Length in code points, as JSON Schema counts it. */
export function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
