/** Values that the schemas themselves mention: a witness made of them reads like a real call. */
import { isObject, type Json } from '../../model/json.js'
import type { Literal } from '../reading/terms.js'
import { valuesIn } from '../text.js'

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
  for (const schema of schemas)
    for (const value of dataIn(schema)) {
      if (words.size >= MOST_WORDS) return [...words]
      if (typeof value === 'string') words.add(value)
    }
  return [...words]
}

/** The values that a schema mentions as data, and all that is in them. */
export function* dataIn(schema: Json): Generator<Json> {
  for (const value of valuesIn(schema)) {
    if (!isObject(value)) continue
    for (const keyword of DATA) if (Object.hasOwn(value, keyword)) yield* valuesIn(value[keyword] as Json)
  }
}
