import { type Stats, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Call } from '../../model/call.js'
import { UserError } from '../../model/error.js'
import { type BadLine, parseLine } from '../../model/recording.js'
import { parseSource } from '../../model/source.js'
import { type Brought, type Outside, offered } from './found.js'
import { readLineBatches } from './lines.js'
import { describeReadError, shownPath } from './text.js'

/** What was read of the recordings. */
export interface ReadCalls {
  readonly files: readonly string[]
  /** Lines that are not blank. */
  readonly lines: number
  /** Calls, each line once whatever its count. */
  readonly calls: number
  /** Lines that are no call; the first five are kept. */
  readonly bad: { readonly count: number; readonly first: readonly BadLine[] }
}

const FIRST = 5
const IN_FOLDER = '**/*.{jsonl,ndjson}{,.gz}'

/**
 * Streams every call of the recordings to `onCall`, in the order of the files (sorted per glob) and lines.
 * @param sources paths, globs, or folders of `*.jsonl`, `*.ndjson` and their `.gz`; the same in an artifact
 * @param recordings brings those of an artifact
 * @throws UserError where a source matches nothing, nothing was recorded, or a file has no line that is a call
 */
export async function readCalls(
  sources: readonly string[],
  directory: string,
  onCall: (call: Call) => void,
  onBad: (line: BadLine) => void = () => {},
  recordings?: Outside['recordings'],
): Promise<ReadCalls> {
  const found = await findRecordings(sources, directory, recordings)
  const files = found.map(({ shown }) => shown)
  const first: BadLine[] = []
  let lines = 0
  let calls = 0
  for (const file of found) {
    const read = await readRecording(file, onCall, (bad) => {
      if (first.length < FIRST) first.push(bad)
      onBad(bad)
    })
    if (read.lines > 0 && read.calls === 0) throw allBad(file.shown, read)
    lines += read.lines
    calls += read.calls
  }
  if (lines === 0)
    throw new UserError(`${files.join(', ')} ${files.length === 1 ? 'is' : 'are'} empty: no call was recorded.`, NEXT)
  return { files, lines, calls, bad: { count: lines - calls, first } }
}

const NEXT_PATH = 'Check the path or glob; it is relative to the working directory.'
const NEXT = 'A recording holds one call a line: {"tool": "name", "arguments": {…}}.'

interface OneRecording {
  readonly lines: number
  readonly calls: number
  readonly first: readonly BadLine[]
}

async function readRecording(
  { path, shown: file }: Brought,
  onCall: (call: Call) => void,
  onBad: (line: BadLine) => void,
): Promise<OneRecording> {
  const first: BadLine[] = []
  let calls = 0
  let bad = 0
  for await (const batch of readLineBatches(path, file)) {
    let line = batch.first
    for (const text of batch.texts) {
      const call = parseLine(text, file, line)
      if (call !== undefined && 'bad' in call) {
        bad++
        const why = { file, line, why: call.bad }
        if (first.length < FIRST) first.push(why)
        onBad(why)
      } else if (call !== undefined) {
        calls++
        onCall(call)
      }
      line++
    }
  }
  return { lines: calls + bad, calls, first }
}

function allBad(file: string, read: OneRecording): UserError {
  const shown = read.first.map(({ line, why }) => `line ${line} ${why}`).join('; ')
  const all = read.lines === 1 ? 'its only line is no call' : `none of its ${read.lines} lines is a call`
  return new UserError(`${file} is no recording: ${all} (${shown}).`, NEXT)
}

/** @returns each file once; those on disk are called by their paths from the working directory */
async function findRecordings(
  sources: readonly string[],
  directory: string,
  recordings: Outside['recordings'],
): Promise<readonly Brought[]> {
  const found = new Map<string, Brought>()
  for (const source of sources) {
    if (source.trim() === '') throw new UserError('The path of a recording is empty.', NEXT_PATH)
    for (const file of await bring(source, directory, recordings)) found.set(file.shown, file)
  }
  return [...found.values()]
}

async function bring(
  source: string,
  directory: string,
  recordings: Outside['recordings'],
): Promise<readonly Brought[]> {
  const artifact = source.startsWith('artifact:') ? parseSource(source) : undefined
  if (artifact?.kind === 'artifact') return offered(recordings, source)(artifact)
  const matches = await expand(source, directory)
  if (matches.length === 0) throw new UserError(`No recording matches ${source}.`, NEXT_PATH)
  return matches.map((shown) => ({ path: resolve(directory, shown), shown }))
}

function statsOf(source: string, directory: string): Stats | undefined {
  try {
    return statSync(resolve(directory, source), { throwIfNoEntry: false })
  } catch (error) {
    // Below a file nothing exists; Node 24 says so, Node 20 throws.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw describeReadError(error, source)
  }
}

async function expand(source: string, directory: string): Promise<string[]> {
  // A name that exists is meant as it is, even where it would be a glob.
  const stats = statsOf(source, directory)
  if (stats !== undefined && !stats.isDirectory()) return [shownPath(source, directory)]
  const { glob } = await import('tinyglobby')
  const [pattern, cwd] = stats === undefined ? [source, directory] : [IN_FOLDER, resolve(directory, source)]
  const matches = await glob([pattern], { cwd, expandDirectories: false, dot: true, absolute: true })
  return matches.map((match) => shownPath(match, directory)).sort()
}
