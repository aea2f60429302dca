/** What the quick yes is put together from (see plain.ts). */
import { fullFormats } from 'ajv-formats/dist/formats.js'
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

/** The test of a format; undefined where there is none. Formats of numbers, which are few, are left to the validator. */
export function formatCheck(format: Json): Check | undefined {
  const known = typeof format === 'string' && Object.hasOwn(fullFormats, format) ? formats.get(format) : undefined
  if (known instanceof RegExp) return (value) => known.test(value as string)
  if (typeof known === 'function') return testedBy(known as Test)
  if (!isDefinition(known) || known.type === 'number') return undefined
  const { validate } = known
  if (validate instanceof RegExp) return (value) => validate.test(value as string)
  return typeof validate === 'function' ? testedBy(validate as Test) : undefined
}

type Test = (text: string) => unknown

function testedBy(accepts: Test): Check {
  return (value) => accepts(value as string) === true
}

function isDefinition(known: unknown): known is { readonly validate: unknown; readonly type?: unknown } {
  return typeof known === 'object' && known !== null && 'validate' in known
}

const formats: ReadonlyMap<string, unknown> = new Map(Object.entries(fullFormats))
