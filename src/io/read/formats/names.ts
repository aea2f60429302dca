/** Names of tools as agents and tracers write them. */

/** The name of a tool, and of its server where the name tells it. */
export interface ToolName {
  /** undefined: the name says which server, and no tool. */
  readonly tool: string | undefined
  readonly server?: string
}

const MCP = 'mcp__'

/** Does it begin as the name of an MCP tool does in Claude Code? */
export function isMcpName(name: string): boolean {
  return name.startsWith(MCP)
}

/**
 * `mcp__SERVER__TOOL`, split at the first `__` after the prefix, since a tool's own name may hold more of them; a
 * plugin's server keeps its whole name (`plugin_x_y`). Any other name is the tool's. `mcp__SERVER` names no tool.
 */
export function splitName(name: string): ToolName {
  if (!isMcpName(name)) return { tool: name }
  const rest = name.slice(MCP.length)
  const cut = rest.indexOf('__')
  if (cut < 0) return { tool: undefined, server: rest }
  if (cut === 0) return { tool: name }
  const [server, tool] = [rest.slice(0, cut), rest.slice(cut + 2)]
  return { tool: tool === '' ? undefined : tool, server }
}

/** `SERVER.TOOL`: before the first dot, since a server's name has none there. */
export function splitDotted(name: string): ToolName {
  const cut = name.indexOf('.')
  if (cut <= 0 || cut === name.length - 1) return { tool: name }
  return { tool: name.slice(cut + 1), server: name.slice(0, cut) }
}

/** Words that tracers put in front of a tool's name. */
const DECORATION = /^(?:execute_tool|running tool:?|tools\/call|tool call:|calling tool:?)\s+(?=\S)/i

/** The name without what a tracer put in front of it. */
export function undecorated(name: string): string {
  return name.replace(DECORATION, '')
}
