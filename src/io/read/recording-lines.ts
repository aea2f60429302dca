/** The recordings of our own format: one call a line. */
import type { Call } from '../../model/call.js'
import type { LineJudge } from '../../model/line-judge.js'
import { type BadLine, parseLine } from '../../model/recording.js'
import type { Brought } from './found.js'
import { readLineBatches } from './lines.js'
import { Folding } from './recordings/folding.js'
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
  /** Told of each of them. */
  readonly onCounted?: () => void
}

const FIRST = 5

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
  { judge, onCounted }: Counting = {},
): Promise<OneRecording> {
  const first: BadLine[] = []
  const folding = new Folding(judge)
  let calls = 0
  let bad = 0
  for await (const { first: from, bytes, bounds } of readLineBatches(path, file)) {
    for (let at = 0; at < bounds.length; at += 2) {
      const [start = 0, end = 0] = [bounds[at], bounds[at + 1]]
      const line = from + at / 2
      const known = folding.find(bytes, start, end, line)
      if (known !== undefined) {
        calls++
        if (known === 'counted') onCounted?.()
        else onCall(known)
        continue
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
  }
  return { lines: calls + bad, calls, first }
}
