/** Which properties a schema declares, wherever in place it does so. */
import { isObject, type Json, member } from '../../model/json.js'
import { join } from '../../model/pointer.js'
import type { SchemaDocument, SchemaNode } from './document.js'
import type { FlatNode } from './flatten.js'

/** Does a property name match a pattern of `patternProperties`? */
export type Matches = (pattern: string, name: string) => boolean

/**
 * The names that `declarer` lists and that the other side neither declares, in any of its schemas of the same value, nor
 * invites by a pattern or a typed rest. A nested object that declares nothing is a map: it takes every key. The arguments
 * themselves are none.
 */
export function missingNames(
  declarer: FlatNode,
  other: FlatNode,
  otherDocument: SchemaDocument,
  otherNodes: readonly SchemaNode[],
  isNested: boolean,
  matches: Matches,
): readonly string[] {
  const listed = isObject(declarer.schema) ? member(declarer.schema, 'properties') : undefined
  if (!isObject(listed) || !takesObjects(other.schema) || invitesAll(other.schema)) return []
  const missing = Object.keys(listed).filter((name) => !isListed(other.schema, name))
  if (missing.length === 0) return []
  const declared = declaredNames(otherDocument, ...otherNodes)
  if (isNested && declared.size === 0) return []
  return missing.filter((name) => !declared.has(name) && !matchesAny(other.schema, name, matches))
}

function isListed(schema: Json, name: string): boolean {
  const listed = isObject(schema) ? member(schema, 'properties') : undefined
  return isObject(listed) && Object.hasOwn(listed, name)
}

function takesObjects(schema: Json): boolean {
  if (!isObject(schema)) return schema === true
  const type = member(schema, 'type')
  return type === undefined || type === 'object' || (Array.isArray(type) && type.includes('object'))
}

/** A rest with a schema of its own says: send me what you like, this way. */
function invitesAll(schema: Json): boolean {
  const rest = isObject(schema) ? member(schema, 'additionalProperties') : undefined
  return isObject(rest) && Object.keys(rest).length > 0
}

function matchesAny(schema: Json, name: string, matches: Matches): boolean {
  const patterns = isObject(schema) ? member(schema, 'patternProperties') : undefined
  return isObject(patterns) && Object.keys(patterns).some((pattern) => matches(pattern, name))
}

/** All names under `properties` of the nodes and of whatever may apply with them: branches, conditions, dependents. */
export function declaredNames(document: SchemaDocument, ...start: readonly SchemaNode[]): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<string>()
  const pending: SchemaNode[] = [...start]
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    const { schema, pointer } = node
    if (!isObject(schema) || seen.has(pointer)) continue
    seen.add(pointer)
    const listed = member(schema, 'properties')
    if (isObject(listed)) for (const name of Object.keys(listed)) names.add(name)
    pending.push(...inPlace(document, schema, pointer))
  }
  return names
}

const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef']
const SINGLE = ['if', 'then', 'else']
const SEVERAL = ['allOf', 'anyOf', 'oneOf', 'dependentSchemas', 'dependencies']

function inPlace(document: SchemaDocument, schema: { [key: string]: Json }, pointer: string): SchemaNode[] {
  const nodes: SchemaNode[] = []
  for (const keyword of REFERENCES) {
    const reference = member(schema, keyword)
    const target = typeof reference === 'string' ? document.resolve(reference) : undefined
    if (target !== undefined) nodes.push(target)
  }
  for (const keyword of SINGLE) {
    const inner = member(schema, keyword)
    if (inner !== undefined) nodes.push({ schema: inner, pointer: join(pointer, keyword) })
  }
  for (const keyword of SEVERAL) {
    const inner = member(schema, keyword)
    if (typeof inner !== 'object' || inner === null) continue
    for (const [key, value] of Object.entries(inner))
      nodes.push({ schema: value, pointer: join(pointer, keyword, key) })
  }
  return nodes
}
