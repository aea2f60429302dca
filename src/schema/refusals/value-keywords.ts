/** Keywords that are at fault as a whole. */
import { isObject, type Json, type JsonObject, objectOf } from '../../model/json.js'
import { asserts, since } from '../dialect.js'
import type { Constraint, Here, Walk } from './frame.js'

/** Each with the keywords that change what it means. */
const WHOLE: readonly (readonly [keyword: string, ...companions: string[]])[] = [
  ['type'],
  ['const'],
  ['enum'],
  ['minimum'],
  ['exclusiveMinimum', 'minimum'],
  ['maximum'],
  ['exclusiveMaximum', 'maximum'],
  ['multipleOf'],
  ['minLength'],
  ['maxLength'],
  ['pattern'],
  ['format'],
  ['minProperties'],
  ['maxProperties'],
  ['propertyNames'],
  ['minItems'],
  ['maxItems'],
  ['uniqueItems'],
  ['not'],
]

/** What the schema demands of the value as a whole. */
export function valueConstraints(schema: JsonObject, here: Here, walk: Walk): Constraint[] {
  const { dialect } = here.inside.place
  const has = (keyword: string): boolean => Object.hasOwn(schema, keyword) && asserts(keyword, dialect)
  const found: Constraint[] = []
  for (const [keyword, ...companions] of WHOLE) {
    if (!has(keyword)) continue
    // From draft-06 on the exclusive bounds stand alone.
    const needed = since(dialect, 'draft-06') ? [keyword] : [keyword, ...companions.filter(has)]
    found.push({ keyword, steps: [keyword], literal: walk.only(part(schema, needed), here) })
  }
  return [...found, ...containsConstraints(schema, here, walk), ...namedConstraints(schema, here, walk)]
}

function part(schema: JsonObject, keywords: readonly string[]): JsonObject {
  return objectOf(keywords.map((keyword) => [keyword, schema[keyword] as Json]))
}

function containsConstraints(schema: JsonObject, here: Here, walk: Walk): Constraint[] {
  const { dialect } = here.inside.place
  const { contains, minContains, maxContains } = schema
  if (contains === undefined || !since(dialect, 'draft-06')) return []
  const found: Constraint[] = []
  const counted = since(dialect, '2019-09')
  const leaf = (keyword: string, limits: JsonObject): void => {
    found.push({ keyword, steps: [keyword], literal: walk.only({ contains, ...limits }, here) })
  }
  if (!counted || minContains !== 0) leaf('contains', {})
  if (counted && minContains !== undefined && minContains !== 0) leaf('minContains', { minContains })
  if (counted && maxContains !== undefined) leaf('maxContains', { minContains: 0, maxContains })
  return found
}

/** Keywords that speak of single properties: each name is a constraint of its own. */
function namedConstraints(schema: JsonObject, here: Here, walk: Walk): Constraint[] {
  const { dialect } = here.inside.place
  const found: Constraint[] = []
  if (Array.isArray(schema.required))
    for (const [i, name] of schema.required.entries())
      found.push({
        keyword: 'required',
        steps: ['required', i],
        name: String(name),
        literal: walk.only({ required: [name] }, here),
      })
  for (const keyword of ['dependentRequired', 'dependencies']) {
    const map = schema[keyword]
    if (!isObject(map) || !asserts(keyword, dialect)) continue
    for (const [name, others] of Object.entries(map)) {
      if (!Array.isArray(others)) continue
      const literal = walk.only(objectOf([[keyword, objectOf([[name, others]])]]), here)
      found.push({ keyword, steps: [keyword, name], name, literal })
    }
  }
  return found
}
