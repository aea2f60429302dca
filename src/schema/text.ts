import { canonicalText } from '../model/canonical.js'
import { isObject, type Json, type JsonType } from '../model/json.js'

/** All JSON types, in the order in which a witness is looked for. */
export const JSON_TYPES: readonly JsonType[] = ['string', 'number', 'object', 'array', 'boolean', 'null']

/** Levels up to which the quicker way to write a value is used. */
const SHALLOW = 100

/** One text per value: object keys sorted by code unit. Equal texts mean equal JSON values. */
export function canonical(value: Json): string {
  return written(value, 0)
}

function written(value: Json, depth: number): string {
  if (typeof value === 'number' && Number.isFinite(value)) return value === 0 ? '0' : String(value)
  if (typeof value !== 'object' || value === null || depth > SHALLOW) return canonicalText(value)
  if (Array.isArray(value)) return `[${value.map((item) => written(item, depth + 1)).join()}]`
  const members = Object.keys(value).sort()
  return `{${members.map((key) => `${JSON.stringify(key)}:${written(value[key] as Json, depth + 1)}`).join()}}`
}

/** The value and everything in it, outer ones first, however deep it is nested. */
export function* valuesIn(root: Json): Generator<Json> {
  const open: Json[] = [root]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    yield value
    const inner = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : []
    for (let i = inner.length - 1; i >= 0; i--) open.push(inner[i] as Json)
  }
}

/** Is there a number in it that is beyond the range of doubles, and so was read as infinite? Not where `skip` says so. */
export function holdsInfinite(root: Json, skip = (_key: string, _value: number): boolean => false): boolean {
  const open: Json[] = [root]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value === 'number' && !Number.isFinite(value)) return true
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value))
      if (typeof inner === 'object' || (typeof inner === 'number' && !skip(key, inner))) open.push(inner)
  }
  return false
}

/** Length in code points, as JSON Schema counts it. */
export function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** Are these equal JSON values, the order of members aside? Ends at the first difference, however deep they are nested. */
export function isEqual(one: Json, other: Json): boolean {
  const open: [Json, Json][] = [[one, other]]
  for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
    const [a, b] = pair
    if (a === b) continue
    if (Array.isArray(a) && Array.isArray(b)) {
      if (a.length !== b.length) return false
      for (const [i, item] of a.entries()) open.push([item, b[i] as Json])
    } else if (isObject(a) && isObject(b)) {
      const keys = Object.keys(a)
      if (keys.length !== Object.keys(b).length || !keys.every((key) => Object.hasOwn(b, key))) return false
      for (const key of keys) open.push([a[key] as Json, b[key] as Json])
    } else return false
  }
  return true
}
