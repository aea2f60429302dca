import { isObject, type Json, type JsonObject, member } from '../../../model/json.js'
import { textOf } from './fingerprint.js'
import type { LogFormat } from './format.js'
import { Conversation, type Direction, isMessage } from './json-rpc.js'

/** Frames of mcpsnoop (github.com/kerlenton/mcpsnoop, internal/proxy/frame.go), one a line. */
export const mcpsnoop: LogFormat = {
  id: 'mcpsnoop',
  title: 'mcpsnoop log',
  recognises: isFrame,
  open: (ledger) => {
    const sessions = new Map<string, Conversation>()
    return {
      take: (value) => {
        if (!isObject(value)) {
          ledger.fail('is no frame')
          return
        }
        const raw = member(value, 'raw')
        if (isCutShort(value)) {
          if (textOf(value, 'mcp_method') === 'tools/call' || /"tools\/call"/.test(String(raw)))
            ledger.fail('is a tools/call that was cut short or redacted when it was recorded')
          return
        }
        const message = typeof raw === 'string' ? parsed(raw) : (raw ?? null)
        if (message === null) {
          ledger.fail('is a frame without a message')
          return
        }
        const session = `${textOf(value, 'session_id') ?? ''}\n${textOf(value, 'server_label') ?? ''}`
        const conversation = sessions.get(session) ?? new Conversation(ledger, session)
        if (sessions.size < 10_000) sessions.set(session, conversation)
        conversation.take(message, {
          direction: directionOf(value),
          server: textOf(value, 'server_label'),
          at: textOf(value, 'ts'),
        })
      },
    }
  },
}

function isFrame(value: Json): boolean {
  if (!isObject(value) || !Object.hasOwn(value, 'raw')) return false
  if (directionOf(value) !== undefined) return true
  const raw = member(value, 'raw') ?? null
  return Object.hasOwn(value, 'session_id') && isMessage(raw)
}

function isCutShort(frame: JsonObject): boolean {
  return member(frame, 'truncated') === true || member(frame, 'redacted') === true
}

function directionOf(frame: JsonObject): Direction {
  const direction = member(frame, 'direction')
  return direction === 'c2s' ? 'to-server' : direction === 's2c' ? 'to-client' : undefined
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
