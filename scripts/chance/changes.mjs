/** One random change of a schema, somewhere in it: what releases do to tools, and worse. */
import { NAMES, since, VALUES } from './alphabet.mjs'

const ONE = new Set([
  ...['not', 'if', 'then', 'else', 'contains', 'additionalProperties', 'additionalItems', 'propertyNames'],
  ...['unevaluatedItems', 'unevaluatedProperties', 'items'],
])
const LIST = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems', 'items'])
const MAP = new Set(['properties', 'patternProperties', 'dependentSchemas', 'dependencies', '$defs', 'definitions'])

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The subschemas of a schema: `[holder, key, schema]` each, the holder one that may be written to. */
export function subschemas(schema) {
  if (!isObject(schema)) return []
  const found = []
  for (const [keyword, value] of Object.entries(schema)) {
    if (ONE.has(keyword) && !Array.isArray(value)) found.push([schema, keyword, value])
    else if (LIST.has(keyword) && Array.isArray(value))
      for (const [i, sub] of value.entries()) found.push([value, i, sub])
    else if (MAP.has(keyword) && isObject(value))
      for (const [name, sub] of Object.entries(value)) if (!Array.isArray(sub)) found.push([value, name, sub])
  }
  return found
}

/** The schema with every schema in it, and itself, put through `work`; depth first. */
export function rewritten(schema, work) {
  if (!isObject(schema)) return work(schema)
  const copy = {}
  for (const [keyword, value] of Object.entries(schema)) {
    if (ONE.has(keyword) && !Array.isArray(value)) copy[keyword] = rewritten(value, work)
    else if (LIST.has(keyword) && Array.isArray(value)) copy[keyword] = value.map((sub) => rewritten(sub, work))
    else if (MAP.has(keyword) && isObject(value))
      copy[keyword] = Object.fromEntries(
        Object.entries(value).map(([name, sub]) => [name, Array.isArray(sub) ? sub : rewritten(sub, work)]),
      )
    else copy[keyword] = value
  }
  return work(copy)
}

/** A copy with one change in it. */
export function changed(schema, schemas) {
  const { chance } = schemas
  const box = { root: structuredClone(schema) }
  let place = [box, 'root', box.root]
  // Each step down is as likely as staying, so that changes come up at any depth.
  for (let below = subschemas(place[2]); below.length > 0 && chance.likely(0.6); below = subschemas(place[2]))
    place = chance.one(below)
  const [holder, key, sub] = place
  holder[key] = isObject(sub) && chance.likely(0.85) ? altered(sub, schemas) : schemas.schema(1)
  return box.root
}

function altered(schema, schemas) {
  const { chance } = schemas
  const keywords = Object.keys(schema)
  const kind = chance.next()
  if (keywords.length === 0 || kind < 0.2) return { ...schema, ...added(schemas) }
  if (kind < 0.3)
    return chance.one([
      { allOf: [schema] },
      { anyOf: [schema, schemas.schema(0)] },
      { allOf: [schema, schemas.schema(1)] },
    ])
  const keyword = chance.one(keywords)
  if (keyword === '$ref') return kind < 0.5 ? schemas.schema(1) : schema
  const { [keyword]: value, ...rest } = schema
  if (kind < 0.5) return rest
  const other = otherValue(keyword, value, schemas)
  return other === undefined ? { ...schema, ...added(schemas) } : { ...schema, [keyword]: other }
}

function added(schemas) {
  const { chance } = schemas
  return schemas.keywordsOf(chance.one(['number', 'string', 'array', 'object', 'object']), 1)
}

function otherValue(keyword, value, schemas) {
  const { chance } = schemas
  if (typeof value === 'number') {
    if (keyword === 'multipleOf') return chance.one([1, 2, 0.5, value * 2])
    return Number.isInteger(value) && Math.abs(value) < 100
      ? Math.max(keyword.includes('imum') ? -3 : 0, value + chance.one([-1, 1]))
      : 3
  }
  if (keyword === 'type')
    return chance.one([['integer', 'number'], ['object'], ['string', 'null'], 'object', 'number', 'array'])
  if (keyword === 'enum' && Array.isArray(value)) {
    if (chance.likely(0.5)) return [...value, chance.one(VALUES)]
    return value.length > 1 ? value.slice(1) : value
  }
  if (keyword === 'required')
    return chance.likely(0.5) ? [...new Set([...value, chance.one(NAMES)])] : value.slice(0, 1)
  if (['allOf', 'anyOf', 'oneOf'].includes(keyword))
    return chance.likely(0.5) ? [...value, schemas.schema(1)] : value.length > 1 ? value.slice(1) : [...value].reverse()
  if (keyword === 'properties' && isObject(value)) {
    const name = chance.one(NAMES)
    if (!Object.hasOwn(value, name) || chance.likely(0.5)) return { ...value, [name]: schemas.schema(1) }
    const { [name]: _, ...kept } = value
    return kept
  }
  if (typeof value === 'boolean' && keyword === 'uniqueItems') return !value
  if (typeof value === 'boolean' && since(schemas.dialect, 'draft-06')) return !value
  return undefined
}
