/** Where in the two schemas a question got stuck. */
import { isObject, type Json } from '../../model/json.js'
import { join } from '../../model/pointer.js'
import type { Place } from '../interface.js'
import type { Literal, Node } from '../reading/terms.js'

/** The schema of the first of these that stands in a document; undefined where none does, or only whole documents do. */
export function placeOf(literals: readonly Literal[], narrow: Json, wide: Json): Place | undefined {
  const asked = [...literals].sort((a, b) => Number(a.positive) - Number(b.positive))
  return placeOfNodes(
    asked.map(({ node }) => node),
    narrow,
    wide,
  )
}

/** As `placeOf`. */
export function placeOfNodes(nodes: readonly Node[], narrow: Json, wide: Json): Place | undefined {
  const schemas = nodes.flatMap(schemasOf)
  if (schemas.length === 0) return undefined
  const found = new Map<Json, Place>()
  for (const [side, root] of [['narrow', narrow] as const, ['wide', wide] as const]) {
    const wanted = new Set<Json>(schemas.filter((schema) => schema !== root))
    for (const [value, pointer] of placesIn(root)) {
      if (wanted.delete(value) && !found.has(value)) found.set(value, { side, pointer })
      if (wanted.size === 0) break
    }
  }
  const first = schemas.find((schema) => found.has(schema))
  return first === undefined ? undefined : found.get(first)
}

function schemasOf(node: Node): Json[] {
  if (node.derived) return node.derived.about.flatMap((about) => (about.derived ? [] : schemasOf(about)))
  return isObject(node.schema) ? [node.schema] : []
}

function* placesIn(root: Json): Generator<readonly [value: Json, pointer: string]> {
  const open: (readonly [Json, string])[] = [[root, '']]
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    yield at
    const [value, pointer] = at
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value))
      if (typeof inner === 'object') open.push([inner, join(pointer, key)])
  }
}
