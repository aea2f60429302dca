import { basename } from 'node:path'
import type { Imported } from '../../io/read/formats/told-call.js'
import { type Json, objectOf } from '../../model/json.js'
import { maskText } from '../../model/secret.js'
import type { Redacted } from '../../replay/redaction/redactor.js'

/** Ids that model APIs draw look like secrets, and are none. */
const MODEL_ID = /^(?:call|toolu|mcptoolu|srvtoolu|fc|mcp|msg|adk)[_-][\w-]{1,100}$/

/** One line of a recording, with the arguments as they may be written. `source` says which log it is from. */
export function recordingLine(call: Imported, safe: Extract<Redacted, { kept: true }>, file: string): string {
  const { tool, server, at, outcome, id, count, line } = call
  const members: [string, Json][] = [
    ['tool', tool],
    ['arguments', safe.arguments],
  ]
  if (server !== undefined) members.push(['server', maskText(server)])
  if (at !== undefined) members.push(['at', maskText(at)])
  if (outcome !== 'unknown') members.push(['isError', outcome === 'error'])
  if (id !== undefined) members.push(['id', MODEL_ID.test(id) ? id : maskText(id)])
  if (count !== undefined) members.push(['count', count])
  if (safe.note !== undefined) members.push(['redaction', safe.note])
  members.push(['source', `${maskText(basename(file))}:${line}`])
  return JSON.stringify(objectOf(members))
}
