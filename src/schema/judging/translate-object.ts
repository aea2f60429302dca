/** The keywords that speak of objects, translated (see translate.ts). */
import { isObject, type Json, objectOf } from '../../model/json.js'
import { REQUIRES_UNNAMED } from './departures.js'
import { apart, asserted, checked, type Draft, inPlace, list, nested } from './draft.js'

/** Writes what is demanded of the members of an object. */
export function objects(draft: Draft): void {
  const { node } = draft
  const required = asserted(draft, 'required')
  if (Array.isArray(required) && required.length > 0) node.required = named(draft, required, 'required', true)
  const properties = asserted(draft, 'properties')
  const patterns = new Map<string, Json>()
  if (isObject(properties)) {
    const translated = Object.entries(properties).map(
      ([name, schema]) => [name, nested(draft, schema, 'properties', name)] as const,
    )
    node.properties = objectOf(translated.filter(([name]) => name !== '__proto__'))
    // ajv looks past a property of that name; a pattern finds it.
    for (const [name, schema] of translated) if (name === '__proto__') patterns.set('^__proto__$', schema)
  }
  const patterned = asserted(draft, 'patternProperties')
  if (isObject(patterned))
    for (const [pattern, schema] of Object.entries(patterned)) {
      const translated = nested(draft, schema, 'patternProperties', pattern)
      const source = checked(pattern, `${draft.spot.pointer}/patternProperties`)
      // Another spelling of the same pattern, where the one is taken.
      patterns.set(patterns.has(source) || source === '__proto__' ? `(?:${source})` : source, translated)
    }
  if (patterns.size > 0) node.patternProperties = objectOf(patterns)
  const additional = asserted(draft, 'additionalProperties')
  if (additional === false) node.additionalProperties = false
  else if (isObject(additional)) node.additionalProperties = nested(draft, additional, 'additionalProperties')
  const names = asserted(draft, 'propertyNames')
  if (names !== undefined) node.propertyNames = nested(draft, names, 'propertyNames')
  for (const keyword of ['dependentRequired', 'dependentSchemas', 'dependencies']) dependencies(draft, keyword)
}

/** The names without the empty one, which is demanded apart: `where` says of which objects. */
function named(draft: Draft, names: readonly Json[], keyword: string, where: true | string[]): Json[] {
  const all = new Set(names)
  if (all.delete('')) apart(draft, { [REQUIRES_UNNAMED]: where }, [[REQUIRES_UNNAMED, keyword]])
  return [...all]
}

function dependencies(draft: Draft, keyword: string): void {
  const value = asserted(draft, keyword)
  if (!isObject(value)) return
  const kept: [string, Json][] = []
  for (const [name, demanded] of Object.entries(value)) {
    const names = Array.isArray(demanded) ? named(draft, demanded, keyword, [name]) : undefined
    const schema = names === undefined ? inPlace(draft, demanded, keyword, name) : undefined
    if (name !== '__proto__') kept.push([name, schema ?? list(names)])
    // ajv leaves out what depends on a property of that name.
    else
      apart(draft, { anyOf: [{ not: { type: 'object', required: [name] } }, schema ?? { required: list(names) }] }, [
        ['anyOf', keyword],
      ])
  }
  draft.node[keyword] = objectOf(kept)
}
