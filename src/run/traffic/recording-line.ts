import { basename } from 'node:path'
import type { Imported } from '../../io/read/formats/told-call.js'
import { canonicalText } from '../../model/canonical.js'
import { type Json, objectOf } from '../../model/json.js'
import { maskText } from '../../model/secret.js'
import type { Redacted } from '../../replay/redaction/redactor.js'

/** Ids that model APIs draw look like secrets, and are none. */
const MODEL_ID = /^(?:call|toolu|mcptoolu|srvtoolu|fc|mcp|msg|adk)[_-][\w-]{1,100}$/

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/

/** One line of a recording, with the arguments as they may be written. `source` says which log it is from. */
export function recordingLine(call: Imported, safe: Extract<Redacted, { kept: true }>, file: string): string {
  const { tool, server, at, outcome, id, count, line } = call
  const members: [string, Json][] = []
  if (server !== undefined) members.push(['server', maskedName(server)])
  if (at !== undefined) members.push(['at', TIME.test(at) ? at : maskText(at)])
  if (outcome !== 'unknown') members.push(['isError', outcome === 'error'])
  if (id !== undefined) members.push(['id', MODEL_ID.test(id) ? id : maskText(id)])
  if (count !== undefined) members.push(['count', count])
  if (safe.note !== undefined) members.push(['redaction', safe.note])
  members.push(['source', `${maskedName(basename(file))}:${line}`])
  const beside = JSON.stringify(objectOf(members)).slice(1)
  return `{"tool":${JSON.stringify(tool)},"arguments":${writeArguments(safe.arguments)},${beside}`
}

/** `JSON.stringify` writes a number beyond every double as null, which is another call. */
function writeArguments(value: Json): string {
  const text = JSON.stringify(value)
  return text.includes('null') && holdsEndless(value) ? canonicalText(value) : text
}

function holdsEndless(value: Json): boolean {
  const pending: Json[] = [value]
  for (let next = pending.pop(); next !== undefined; next = pending.pop())
    if (typeof next === 'number' && !Number.isFinite(next)) return true
    else if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) pending.push(inner)
  return false
}

const masks = new Map<string, string>()
const MOST_MASKS = 1_000

/** Names of servers and files come again with every call. */
function maskedName(name: string): string {
  const known = masks.get(name)
  if (known !== undefined) return known
  const masked = maskText(name)
  if (masks.size >= MOST_MASKS) masks.clear()
  masks.set(name, masked)
  return masked
}
