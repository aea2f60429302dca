/** Who is taught to judge calls by their bytes, and when: a tool at a time, where enough calls come to be worth it. */
import type { Counted, LineJudge, Teacher, TextBytes } from '../../model/line-judge.js'
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

/** Judges by bytes, and teaches others to. */
export class GoodLines implements LineJudge, Teacher {
  lessons = 0
  private readonly judging: ByteJudge
  /** Lessons that the judge of this thread had. */
  private had = 0
  /** The last lesson about each tool, with its number. */
  private readonly latest = new Map<string, { readonly number: number; readonly good: GoodCalls }>()
  private readonly onCounted: (tool: string, calls: number) => void

  /** @param onCounted told of all calls that were counted, `settle` at the latest */
  constructor(testing: Testing, onCounted: (tool: string, calls: number) => void) {
    this.judging = new ByteJudge(testing)
    this.onCounted = onCounted
  }

  /** A call of the tool was parsed, and valid. */
  meet(called: Countable): void {
    const parsed = ++called.parsed
    // A power of two has one bit.
    if (called.taught || parsed < ENOUGH || (parsed & (parsed - 1)) !== 0) return
    const { pair, recorder } = called
    const plain = recorder && pair.plainForm
    const news = recorder?.news
    called.taught = plain === undefined || news === undefined
    if (plain === undefined) return
    this.latest.set(pair.name, { number: ++this.lessons, good: { tool: pair.name, ...plain, news } })
  }

  judge(bytes: TextBytes, tool: number, toolEnd: number, start: number, end: number): number {
    if (this.had < this.lessons) this.learn()
    return this.judging.judge(bytes, tool, toolEnd, start, end)
  }

  take(count: number): void {
    this.judging.take(count)
  }

  get teacher(): Teacher {
    return this
  }

  lessonsAfter(had: number): readonly GoodCalls[] {
    return [...this.latest.values()].filter(({ number }) => number > had).map(({ good }) => good)
  }

  add(counted: readonly Counted[]): void {
    for (const [tool, calls] of counted) this.onCounted(tool, calls)
  }

  /** Has all be told that was counted so far. */
  settle(): void {
    this.add(this.judging.counted())
  }

  private learn(): void {
    for (const lesson of this.lessonsAfter(this.had)) this.judging.learn(lesson)
    this.had = this.lessons
  }
}
