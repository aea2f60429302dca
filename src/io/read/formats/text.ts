import { isObject, type Json, type JsonObject, member } from '../../../model/json.js'
import type { LogFormat } from './format.js'
import { Conversation } from './json-rpc.js'
import type { Ledger } from './ledger.js'
import { walk } from './walk.js'

const MARK = 'jsonrpc'
/** Beginnings of objects that are tried in one line. */
const MOST_TRIES = 200
/** What is read over and over while looking for the end of an object, by the length of the line. */
const MOST_PASSES = 8

/**
 * JSON-RPC messages inside the lines of any text: debug logs of clients and servers, and logs of JSON that wrap them.
 */
export const text: LogFormat = {
  id: 'text',
  title: 'text log with JSON-RPC messages',
  recognises: (value) => isObject(value) && messagesWithin(value).length > 0,
  recognisesLine: (line) => line.includes(MARK) && messagesInText(line).length > 0,
  open: (ledger) => {
    const conversation = new Conversation(ledger)
    return { take: () => {}, takeLine: (line) => takeLine(line, conversation, ledger) }
  },
}

function takeLine(line: string, conversation: Conversation, ledger: Ledger): void {
  if (!line.includes(MARK)) {
    if (line.trim() !== '') ledger.otherLines++
    return
  }
  const messages = messagesInText(line)
  if (messages.length > 0) for (const message of messages) conversation.take(message)
  else if (line.includes('tools/call')) ledger.fail('names a tools/call, but holds no JSON-RPC message that is whole')
  else ledger.otherLines++
}

function messagesInText(line: string): readonly JsonObject[] {
  const found: JsonObject[] = []
  let start = line.search(/[{[]/)
  let budget = line.length * MOST_PASSES
  for (let tries = 0; start >= 0 && tries < MOST_TRIES && budget > 0; tries++) {
    const end = endOf(line, start)
    budget -= (end ?? line.length) - start
    const value = end === undefined ? undefined : parsed(line.slice(start, end))
    if (value !== undefined) found.push(...messagesWithin(value))
    const next = line.slice(value === undefined ? start + 1 : end).search(/[{[]/)
    start = next < 0 ? -1 : next + (value === undefined ? start + 1 : (end ?? 0))
  }
  return found
}

/** Where the object or list that starts there ends; undefined where it does not. */
function endOf(line: string, start: number): number | undefined {
  let depth = 0
  let quoted = false
  for (let at = start; at < line.length; at++) {
    const sign = line[at]
    if (quoted) {
      if (sign === '\\') at++
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '{' || sign === '[') depth++
    else if ((sign === '}' || sign === ']') && --depth === 0) return at + 1
  }
  return undefined
}

function parsed(part: string): Json | undefined {
  try {
    return JSON.parse(part) as Json
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Messages in the value, in texts inside of it too; what is inside a message is not looked at. */
function messagesWithin(value: Json): readonly JsonObject[] {
  const found: JsonObject[] = []
  const visit = (object: JsonObject): boolean => {
    if (member(object, MARK) !== '2.0') return false
    found.push(object)
    return true
  }
  walk(value, visit, { nested: true })
  return found
}
