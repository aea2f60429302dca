/** Who is taught to judge calls by their bytes, and when: a tool at a time, where enough calls come to be worth it. */
import type { Counted, LineJudge, Pupil, TextBytes } from '../../model/line-judge.js'
import type { Testing } from '../../schema/judging/pattern.js'
import type { ToolRecorder } from '../coverage.js'
import type { ToolPair } from '../tool-pair.js'
import { ByteJudge } from './judge.js'
import type { GoodCalls } from './node.js'

/** Valid calls of a tool after which it is taught; then, as long as something is new, each time they have doubled. */
const ENOUGH = 8

/** A tool that is called. */
export interface Countable {
  readonly pair: ToolPair
  readonly recorder: ToolRecorder | undefined
  /** Calls that were parsed and found valid, each line once. */
  parsed: number
  /** Nothing more can be taught of it. */
  taught: boolean
}

/** Judges by bytes, here or in another thread; whichever asks for the lessons is the one that gets them. */
export class GoodLines<T extends Countable> implements LineJudge, Pupil {
  private readonly judging: ByteJudge
  private pending: GoodCalls[] = []
  /** Whose calls are counted, by name. */
  private readonly known = new Map<string, T>()
  private readonly onCounted: (called: T, calls: number) => void

  /** @param onCounted told of all calls that were counted, `settle` at the latest */
  constructor(testing: Testing, onCounted: (called: T, calls: number) => void) {
    this.judging = new ByteJudge(testing)
    this.onCounted = onCounted
  }

  /** A call of the tool was parsed, and valid. */
  meet(called: T): void {
    const parsed = ++called.parsed
    // A power of two has one bit.
    if (called.taught || parsed < ENOUGH || (parsed & (parsed - 1)) !== 0) return
    const { pair, recorder } = called
    const plain = recorder && pair.plainForm
    const news = recorder?.news
    called.taught = plain === undefined || news === undefined
    if (plain === undefined) return
    this.known.set(pair.name, called)
    this.pending.push({ tool: pair.name, ...plain, news })
  }

  judge(bytes: TextBytes, tool: number, toolEnd: number, start: number, end: number): number {
    if (this.pending.length > 0) for (const lesson of this.lessons()) this.judging.learn(lesson)
    return this.judging.judge(bytes, tool, toolEnd, start, end)
  }

  take(count: number): void {
    this.judging.take(count)
  }

  get pupil(): Pupil {
    return this
  }

  lessons(): readonly GoodCalls[] {
    const lessons = this.pending
    this.pending = []
    return lessons
  }

  add(counted: readonly Counted[]): void {
    for (const [tool, calls] of counted) {
      const called = this.known.get(tool)
      if (called !== undefined) this.onCounted(called, calls)
    }
  }

  /** Has all be told that was counted so far. */
  settle(): void {
    this.add(this.judging.counted())
  }
}
