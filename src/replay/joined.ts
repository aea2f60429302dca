/** The replay of all calls, from the replays of their shards. */
import type { Coverage, Mend, Replay, ToolCoverage } from '../model/call.js'
import { canonicalText } from '../model/canonical.js'
import { Sums } from './sums.js'

/**
 * What one run over all calls would have found. The parts have no call in common, speak of the same contracts, and tell
 * what their lists were chosen by.
 * @param tools the baseline's, in its order
 */
export function joinReplays(parts: readonly [Replay, ...Replay[]], tools: readonly string[]): Replay {
  const sums = new Sums()
  for (const part of parts) sums.join(part)
  return {
    ...sums.result(),
    mends: joinMends(parts.flatMap(({ mends }) => mends)),
    coverage: joinCoverage(
      parts.map(({ coverage }) => coverage),
      parts[0].coverage,
      tools,
    ),
  }
}

function joinMends(mends: readonly Mend[]): Mend[] {
  const joined = new Map<string, Mend>()
  for (const mend of mends) {
    const key = JSON.stringify([mend.tool, mend.to ?? null, mend.arguments])
    const known = joined.get(key)
    const [broken, dropped] = [mend.broken + (known?.broken ?? 0), mend.dropped + (known?.dropped ?? 0)]
    joined.set(key, { ...mend, broken, dropped })
  }
  return [...joined.values()]
}

function joinCoverage(parts: readonly Coverage[], first: Coverage, tools: readonly string[]): Coverage {
  const byName = new Map<string, ToolCoverage>()
  for (const tool of parts.flatMap(({ perTool }) => perTool)) {
    const known = byName.get(tool.tool)
    byName.set(tool.tool, known === undefined ? tool : joinTool(known, tool))
  }
  const order = [...new Set(tools)]
  const perTool = order.flatMap((name) => byName.get(name) ?? [])
  const sum = (pick: (tool: ToolCoverage) => number): number => perTool.reduce((so, tool) => so + pick(tool), 0)
  return {
    tools: { total: first.tools.total, called: perTool.length },
    properties: {
      total: first.properties.total,
      sent: sum(({ declared, unsentProperties }) => declared.properties - unsentProperties.length),
    },
    enumValues: {
      total: first.enumValues.total,
      sent: sum(({ declared, unsentValues }) => declared.enumValues - countOf(unsentValues)),
    },
    branches: {
      total: first.branches.total,
      taken: sum(({ declared, untakenBranches }) => declared.branches - untakenBranches.length),
    },
    uncalledTools: order.filter((name) => !byName.has(name)),
    perTool,
  }
}

/** What one of them exercised is exercised. */
function joinTool(one: ToolCoverage, other: ToolCoverage): ToolCoverage {
  const branches = new Set(other.untakenBranches.map(branchText))
  const properties = new Set(other.unsentProperties)
  const values = new Map(
    other.unsentValues.map((unsent) => [unsent.pointer, new Set(unsent.values.map(canonicalText))]),
  )
  return {
    ...one,
    calls: one.calls + other.calls,
    unsentProperties: one.unsentProperties.filter((pointer) => properties.has(pointer)),
    unsentValues: one.unsentValues.flatMap(({ pointer, values: unsent }) => {
      const left = unsent.filter((value) => values.get(pointer)?.has(canonicalText(value)))
      return left.length === 0 ? [] : [{ pointer, values: left }]
    }),
    untakenBranches: one.untakenBranches.filter((branch) => branches.has(branchText(branch))),
  }
}

function branchText({ pointer, schemaPointer }: ToolCoverage['untakenBranches'][number]): string {
  return JSON.stringify([pointer, schemaPointer])
}

function countOf(unsent: ToolCoverage['unsentValues']): number {
  return unsent.reduce((so, { values }) => so + values.length, 0)
}
