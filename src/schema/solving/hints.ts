/** Values that the schemas themselves mention: a witness made of them reads like a real call. */
import { isObject, type Json } from '../../model/json.js'
import type { Literal } from '../reading/terms.js'

const MOST_HINTS = 8
const MOST_WORDS = 200
const DATA = new Set(['enum', 'const', 'examples', 'default'])

/** Examples and defaults of the schemas in a goal. */
export function hintsOf(goal: readonly Literal[]): Json[] {
  const hints: Json[] = []
  for (const { node } of goal) if (isObject(node.schema)) hints.push(...examplesOf(node.schema))
  return hints.slice(0, MOST_HINTS)
}

function examplesOf(schema: { readonly [key: string]: Json }): Json[] {
  const examples = Array.isArray(schema.examples) ? schema.examples : []
  return schema.default === undefined ? examples : [...examples, schema.default]
}

/** Strings that the schemas mention as data. */
export function wordsOf(schemas: readonly Json[]): string[] {
  const words = new Set<string>()
  const walk = (value: Json, data: boolean): void => {
    if (typeof value === 'string' && data && words.size < MOST_WORDS) words.add(value)
    if (Array.isArray(value)) for (const item of value) walk(item, data)
    if (isObject(value)) for (const [key, item] of Object.entries(value)) walk(item, data || DATA.has(key))
  }
  for (const schema of schemas) walk(schema, false)
  return [...words]
}
