/** The schemas inside a schema, each with its place. */
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import { join } from '../../model/pointer.js'

/** Levels that are followed, and schemas that are looked at; no API takes as much. */
const DEEPEST = 200
const MOST = 50_000

const NAMED = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'])
const LISTED = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems', 'items'])
const SINGLE = new Set([
  ...['items', 'additionalItems', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'],
  ...['unevaluatedItems', 'unevaluatedProperties'],
])
/** Keywords that lead into a value; the others speak of the value at hand. */
const INWARD = new Set([
  ...['properties', 'patternProperties', 'items', 'prefixItems', 'additionalItems', 'additionalProperties', 'contains'],
])

/** A schema inside another one. */
export interface SchemaNode {
  readonly schema: JsonObject
  /** JSON Pointer inside the whole schema; `''` is the root. */
  readonly pointer: string
  /** Levels of objects and arrays around the value; 1 at the root. */
  readonly depth: number
}

/** Every object schema inside, outermost first, in written order; a `$ref` is not followed, its target stands inside too. */
export function nodesOf(root: Json): readonly SchemaNode[] {
  const nodes: SchemaNode[] = []
  const pending: SchemaNode[] = []
  const enter = (schema: Json | undefined, pointer: string, depth: number): void => {
    if (isObject(schema) && pending.length + nodes.length < MOST) pending.push({ schema, pointer, depth })
  }
  enter(root, '', 1)
  for (let at = 0; at < pending.length; at++) {
    const node = pending[at] as SchemaNode
    nodes.push(node)
    if (node.depth > DEEPEST) continue
    for (const keyword of Object.keys(node.schema)) {
      const value = node.schema[keyword]
      // Most keywords lead nowhere: nothing is written out for them.
      if (typeof value !== 'object' || value === null) continue
      const depth = INWARD.has(keyword) ? node.depth + 1 : node.depth
      if (Array.isArray(value)) {
        if (!LISTED.has(keyword)) continue
        for (const [index, item] of value.entries()) enter(item, join(node.pointer, keyword, index), depth)
      } else if (NAMED.has(keyword)) {
        const pointer = join(node.pointer, keyword)
        for (const [name, inner] of Object.entries(value)) enter(inner, join(pointer, name), depth)
      } else if (SINGLE.has(keyword)) enter(value, join(node.pointer, keyword), depth)
    }
  }
  return nodes
}
