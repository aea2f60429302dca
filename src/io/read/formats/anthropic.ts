import { isObject, type Json, type JsonObject, member } from '../../../model/json.js'
import { exchanged } from './exchange.js'
import type { LogFormat } from './format.js'
import type { Ledger } from './ledger.js'
import { callIn, resultIn } from './shapes.js'
import { keyOf, tell } from './told.js'

const BLOCKS = new Set(['tool_use', 'mcp_tool_use', 'server_tool_use', 'tool_result', 'mcp_tool_result'])

/** Requests, responses and lists of Anthropic's Messages API (npm @anthropic-ai/sdk, resources/beta/messages). */
export const anthropic: LogFormat = {
  id: 'anthropic',
  title: 'Anthropic Messages',
  recognises: (value) => exchanged(value).some(isAnthropic),
  open: (ledger) => {
    let number = 0
    return { take: (value) => takeMessages(value, `${number++}`, ledger) }
  },
}

function isAnthropic(value: Json): boolean {
  const messages = messagesIn(value)
  if (messages.some((message) => contentOf(message).some(isToolBlock))) return true
  return isObject(value) && member(value, 'type') === 'message' && Array.isArray(member(value, 'content'))
}

function isToolBlock(block: Json): boolean {
  const type = isObject(block) ? member(block, 'type') : undefined
  return typeof type === 'string' && BLOCKS.has(type)
}

function messagesIn(value: Json): readonly Json[] {
  if (Array.isArray(value)) return value
  if (!isObject(value)) return []
  const messages = member(value, 'messages')
  return Array.isArray(messages) ? messages : Object.hasOwn(value, 'role') ? [value] : []
}

function contentOf(message: Json): readonly Json[] {
  const content = isObject(message) && Object.hasOwn(message, 'role') ? member(message, 'content') : undefined
  return Array.isArray(content) ? content : []
}

function takeMessages(value: Json, scope: string, ledger: Ledger): void {
  let messages = 0
  for (const part of exchanged(value))
    for (const message of messagesIn(part)) {
      if (!isObject(message)) ledger.fail('is a message that is no object')
      else if (Object.hasOwn(message, 'role')) {
        messages++
        for (const block of contentOf(message)) takeBlock(block, scope, ledger)
      }
    }
  if (messages === 0 && !isObject(value)) ledger.fail('is no message')
}

function takeBlock(block: Json, scope: string, ledger: Ledger): void {
  if (!isObject(block)) {
    ledger.fail('holds a block that is no object')
    return
  }
  const result = resultIn(block)
  const call = result === undefined ? callIn(block as JsonObject) : undefined
  if (result !== undefined) ledger.outcome(keyOf(result.id, scope), result.outcome)
  else if (call !== undefined) tell(ledger, call, { scope })
}
