/** What one profile has against the input schema of a tool. */
import { canonicalText } from '../../model/canonical.js'
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import { plural } from '../../model/plural.js'
import { join } from '../../model/pointer.js'
import type { Profile, Treatment } from '../../model/profiles/profile.js'
import { quote } from '../wording/quote.js'
import type { Fault, Kind } from './complaint.js'
import { matcherOf } from './matcher.js'
import type { SchemaNode } from './nodes.js'

/** Lists of a schema that JSON Schema wants without repetition. */
const SETS = ['enum', 'required', 'type']

/** Every fault, outermost first. */
export function schemaFaults(schema: Json, nodes: readonly SchemaNode[], profile: Profile): readonly Fault[] {
  const faults: Fault[] = [...rootFaults(schema, profile), ...sizeFaults(nodes, profile)]
  const checks = checksOf(profile)
  if (checks.length === 0) return faults
  for (const node of nodes) for (const check of checks) faults.push(...check(node, profile))
  return faults
}

/** What has to be asked of every schema inside; most profiles care for one or two things. */
function checksOf(profile: Profile): readonly ((node: SchemaNode, profile: Profile) => readonly Fault[])[] {
  const { keywords, onlyKeywords, formats, typeLists, enumValues } = profile
  const { propertyName, items, properties, closed, allRequired, repeated } = profile
  return [
    ...((keywords ?? onlyKeywords ?? formats ?? typeLists ?? enumValues) === undefined ? [] : [keywordFaults]),
    ...(propertyName === undefined ? [] : [nameFaults]),
    ...((items ?? properties) === undefined ? [] : [omissions]),
    ...((closed ?? allRequired) === undefined ? [] : [strictness]),
    ...(repeated === undefined ? [] : [repetitions]),
  ]
}

const NONE: readonly Fault[] = []

function fault(
  kind: Kind,
  fate: Treatment,
  pointer: string,
  what: string,
  value: Json,
  more: Partial<Fault> = {},
): Fault {
  return { kind, fate, side: 'input', pointer, what, value, ...more }
}

/** That the root says `type: object` is MCP's own wish, and the rules of the protocol speak of it. */
function rootFaults(schema: Json, { rootKeywords, dialects }: Profile): Fault[] {
  if (!isObject(schema)) return []
  const found: Fault[] = []
  for (const keyword of rootKeywords?.is ?? [])
    if (Object.hasOwn(schema, keyword))
      found.push(
        fault(
          'keyword',
          rootKeywords?.fate ?? 'refused',
          join('', keyword),
          `"${keyword}" at the root of an input schema`,
          keyword,
          { keyword },
        ),
      )
  const dialect = schema.$schema
  if (dialects !== undefined && typeof dialect === 'string' && !dialects.is.includes(dialect.replace(/#$/, '')))
    found.push(
      fault('dialect', dialects.fate, '/$schema', `a schema in the dialect ${quote(dialect)}`, dialect, {
        keyword: '$schema',
        verb: ['may ignore', 'may ignore'],
      }),
    )
  return found
}

function keywordFaults({ schema, pointer }: SchemaNode, profile: Profile): Fault[] {
  const { keywords, onlyKeywords, formats, typeLists, enumValues } = profile
  const found: Fault[] = []
  const add = (keyword: string, fate: Treatment, what = `the keyword "${keyword}"`): void => {
    found.push(fault('keyword', fate, join(pointer, keyword), what, [keyword, schema[keyword] ?? null], { keyword }))
  }
  for (const keyword of Object.keys(schema)) {
    if (keywords?.is.includes(keyword) === true) add(keyword, keywords.fate)
    else if (onlyKeywords !== undefined && !onlyKeywords.is.includes(keyword)) add(keyword, onlyKeywords.fate)
  }
  const { format, type } = schema
  if (formats !== undefined && typeof format === 'string' && !formats.is.includes(format))
    add('format', formats.fate, `the format ${quote(format)}`)
  if (typeLists !== undefined && Array.isArray(type)) add('type', typeLists, 'a list of types')
  const values = schema.enum
  if (enumValues !== undefined && Array.isArray(values) && values.some((value) => typeof value !== 'string'))
    add('enum', enumValues, 'an enum value that is no string')
  return found
}

function nameFaults({ schema, pointer }: SchemaNode, { propertyName }: Profile): readonly Fault[] {
  if (propertyName === undefined || (pointer !== '' && !propertyName.everywhere)) return NONE
  const fits = matcherOf(propertyName.is)
  return declared(schema)
    .filter((name) => !fits.test(name))
    .map((name) =>
      fault(
        'property-name',
        propertyName.fate,
        join(pointer, 'properties', name),
        `the property name ${quote(name)} (it takes ${propertyName.is.words})`,
        name,
        { name },
      ),
    )
}

function omissions({ schema, pointer }: SchemaNode, { items, properties }: Profile): readonly Fault[] {
  if (pointer !== '' && !speaksOf(schema, 'array')) return NONE
  const found: Fault[] = []
  if (
    items !== undefined &&
    speaksOf(schema, 'array') &&
    schema.items === undefined &&
    schema.prefixItems === undefined
  )
    found.push(fault('omission', items, pointer, 'an array without "items"', [pointer, 'items']))
  if (properties !== undefined && pointer === '' && schema.type === 'object' && !isObject(schema.properties))
    found.push(fault('omission', properties, pointer, 'an arguments object without "properties"', 'properties'))
  return found
}

function strictness({ schema, pointer }: SchemaNode, { closed, allRequired }: Profile): Fault[] {
  const found: Fault[] = []
  if (closed !== undefined && speaksOf(schema, 'object') && schema.additionalProperties !== false)
    found.push(
      fault('strictness', closed, pointer, 'an object that is open: it lacks "additionalProperties": false', [
        pointer,
        'closed',
      ]),
    )
  if (allRequired === undefined) return found
  const required = Array.isArray(schema.required) ? schema.required : []
  for (const name of declared(schema))
    if (!required.includes(name))
      found.push(
        fault(
          'strictness',
          allRequired,
          join(pointer, 'properties', name),
          `the optional property ${quote(name)}`,
          name,
          {
            name,
          },
        ),
      )
  return found
}

function repetitions({ schema, pointer }: SchemaNode, { repeated }: Profile): readonly Fault[] {
  if (repeated === undefined || !SETS.some((keyword) => Array.isArray(schema[keyword]))) return NONE
  return SETS.flatMap((keyword) => {
    const values = schema[keyword]
    if (!Array.isArray(values) || values.length < 2) return []
    const met = new Set<string>()
    const twice = values.find((value) => {
      const before = met.size
      return met.add(canonicalText(value)).size === before
    })
    if (twice === undefined) return []
    const what = `a value that stands twice in "${keyword}": ${quote(twice)}`
    return [fault('repetition', repeated, join(pointer, keyword), what, [keyword, twice], { keyword })]
  })
}

function sizeFaults(nodes: readonly SchemaNode[], { depth, propertyCount, enumCount }: Profile): Fault[] {
  if ((depth ?? propertyCount ?? enumCount) === undefined) return []
  const deepest = nodes.find((node) => depth !== undefined && node.depth > depth.is && speaksOf(node.schema, 'object'))
  const properties = nodes.reduce((sum, { schema }) => sum + declared(schema).length, 0)
  const values = nodes.reduce((sum, { schema }) => sum + (Array.isArray(schema.enum) ? schema.enum.length : 0), 0)
  const found: Fault[] = []
  if (depth !== undefined && deepest !== undefined)
    found.push(fault('schema-size', depth.fate, deepest.pointer, `more than ${depth.is} levels of nesting`, 'depth'))
  if (propertyCount !== undefined && properties > propertyCount.is)
    found.push(
      fault(
        'schema-size',
        propertyCount.fate,
        '',
        `${plural(properties, 'property', 'properties')} in one schema (at most ${propertyCount.is})`,
        'properties',
      ),
    )
  if (enumCount !== undefined && values > enumCount.is)
    found.push(
      fault(
        'schema-size',
        enumCount.fate,
        '',
        `${plural(values, 'enum value')} in one schema (at most ${enumCount.is})`,
        'enum',
      ),
    )
  return found
}

function declared(schema: JsonObject): readonly string[] {
  return isObject(schema.properties) ? Object.keys(schema.properties) : []
}

function speaksOf(schema: JsonObject, type: 'array' | 'object'): boolean {
  return schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type))
}
