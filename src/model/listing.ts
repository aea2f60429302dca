import { type Json, type JsonObject, member } from './json.js'

/** A tool, prompt or resource as it was found, with its place in the file. */
export interface Part {
  readonly value: Json
  readonly pointer: string
  /** Where the file spells the schemas elsewhere than at `/inputSchema` and `/outputSchema`. */
  readonly schemaPointers?: { readonly input: string; readonly output: string }
}

/** The parts of a contract, whatever shape they came in; a part that the source does not speak of is undefined. */
export interface Listing {
  readonly tools?: readonly Part[] | undefined
  readonly prompts?: readonly Part[] | undefined
  readonly resources?: readonly Part[] | undefined
  readonly resourceTemplates?: readonly Part[] | undefined
  readonly capabilities?: JsonObject | undefined
  readonly instructions?: string | undefined
  readonly protocolVersion?: string | undefined
  readonly server?: { readonly name?: string; readonly version?: string } | undefined
}

/** Name and version as a server states them. */
export function serverOf(info: JsonObject): { readonly name?: string; readonly version?: string } | undefined {
  const name = member(info, 'name') ?? member(info, 'pkg')
  const version = member(info, 'version')
  if (typeof name !== 'string' && typeof version !== 'string') return undefined
  return { ...(typeof name === 'string' ? { name } : {}), ...(typeof version === 'string' ? { version } : {}) }
}

/** The parts of both; of what a server has once, what the first says. */
export function merge(first: Listing, second: Listing): Listing {
  const both = (key: 'tools' | 'prompts' | 'resources' | 'resourceTemplates'): readonly Part[] | undefined =>
    first[key] && second[key] ? [...first[key], ...second[key]] : (first[key] ?? second[key])
  return {
    tools: both('tools'),
    prompts: both('prompts'),
    resources: both('resources'),
    resourceTemplates: both('resourceTemplates'),
    capabilities: first.capabilities ?? second.capabilities,
    instructions: first.instructions ?? second.instructions,
    protocolVersion: first.protocolVersion ?? second.protocolVersion,
    server: first.server ?? second.server,
  }
}
