/**
 * One schema object out of what `$ref`, `allOf` and a union with null bring together, so that a rule reads one
 * spelling of it. For explaining only: where two parts speak of one keyword the outer one is heard.
 */
import { isObject, type Json, type JsonObject, member, objectOf } from '../../model/json.js'
import { join } from '../../model/pointer.js'
import type { SchemaDocument, SchemaNode } from './document.js'

/** A flattened node with the places that its keywords come from. */
export interface FlatNode {
  /** A boolean schema stays one. */
  readonly schema: Json
  readonly pointer: string
  /** Where a keyword (`/type`) or a member of a map keyword (`/properties/name`) stands; undefined where it is absent. */
  placeOf(...steps: string[]): string | undefined
}

/** A schema object that applies to a node unconditionally. */
export interface Part {
  readonly schema: JsonObject
  readonly pointer: string
  /** It is the one branch of a union whose other branches are null. */
  readonly nullable: boolean
}

/** Keywords whose members are merged name by name. */
const MAPS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'dependentRequired',
  'dependentSchemas',
  'dependencies',
])
const SPENT: ReadonlySet<string> = new Set(['$ref', '$dynamicRef', '$recursiveRef', 'allOf', '$defs', 'definitions'])

/** Keywords that bring other schemas in. */
const JOINING: readonly string[] = ['$ref', '$dynamicRef', '$recursiveRef', 'allOf', 'anyOf', 'oneOf']

/** Flattens a node; a reference that leads nowhere, or back to where it came from, is left out. */
export function flatten(document: SchemaDocument, node: SchemaNode): FlatNode {
  const { schema, pointer } = node
  if (!isObject(schema) || !JOINING.some((keyword) => Object.hasOwn(schema, keyword)))
    return { schema, pointer, placeOf: (...steps) => ownPlace(schema, pointer, steps) }
  const places = new Map<string, string>()
  const placeOf = (...steps: string[]): string | undefined => places.get(join('', ...steps))
  const merged = new Map<string, Json>()
  for (const part of partsOf(document, node)) merge(part, branchOf(document, part), merged, places)
  return { schema: objectOf(merged), pointer, placeOf }
}

function ownPlace(schema: Json, pointer: string, steps: readonly string[]): string | undefined {
  return valueUnder(schema, steps) === undefined ? undefined : join(pointer, ...steps)
}

function valueUnder(schema: Json, steps: readonly string[]): Json | undefined {
  let value: Json | undefined = schema
  for (const step of steps) {
    if (Array.isArray(value)) value = value[Number(step)]
    else value = isObject(value) ? member(value, step) : undefined
  }
  return value
}

/** The node and everything that applies with it unconditionally, outermost first. */
export function partsOf(document: SchemaDocument, start: SchemaNode): readonly Part[] {
  const parts: Part[] = []
  const seen = new Set<string>()
  const pending: { node: SchemaNode; nullable: boolean }[] = [{ node: start, nullable: false }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { schema, pointer } = next.node
    if (!isObject(schema) || seen.has(pointer)) continue
    seen.add(pointer)
    const part = { schema, pointer, nullable: next.nullable }
    parts.push(part)
    const branch = branchOf(document, part)
    const within = [...followed(document, next.node), ...conjuncts(next.node)]
    const inner = within.map((node) => ({ node, nullable: part.nullable }))
    if (branch !== undefined) inner.push({ node: branch.node, nullable: part.nullable || branch.nullable })
    pending.push(...inner.reverse())
  }
  return parts
}

function followed(document: SchemaDocument, { schema }: SchemaNode): SchemaNode[] {
  if (!isObject(schema)) return []
  return ['$ref', '$dynamicRef', '$recursiveRef'].flatMap((keyword) => {
    const reference = member(schema, keyword)
    const target = typeof reference === 'string' ? document.resolve(reference) : undefined
    return target === undefined ? [] : [target]
  })
}

function conjuncts(node: SchemaNode): SchemaNode[] {
  return branchesOf(node, 'allOf')
}

/** The branches of a union or conjunction as nodes. */
export function branchesOf({ schema, pointer }: SchemaNode, keyword: 'allOf' | 'anyOf' | 'oneOf'): SchemaNode[] {
  const branches = isObject(schema) ? member(schema, keyword) : undefined
  if (!Array.isArray(branches)) return []
  return branches.map((branch, index) => ({ schema: branch, pointer: join(pointer, keyword, index) }))
}

interface Branch {
  readonly node: SchemaNode
  readonly keyword: 'anyOf' | 'oneOf'
  readonly nullable: boolean
}

/** The one branch of a union that is not null; undefined where there are several or none. */
function branchOf(document: SchemaDocument, part: Part): Branch | undefined {
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const branches = branchesOf(part, keyword)
    const values = branches.filter((branch) => !isNull(document, branch))
    const [only] = values
    if (only !== undefined && values.length === 1)
      return { node: only, keyword, nullable: branches.length > values.length }
  }
  return undefined
}

/** Does this schema accept null alone? Seen at a glance. */
export function isNull(document: SchemaDocument, node: SchemaNode): boolean {
  let { schema } = node
  if (isObject(schema) && Object.keys(schema).length === 1 && typeof schema.$ref === 'string')
    schema = document.resolve(schema.$ref)?.schema ?? schema
  if (!isObject(schema)) return false
  const values = member(schema, 'enum')
  const types = member(schema, 'type')
  return (
    types === 'null' ||
    (Array.isArray(types) && types.length === 1 && types[0] === 'null') ||
    member(schema, 'const') === null ||
    (Array.isArray(values) && values.length === 1 && values[0] === null)
  )
}

function merge(part: Part, branch: Branch | undefined, merged: Map<string, Json>, places: Map<string, string>): void {
  for (const [written, value] of Object.entries(part.schema)) {
    if (SPENT.has(written) || written === branch?.keyword) continue
    const [keyword, read] = part.nullable ? withNull(written, value) : [written, value]
    const earlier = merged.get(keyword)
    const place = join(part.pointer, written)
    if (MAPS.has(keyword) && isObject(read)) mergeMap(keyword, read, place, merged, places)
    else if (keyword === 'required' && Array.isArray(read) && Array.isArray(earlier))
      merged.set(keyword, [...new Set([...earlier, ...read])])
    else if (earlier === undefined) {
      merged.set(keyword, read)
      places.set(join('', keyword), place)
    }
  }
}

function mergeMap(
  keyword: string,
  value: JsonObject,
  place: string,
  merged: Map<string, Json>,
  places: Map<string, string>,
): void {
  const earlier = merged.get(keyword)
  const members = new Map(isObject(earlier) ? Object.entries(earlier) : [])
  for (const [name, inner] of Object.entries(value)) {
    if (members.has(name)) continue
    members.set(name, inner)
    places.set(join('', keyword, name), join(place, name))
  }
  if (earlier === undefined) places.set(join('', keyword), place)
  merged.set(keyword, objectOf(members))
}

/** A keyword that speaks of every value, as it reads where null is accepted beside. */
function withNull(keyword: string, value: Json): readonly [string, Json] {
  if (keyword === 'type' && value !== 'null') {
    const types = Array.isArray(value) ? value : [value]
    return [keyword, types.includes('null') ? types : [...types, 'null']]
  }
  if (keyword === 'enum' && Array.isArray(value)) return [keyword, value.includes(null) ? value : [...value, null]]
  if (keyword === 'const' && value !== null) return ['enum', [value, null]]
  return [keyword, value]
}

/** The subschema under a keyword (and a name in it), where it is one. */
export function childOf(node: FlatNode, ...steps: string[]): SchemaNode | undefined {
  const schema = valueUnder(node.schema, steps)
  if (!isObject(schema) && typeof schema !== 'boolean') return undefined
  const pointer = node.placeOf(...steps)
  return pointer === undefined ? undefined : { schema, pointer }
}
