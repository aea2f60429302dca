/** Tries likely new names on the calls that break or lose something, and counts those that they would mend. */
import type { CallOutcome, Mend } from '../model/call.js'
import { type LikelyRename, renamed } from './names.js'
import type { Run, ToolPair } from './tool-pair.js'

export class Mending {
  private readonly likely = new Map<string, { readonly rename: LikelyRename; broken: number; dropped: number }>()
  private readonly pairs = new Map<string, ToolPair>()
  private readonly pairOf: (tool: string, candidate: string) => ToolPair

  /** @param pairOf a tool of the baseline beside one of the candidate, whatever they are called */
  constructor(likely: readonly LikelyRename[], pairOf: (tool: string, candidate: string) => ToolPair) {
    for (const rename of likely) this.likely.set(rename.tool, { rename, broken: 0, dropped: 0 })
    this.pairOf = pairOf
  }

  /** Counts the calls in, where the new names mend them: a broken one is accepted, another drops less. */
  try({ tool, status, dropped, call }: CallOutcome, run: Run): void {
    const likely = this.likely.get(tool)
    if (likely === undefined || (status !== 'broken' && status !== 'dropped')) return
    const { rename } = likely
    const pair = this.pairs.get(tool) ?? this.pairOf(tool, rename.to ?? tool)
    this.pairs.set(tool, pair)
    const value = call.arguments ?? {}
    const other = renamed(value, rename.arguments)
    if (other === undefined && rename.to === undefined) return
    const { accepted, lost } = pair.judgeRenamed(other ?? value, run)
    if (accepted && (status === 'broken' || lost.dropped.length < dropped.length)) likely[status] += call.count
  }

  /** Those that mend something. */
  get mends(): Mend[] {
    return [...this.likely.values()]
      .filter(({ broken, dropped }) => broken + dropped > 0)
      .map(({ rename, broken, dropped }) => ({ ...rename, broken, dropped }))
  }
}
