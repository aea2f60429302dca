import type { Contract, Origin, Prompt, PromptArgument, Resource, Tool } from './contract.js'
import { UserError } from './error.js'
import { isDump, withoutNulls } from './foreign.js'
import { isObject, type Json, type JsonObject, member, typeOf } from './json.js'
import { type Listing, merge, type Part } from './listing.js'
import { listParts } from './recognise.js'
import { ACCEPTED_SHAPES, brief } from './shape-words.js'

export interface ParseOptions {
  /** A contract without tools is fine; refused otherwise. */
  readonly allowEmpty?: boolean
  /** The name of the tool that a bare JSON Schema becomes. */
  readonly schemaName?: string
}

/**
 * Reads a contract in any of the accepted shapes. `source` is what the user named; `file` is the file of the
 * repository that the value came from, for locations.
 * @throws UserError where the value is no contract
 */
export function parseContract(value: Json, source: string, file?: string, options: ParseOptions = {}): Contract {
  const where = file ?? source
  const contract = contractOf(listParts(value, where, options.schemaName ?? 'schema'), source, where, file)
  if (contract.tools.length === 0 && options.allowEmpty !== true) throw noTools(where)
  return contract
}

/** A contract that is kept in several files, as one; the order of the files is the order of the tools. */
export function joinContracts(source: string, contracts: readonly Contract[]): Contract {
  const both = <T>(first: readonly T[] | undefined, second: readonly T[] | undefined): readonly T[] | undefined =>
    first && second ? [...first, ...second] : (first ?? second)
  return contracts.reduce(
    (joined, next) => ({
      source,
      tools: [...joined.tools, ...next.tools],
      prompts: both(joined.prompts, next.prompts),
      resources: both(joined.resources, next.resources),
      resourceTemplates: both(joined.resourceTemplates, next.resourceTemplates),
      capabilities: joined.capabilities ?? next.capabilities,
      instructions: joined.instructions ?? next.instructions,
      protocolVersion: joined.protocolVersion ?? next.protocolVersion,
      server: joined.server ?? next.server,
    }),
    contractOf(merge({}, {}), source, source, undefined),
  )
}

/** The refusal of a contract without tools. */
export function noTools(where: string): UserError {
  return new UserError(`${where} lists no tools.`, `Was it captured before the server was ready? ${ACCEPTED_SHAPES}`)
}

function contractOf(listing: Listing, source: string, where: string, file: string | undefined): Contract {
  const read = <T>(parts: readonly Part[] | undefined, kind: string, make: MakePart<T>): readonly T[] | undefined =>
    parts?.map((part, index) => {
      const at = part.pointer === '' ? `the ${kind}` : `${kind} ${index + 1} (at ${part.pointer})`
      const place = `${where}: ${at}`
      if (!isObject(part.value))
        throw new UserError(`${place} is ${nameOf(part.value)}, not an object.`, ACCEPTED_SHAPES)
      const raw = isDump(part.value) ? withoutNulls(part.value) : part.value
      return make(raw, place, file === undefined ? {} : { origin: { file, pointer: part.pointer } }, part)
    })
  return {
    source,
    tools: read(listing.tools, 'tool', toTool) ?? [],
    prompts: read(listing.prompts, 'prompt', toPrompt),
    resources: read(listing.resources, 'resource', toResource('uri')),
    resourceTemplates: read(listing.resourceTemplates, 'resource template', toResource('uriTemplate')),
    capabilities: listing.capabilities,
    instructions: listing.instructions,
    protocolVersion: listing.protocolVersion,
    server: listing.server,
  }
}

type MakePart<T> = (raw: JsonObject, place: string, origin: { readonly origin?: Origin }, part: Part) => T

function nameOf(value: Json): string {
  const type = typeOf(value)
  return type === 'null' ? 'null' : `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`
}

/** Spellings of other models for MCP's `inputSchema` and `outputSchema`. */
const MISSPELT: readonly (readonly [wrong: string, right: string])[] = [
  ['input_schema', 'inputSchema'],
  ['output_schema', 'outputSchema'],
  ['inputschema', 'inputSchema'],
  ['outputschema', 'outputSchema'],
  ['parameters', 'inputSchema'],
]

const toTool: MakePart<Tool> = (raw, place, origin, part) => {
  if (isObject(member(raw, 'function')))
    throw new UserError(
      `${place} is written for a model API ("function"), not for MCP.`,
      'Give what the server lists: "name" and "inputSchema" ("parameters" there).',
    )
  const name = nameIn(raw, place)
  for (const [wrong, right] of MISSPELT)
    if (Object.hasOwn(raw, wrong) && !Object.hasOwn(raw, right))
      throw new UserError(
        `${place}, ${brief(name)}, has "${wrong}"; did you mean "${right}"?`,
        'MCP spells it so; a manifest with snake_case names is read whole, as `fastmcp inspect` writes it.',
      )
  const annotations = member(raw, 'annotations')
  return {
    name,
    ...textIn(raw, 'title'),
    ...textIn(raw, 'description'),
    inputSchema: member(raw, 'inputSchema'),
    outputSchema: member(raw, 'outputSchema'),
    annotations: isObject(annotations) ? annotations : {},
    raw,
    ...origin,
    ...(part.schemaPointers === undefined ? {} : { schemaPointers: part.schemaPointers }),
  }
}

const toPrompt: MakePart<Prompt> = (raw, place, origin) => {
  const list = member(raw, 'arguments')
  return {
    name: nameIn(raw, place),
    ...textIn(raw, 'title'),
    ...textIn(raw, 'description'),
    arguments: (Array.isArray(list) ? list : []).map((item, index): PromptArgument => {
      const at = `${place}, argument ${index + 1},`
      if (!isObject(item)) throw new UserError(`${at} is ${nameOf(item)}, not an object.`, ACCEPTED_SHAPES)
      return { name: nameIn(item, at), ...textIn(item, 'description'), required: member(item, 'required') === true }
    }),
    raw,
    ...origin,
  }
}

function toResource(key: 'uri' | 'uriTemplate'): MakePart<Resource> {
  return (raw, place, origin) => {
    const uri = member(raw, key)
    if (typeof uri !== 'string' || uri === '')
      throw new UserError(`${place} has no "${key}".`, `Every listed one needs a "${key}" that is a text.`)
    return {
      key: uri,
      ...textIn(raw, 'name'),
      ...textIn(raw, 'description'),
      ...textIn(raw, 'mimeType'),
      raw,
      ...origin,
    }
  }
}

function nameIn(raw: JsonObject, place: string): string {
  const name = member(raw, 'name')
  if (typeof name === 'string' && name !== '') return name
  const what = name === undefined ? 'has no "name"' : `has a "name" that is ${name === '' ? 'empty' : nameOf(name)}`
  throw new UserError(`${place} ${what}.`, 'Every listed one needs a "name" that is a text.')
}

function textIn<K extends string>(raw: JsonObject, key: K): { readonly [name in K]?: string } {
  const text = member(raw, key)
  return typeof text === 'string' ? ({ [key]: text } as { readonly [name in K]?: string }) : {}
}
