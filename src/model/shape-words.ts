import { UserError } from './error.js'
import { isObject, type Json, type JsonObject, member, typeOf } from './json.js'

/** The contract shapes that are read, for the second sentence of every refusal. */
export const ACCEPTED_SHAPES =
  'A contract is {"tools": […]}, an array of tools, one tool, the answers to tools/list, a capture, a .mcpc.json file, a `fastmcp inspect` manifest, or one JSON Schema.'

/** Keywords that tell a JSON Schema from any other object. */
const SCHEMA_KEYWORDS = new Set([
  ...['$schema', '$ref', '$defs', 'definitions', 'properties', 'patternProperties', 'additionalProperties', 'required'],
  ...['propertyNames', 'minProperties', 'maxProperties', 'dependentRequired', 'dependentSchemas', 'dependencies'],
  ...['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'enum', 'const', 'anyOf', 'oneOf'],
  ...['allOf', 'not', 'if', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength'],
  ...['maxLength', 'pattern', 'format', 'unevaluatedProperties', 'unevaluatedItems'],
])
const TYPES: readonly unknown[] = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object']
const TOOL_MEMBERS = new Set([
  ...['name', 'title', 'description', 'inputSchema', 'outputSchema', 'annotations', 'icons', 'execution', '_meta'],
])

/** Is it a JSON Schema on its own, by its keywords? */
export function looksLikeSchema(object: JsonObject): boolean {
  const type = member(object, 'type')
  if (Array.isArray(type) ? type.length > 0 && type.every((name) => TYPES.includes(name)) : TYPES.includes(type))
    return true
  return Object.keys(object).some((key) => SCHEMA_KEYWORDS.has(key))
}

/** Is it one tool on its own? A schema may be missing, a name too; then the refusal is about those. */
export function looksLikeTool(object: JsonObject): boolean {
  if (['inputSchema', 'input_schema'].some((key) => Object.hasOwn(object, key))) return true
  return typeof member(object, 'name') === 'string' && Object.keys(object).every((key) => TOOL_MEMBERS.has(key))
}

/** The refusal of a value that is no contract: what it is instead, and what would be one. */
export function wrongShape(value: Json, where: string): UserError {
  return new UserError(`${where} holds ${describe(value)}, not a contract.`, ACCEPTED_SHAPES)
}

function describe(value: Json): string {
  if (!isObject(value)) return value === null ? 'null' : `${typeOf(value) === 'array' ? 'an' : 'a'} ${typeOf(value)}`
  const has = (...keys: string[]): boolean => keys.every((key) => Object.hasOwn(value, key))
  if (has('tool', 'arguments')) return 'a recorded call (recordings are given as calls)'
  if (has('mcpServers')) return "a client's configuration (mcpServers)"
  if (has('openapi') || has('swagger')) return 'an OpenAPI description'
  if (has('report', 'outcome')) return 'a report of this program'
  const rpc = member(value, 'method')
  if (has('jsonrpc') && typeof rpc === 'string') return `a JSON-RPC request (${brief(rpc)})`
  const keys = Object.keys(value)
  if (keys.length === 0) return 'an empty object'
  const shown = keys.slice(0, 5).map(brief).join(', ')
  return `an object with ${keys.length === 1 ? 'the member' : 'the members'} ${shown}${keys.length > 5 ? ', …' : ''}`
}

/** A name from outside for use in a sentence: quoted, without line breaks, cut at 80 characters. */
export function brief(name: string): string {
  const quoted = JSON.stringify(name)
  return quoted.length <= 80 ? quoted : `${quoted.slice(0, 78)}…"`
}
