/** What the quick yes is put together from (see plain.ts). */
import type { Json, JsonObject } from '../../model/json.js'
import { REFERS } from './departures.js'
import { FUEL } from './fuel.js'
import type { Testing } from './pattern.js'

/** Accepted for certain? */
export type Check = (value: Json) => boolean

/** What makes the checks of parts. */
export interface Parts {
  readonly testing: Testing
  check(node: Json): Check
}

/** All keywords that are understood; a schema object with any other one is never sure. */
export const KNOWN: ReadonlySet<string> = new Set([
  ...['type', 'enum', 'const', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'format', 'properties', 'required', 'additionalProperties'],
  ...['patternProperties', 'propertyNames', 'minProperties', 'maxProperties', 'items', 'prefixItems', 'minItems'],
  ...['maxItems', 'uniqueItems', 'allOf', 'anyOf', 'oneOf', REFERS, FUEL],
])

/** The types that a schema object names; undefined where it leaves them open. */
export function typesOf(node: JsonObject): ReadonlySet<Json> | undefined {
  if (node.type === undefined) return undefined
  return new Set(Array.isArray(node.type) ? node.type : [node.type])
}
