/** A schema object that is being translated (see translate.ts), and what all its keywords need. */
import { isObject, type Json, type JsonObject } from '../../model/json.js'
import { asserts } from '../dialect.js'
import { type Linking, Unusable } from './linking.js'
import { expressionOf, MOST_PATTERN } from './pattern.js'
import type { Scope, Spot } from './resources.js'
import type { Entry } from './weight.js'

/** A translation that is being written. */
export interface Draft {
  readonly links: Linking
  readonly spot: Spot
  readonly scope: Scope
  readonly entry: Entry
  readonly depth: number
  /** The keywords of the original that assert something. */
  readonly said: ReadonlyMap<string, Json>
  readonly node: JsonObject
  /** What keywords of the node are called in the original. */
  readonly names: Map<string, string>
  /** Schema objects that hold for the same value beside the node. */
  readonly apart: Json[]
}

/** The keywords of the schema that assert something in its dialect. */
export function assertedBy({ schema, dialect }: Spot): ReadonlyMap<string, Json> {
  const said = new Map<string, Json>()
  if (isObject(schema))
    for (const keyword of Object.keys(schema)) {
      const value = schema[keyword]
      if (value !== undefined && asserts(keyword, dialect)) said.set(keyword, value)
    }
  return said
}

/** The value of a keyword that asserts something; undefined where there is none. */
export function asserted({ said }: Draft, keyword: string): Json | undefined {
  return said.get(keyword)
}

/** The items of a list; none where it is no list. */
export function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

/** The translation of a subschema that is for another value. */
export function nested({ links, spot, scope, depth }: Draft, schema: Json, ...steps: string[]): JsonObject {
  return links.nested(links.child(spot, schema, ...steps), scope, depth)
}

/** The translation of a subschema that is for the same value. */
export function inPlace({ links, spot, scope, entry, depth }: Draft, schema: Json, ...steps: string[]): JsonObject {
  return links.inPlace(links.child(spot, schema, ...steps), scope, entry, depth)
}

/** A further schema object of the same spot. */
export function apart(draft: Draft, node: JsonObject, names: readonly (readonly [string, string])[] = []): void {
  draft.links.place(node, draft.spot.pointer, new Map(names))
  draft.apart.push(node)
}

/** A definition that holds for the same value, in the place of the node. */
export function detach({ links, spot }: Draft, node: JsonObject): JsonObject {
  links.place(node, spot.pointer, new Map())
  return links.detach(node, spot.pointer)
}

/**
 * The pattern, if it compiles.
 * @throws Unusable
 */
export function checked(pattern: Json, pointer: string): string {
  const source = String(pattern)
  if (expressionOf(source) !== undefined) return source
  const shown = JSON.stringify(source.length > 200 ? `${source.slice(0, 200)}…` : source)
  const long = source.length > MOST_PATTERN
  const fault = long ? `longer than ${MOST_PATTERN} characters` : 'no JavaScript regular expression'
  throw new Unusable(`the pattern ${shown} at ${pointer || 'the root'} is ${fault}`)
}
