/** The recordings of our own format: one call a line. */
import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { Call } from '../../model/call.js'
import type { LineJudge } from '../../model/line-judge.js'
import { type BadLine, parseLine } from '../../model/recording.js'
import type { Brought } from './found.js'
import { readLineBatches } from './lines.js'
import { Folding } from './recordings/folding.js'
import type { ReadingAhead } from './recordings/read-ahead.js'
import { utf8Of } from './slices.js'

/** What was read of one recording. */
export interface OneRecording {
  /** Lines that are not blank. */
  readonly lines: number
  /** Lines that are calls. */
  readonly calls: number
  /** The first five lines that are no call. */
  readonly first: readonly BadLine[]
}

/** Calls that are counted without being read. */
export interface Counting {
  readonly judge?: LineJudge | undefined
  /** Told of them, as many lines as it says. */
  readonly onCounted?: (lines: number) => void
  /** Large recordings are read ahead where this is said and the judge can teach another one. */
  readonly ahead?: ReadingAhead | undefined
}

const FIRST = 5
/** Bytes of a recording from which a second thread pays: it has to be started, and to learn. */
const LARGE = 8 * 1024 * 1024

/**
 * Streams every call of one recording to `onCall`, and every line that is none to `onBad`, in the order of the lines. A
 * call that repeats an earlier one may be that one again, with its line; see `memo`.
 * @param counting whose judge counts what it finds good; such calls are not given to `onCall`
 * @throws UserError where the file cannot be read
 */
export async function readRecording(
  { path, shown: file }: Brought,
  onCall: (call: Call) => void,
  onBad: (line: BadLine) => void,
  { judge, onCounted, ahead }: Counting = {},
): Promise<OneRecording> {
  const teacher = judge?.teacher
  const elsewhere = ahead !== undefined && teacher !== undefined && isLarge(path)
  const folding = new Folding(elsewhere ? undefined : judge)
  const first: BadLine[] = []
  let calls = 0
  let bad = 0
  const take = (bytes: Buffer, start: number, end: number, line: number): void => {
    const known = folding.find(bytes, start, end, line)
    if (known !== undefined) {
      calls++
      if (known === 'counted') onCounted?.(1)
      else onCall(known)
      return
    }
    const call = parseLine(utf8Of(bytes, start, end), file, line)
    if (call !== undefined && 'bad' in call) {
      bad++
      const why = { file, line, why: call.bad }
      if (first.length < FIRST) first.push(why)
      onBad(why)
    } else if (call !== undefined) {
      calls++
      onCall(folding.keep(call))
    }
  }
  if (elsewhere) {
    const { readAhead } = await import('./recordings/read-ahead.js')
    for await (const { bytes, bounds, lines, taken } of readAhead(path, file, ahead, teacher)) {
      calls += taken
      onCounted?.(taken)
      const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
      for (const [at, line] of lines.entries()) take(view, bounds[2 * at] ?? 0, bounds[2 * at + 1] ?? 0, line)
    }
  } else
    for await (const { first: from, bytes, bounds } of readLineBatches(path, file))
      for (let at = 0; at < bounds.length; at += 2) take(bytes, bounds[at] ?? 0, bounds[at + 1] ?? 0, from + at / 2)
  return { lines: calls + bad, calls, first }
}

function isLarge(path: string): boolean {
  return availableParallelism() > 1 && (statSync(path, { throwIfNoEntry: false })?.size ?? 0) >= LARGE
}
