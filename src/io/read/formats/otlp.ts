import { isObject, type Json, type JsonObject, member } from '../../../model/json.js'
import { readArguments } from './arguments.js'
import { textOf } from './fingerprint.js'
import type { LogFormat } from './format.js'
import type { Ledger } from './ledger.js'
import { splitName, undecorated } from './names.js'
import { attributesOf } from './otlp-value.js'
import { type CallSpan, SameCalls } from './span-calls.js'
import { isoTime } from './times.js'
import type { Outcome } from './told-call.js'

/** Attributes that hold a call's arguments, those of the semantic conventions first. */
export const ARGUMENTS = [
  'gen_ai.tool.call.arguments',
  'gcp.vertex.agent.tool_call_args',
  'ai.toolCall.args',
  'tool_arguments',
  'input.value',
] as const
/** Attributes that hold the clean name of a tool, and the id of the model's own call. */
export const NAMES = ['gen_ai.tool.name', 'tool.name', 'ai.toolCall.name', 'mcp.tool.name'] as const
export const IDS = ['gen_ai.tool.call.id', 'ai.toolCall.id'] as const

/**
 * OTLP JSON with the semantic conventions for MCP and GenAI (open-telemetry/semantic-conventions, docs/gen-ai): one
 * document, or one a line as the Collector's file exporter writes. The spans of client and server of one call are one.
 */
export const otlp: LogFormat = {
  id: 'otlp',
  title: 'OpenTelemetry traces (OTLP JSON)',
  recognises: (value) => isObject(value) && Array.isArray(member(value, 'resourceSpans')),
  open: (ledger) => {
    const same = new SameCalls()
    return { take: (value) => takeTraces(value, same, ledger) }
  },
}

interface Span {
  readonly span: JsonObject
  readonly service: string | undefined
}

function takeTraces(value: Json, same: SameCalls, ledger: Ledger): void {
  const resources = isObject(value) ? member(value, 'resourceSpans') : undefined
  if (!Array.isArray(resources)) {
    // The other signals stand in the same files.
    if (!isObject(value) || !['resourceLogs', 'resourceMetrics'].some((key) => Object.hasOwn(value, key)))
      ledger.fail('holds no spans')
    return
  }
  const spans = resources.flatMap((resource) => spansOf(resource, ledger))
  for (const { span } of spans) same.saw(spanOf(span))
  const calls = spans.filter(({ span }) => isCall(span, attributesOf(span)))
  calls.sort((a, b) => compare(startOf(a.span), startOf(b.span)))
  for (const call of calls) takeCall(call, same, ledger)
}

function spansOf(resource: Json, ledger: Ledger): Span[] {
  if (!isObject(resource)) {
    ledger.fail('holds a resource that is no object')
    return []
  }
  const holder = member(resource, 'resource')
  const name = isObject(holder) ? attributesOf(holder).get('service.name') : undefined
  const service = typeof name === 'string' ? name : undefined
  const scopes = member(resource, 'scopeSpans') ?? member(resource, 'instrumentationLibrarySpans') ?? []
  return (Array.isArray(scopes) ? scopes : []).flatMap((scope) => {
    const spans = isObject(scope) ? member(scope, 'spans') : undefined
    return (Array.isArray(spans) ? spans : []).flatMap((span) => (isObject(span) ? [{ span, service }] : []))
  })
}

function isCall(span: JsonObject, attributes: ReadonlyMap<string, Json>): boolean {
  const method = attributes.get('mcp.method.name') ?? attributes.get('rpc.method')
  if (typeof method === 'string' && method.includes('/')) return method === 'tools/call'
  if (attributes.get('gen_ai.operation.name') === 'execute_tool') return true
  if (attributes.get('openinference.span.kind') === 'TOOL' || attributes.get('ai.operationId') === 'ai.toolCall')
    return true
  return /^(?:tools\/call|execute_tool) \S/.test(textOf(span, 'name') ?? '')
}

function takeCall({ span, service }: Span, same: SameCalls, ledger: Ledger): void {
  const attributes = attributesOf(span)
  const first = (keys: readonly string[]): Json | undefined => keys.map((key) => attributes.get(key)).find(isSaid)
  const name = first(NAMES) ?? undecorated(textOf(span, 'name') ?? '')
  const { tool, server } = typeof name === 'string' && name !== '' ? splitName(name) : { tool: undefined }
  if (tool === undefined) {
    ledger.fail('is a span of a call without the name of a tool')
    return
  }
  const written = first(ARGUMENTS)
  const read = written === undefined ? { arguments: undefined } : readArguments(written)
  if ('why' in read) {
    ledger.fail(read.why)
    return
  }
  const id = first(IDS)
  const from = attributes.get(isServer(span) ? 'mcp.server.name' : 'server.address')
  const own = isServer(span) ? service : undefined
  ledger.call({
    tool,
    server: server ?? own ?? (typeof from === 'string' ? from : undefined),
    ...read,
    outcome: outcomeOf(span, attributes),
    at: isoTime(member(span, 'startTimeUnixNano')),
    id: typeof id === 'string' ? id : undefined,
    key: same.keyOf({ ...spanOf(span), tool, arguments: read.arguments, kind: kindOf(span) }),
  })
}

function isSaid(value: Json | undefined): boolean {
  return value !== undefined && value !== null && value !== ''
}

function spanOf(span: JsonObject): Pick<CallSpan, 'trace' | 'span' | 'parent'> {
  return {
    trace: textOf(span, 'traceId') ?? '',
    span: textOf(span, 'spanId') ?? '',
    parent: textOf(span, 'parentSpanId'),
  }
}

/** Numbers, or the names of the enum. */
function kindOf(span: JsonObject): string {
  const kind = member(span, 'kind')
  return typeof kind === 'number'
    ? (['', 'INTERNAL', 'SERVER', 'CLIENT'][kind] ?? '')
    : String(kind ?? '').replace('SPAN_KIND_', '')
}

function isServer(span: JsonObject): boolean {
  return kindOf(span) === 'SERVER'
}

function outcomeOf(span: JsonObject, attributes: ReadonlyMap<string, Json>): Outcome {
  const status = member(span, 'status')
  const code = isObject(status) ? member(status, 'code') : undefined
  if (isSaid(attributes.get('error.type')) || code === 2 || code === 'STATUS_CODE_ERROR') return 'error'
  const answered = ['gen_ai.tool.call.result', 'output.value'].some((key) => attributes.has(key))
  return code === 1 || code === 'STATUS_CODE_OK' || answered ? 'ok' : 'unknown'
}

/** Nanoseconds are too large for a number: texts of the same length compare as the numbers do. */
function startOf(span: JsonObject): string {
  return String(member(span, 'startTimeUnixNano') ?? '').padStart(20, '0')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
