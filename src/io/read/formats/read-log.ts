import { UserError } from '../../../model/error.js'
import type { Mapping } from '../../../model/imports/mapping.js'
import { inexactNumbers } from '../../../model/inexact.js'
import type { Json } from '../../../model/json.js'
import { explainSyntax } from '../../../model/positions.js'
import type { Brought } from '../found.js'
import { readLines } from '../lines.js'
import { readArchive } from './archive.js'
import type { Content } from './content.js'
import type { LogFormat, LogReader } from './format.js'
import { inspect } from './inspect.js'
import type { Known } from './known.js'
import { Ledger } from './ledger.js'
import { mappedFormat, unwrapCall } from './mapped.js'
import { LOG_FORMATS, RECORDING } from './registry.js'
import type { Tally } from './tally.js'
import type { Imported, ListedContract } from './told-call.js'

/** Something in a log that should be a call and cannot be read as one. */
export interface Unreadable {
  readonly line: number
  /** One clause that never quotes the log. */
  readonly why: string
}

/** What one log held. */
export interface ReadLog {
  readonly format: { readonly id: string; readonly title: string }
  readonly calls: number
  readonly unreadable: number
  /** Calls that were told again. */
  readonly repeats: number
  readonly leftOut: Tally
  /** Lines of text that hold no call. */
  readonly otherLines: number
  readonly contracts: readonly ListedContract[]
}

/** What `--from` may name. */
export const FROM = ['auto', RECORDING, ...LOG_FORMATS.map(({ id }) => id)] as const

/** The format that the user means. undefined: the content says it. */
export function formatOf(from: string | undefined, mapping: Mapping | undefined): LogFormat | undefined {
  if (mapping?.calls !== undefined) return mappedFormat(mapping)
  return LOG_FORMATS.find(({ id }) => id === from)
}

/** The refusal of a file that is none of what is known. */
export function unknownLog(shown: string): UserError {
  return new UserError(
    `${shown} holds no log that is known: looked for ${LOG_FORMATS.map(({ title }) => title).join(', ')} and a recording of our own.`,
    'Name the format with --from, or say where the calls stand with --map (docs/recordings.md).',
  )
}

/**
 * Streams every call of one log to `onCall`, in the order of the log, each once.
 * @throws UserError where it cannot be read
 */
export async function readLog(
  { path, shown }: Brought,
  content: Exclude<Content, { kind: 'recording' | 'unknown' }>,
  onCall: (call: Imported) => void,
  onUnreadable: (unreadable: Unreadable) => void,
  { mapping, known }: { readonly mapping?: Mapping | undefined; readonly known?: Known } = {},
): Promise<ReadLog> {
  const unwraps = mapping !== undefined && mapping.calls === undefined ? mapping : undefined
  let [calls, unreadable] = [0, 0]
  const refuse = (line: number, why: string) => {
    unreadable++
    onUnreadable({ line, why })
  }
  const pass = (call: Imported) => {
    const inner = unwraps === undefined ? call : unwrapCall(call, unwraps)
    if (inner === undefined) ledger.leave(call.tool)
    else if (typeof inner === 'string') refuse(call.line, inner)
    else {
      calls++
      onCall(inner)
    }
  }
  const ledger: Ledger = new Ledger(shown, { onCall: pass, onUnreadable: refuse }, known)
  const format = content.kind === 'archive' ? inspect : content.format
  const reader = format.open(ledger)
  if (content.kind === 'archive') await takeArchive(path, shown, reader, ledger)
  else if (content.kind === 'document') takeDocument(content, reader, ledger)
  else await takeLines(path, shown, reader, ledger, foreignTo(content.format))
  reader.end?.()
  ledger.end()
  const { repeats, leftOut, otherLines, contracts } = ledger
  return { format, calls, unreadable, repeats, leftOut, otherLines, contracts }
}

async function takeArchive(path: string, shown: string, reader: LogReader, ledger: Ledger): Promise<void> {
  await readArchive(path, shown, (text, name) => takeText(text, name, reader, ledger))
}

function takeText(text: string, name: string, reader: LogReader, ledger: Ledger): void {
  ledger.at(undefined, numbersOf(text))
  const value = parsed(text)
  if (value === undefined) ledger.fail(`is in ${name}, which is not JSON`)
  else reader.take(value)
}

function takeDocument(content: Extract<Content, { kind: 'document' }>, reader: LogReader, ledger: Ledger): void {
  ledger.at(undefined, numbersOf(content.text))
  const { takeLine } = reader
  for (const value of content.values) {
    if (takeLine === undefined) reader.take(value)
    else takeLine(JSON.stringify(value))
  }
}

/** The few numbers that are not held exactly, in place of the whole text that they are looked up in. */
function numbersOf(text: string): string {
  return JSON.stringify(inexactNumbers(text).map(({ written }) => written)).replaceAll('"', '')
}

async function takeLines(
  path: string,
  shown: string,
  reader: LogReader,
  ledger: Ledger,
  foreign: (value: Json) => string | undefined,
): Promise<void> {
  for await (const { text, line } of readLines(path, shown)) {
    ledger.at(line, text)
    if (reader.takeLine !== undefined) reader.takeLine(text)
    else takeLine(text, reader, ledger, foreign)
  }
}

function takeLine(text: string, reader: LogReader, ledger: Ledger, foreign: (value: Json) => string | undefined): void {
  const sign = /\S/.exec(text)?.[0]
  if (sign === undefined) return
  if (sign !== '{' && sign !== '[') {
    ledger.otherLines++
    return
  }
  const value = parsed(text)
  const other = value === undefined ? undefined : foreign(value)
  if (other !== undefined) ledger.fail(`is a line of another log (${other})`)
  else if (value !== undefined) reader.take(value)
  else {
    const { what, offset } = explainSyntax(text)
    ledger.fail(`is not JSON at column ${offset + 1}: ${what}`)
  }
}

/** Formats whose lines are like those of no other. */
const DISTINCT = new Set(['mcp-wire', 'mcpsnoop', 'claude-code', 'codex'])

/** Which other log a line is of: what two programs wrote into one file must not get lost in silence. */
function foreignTo(format: LogFormat): (value: Json) => string | undefined {
  if (!LOG_FORMATS.includes(format)) return () => undefined
  const others = LOG_FORMATS.filter((other) => other !== format && DISTINCT.has(other.id))
  return (value) => (format.recognises(value) ? undefined : others.find((other) => other.recognises(value))?.title)
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
