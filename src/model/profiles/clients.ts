/** What clients bear of a contract before any model sees it. */
import type { Profile } from './profile.js'

/** Claude Code. */
export const CLAUDE_CODE: Profile = {
  id: 'claude-code',
  title: 'Claude Code',
  checked: '2026-11-30',
  sources: [
    'https://github.com/anthropics/claude-code/issues/41593',
    'https://docs.anthropic.com/en/docs/claude-code/mcp',
  ],
  byDefault: true,
  description: { is: 2_048, fate: 'changed' },
  tokens: { is: 25_000, fate: 'changed' },
}

/** VS Code. */
export const VSCODE: Profile = {
  id: 'vscode',
  title: 'VS Code',
  checked: '2026-11-30',
  sources: [
    'https://github.com/microsoft/vscode-copilot-release/issues/11653',
    'https://github.com/postmanlabs/postman-mcp-server/issues/106',
    'https://github.com/ProfSynapse/nexus/issues/5',
    'https://github.com/digitalocean-labs/mcp-digitalocean/issues/265',
  ],
  byDefault: true,
  repeated: 'refused',
  tools: { is: 128, fate: 'refused' },
}

/** Cursor. */
export const CURSOR: Profile = {
  id: 'cursor',
  title: 'Cursor',
  checked: '2026-11-30',
  sources: ['https://github.com/awslabs/mcp/issues/1283', 'https://github.com/Snowflake-Labs/mcp/issues/77'],
  byDefault: false,
  // The limit is 60 with the server's name in front, which the user chooses.
  toolName: { is: { pattern: '^.{1,59}$', words: 'fewer than 60 characters with its server' }, fate: 'refused' },
  // 40 until the summer of 2025.
  tools: { is: 80, fate: 'changed' },
}

/** Clients that read no other dialect than MCP's default. */
export const JSON_SCHEMA_2020_12: Profile = {
  id: 'json-schema-2020-12',
  title: 'clients that read JSON Schema 2020-12 only',
  checked: '2026-11-30',
  sources: [
    'https://modelcontextprotocol.io/specification/2025-11-25/basic#json-schema-usage',
    'https://github.com/nataliapc/mcp-openmsx/issues/22',
  ],
  byDefault: true,
  dialects: { is: ['https://json-schema.org/draft/2020-12/schema'], fate: 'changed' },
}
