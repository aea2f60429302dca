import { isObject, type Json, type JsonObject, member, objectOf } from './json.js'
import { type Listing, type Part, serverOf } from './listing.js'
import { join } from './pointer.js'

/**
 * Is it a manifest of `fastmcp inspect`? Both formats name the FastMCP version: in `environment`, in the oldest ones as
 * `fastmcp_version`.
 */
export function isFastmcp(object: JsonObject): boolean {
  const environment = member(object, 'environment')
  return (isObject(environment) && Object.hasOwn(environment, 'fastmcp')) || Object.hasOwn(object, 'fastmcp_version')
}

/**
 * A FastMCP manifest in MCP's own terms. Its capabilities are left out: they are a constant of FastMCP, not what the
 * server would say.
 */
export function listFastmcp(object: JsonObject): Listing {
  const server = member(object, 'serverInfo') ?? member(object, 'server')
  const info = isObject(server) ? server : { name: object.name ?? null, version: object.server_version ?? null }
  const from = isObject(server) ? server : object
  const instructions = member(from, 'instructions')
  return {
    tools: convert(object, 'tools'),
    prompts: convert(object, 'prompts'),
    resources: convert(object, 'resources'),
    resourceTemplates: convert(object, 'resourceTemplates') ?? convert(object, 'templates'),
    instructions:
      typeof instructions === 'string' ? instructions : Object.hasOwn(from, 'instructions') ? '' : undefined,
    server: serverOf(info),
  }
}

/** FastMCP's names for MCP's members, and those that MCP has none for. */
const RENAMED = new Map<string, string | undefined>([
  ['input_schema', 'inputSchema'],
  ['output_schema', 'outputSchema'],
  ['mime_type', 'mimeType'],
  ['uri_template', 'uriTemplate'],
  ['meta', '_meta'],
  ['key', undefined],
  ['tags', undefined],
  ['enabled', undefined],
  ['parameters', undefined],
  ['text', undefined],
])

function convert(object: JsonObject, key: string): readonly Part[] | undefined {
  const list = member(object, key)
  if (!Array.isArray(list)) return undefined
  return list.map((value, index) => {
    const pointer = join('', key, index)
    if (!isObject(value)) return { value, pointer }
    const part = { value: inMcpTerms(value), pointer }
    if (!Object.hasOwn(value, 'input_schema')) return part
    return { ...part, schemaPointers: { input: '/input_schema', output: '/output_schema' } }
  })
}

function inMcpTerms(part: JsonObject): JsonObject {
  const entries = Object.entries(withoutNulls(part)).flatMap(([key, value]): [string, Json][] => {
    const name = RENAMED.has(key) ? RENAMED.get(key) : key
    return name === undefined ? [] : [[name, value]]
  })
  const key = member(part, 'key')
  // FastMCP 2 lists a mounted server's tools and prompts under `key`; later keys look like `tool:name@`.
  const renamed = typeof key === 'string' && Object.hasOwn(part, 'name') && !/^\w+:/.test(key) && !isLocated(part)
  return objectOf(renamed ? [...entries, ['name', key]] : entries)
}

function isLocated(part: JsonObject): boolean {
  return Object.hasOwn(part, 'uri') || Object.hasOwn(part, 'uri_template')
}

/** Optional members of MCP's parts. */
const OPTIONAL = new Set([
  ...['title', 'description', 'outputSchema', 'output_schema', 'annotations', 'icons', 'execution', '_meta', 'meta'],
  ...[
    'mimeType',
    'mime_type',
    'size',
    'arguments',
    'tags',
    'enabled',
    'parameters',
    'text',
    'websiteUrl',
    'website_url',
  ],
])

/**
 * A part that a Python model was dumped to, without the absent members that such a dump writes as null: optional ones,
 * and those of its annotations and arguments. `inputSchema: null` is no absent member and stays.
 */
export function withoutNulls(part: JsonObject): JsonObject {
  const kept = Object.entries(part).filter(([key, value]) => value !== null || !OPTIONAL.has(key))
  return objectOf(
    kept.map(([key, value]) => {
      if (key === 'annotations' && isObject(value)) return [key, dropNulls(value)]
      if (key === 'arguments' && Array.isArray(value))
        return [key, value.map((item) => (isObject(item) ? dropNulls(item) : item))]
      return [key, value]
    }),
  )
}

function dropNulls(object: JsonObject): JsonObject {
  return objectOf(Object.entries(object).filter(([, value]) => value !== null))
}

/** Does a part bear the marks of such a dump? A server that sends a lone `outputSchema: null` does not. */
export function isDump(part: JsonObject): boolean {
  return ['title', 'description', 'annotations', 'icons', 'execution', '_meta', 'meta'].some(
    (key) => member(part, key) === null,
  )
}

/** A `.mcpc.json` file (mcp-contracts): parts by name, resources and templates in one map. */
export function listMcpc(object: JsonObject): Listing {
  const server = member(object, 'server')
  const about = isObject(server) ? server : {}
  const capabilities = member(about, 'capabilities')
  const protocolVersion = member(about, 'protocolVersion')
  const resources = named(object, 'resources', 'uri')
  const isTemplate = ({ value }: Part): boolean => isObject(value) && member(value, 'isTemplate') === true
  return {
    tools: named(object, 'tools', 'name'),
    prompts: named(object, 'prompts', 'name'),
    resources: resources?.filter((part) => !isTemplate(part)).map(withoutFlag),
    resourceTemplates: named(object, 'resources', 'uriTemplate')?.filter(isTemplate).map(withoutFlag),
    capabilities: isObject(capabilities) ? capabilities : undefined,
    protocolVersion: typeof protocolVersion === 'string' ? protocolVersion : undefined,
    server: serverOf(about),
  }
}

function withoutFlag(part: Part): Part {
  if (!isObject(part.value)) return part
  return { ...part, value: objectOf(Object.entries(part.value).filter(([key]) => key !== 'isTemplate')) }
}

function named(object: JsonObject, key: string, as: string): readonly Part[] | undefined {
  const map = member(object, key)
  if (!isObject(map)) return undefined
  return Object.entries(map).map(([name, value]) => ({
    value: isObject(value) ? objectOf([...Object.entries(value), [as, name]]) : value,
    pointer: join('', key, name),
  }))
}
