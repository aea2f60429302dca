/** What a file holds, going by its content and never by its name. */
import { createScanner } from 'jsonc-parser'
import { UserError } from '../../../model/error.js'
import { isObject, type Json, member } from '../../../model/json.js'
import { readBytes, readLines } from '../lines.js'
import { decodeText } from '../text.js'
import type { LogFormat } from './format.js'
import { LOG_FORMATS } from './registry.js'

const MIB = 1024 * 1024
/** Documents are parsed at once. */
const LARGEST = 256 * MIB
/** That much is looked at to tell what it is, and the rest of a line. */
const HEAD = 256 * 1024
const MOST_LINES = 500

export type Content =
  /** Our own recording, or lines that nothing else is known of. */
  | { readonly kind: 'recording' }
  | { readonly kind: 'lines'; readonly format: LogFormat }
  /** `text` is the whole; `values` are its items where it is a list of them. */
  | { readonly kind: 'document'; readonly format: LogFormat; readonly values: readonly Json[]; readonly text: string }
  | { readonly kind: 'archive' }
  | { readonly kind: 'unknown' }

/**
 * Looks at the beginning of a file, and at all of it where it is a document.
 * @param forced the format, where the user names it
 * @throws UserError where it cannot be read, or is a document beyond 256 MiB
 */
export async function lookInto(path: string, shown: string, forced?: LogFormat): Promise<Content> {
  const head = await readHead(path, shown)
  if (head.bytes.length >= 4 && head.bytes.readUInt32LE(0) === 0x04034b50) return { kind: 'archive' }
  const sample = sampleOf(head, forced)
  if (sample.own && forced === undefined) return { kind: 'recording' }
  if (forced?.open !== undefined && readsText(forced) && sample.format === forced)
    return { kind: 'lines', format: forced }
  const alone = head.whole && sample.lines === 1
  if (!alone && sample.format !== undefined && sample.parsed >= sample.broken)
    return { kind: 'lines', format: sample.format }
  // Lines that open with `[12:00:01]`, or hold JSON of other kinds, are prose too; a document is told apart by parsing.
  const isProse = forced === undefined && sample.format === undefined && sample.parsed * 2 < sample.lines
  const early = isProse && !sample.opens ? await formatOfProse(path, shown) : undefined
  if (early !== undefined) return { kind: 'lines', format: early }
  const text = sample.opens || sample.format === undefined ? await documentText(path, shown, head, sample) : undefined
  const document = text === undefined ? undefined : documentOf(text, forced)
  if (document !== undefined && document.kind !== 'unknown') return document
  if (sample.format !== undefined) return { kind: 'lines', format: sample.format }
  const late = isProse && sample.opens && document === undefined ? await formatOfProse(path, shown) : undefined
  if (late !== undefined) return { kind: 'lines', format: late }
  // A line that is JSON may hold bare arguments of the only tool; a document of many lines may not.
  return document?.kind === 'unknown' && !alone && sample.parsed === 0 ? { kind: 'unknown' } : { kind: 'recording' }
}

interface Head {
  readonly bytes: Buffer
  /** There is no more than that. */
  readonly whole: boolean
}

async function readHead(path: string, shown: string): Promise<Head> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of readBytes(path, shown)) {
    chunks.push(chunk)
    length += chunk.length
    if (length > LARGEST) throw tooLarge(shown)
    if (length >= HEAD && chunks.some((one) => one.includes(0x0a)))
      return { bytes: Buffer.concat(chunks), whole: false }
  }
  return { bytes: Buffer.concat(chunks), whole: true }
}

function tooLarge(shown: string): UserError {
  return new UserError(
    `${shown} is one document of more than ${LARGEST / MIB} MiB, which is the most that is read at once.`,
    'Split it, or export it as JSON Lines: a line is read at a time.',
  )
}

interface Sample {
  /** The format that most lines are of. */
  readonly format: LogFormat | undefined
  /** The first line that is JSON is a call of our own. */
  readonly own: boolean
  readonly lines: number
  readonly parsed: number
  /** Lines that begin as JSON does and are none. */
  readonly broken: number
  /** The first line that is not blank begins as JSON does. */
  readonly opens: boolean
}

function sampleOf({ bytes, whole }: Head, forced: LogFormat | undefined): Sample {
  const lines = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .split('\n')
  if (!whole) lines.pop()
  const votes = new Map<LogFormat, number>()
  const found = { own: false, lines: 0, parsed: 0, broken: 0, opens: false }
  for (const line of lines.slice(0, MOST_LINES)) {
    const text = line.trim()
    if (text === '') continue
    found.lines++
    const begins = text.startsWith('{') || text.startsWith('[')
    if (found.lines === 1) found.opens = begins
    const value = begins ? parsed(text) : undefined
    if (value !== undefined) found.parsed++
    else if (begins) found.broken++
    if (value !== undefined && found.parsed === 1) found.own = isOwn(value)
    const format = formatOfLine(text, value, forced)
    if (format !== undefined) votes.set(format, (votes.get(format) ?? 0) + 1)
  }
  return { ...found, format: winner(votes) }
}

/** Programs say much before they are called: the format of the first line that is of one. */
async function formatOfProse(path: string, shown: string): Promise<LogFormat | undefined> {
  for await (const { text } of readLines(path, shown)) {
    const format = LOG_FORMATS.find(({ recognisesLine }) => recognisesLine?.(text) === true)
    if (format !== undefined) return format
  }
  return undefined
}

function formatOfLine(text: string, value: Json | undefined, forced: LogFormat | undefined): LogFormat | undefined {
  if (forced !== undefined) return value !== undefined || readsText(forced) ? forced : undefined
  if (value === undefined) return LOG_FORMATS.find((format) => format.recognisesLine?.(text) === true)
  return LOG_FORMATS.find((format) => format.recognises(value))
}

function readsText(format: LogFormat): boolean {
  return format.recognisesLine !== undefined
}

/** The one with most lines; of two with as many the one that is asked first. */
function winner(votes: ReadonlyMap<LogFormat, number>): LogFormat | undefined {
  const order = (format: LogFormat): number => LOG_FORMATS.indexOf(format)
  return [...votes].sort((a, b) => b[1] - a[1] || order(a[0]) - order(b[0]))[0]?.[0]
}

/** A line of a recording that cannot be anything else. */
function isOwn(value: Json): boolean {
  return isObject(value) && typeof member(value, 'tool') === 'string' && Object.hasOwn(value, 'arguments')
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** The whole text, without lines of prose around it; undefined where no line begins as JSON does. */
async function documentText(path: string, shown: string, head: Head, sample: Sample): Promise<string | undefined> {
  const text = head.whole ? decodeText(head.bytes, shown) : await wholeText(path, shown)
  if (sample.opens && parsed(text) !== undefined) return text
  const start = /^[ \t]*[{[]/m.exec(text)?.index
  const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  return start === undefined || end < start ? undefined : text.slice(start, end + 1)
}

async function wholeText(path: string, shown: string): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of readBytes(path, shown)) {
    length += chunk.length
    if (length > LARGEST) throw tooLarge(shown)
    chunks.push(chunk)
  }
  return decodeText(Buffer.concat(chunks), shown)
}

function documentOf(text: string, forced: LogFormat | undefined): Content | undefined {
  const whole = parsed(text)
  const value = whole ?? oneAfterTheOther(text)
  if (value === undefined) return undefined
  if (forced !== undefined) {
    const items = Array.isArray(value) && !forced.recognises(value) ? value : [value]
    return { kind: 'document', format: forced, values: items, text }
  }
  const single = whole === undefined ? undefined : LOG_FORMATS.find((format) => format.recognises(whole))
  if (single !== undefined) return { kind: 'document', format: single, values: [value], text }
  if (!Array.isArray(value)) return { kind: 'unknown' }
  const votes = new Map<LogFormat, number>()
  for (const item of value.slice(0, MOST_LINES)) {
    const format = LOG_FORMATS.find((one) => one.recognises(item))
    if (format !== undefined) votes.set(format, (votes.get(format) ?? 0) + 1)
  }
  const format = winner(votes)
  return format === undefined ? { kind: 'unknown' } : { kind: 'document', format, values: value, text }
}

/** Documents over several lines that follow each other, as programs print a stream of them for people to read. */
function oneAfterTheOther(text: string): Json[] | undefined {
  const scanner = createScanner(text, true)
  const values: Json[] = []
  let [depth, start] = [0, 0]
  scanner.scan()
  for (let at = scanner.getTokenOffset(); at < text.length; scanner.scan(), at = scanner.getTokenOffset()) {
    // No other token begins with one of these.
    const sign = text.charAt(at)
    const opens = sign === '{' || sign === '['
    if (depth === 0 && !opens) return undefined
    if (depth === 0) start = at
    if (opens) depth++
    if (sign === '}' || sign === ']') depth--
    if (depth > 0) continue
    const value = parsed(text.slice(start, at + 1))
    if (value === undefined) return undefined
    values.push(value)
  }
  return depth === 0 && values.length > 1 ? values : undefined
}
