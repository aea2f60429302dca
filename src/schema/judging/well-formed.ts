/**
 * Is a schema a legal one in its dialect? The meta-schemas of json-schema.org as a table, so that the answer names the
 * place, costs nothing at the start, and survives any depth. Annotations are not looked at: they change no set of
 * values. Duplicates in `enum`, `required` and `type` and an empty `required` are let through for the same reason.
 */
import { isObject, type Json } from '../../model/json.js'
import { join } from '../../model/pointer.js'
import { type Dialect, dialectOf, LIST, MAP, ONE, since } from '../dialect.js'

/** Says what the value has to be; undefined where it is. */
type Demand = (value: Json, dialect: Dialect) => string | undefined

const TYPES: ReadonlySet<Json> = new Set(['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'])

const number: Demand = (value) => (typeof value === 'number' ? undefined : 'a number')
const positive: Demand = (value) => (typeof value === 'number' && value > 0 ? undefined : 'a number above 0')
const count: Demand = (value) =>
  Number.isInteger(value) && Number(value) >= 0 ? undefined : 'a whole number from 0 on'
const text: Demand = (value) => (typeof value === 'string' ? undefined : 'a string')
const flag: Demand = (value) => (typeof value === 'boolean' ? undefined : 'true or false')
const list: Demand = (value) => (Array.isArray(value) ? undefined : 'an array')
const names: Demand = (value) =>
  Array.isArray(value) && value.every((name) => typeof name === 'string') ? undefined : 'an array of strings'
const exclusive: Demand = (value, dialect) => (dialect === 'draft-04' ? flag : number)(value, dialect)
const types: Demand = (value) => {
  const given = Array.isArray(value) ? value : [value]
  return given.length > 0 && given.every((type) => TYPES.has(type))
    ? undefined
    : 'one of the seven JSON types, or several'
}

/** By keyword: the first dialect that has it, and what its value has to be. */
const DEMANDS: ReadonlyMap<string, readonly [Dialect, Demand]> = new Map<string, readonly [Dialect, Demand]>([
  ...['maximum', 'minimum'].map((keyword) => entry(keyword, 'draft-04', number)),
  ...['exclusiveMaximum', 'exclusiveMinimum'].map((keyword) => entry(keyword, 'draft-04', exclusive)),
  ...['maxLength', 'minLength', 'maxItems', 'minItems', 'maxProperties', 'minProperties'].map((keyword) =>
    entry(keyword, 'draft-04', count),
  ),
  ...['maxContains', 'minContains'].map((keyword) => entry(keyword, '2019-09', count)),
  ...['pattern', 'format', '$ref'].map((keyword) => entry(keyword, 'draft-04', text)),
  ...['$anchor', '$recursiveRef'].map((keyword) => entry(keyword, '2019-09', text)),
  ...['$dynamicRef', '$dynamicAnchor'].map((keyword) => entry(keyword, '2020-12', text)),
  entry('multipleOf', 'draft-04', positive),
  entry('uniqueItems', 'draft-04', flag),
  entry('type', 'draft-04', types),
  entry('enum', 'draft-04', list),
  entry('required', 'draft-04', names),
])

function entry(keyword: string, first: Dialect, demand: Demand): [string, readonly [Dialect, Demand]] {
  return [keyword, [first, demand]]
}

/** Keywords that hold subschemas, by the first dialect that has them; the others have been there from the start. */
const HOLDERS: ReadonlyMap<string, Dialect> = new Map([
  ...['contains', 'propertyNames'].map((keyword): [string, Dialect] => [keyword, 'draft-06']),
  ...['if', 'then', 'else'].map((keyword): [string, Dialect] => [keyword, 'draft-07']),
  ...['dependentSchemas', 'unevaluatedItems', 'unevaluatedProperties'].map((keyword): [string, Dialect] => [
    keyword,
    '2019-09',
  ]),
  ['prefixItems', '2020-12'],
])

interface Spot {
  readonly schema: Json
  readonly pointer: string
  readonly dialect: Dialect
}

/** Why it is no legal schema, in words that name the place; undefined where it is one. `pointer`: where it stands. */
export function faultOf(schema: Json, fallback: Dialect, pointer = ''): string | undefined {
  const pending: Spot[] = [{ schema, pointer, dialect: fallback }]
  for (let spot = pending.pop(); spot !== undefined; spot = pending.pop()) {
    const { schema, pointer } = spot
    if (typeof schema === 'boolean' && since(spot.dialect, 'draft-06')) continue
    if (!isObject(schema)) return `the schema ${at(pointer)} is ${named(schema)}, not an object`
    const dialect = dialectOf(schema.$schema, spot.dialect)
    const alone = typeof schema.$ref === 'string' && !since(dialect, '2019-09')
    for (const keyword of alone ? ['$ref', '$defs', 'definitions'] : Object.keys(schema)) {
      const value = Object.hasOwn(schema, keyword) ? schema[keyword] : undefined
      if (value === undefined) continue
      const fault =
        faultOfKeyword(keyword, value, dialect) ?? descend(keyword, value, { schema, pointer, dialect }, pending)
      if (fault !== undefined) return `\`${keyword}\` ${at(pointer)} has to be ${fault}`
    }
  }
  return undefined
}

function faultOfKeyword(keyword: string, value: Json, dialect: Dialect): string | undefined {
  const known = DEMANDS.get(keyword)
  return known !== undefined && since(dialect, known[0]) ? known[1](value, dialect) : undefined
}

/** Puts the subschemas of a keyword on the list; says what the keyword has to be where it cannot hold them. */
function descend(keyword: string, value: Json, parent: Spot, pending: Spot[]): string | undefined {
  const { pointer, dialect } = parent
  const first = HOLDERS.get(keyword)
  if (first !== undefined && !since(dialect, first)) return undefined
  const push = (schema: Json, ...steps: string[]): undefined => {
    pending.push({ schema, dialect, pointer: join(pointer, keyword, ...steps) })
  }
  if (keyword === 'dependentRequired' && since(dialect, '2019-09')) return dependencies(value, () => 'a list of names')
  if (keyword === 'dependencies') return dependencies(value, push)
  if (keyword === 'additionalItems' && dialect === '2020-12') return undefined
  if (MAP.has(keyword)) {
    if (!isObject(value)) return 'an object of schemas'
    for (const [name, schema] of Object.entries(value)) push(schema, name)
  } else if (keyword === 'items' && Array.isArray(value) && dialect === '2020-12') {
    return 'one schema in 2020-12 (a list of schemas is `prefixItems` there; or say with `$schema` that this is draft-07)'
  } else if (LIST.has(keyword) && (keyword !== 'items' || Array.isArray(value))) {
    if (!Array.isArray(value) || value.length === 0) return 'an array with at least one schema'
    for (const [index, schema] of value.entries()) push(schema, String(index))
  } else if (ONE.has(keyword)) {
    const open = dialect === 'draft-04' && keyword.startsWith('additional') && typeof value === 'boolean'
    if (!open) push(value)
  }
  return undefined
}

/** `dependencies` maps names to lists of names or to schemas. */
function dependencies(value: Json, inspect: (value: Json, name: string) => string | undefined): string | undefined {
  if (!isObject(value)) return 'an object'
  for (const [name, demanded] of Object.entries(value)) {
    const fault = Array.isArray(demanded) ? names(demanded, '2020-12') : inspect(demanded, name)
    if (fault !== undefined) return `an object whose member ${JSON.stringify(name)} is ${fault}`
  }
  return undefined
}

function at(pointer: string): string {
  return pointer === '' ? 'at the root' : `at ${pointer}`
}

function named(value: Json): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'boolean' ? String(value) : `a ${typeof value}`
}
