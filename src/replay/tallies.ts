/** Exact numbers of what happened and why. */
import type { Tally } from '../model/call.js'
import type { Reason } from './reasons.js'

/**
 * Tallies in all detail, of one tool and of all; a recording that makes up a new name in every call would have no end of
 * them. What is told in less detail beyond that hangs on the tallies alone, not on the order in which they come, so that
 * the tallies of shards join to those of the whole.
 */
const MOST_OF_TOOL = 1_000
const MOST = 10_000

/** What is counted. */
export type Tallied = Omit<Tally, 'calls'>

type Counted = { -readonly [member in keyof Tally]: Tally[member] }

/** The tallies of one tool; without detail once there are too many. */
interface OfTool {
  readonly byKey: Map<string, Counted>
  /** How many have a detail. */
  detailed: number
  isCoarse: boolean
}

/** Counts calls by tool, status and reason. */
export class Tallies {
  private readonly tools = new Map<string, OfTool>()
  private detailed = 0
  private isCoarse = false

  /** Adds to the tally of the same key. */
  join({ calls, ...tally }: Tally): void {
    this.add(tally, keyOf(tally), calls)
  }

  /** The same with the key at hand. */
  add(tally: Tallied, key: string, calls: number): void {
    const known = this.tools.get(tally.tool)
    const tool = known ?? { byKey: new Map(), detailed: 0, isCoarse: this.isCoarse }
    if (known === undefined) this.tools.set(tally.tool, tool)
    if (tool.isCoarse) {
      countCoarse(tool.byKey, tally, calls)
      return
    }
    if (!count(tool.byKey, tally, key, calls) || tally.rejections.length === 0) return
    tool.detailed++
    this.detailed++
    if (tool.detailed > MOST_OF_TOOL) coarsen(tool)
    this.limit()
  }

  private limit(): void {
    if (this.detailed <= MOST || this.isCoarse) return
    this.isCoarse = true
    for (const other of this.tools.values()) if (!other.isCoarse) coarsen(other)
  }

  /** In one order, whatever came first. */
  get all(): Tally[] {
    const all = [...this.tools.values()].flatMap(({ byKey }) => [...byKey])
    return all.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tally]) => tally)
  }

  /** The tools that are told without detail, for whoever joins them; null stands for all. */
  get coarse(): readonly string[] | null {
    return this.isCoarse ? null : [...this.tools].flatMap(([name, { isCoarse }]) => (isCoarse ? [name] : []))
  }

  /** Tells these without detail from now on. */
  joinCoarse(tools: readonly string[] | null): void {
    if (tools === null) this.isCoarse = true
    for (const name of tools ?? [...this.tools.keys()]) {
      const tool = this.tools.get(name) ?? { byKey: new Map(), detailed: 0, isCoarse: true }
      this.tools.set(name, tool)
      if (tool.isCoarse) continue
      this.detailed += MOST_OF_TOOL + 1 - tool.detailed
      coarsen(tool)
    }
    this.limit()
  }
}

/** Tallies of one key are one. */
export function keyOf({ tool, status, rejections, dropped, defaulted }: Tallied): string {
  const plain = rejections.length + dropped.length + defaulted.length === 0
  return plain ? `${status} ${tool}` : JSON.stringify([tool, status, rejections, dropped, defaulted])
}

/** @returns is it the first of its key? */
function count(byKey: Map<string, Counted>, tally: Tallied, key: string, calls: number): boolean {
  const known = byKey.get(key)
  if (known === undefined) byKey.set(key, { ...tally, calls })
  else known.calls += calls
  return known === undefined
}

function countCoarse(byKey: Map<string, Counted>, tally: Tallied, calls: number): void {
  const less = coarse(tally)
  count(byKey, less, keyOf(less), calls)
}

function coarsen(tool: OfTool): void {
  const all = [...tool.byKey.values()]
  tool.isCoarse = true
  tool.byKey.clear()
  for (const { calls, ...tally } of all) countCoarse(tool.byKey, tally, calls)
}

/** The keywords alone, without what comes from the value. */
function coarse(tally: Tallied): Tallied {
  const places = new Map(
    tally.rejections.map(({ schemaPointer, keyword }): [string, Reason] => [
      JSON.stringify([schemaPointer, keyword]),
      { schemaPointer, keyword, pointer: '' },
    ]),
  )
  return { ...tally, rejections: [...places].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, reason]) => reason) }
}
