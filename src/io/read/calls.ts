import type { Call } from '../../model/call.js'
import { UserError } from '../../model/error.js'
import type { Mapping } from '../../model/imports/mapping.js'
import { plural } from '../../model/plural.js'
import type { BadLine } from '../../model/recording.js'
import { lookInto } from './formats/content.js'
import { Known } from './formats/known.js'
import { RECORDING } from './formats/registry.js'
import { Tally } from './formats/tally.js'
import type { Imported } from './formats/told-call.js'
import type { Brought, Outside } from './found.js'
import { findRecordings } from './recording-files.js'
import { type Counting, type OneRecording, readRecording } from './recording-lines.js'
import { spooled } from './spooled.js'

/** What was read of the recordings. */
export interface ReadCalls {
  readonly files: readonly string[]
  /** Lines that are not blank; of a log of another tool, what is a call or should be one. */
  readonly lines: number
  /** Calls, each line once whatever its count. */
  readonly calls: number
  /** Lines that are no call; the first five are kept. */
  readonly bad: { readonly count: number; readonly first: readonly BadLine[] }
  /** Sentences on what logs of other tools held beside calls of MCP's tools. */
  readonly notices: readonly string[]
}

/** How logs of other tools are read. */
export interface Reading {
  /** The format; undefined or `auto`: the content says it. */
  readonly from?: string
  readonly mapping?: Mapping
}

export interface ReadOptions extends Counting {
  /** Told of every line that is no call. */
  readonly onBad?: (line: BadLine) => void
  /** Brings the recordings of an artifact. */
  readonly recordings?: Outside['recordings']
  /** How a file is read. */
  readonly reading?: (file: string) => Reading
}

const FIRST = 5
const MOST_NAMED = 5

/**
 * Streams every call of the recordings to `onCall`, in the order of the files (sorted per glob) and lines. Logs of
 * other tools (docs/recordings.md) are known by their content and read as recordings are.
 * @param sources paths, globs, or folders of `*.jsonl`, `*.ndjson` and their `.gz`; the same in an artifact
 * @throws UserError where a source matches nothing, nothing was recorded, or a file has no line that is a call
 */
export async function readCalls(
  sources: readonly string[],
  directory: string,
  onCall: (call: Call) => void,
  { onBad, recordings, reading, ...counting }: ReadOptions = {},
): Promise<ReadCalls> {
  const found = await findRecordings(sources, directory, recordings)
  const files = found.map(({ shown }) => shown)
  const first: BadLine[] = []
  const known = new Known()
  const beside = { leftOut: new Tally(), logs: 0 }
  const refuse = (bad: BadLine) => {
    if (first.length < FIRST) first.push(bad)
    onBad?.(bad)
  }
  let lines = 0
  let calls = 0
  for (const file of found) {
    const read = await readFile(file, reading?.(file.shown) ?? {}, known, beside, onCall, refuse, counting)
    lines += read.lines
    calls += read.calls
  }
  if (lines === 0) throw nothingRecorded(files, beside)
  return { files, lines, calls, bad: { count: lines - calls, first }, notices: noticesOf(beside) }
}

interface Beside {
  readonly leftOut: Tally
  logs: number
}

async function readFile(
  brought: Brought,
  { from, mapping }: Reading,
  known: Known,
  beside: Beside,
  onCall: (call: Call) => void,
  refuse: (bad: BadLine) => void,
  counting: Counting,
): Promise<Pick<OneRecording, 'lines' | 'calls'>> {
  const { file, remove } = await spooled(brought)
  try {
    const content =
      from === RECORDING
        ? ({ kind: 'recording' } as const)
        : await lookInto(
            file.path,
            file.shown,
            from === undefined && mapping === undefined ? undefined : (await logs()).formatOf(from, mapping),
          )
    if (content.kind === 'recording') {
      const read = await readRecording(file, onCall, refuse, counting)
      if (read.lines > 0 && read.calls === 0) throw allBad(file.shown, read)
      return read
    }
    const { readLog, unknownLog } = await logs()
    if (content.kind === 'unknown') throw unknownLog(file.shown)
    const first: BadLine[] = []
    const onUnreadable = ({ line, why }: { readonly line: number; readonly why: string }) => {
      const bad = { file: file.shown, line, why }
      if (first.length < FIRST) first.push(bad)
      refuse(bad)
    }
    const log = await readLog(file, content, (call) => onCall(callOf(call, file.shown)), onUnreadable, {
      mapping,
      known,
    })
    if (log.calls === 0 && log.unreadable > 0) throw allUnreadable(file.shown, log.format.title, log.unreadable, first)
    beside.leftOut.join(log.leftOut)
    beside.logs++
    return { lines: log.calls + log.unreadable, calls: log.calls }
  } finally {
    await remove()
  }
}

/** What reads logs of other tools, with all their formats and JSONPath: most runs have recordings alone. */
function logs(): Promise<typeof import('./formats/read-log.js')> {
  return import('./formats/read-log.js')
}

/** A call of a log as a recorded one. */
export function callOf({ tool, arguments: sent, server, at, outcome, inexact, line }: Imported, file: string): Call {
  return {
    tool,
    arguments: sent,
    count: 1,
    isError: outcome === 'error',
    ...(server === undefined ? {} : { server }),
    ...(at === undefined ? {} : { at }),
    ...(inexact === undefined ? {} : { inexact }),
    file,
    line,
  }
}

const NEXT = 'A recording holds one call a line: {"tool": "name", "arguments": {…}}.'

function allBad(file: string, read: OneRecording): UserError {
  const shown = read.first.map(({ line, why }) => `line ${line} ${why}`).join('; ')
  const all = read.lines === 1 ? 'its only line is no call' : `none of its ${read.lines} lines is a call`
  return new UserError(`${file} is no recording: ${all} (${shown}).`, NEXT)
}

function allUnreadable(file: string, title: string, count: number, first: readonly BadLine[]): UserError {
  const shown = first.map(({ line, why }) => `${line} ${why}`).join('; ')
  const what = count === 1 ? 'its only call cannot be read' : `none of its ${count} calls can be read`
  return new UserError(
    `${file} (${title}): ${what} (${shown}).`,
    'docs/recordings.md says what is read of each format.',
  )
}

function nothingRecorded(files: readonly string[], { leftOut, logs }: Beside): UserError {
  const named = files.join(', ')
  const [is, hold] = files.length === 1 ? ['is', 'holds'] : ['are', 'hold']
  if (logs === 0) return new UserError(`${named} ${is} empty: no call was recorded.`, NEXT)
  const others = leftOut.count === 0 ? '' : ` (left out: ${namesOf(leftOut)})`
  return new UserError(`${named} ${hold} no call of an MCP server's tool${others}.`, 'Name logs that do.')
}

function noticesOf({ leftOut }: Beside): readonly string[] {
  if (leftOut.count === 0) return []
  const what = plural(
    leftOut.count,
    "logged call is none of an MCP server's tool",
    "logged calls are none of an MCP server's tools",
  )
  return [`${what} and ${leftOut.count === 1 ? 'was' : 'were'} left out: ${namesOf(leftOut)}.`]
}

/** `Bash 12, Edit 3 and 4 other tools` */
export function namesOf(tally: Tally, noun = 'tool'): string {
  const { entries } = tally
  const shown = entries.slice(0, MOST_NAMED).map(([name, times]) => `${name} ${times}`)
  const more = entries.length - shown.length
  return `${shown.join(', ')}${more > 0 ? ` and ${plural(more, `other ${noun}`)}` : ''}`
}
