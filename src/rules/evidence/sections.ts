/** Where the specification says it: sections by their titles, as each era of it has them. */

interface Section {
  readonly legacy: string
  /** Of 2026-07-28; where it is not given the section is called the same. */
  readonly modern?: string
}

/** Sections of modelcontextprotocol.io/specification; docs/probe.md links them. */
const SECTIONS = {
  messages: { legacy: 'Base Protocol: Messages' },
  requests: { legacy: 'Base Protocol: Requests' },
  responses: { legacy: 'Base Protocol: Responses' },
  notifications: { legacy: 'Base Protocol: Notifications' },
  initialization: { legacy: 'Lifecycle: Initialization', modern: 'Discovery: DiscoverResult' },
  versions: { legacy: 'Lifecycle: Version Negotiation', modern: 'Versioning: Protocol Version Negotiation' },
  capabilities: { legacy: 'Lifecycle: Capability Negotiation', modern: 'Discovery: DiscoverResult' },
  serverRequests: { legacy: 'Lifecycle: Capability Negotiation', modern: 'Message Patterns' },
  ping: { legacy: 'Ping: Behavior Requirements' },
  stdio: { legacy: 'Transports: stdio' },
  pagination: { legacy: 'Pagination: Implementation Guidelines' },
  cursors: { legacy: 'Pagination: Error Handling' },
  listing: { legacy: 'Tools: Listing Tools' },
  tool: { legacy: 'Tools: Tool' },
  names: { legacy: 'Tools: Tool Names' },
  content: { legacy: 'Tools: Tool Result' },
  outputSchema: { legacy: 'Tools: Output Schema' },
  toolErrors: { legacy: 'Tools: Error Handling' },
  toolSecurity: { legacy: 'Tools: Security Considerations' },
  sending: { legacy: 'Transports: Sending Messages to the Server' },
  listening: {
    legacy: 'Transports: Listening for Messages from the Server',
    modern: 'Streamable HTTP: Earlier Versions',
  },
  sessions: { legacy: 'Transports: Session Management' },
  versionHeader: { legacy: 'Transports: Protocol Version Header' },
  origin: { legacy: 'Transports: Security Warning', modern: 'Streamable HTTP: Security' },
  headers: { legacy: 'Streamable HTTP: Server Validation' },
  batches: { legacy: 'Base Protocol: Batching' },
  results: { legacy: 'Base Protocol: Result Responses' },
  caching: { legacy: 'Caching: Cacheable Results' },
  metadata: { legacy: 'Base Protocol: _meta' },
} as const satisfies { readonly [name: string]: Section }

/** The short name of a section. */
export type SectionName = keyof typeof SECTIONS

/** The first revision without a handshake. */
export const MODERN = '2026-07-28'

/** ` (MCP 2025-11-25, Lifecycle: Version Negotiation)` */
export function cite(revision: string, name: SectionName): string {
  const section: Section = SECTIONS[name]
  const title = revision >= MODERN ? (section.modern ?? section.legacy) : section.legacy
  return ` (MCP ${revision}, ${title})`
}
