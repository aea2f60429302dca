import { isObject, type Json, member } from '../../../model/json.js'
import type { LogFormat } from './format.js'
import { Conversation, isMessage } from './json-rpc.js'

/** MCP as it goes over the wire, a message (or a batch) a line; modelcontextprotocol.io/specification, transports. */
export const mcpWire: LogFormat = {
  id: 'mcp-wire',
  title: 'MCP wire log',
  recognises: (value) => (Array.isArray(value) ? value.length > 0 && value.every(isMessage) : isMessage(value)),
  open: (ledger) => {
    const conversation = new Conversation(ledger)
    return {
      take: (value) => {
        if (!speaks(value)) ledger.fail('is no JSON-RPC message')
        else conversation.take(value)
      },
    }
  },
}

function speaks(value: Json): boolean {
  return Array.isArray(value) || (isObject(value) && member(value, 'jsonrpc') !== undefined)
}
