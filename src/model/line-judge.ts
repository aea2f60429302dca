/** Calls that are judged where they stand in a line of bytes, so that most of a recording need not be parsed. */

/** Bytes of which spans can be read as UTF-8; what is read of a line holds until the next one only. */
export interface TextBytes extends Uint8Array {
  utf8Slice(start: number, end: number): string
}

/** Judges by bytes. Whatever it is not certain of is no matter of it: it has to be read in full then. */
export interface LineJudge {
  /**
   * Looks at the arguments that begin at `start`, of a call of the tool whose name (without quotes, without escapes)
   * stands from `tool` to `toolEnd`; no byte from `end` on is the line's.
   * @returns where the arguments end, if they are JSON to the letter and all that is to be done about the call is to
   * count it: good under both contracts, and nothing new, or no matter of this run; else -1
   */
  judge(bytes: TextBytes, tool: number, toolEnd: number, start: number, end: number): number
  /** Counts the call that was looked at last. */
  take(count: number): void
  /** Teaches others to judge in its place; undefined where that cannot be taught. */
  readonly teacher?: Teacher | undefined
}

/** Teaches judges of other threads, each from its start. */
export interface Teacher {
  /** How many lessons there were so far. */
  readonly lessons: number
  /** What there is to be learnt by a judge that had that many of them; plain data. */
  lessonsAfter(had: number): readonly unknown[]
  /** Takes what another judge counted. */
  add(counted: readonly Counted[]): void
}

/** Calls of a tool, as many as their lines say. */
export type Counted = readonly [tool: string, calls: number]
