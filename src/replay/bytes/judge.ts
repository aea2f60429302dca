/** Judges calls by their bytes, tool by tool. */
import { GivenUp } from '../../model/error.js'
import type { LineJudge, TextBytes } from '../../model/line-judge.js'
import type { Testing } from '../../schema/judging/pattern.js'
import { Matcher } from './matcher.js'
import { Names } from './names.js'
import { type GoodCalls, type Node, nodeOf } from './node.js'

/** Values of a tool that may take too much before no more are looked at: finding that out takes long each time. */
const MOST_FAILURES = 3

class Tool {
  readonly name: string
  node: Node
  failures = 0
  /** Calls that were counted since they were asked for. */
  calls = 0

  constructor(name: string, node: Node) {
    this.name = name
    this.node = node
  }
}

/** The tools that are judged by bytes. */
export class ByteJudge implements LineJudge {
  private readonly tools = new Names<Tool>()
  private readonly all = new Map<string, Tool>()
  private matcher: Matcher | undefined
  private last: Tool | undefined
  private readonly testing: Testing

  constructor(testing: Testing) {
    this.testing = testing
  }

  /** What was known of the tool before is known no more. */
  learn(good: GoodCalls): void {
    const node = nodeOf(good, this.testing)
    const known = this.all.get(good.tool)
    if (known !== undefined) {
      known.node = node
      return
    }
    const tool = new Tool(good.tool, node)
    this.all.set(good.tool, tool)
    this.tools.set(good.tool, tool)
  }

  judge(bytes: TextBytes, tool: number, toolEnd: number, start: number, end: number): number {
    const known = this.tools.find(bytes, tool, toolEnd)
    if (known === undefined || known.failures === MOST_FAILURES) return -1
    this.last = known
    this.matcher ??= new Matcher(bytes)
    try {
      return this.matcher.match(known.node, bytes, start, end)
    } catch (error) {
      // A pattern that takes too long, or is too much for the call stack: the validator says what is to be said.
      if (!(error instanceof GivenUp || error instanceof RangeError)) throw error
      known.failures++
      return -1
    }
  }

  take(count: number): void {
    if (this.last !== undefined) this.last.calls += count
  }

  /** The calls that were counted since this was asked last, by tool. */
  counted(): readonly (readonly [tool: string, calls: number])[] {
    const counted: [string, number][] = []
    for (const tool of this.all.values()) {
      if (tool.calls > 0) counted.push([tool.name, tool.calls])
      tool.calls = 0
    }
    return counted
  }
}
