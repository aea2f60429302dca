import type { Call } from './call.js'
import { inexactNumbersOf } from './inexact.js'
import { isObject, type Json, type JsonObject, member, typeOf } from './json.js'
import { explainSyntax } from './positions.js'

/** A line of a recording that is no call, and why; the reason never quotes the line. */
export interface BadLine {
  readonly file: string
  /** 1-based. */
  readonly line: number
  readonly why: string
}

/** The members of a recorded call. Others are allowed beside them: logs carry ids and times of their own. */
const MEMBERS = new Set(['tool', 'arguments', 'server', 'at', 'source', 'result', 'isError', 'count'])

/**
 * Reads one line of a recording. A line is a call where it has a `tool` and either `arguments` or nothing but members
 * of a call; any other object holds bare arguments of the only tool.
 * @returns undefined for a blank line
 */
export function parseLine(text: string, file: string, line: number): Call | { readonly bad: string } | undefined {
  let value: Json
  try {
    value = JSON.parse(text) as Json
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    if (text.trim() === '') return undefined
    const { what, offset } = explainSyntax(text)
    return { bad: `is not JSON at column ${offset + 1}: ${what}` }
  }
  if (!isObject(value)) return { bad: `is ${withArticle(typeOf(value))}, not an object` }
  if (isCall(value)) return withInexact(callOf(value, file, line), text)
  const foreign = foreignShape(value)
  if (foreign !== undefined) return { bad: foreign }
  return withInexact({ tool: undefined, arguments: value, count: 1, isError: false, file, line }, text)
}

function withInexact(call: Call | { readonly bad: string }, text: string): Call | { readonly bad: string } {
  if ('bad' in call) return call
  const inexact = inexactNumbersOf(call.arguments, text)
  return inexact.length === 0 ? call : { ...call, inexact: inexact.map(({ written, read }) => ({ written, read })) }
}

function isCall(object: JsonObject): boolean {
  const named = Object.hasOwn(object, 'tool')
  if (named && Object.hasOwn(object, 'arguments')) return true
  const onlyMembers = Object.keys(object).every((key) => MEMBERS.has(key))
  // Without a tool it goes to the only one, where nothing else than a recorded call can be meant.
  return onlyMembers && (named || isObject(member(object, 'arguments')))
}

/** No object inherits a member of these names, so that they are read without asking whose they are. */
function callOf(object: JsonObject, file: string, line: number): Call | { readonly bad: string } {
  const { tool, result, server, source, at } = object
  const count = object.count ?? 1
  if (tool !== undefined && tool !== null && typeof tool !== 'string')
    return { bad: `has a "tool" that is ${withArticle(typeOf(tool))}, not a string` }
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1)
    return { bad: 'has a "count" that is no whole number of 1 or more' }
  const isError = object.isError ?? null
  if (isError !== null && typeof isError !== 'boolean')
    return { bad: `has an "isError" that is ${withArticle(typeOf(isError))}, not true or false` }
  const failed = isObject(result) && member(result, 'isError') === true
  const call: Writable<Call> = {
    tool: tool ?? undefined,
    arguments: object.arguments ?? {},
    count,
    isError: isError ?? failed,
    file,
    line,
  }
  if (typeof server === 'string') call.server = server
  if (typeof source === 'string') call.source = source
  if (typeof at === 'string') call.at = at
  return call
}

type Writable<T> = { -readonly [key in keyof T]: T[key] }

/** Lines of other logs, which as bare arguments would be misread. */
function foreignShape(object: JsonObject): string | undefined {
  if (Object.hasOwn(object, 'jsonrpc')) return 'is a JSON-RPC message, not a call ({"tool": …, "arguments": {…}})'
  if (typeof member(object, 'name') === 'string' && isObject(member(object, 'arguments')))
    return 'has "name" and "arguments"; did you mean "tool" and "arguments"?'
  return undefined
}

function withArticle(type: string): string {
  if (type === 'null') return type
  return `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`
}
