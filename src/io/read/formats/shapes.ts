/** The shapes that model APIs and frameworks give to a call that a model makes, and to what became of it. */
import { isObject, type Json, type JsonObject, member } from '../../../model/json.js'
import { textOf } from './fingerprint.js'
import type { Outcome } from './told-call.js'

/** A call as an API writes it. */
export interface ShapedCall {
  readonly name: string | undefined
  readonly server?: string | undefined
  readonly id?: string | undefined
  /** An object, or the text of one. */
  readonly input: Json | undefined
  readonly outcome?: Outcome
  /** Run by the API itself, or not shaped by a schema: no call of MCP. */
  readonly builtIn?: true
  /** The API says that the text of the arguments could not be parsed. */
  readonly unparsed?: true
}

export interface ShapedResult {
  readonly id: string
  readonly outcome: Outcome
}

type Read<T> = (value: JsonObject, type: string | undefined) => T | undefined

const text = textOf

/** OpenAI's `{id, type: "function", function: {name, arguments}}`. */
const functionCall: Read<ShapedCall> = (value) => {
  const inner = member(value, 'function')
  // A tool that is offered has a function too, with parameters in place of arguments.
  if (!isObject(inner) || !Object.hasOwn(inner, 'name') || Object.hasOwn(inner, 'parameters')) return undefined
  if (!Object.hasOwn(inner, 'arguments') && !Object.hasOwn(value, 'id')) return undefined
  return { name: text(inner, 'name'), id: text(value, 'id'), input: member(inner, 'arguments') }
}

/** Items of OpenAI's Responses. */
const responseItem: Read<ShapedCall> = (value, type) => {
  if (type === 'function_call') {
    const id = text(value, 'call_id') ?? text(value, 'id')
    return { name: text(value, 'name'), server: text(value, 'namespace'), id, input: member(value, 'arguments') }
  }
  if (type === 'mcp_call')
    return {
      name: text(value, 'name'),
      server: text(value, 'server_label'),
      id: text(value, 'id'),
      input: member(value, 'arguments'),
      outcome: mcpCallOutcome(value),
    }
  if (type !== undefined && BUILT_IN.has(type))
    return { name: text(value, 'name') ?? type, input: undefined, builtIn: true }
  return undefined
}

/** Tools that OpenAI runs, or whose input is free text. */
const BUILT_IN = new Set([
  ...['web_search_call', 'file_search_call', 'code_interpreter_call', 'computer_call', 'image_generation_call'],
  ...['local_shell_call', 'shell_call', 'apply_patch_call', 'custom_tool_call', 'tool_search_call'],
])

function mcpCallOutcome(value: JsonObject): Outcome {
  const status = member(value, 'status')
  if ((member(value, 'error') ?? null) !== null || status === 'failed') return 'error'
  return (member(value, 'output') ?? null) !== null || status === 'completed' ? 'ok' : 'unknown'
}

/** Blocks of Anthropic's Messages. */
const block: Read<ShapedCall> = (value, type) => {
  if (type !== 'tool_use' && type !== 'mcp_tool_use' && type !== 'server_tool_use') return undefined
  const name = text(value, 'name')
  const id = text(value, 'id')
  if (type === 'server_tool_use') return { name, id, input: undefined, builtIn: true }
  return { name, server: text(value, 'server_name'), id, input: member(value, 'input') }
}

/** LangChain's `{name, args, id, type: "tool_call"}` and the parts of OpenTelemetry's messages, which have `arguments`. */
const part: Read<ShapedCall> = (value, type) => {
  if (type === 'invalid_tool_call')
    return { name: text(value, 'name'), id: text(value, 'id'), input: member(value, 'args'), unparsed: true }
  if (type !== undefined && type !== 'tool_call') return undefined
  const args = member(value, 'args')
  if (type === undefined && !(isObject(args) && Object.hasOwn(value, 'id'))) return undefined
  if (!Object.hasOwn(value, 'name')) return undefined
  return { name: text(value, 'name'), id: text(value, 'id'), input: args ?? member(value, 'arguments') }
}

/** Inspect's `{id, function: "name", arguments: {}, parse_error}`. */
const inspectCall: Read<ShapedCall> = (value) => {
  if (typeof member(value, 'function') !== 'string' || !Object.hasOwn(value, 'arguments')) return undefined
  const unparsed = (member(value, 'parse_error') ?? null) !== null
  return {
    name: text(value, 'function'),
    id: text(value, 'id'),
    input: member(value, 'arguments'),
    ...(unparsed ? { unparsed: true as const } : {}),
  }
}

/** The AI SDK's `{toolCallId, toolName, input}`; older ones say `args`. */
const sdkCall: Read<ShapedCall> = (value, type) => {
  if (!Object.hasOwn(value, 'toolCallId') || !Object.hasOwn(value, 'toolName')) return undefined
  if (type === 'tool-result' || Object.hasOwn(value, 'output') || Object.hasOwn(value, 'result')) return undefined
  const input = member(value, 'input') ?? member(value, 'args')
  return { name: text(value, 'toolName'), id: text(value, 'toolCallId'), input }
}

/** Gemini's `{function_call: {name, args}}`; OpenAI's first one, `{function_call: {name, arguments}}`. */
const wrapped: Read<ShapedCall> = (value) => {
  const inner = member(value, 'function_call') ?? member(value, 'functionCall')
  if (!isObject(inner) || !Object.hasOwn(inner, 'name')) return undefined
  const input = member(inner, 'args') ?? member(inner, 'arguments')
  return { name: text(inner, 'name'), id: text(inner, 'id'), input }
}

const CALLS = [functionCall, responseItem, block, part, inspectCall, sdkCall, wrapped]

/** The call that an object is, in any of the shapes. */
export function callIn(value: JsonObject): ShapedCall | undefined {
  const type = text(value, 'type')
  for (const read of CALLS) {
    const call = read(value, type)
    if (call !== undefined) return call
  }
  return undefined
}

/** What became of a call, where the object tells it: the id of the call comes with it. */
export function resultIn(value: JsonObject): ShapedResult | undefined {
  const type = text(value, 'type')
  if (type === 'tool_result' || type === 'mcp_tool_result') {
    const id = text(value, 'tool_use_id')
    return id === undefined ? undefined : { id, outcome: member(value, 'is_error') === true ? 'error' : 'ok' }
  }
  if (type === 'function_call_output') {
    const id = text(value, 'call_id')
    return id === undefined ? undefined : { id, outcome: 'unknown' }
  }
  if (type === 'tool_call_response' && text(value, 'id') !== undefined)
    return { id: text(value, 'id') ?? '', outcome: 'unknown' }
  const id = text(value, 'tool_call_id')
  if (id === undefined) return undefined
  return { id, outcome: messageOutcome(value) }
}

/** LangChain says `status`, Inspect `error`; OpenAI says nothing. */
function messageOutcome(message: JsonObject): Outcome {
  const status = member(message, 'status')
  if (status === 'error' || (member(message, 'error') ?? null) !== null) return 'error'
  return status === 'success' || member(message, 'error') === null ? 'ok' : 'unknown'
}
