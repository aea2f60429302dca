/** What translating one schema object needs of the linker (link.ts). */
import type { Json, JsonObject } from '../../model/json.js'
import type { Demand } from './departures.js'
import type { Plan } from './evaluated.js'
import type { Testing } from './pattern.js'
import type { Scope, Spot } from './resources.js'
import type { Entry } from './weight.js'

/** Keywords that refer to another schema for the same value. */
export const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'] as const
export type Reference = (typeof REFERENCES)[number]

/** The schema cannot be used at all; the message says why, without a full stop. */
export class Unusable extends Error {}

export interface Linking {
  /** Does `format` assert? */
  readonly formats: boolean
  readonly testing: Testing
  /** A subschema of a spot. */
  child(spot: Spot, schema: Json, ...steps: string[]): Spot
  /** The dynamic scope inside a spot. */
  entered(scope: Scope, spot: Spot): Scope
  /**
   * The schema that a reference keyword of a spot leads to.
   * @throws Unusable where it leads nowhere
   */
  target(keyword: Reference, from: Spot, scope: Scope): Spot
  /** The name of the definition of a schema under the dynamic scope inside it. */
  define(spot: Spot, scope: Scope): string
  /** A schema for another value than the one around it. */
  nested(spot: Spot, outer: Scope, depth: number): JsonObject
  /** A schema for the same value, counted on its entry. */
  inPlace(spot: Spot, outer: Scope, entry: Entry, depth: number): JsonObject
  /** Notes where a compiled object comes from, and what its keywords are called there. */
  place(node: JsonObject, pointer: string, names: ReadonlyMap<string, string>): void
  /** The plan of a definition, made once; what it refers to may not be made yet. */
  plan(definition: string, make: () => Plan): () => Plan
  /** Makes a definition of a part of the node that is being translated; what calls it. */
  detach(node: JsonObject, pointer: string): JsonObject
  /** Notes definitions of which exactly one has to hold; a key to find them by. */
  choice(definitions: readonly string[]): string
  /** Notes what `contains` asks for; a key to find it by. */
  demand(demand: Demand): string
  /** Notes what judges the members or items that a plan leaves over; a key to find it by. */
  leftover(plan: Plan, definition: string): string
}
