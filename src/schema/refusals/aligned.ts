/**
 * The schemas of the narrow document that speak of the same values as a place of the wide one. They are found by
 * walking along: same property, same item, through `$ref`, `allOf` and the only branch that is not null.
 */
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'
import { join } from '../../model/pointer.js'
import type { Spot } from '../reading/document.js'
import { UnresolvedReference } from '../reading/document.js'
import { hidesSiblings } from '../reading/meaning.js'
import type { Nodes } from '../reading/node.js'
import type { Node } from '../reading/terms.js'
import { itemsOf } from '../types/array.js'

/** A spot of the narrow document; `sure`: it holds of every value at the place. */
export interface NarrowSpot extends Spot {
  readonly sure: boolean
}

/** What decides which of several narrow schemas is the one to compare with. */
const WHOLE = new Set(['type', 'enum', 'const', 'anyOf', 'oneOf', ''])

/** What the narrow document says at one place of the data. */
export class Aligned {
  /** In order: the schema that stands at the place first, then those it applies in place. */
  readonly spots: readonly NarrowSpot[]
  private readonly nodes: Nodes
  private readonly nearest: NarrowSpot | undefined

  constructor(nodes: Nodes, spots: readonly NarrowSpot[], nearest: NarrowSpot | undefined) {
    this.nodes = nodes
    this.nearest = nearest
    const found: NarrowSpot[] = []
    for (const spot of spots) gather({ ...nodes.meanings.follow(spot), sure: spot.sure }, found, nodes)
    this.spots = found
  }

  /** The schema to compare a keyword with, and its pointer; the nearest schema's pointer where there is none. */
  at(keyword: string): { readonly pointer: string; readonly schema: Json | undefined } {
    const has = (spot: NarrowSpot): boolean => isObject(spot.schema) && Object.hasOwn(spot.schema, keyword)
    const found =
      this.spots.find((spot) => spot.sure && has(spot)) ??
      (WHOLE.has(keyword) ? undefined : this.spots.find(has)) ??
      this.spots[0]
    return found ?? { pointer: this.nearest?.pointer ?? '', schema: undefined }
  }

  /** Is this node, or one of equal meaning, surely asked of the same values already? */
  demands(node: Node): boolean {
    return this.spots.some((spot) => spot.sure && this.nodes.node(spot.schema, spot.place) === node)
  }

  /** Is anything surely said of the values here? */
  get isDeclared(): boolean {
    return this.spots.some((spot) => spot.sure)
  }

  /** What is surely said of the values here. */
  sureSpots(): readonly Spot[] {
    return this.spots.filter((spot) => spot.sure)
  }

  nodesOf(): Node[] {
    return this.spots.map((spot) => this.nodes.node(spot.schema, spot.place))
  }

  property(name: string, matches: (pattern: string, name: string) => boolean): Aligned {
    return this.step((schema, spot) => {
      const own = isObject(schema.properties) ? member(schema.properties, name) : undefined
      const patterns = Object.entries(isObject(schema.patternProperties) ? schema.patternProperties : {})
      const found = own === undefined ? [] : [child(spot, own, true, 'properties', name)]
      for (const [source, sub] of patterns)
        if (matches(source, name)) found.push(child(spot, sub, true, 'patternProperties', source))
      return found.length > 0 ? found : others(schema, spot, true)
    })
  }

  /** The values of undeclared keys; of the keys of one pattern, where it is given. */
  keys(pattern: string | undefined): Aligned {
    return this.step((schema, spot) => {
      const patterns = isObject(schema.patternProperties) ? schema.patternProperties : {}
      const own = pattern === undefined ? undefined : member(patterns, pattern)
      return own === undefined
        ? others(schema, spot, false)
        : [child(spot, own, true, 'patternProperties', pattern as string)]
    })
  }

  item(index: number): Aligned {
    return this.step((schema, spot) => {
      const { prefix, rest, prefixKeyword, restKeyword } = spelled(schema, spot)
      const own = prefix[index]
      if (own !== undefined) return [child(spot, own, true, prefixKeyword, index)]
      return rest === undefined ? [] : [child(spot, rest, true, restKeyword)]
    })
  }

  itemsFrom(index: number): Aligned {
    return this.step((schema, spot) => {
      const { prefix, rest, prefixKeyword, restKeyword } = spelled(schema, spot)
      const found = rest === undefined ? [] : [child(spot, rest, prefix.length <= index, restKeyword)]
      for (const [i, item] of prefix.entries()) if (i >= index) found.push(child(spot, item, false, prefixKeyword, i))
      return found
    })
  }

  /** The same values under one branch of a choice. */
  branch(spot: Spot): Aligned {
    return new Aligned(this.nodes, [{ ...spot, sure: true }], this.spots[0] ?? this.nearest)
  }

  private step(next: (schema: JsonObject, spot: NarrowSpot) => NarrowSpot[]): Aligned {
    const found = this.spots.flatMap((spot) => (isObject(spot.schema) ? next(spot.schema, inside(spot)) : []))
    return new Aligned(this.nodes, found, this.spots[0] ?? this.nearest)
  }
}

/** The spot as its subschemas see it. */
function inside(spot: NarrowSpot): NarrowSpot {
  return { ...spot, place: spot.place.document.enter(spot.schema, spot.place) }
}

function child(spot: NarrowSpot, schema: Json, sure: boolean, ...steps: (string | number)[]): NarrowSpot {
  return { schema, place: spot.place, pointer: join(spot.pointer, ...steps), sure: spot.sure && sure }
}

function others(schema: JsonObject, spot: NarrowSpot, sure: boolean): NarrowSpot[] {
  for (const keyword of ['additionalProperties', 'unevaluatedProperties']) {
    const rest = schema[keyword]
    if (isObject(rest)) return [child(spot, rest, sure && keyword === 'additionalProperties', keyword)]
  }
  return []
}

function spelled(schema: JsonObject, spot: Spot) {
  const { dialect } = spot.place
  const tuple = dialect === '2020-12' ? 'prefixItems' : 'items'
  const restKeyword = tuple === 'items' && Array.isArray(schema.items) ? 'additionalItems' : 'items'
  return { ...itemsOf(schema, dialect), prefixKeyword: tuple, restKeyword }
}

/** The spot and the schemas that it applies in place, each once. */
function gather(spot: NarrowSpot, found: NarrowSpot[], nodes: Nodes): void {
  if (found.some((known) => known.pointer === spot.pointer && known.place === spot.place)) return
  found.push(spot)
  const { schema } = spot
  if (!isObject(schema)) return
  const at = inside(spot)
  const visit = (next: Spot, sure: boolean): void =>
    gather({ ...nodes.meanings.follow(next), sure: spot.sure && sure }, found, nodes)
  for (const target of targetsOf(schema, at)) visit(target, true)
  if (hidesSiblings(schema, at.place.dialect)) return
  if (Array.isArray(schema.allOf))
    for (const [i, sub] of schema.allOf.entries()) visit(child(at, sub, true, 'allOf', i), true)
  for (const keyword of ['anyOf', 'oneOf']) {
    const list = schema[keyword]
    if (!Array.isArray(list)) continue
    const left = [...list.entries()].filter(([, sub]) => !isNull(sub))
    const [only] = left
    if (only && left.length === 1) visit(child(at, only[1], true, keyword, only[0]), list.length === 1)
  }
}

/** Where the references of a schema lead; nowhere where one leads out of it. */
export function targetsOf(schema: JsonObject, { place }: Spot): readonly Spot[] {
  try {
    return place.document.targets(schema, place)
  } catch (error) {
    if (error instanceof UnresolvedReference) return []
    throw error
  }
}

/** Does the schema, at a glance, accept null and nothing else? */
export function isNull(schema: Json): boolean {
  if (!isObject(schema)) return false
  const { type, enum: values } = schema
  if (type === 'null' || schema.const === null) return true
  return [type, values].some(
    (list) => Array.isArray(list) && list.length === 1 && (list[0] === null || list[0] === 'null'),
  )
}
