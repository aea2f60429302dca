/** Finds out which era of MCP a server speaks, and what it says of itself. */
import { isObject, type Json, type JsonObject, member } from '../../model/json.js'
import { VERSION } from '../../model/version.js'
import { Refusal, ServerFailure, UNSUPPORTED_VERSION } from './failure.js'
import type { Session } from './session.js'
import { quoted } from './shown.js'

/** The stateless revision; requests of it carry their version, and `server/discover` takes the place of a handshake. */
export const MODERN = '2026-07-28'
/** What we offer to servers of the era before; a server may answer with any other one. */
export const LEGACY = '2025-11-25'
/** How we introduce ourselves. */
export const CLIENT = { name: 'mcp-compat', version: VERSION }

/** A server that has answered, and what it says of itself. */
export interface Greeted {
  readonly session: Session
  readonly protocolVersion: string
  readonly capabilities: JsonObject
  readonly instructions: Json | undefined
  readonly serverInfo: Json | undefined
  /** What each request carries. */
  readonly meta: JsonObject | undefined
}

/** What each request of the stateless revision carries in `_meta`. */
export const META: JsonObject = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientInfo': CLIENT,
  'io.modelcontextprotocol/clientCapabilities': {},
}

/** `era` where the server has shown itself; `failed` where it could not. */
export type Discovery =
  | { readonly era: 'modern'; readonly result: JsonObject }
  | { readonly era: 'legacy' }
  | { readonly failed: unknown }

/**
 * Asks `server/discover`. By the specification a discover result or UnsupportedProtocolVersion shows a modern server,
 * and any other error a legacy one.
 */
export async function discover(session: Session, shown: string): Promise<Discovery> {
  try {
    const result = await session.request('server/discover', { _meta: META })
    const versions = member(result, 'supportedVersions')
    if (!Array.isArray(versions)) return { era: 'legacy' }
    return versions.includes(MODERN) ? { era: 'modern', result } : eraOf(versions, shown)
  } catch (error) {
    if (!(error instanceof Refusal)) return { failed: error }
    const supported = isObject(error.data) ? member(error.data, 'supported') : undefined
    if (error.code !== UNSUPPORTED_VERSION || !Array.isArray(supported)) return { era: 'legacy' }
    return eraOf(supported, shown)
  }
}

/** The era of a server that does not speak our modern revision. */
function eraOf(versions: readonly Json[], shown: string): Discovery {
  const isLegacy = (version: Json): boolean => typeof version === 'string' && version < MODERN
  if (versions.length === 0 || versions.some(isLegacy)) return { era: 'legacy' }
  const named = quoted(versions.join(', '), (text) => text)
  return {
    failed: new ServerFailure(
      'other',
      `${shown} speaks only revisions of MCP that this version does not know: ${named}.`,
      'Use a later version of mcp-compat.',
    ),
  }
}

export function greetedModern(session: Session, result: JsonObject): Greeted {
  session.agree(MODERN)
  const meta = member(result, '_meta')
  const info = isObject(meta) ? member(meta, 'io.modelcontextprotocol/serverInfo') : undefined
  const capabilities = member(result, 'capabilities')
  return {
    session,
    protocolVersion: MODERN,
    capabilities: isObject(capabilities) ? capabilities : {},
    instructions: member(result, 'instructions'),
    serverInfo: info ?? member(result, 'serverInfo'),
    meta: META,
  }
}

/**
 * The handshake of the revisions before 2026-07-28.
 * @throws Refusal or ServerFailure where the server does not take part in it
 */
export async function initialize(session: Session, shown: string): Promise<Greeted> {
  const params = { protocolVersion: LEGACY, capabilities: {}, clientInfo: CLIENT }
  const result = await session.request('initialize', params)
  const protocolVersion = member(result, 'protocolVersion')
  if (typeof protocolVersion !== 'string')
    throw new ServerFailure(
      'foreign',
      `${shown} answered initialize without a protocol version.`,
      'Is it an MCP server?',
    )
  session.agree(protocolVersion)
  await session.notify('notifications/initialized')
  const capabilities = member(result, 'capabilities')
  return {
    session,
    protocolVersion,
    capabilities: isObject(capabilities) ? capabilities : {},
    instructions: member(result, 'instructions'),
    serverInfo: member(result, 'serverInfo'),
    meta: undefined,
  }
}
