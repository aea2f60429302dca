/**
 * Keywords with very many parts, in groups: the compiler nests one block in another for each part, so that a thousand
 * take seconds and some thousands overflow the parser of the engine below.
 */
import { isObject, type Json, type JsonObject, objectOf } from '../../model/json.js'
import { REFERS_WHERE } from './where.js'

/** Parts of one keyword that are left together. */
export const WIDE = 32

const MAPS = ['properties', 'dependentRequired', 'dependentSchemas', 'dependencies']

/** Takes the members of wide maps of patterns out of a node; they come back as nodes that hold for the same value. */
export function splitPatterns(node: JsonObject): JsonObject[] {
  return takeGroups(node, 'patternProperties').map((group) => ({ patternProperties: objectOf(group) }))
}

/**
 * Takes the members of wide maps of names out of a node; for each map a node that says which names lead where. `detach`
 * gives the name of what stands for a part.
 */
export function splitMaps(node: JsonObject, detach: (part: JsonObject) => string): JsonObject[] {
  return MAPS.flatMap((keyword) => {
    const groups = takeGroups(node, keyword)
    const named = groups.map((group): [string, Json] => [
      detach({ [keyword]: objectOf(group) }),
      group.map(([name]) => name),
    ])
    return named.length === 0 ? [] : [{ [REFERS_WHERE]: objectOf(named) }]
  })
}

function takeGroups(node: JsonObject, keyword: string): [string, Json][][] {
  const members = node[keyword]
  const entries = isObject(members) ? Object.entries(members) : []
  if (entries.length <= WIDE) return []
  // What stays says which names are no additional ones.
  if (node.additionalProperties === undefined) delete node[keyword]
  else node[keyword] = objectOf(entries.map(([name]) => [name, {}]))
  return chunks(entries)
}

/** Takes the positions of a wide tuple out of a node; they come back as tuples that hold for the same value. */
export function splitTuple(node: JsonObject): JsonObject[] {
  const positions = node.prefixItems
  if (!Array.isArray(positions) || positions.length <= WIDE) return []
  node.prefixItems = positions.map(() => ({}))
  let skipped = 0
  return chunks(positions).map((group) => {
    const before = Array.from({ length: skipped }, (): Json => ({}))
    skipped += group.length
    return { prefixItems: [...before, ...group] }
  })
}

/** A list of which all (or any) have to hold, as a tree of such lists; `detach` gives what stands for a node of it. */
export function splitList(keyword: 'allOf' | 'anyOf', parts: Json[], detach: (node: JsonObject) => JsonObject): Json[] {
  if (parts.length <= WIDE) return parts
  const groups = chunks(parts).map((group) => detach({ [keyword]: group }))
  return splitList(keyword, groups, detach)
}

function chunks<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / WIDE) }, (_, at) => items.slice(at * WIDE, (at + 1) * WIDE))
}
