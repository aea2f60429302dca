/** JSON-RPC messages out of bytes, for those who must not stumble over what is none. */
import { isObject, type Json, type JsonObject } from '../../model/json.js'

export interface Messages {
  readonly list: readonly JsonObject[]
  /** They stood in an array. */
  readonly batch: boolean
}

/** The messages that these bytes hold (none where they are blank); undefined where they hold anything else. */
export function readMessages(bytes: Uint8Array): Messages | undefined {
  let value: Json
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.trim() === '') return { list: [], batch: false }
    value = JSON.parse(text) as Json
  } catch {
    // No UTF-8, no JSON, or nested deeper than can be read: whatever it is, it is no message.
    return undefined
  }
  const batch = Array.isArray(value)
  const list = Array.isArray(value) ? value : [value]
  return list.every(isObject) ? { list, batch } : undefined
}

/** Is it a request to call a tool? */
export function isToolCall(message: JsonObject): boolean {
  return message.method === 'tools/call' && Object.hasOwn(message, 'id')
}

/** Is it a request of any kind? */
export function isRequest(message: JsonObject): boolean {
  return typeof message.method === 'string' && Object.hasOwn(message, 'id')
}

/** A JSON-RPC error in answer to a message. */
export function errorAnswer(id: Json | undefined, code: number, message: string): JsonObject {
  return { jsonrpc: '2.0', id: id ?? null, error: { code, message } }
}

/** JSON-RPC 2.0, section 5.1. */
export const PARSE_ERROR = -32_700

/** The code of JSON-RPC 2.0 for what went wrong inside (section 5.1). */
export const INTERNAL_ERROR = -32_603
