import { isObject, type Json, type JsonObject, member, objectOf } from '../../../model/json.js'
import { exchanged } from './exchange.js'
import { textOf } from './fingerprint.js'
import type { LogFormat } from './format.js'
import type { Ledger } from './ledger.js'
import { callIn, resultIn } from './shapes.js'
import { isoTime } from './times.js'
import { keyOf, tell } from './told.js'

/** Items that only this API has. */
const ITEM =
  /^(?:function_call(?:_output)?|mcp_(?:call|list_tools|approval_request|approval_response)|custom_tool_call|(?:web_search|file_search|code_interpreter|computer|image_generation|local_shell)_call)$/

/**
 * Requests, responses, items and streams of OpenAI's Responses API (npm openai, resources/responses). Calls of MCP
 * servers and of functions count; the tools that OpenAI runs itself do not.
 */
export const openaiResponses: LogFormat = {
  id: 'openai-responses',
  title: 'OpenAI Responses',
  recognises: (value) => isEvent(value) || exchanged(value).some(isResponses),
  open: (ledger) => {
    let number = 0
    return {
      take: (value) => {
        if (!isObject(value) && !Array.isArray(value)) ledger.fail('is no response')
        else takeExchange(value, isEvent(value) ? 'stream' : `${number++}`, ledger)
      },
    }
  },
}

function isEvent(value: Json): boolean {
  const type = textOf(value, 'type')
  return type?.startsWith('response.') === true && isObject(value) && Object.hasOwn(value, 'sequence_number')
}

function isResponses(value: Json): boolean {
  if (isObject(value) && member(value, 'object') === 'response' && Array.isArray(member(value, 'output'))) return true
  return itemsIn(value).some((item) => ITEM.test(textOf(item, 'type') ?? ''))
}

/** The items of a request, a response, a bare list, an event, or the one that the value is. */
function itemsIn(value: Json): readonly Json[] {
  if (Array.isArray(value)) return value
  if (!isObject(value)) return []
  const lists = [member(value, 'input'), member(value, 'output')].flatMap((list) => (Array.isArray(list) ? list : []))
  const item = textOf(value, 'type') === 'response.output_item.done' ? member(value, 'item') : undefined
  return [...lists, ...(item === undefined ? [] : [item]), ...(ITEM.test(textOf(value, 'type') ?? '') ? [value] : [])]
}

function takeExchange(value: Json, scope: string, ledger: Ledger): void {
  for (const part of exchanged(value)) {
    const at = isObject(part) ? isoTime(member(part, 'created_at')) : undefined
    for (const item of itemsIn(part)) {
      if (isObject(item)) takeItem(item, at, scope, ledger)
      else ledger.fail('is an item that is no object')
    }
  }
}

function takeItem(item: JsonObject, at: string | undefined, scope: string, ledger: Ledger): void {
  if (member(item, 'type') === 'mcp_list_tools') {
    takeTools(item, ledger)
    return
  }
  const result = resultIn(item)
  if (result !== undefined) {
    ledger.outcome(keyOf(result.id, scope), result.outcome)
    return
  }
  const call = callIn(item)
  if (call !== undefined) tell(ledger, call, { at, scope })
}

/** What the server listed, as OpenAI spells it: without an output schema. */
function takeTools(item: JsonObject, ledger: Ledger): void {
  const tools = member(item, 'tools')
  if (!Array.isArray(tools)) return
  const server = textOf(item, 'server_label')
  ledger.contract({
    ...(server === undefined ? {} : { server }),
    tools: tools.map((tool) => (isObject(tool) ? inMcpTerms(tool) : tool)),
    partial: false,
  })
}

function inMcpTerms(tool: JsonObject): JsonObject {
  return objectOf(
    Object.entries(tool).flatMap(([key, value]): [string, Json][] =>
      // Absent members are written as null.
      value === null && key !== 'input_schema' ? [] : [[key === 'input_schema' ? 'inputSchema' : key, value]],
    ),
  )
}
