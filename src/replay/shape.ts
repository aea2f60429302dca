/** The shape of a value: its keys and types without its contents. Calls of one shape are of one kind. */
import { isObject, type Json } from '../model/json.js'

/** Levels below which a shape no longer looks. */
const DEPTH = 6

/** A text that is equal for values of one shape: the same keys with the same types, at every level; items of one list may differ in number. */
export function shapeOf(value: Json, depth = DEPTH): string {
  if (value === null) return 'null'
  if (typeof value !== 'object') return typeof value
  if (depth === 0) return Array.isArray(value) ? '[…]' : '{…}'
  if (Array.isArray(value)) return `[${[...new Set(value.map((item) => shapeOf(item, depth - 1)))].sort().join('|')}]`
  if (!isObject(value)) return 'undefined'
  const members = Object.keys(value).sort()
  let shape = '{'
  for (const key of members)
    shape += `${shape === '{' ? '' : ','}${JSON.stringify(key)}:${shapeOf(value[key] ?? null, depth - 1)}`
  return `${shape}}`
}
