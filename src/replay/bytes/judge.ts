/** Judges calls by their bytes, tool by tool, where enough calls come to be worth it. */
import { GivenUp } from '../../model/error.js'
import type { LineJudge, TextBytes } from '../../model/line-judge.js'
import type { ToolRecorder } from '../coverage.js'
import type { ToolPair } from '../tool-pair.js'
import { Matcher } from './matcher.js'
import { Names } from './names.js'
import { type Node, nodeOf } from './node.js'

/** Valid calls of a tool after which it is prepared. */
const ENOUGH = 8
/** Values of a tool that may take too much before no more are looked at: finding that out takes long each time. */
const MOST_FAILURES = 3

/** A tool that is called. */
export interface Countable {
  readonly pair: ToolPair
  readonly recorder: ToolRecorder | undefined
  /** Calls that were parsed and found valid, each line once. */
  parsed: number
}

class Prepared<T> {
  readonly node: Node
  readonly called: T
  failures = 0

  constructor(node: Node, called: T) {
    this.node = node
    this.called = called
  }
}

/** The tools that are judged by bytes. */
export class ByteJudge<T extends Countable> implements LineJudge {
  private readonly tools = new Names<Prepared<T>>()
  private matcher: Matcher | undefined
  private last: T | undefined
  private readonly onTaken: (called: T, count: number) => void

  /** @param onTaken told of every call that is counted here */
  constructor(onTaken: (called: T, count: number) => void) {
    this.onTaken = onTaken
  }

  /** A call of the tool was parsed, and valid. */
  meet(called: T): void {
    if (++called.parsed !== ENOUGH || called.recorder === undefined) return
    const plain = called.pair.plainForm
    if (plain === undefined) return
    const node = nodeOf(plain.form, called.recorder.place, plain.fates)
    this.tools.set(called.pair.name, new Prepared(node, called))
  }

  judge(bytes: TextBytes, tool: number, toolEnd: number, start: number, end: number): number {
    const prepared = this.tools.find(bytes, tool, toolEnd)
    if (prepared === undefined || prepared.failures === MOST_FAILURES) return -1
    this.last = prepared.called
    this.matcher ??= new Matcher(bytes)
    try {
      return this.matcher.match(prepared.node, bytes, start, end)
    } catch (error) {
      // A pattern that takes too long, or is too much for the call stack: the validator says what is to be said.
      if (!(error instanceof GivenUp || error instanceof RangeError)) throw error
      prepared.failures++
      return -1
    }
  }

  take(count: number): void {
    if (this.last !== undefined) this.onTaken(this.last, count)
  }
}
