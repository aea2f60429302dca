import { isObject, type Json, type JsonObject, member } from '../../../model/json.js'
import { textOf } from './fingerprint.js'
import type { LogFormat } from './format.js'
import type { Ledger } from './ledger.js'
import { isMcpName } from './names.js'
import { callIn, resultIn } from './shapes.js'
import { tell } from './told.js'

/** Kinds of lines that hold messages. */
const SPEAKERS = new Set(['user', 'assistant'])
/** Members that only lines of a session, or of stream-json, have. */
const MARKS = ['sessionId', 'session_id', 'parentUuid', 'leafUuid', 'parent_tool_use_id', 'isSidechain']

/**
 * Sessions of Claude Code (~/.claude/projects, subagents too) and its `--output-format stream-json`; the schema is that
 * of github.com/oneryalcin/agent-schemas. Only names that begin with `mcp__` are tools of MCP servers.
 */
export const claudeCode: LogFormat = {
  id: 'claude-code',
  title: 'Claude Code session',
  recognises: (value) =>
    isObject(value) && typeof member(value, 'type') === 'string' && MARKS.some((mark) => Object.hasOwn(value, mark)),
  open: (ledger) => ({ take: (value) => takeLine(value, ledger) }),
}

function takeLine(value: Json, ledger: Ledger): void {
  if (!isObject(value)) {
    ledger.fail('is no line of a session')
    return
  }
  const type = textOf(value, 'type')
  // Sessions of subagents were once kept inside their parent's, as lines of progress.
  const inner = type === 'progress' ? member(value, 'data') : undefined
  const line = isObject(inner) && isObject(member(inner, 'message')) ? (member(inner, 'message') as JsonObject) : value
  if (!SPEAKERS.has(textOf(line, 'type') ?? '')) return
  const message = member(line, 'message')
  const content = isObject(message) ? member(message, 'content') : undefined
  if (content === undefined || !isObject(message)) {
    ledger.fail('is a message without content')
    return
  }
  // A message that somebody typed is a text.
  if (!Array.isArray(content)) return
  for (const block of content) {
    if (!isObject(block)) {
      ledger.fail('holds a block that is no object')
      continue
    }
    takeBlock(block, textOf(line, 'timestamp') ?? textOf(value, 'timestamp'), ledger)
  }
}

function takeBlock(block: JsonObject, at: string | undefined, ledger: Ledger): void {
  const result = resultIn(block)
  if (result !== undefined) {
    ledger.outcome(result.id, result.outcome)
    return
  }
  const call = callIn(block)
  if (call === undefined) return
  if (call.name !== undefined && call.server === undefined && !isMcpName(call.name)) ledger.leave(call.name, call.id)
  else tell(ledger, call, { at })
}
