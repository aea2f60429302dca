/** Tools that share one name. */
import { type Contract, groupByName, type Tool } from '../../model/contract.js'
import type { Json } from '../../model/json.js'
import { changedMembers, same } from './compare.js'

const META: ReadonlySet<string> = new Set(['_meta'])

/** The names that several tools share, with those tools. */
export function twinsOf(contract: Contract): ReadonlyMap<string, readonly Tool[]> {
  return new Map([...groupByName(contract.tools)].filter(([, tools]) => tools.length > 1))
}

/** Do the tools of one name differ in anything but `_meta`? */
export function differ(tools: readonly Tool[]): boolean {
  const first = tools[0]
  return first !== undefined && tools.some((tool) => changedMembers(first.raw, tool.raw, META).length > 0)
}

/** How many tools a name has, as the value of a finding. */
export function countOf(tools: readonly Tool[] | undefined): Json {
  return tools?.length ?? 0
}

/**
 * The tools that are to be compared, in the candidate's order: those of one name; of twins those that are not the same
 * on both sides anyway, in listed order. What is left over is told by the rules about twins.
 */
export function pairTools(baseline: Contract, candidate: Contract): readonly (readonly [Tool, Tool])[] {
  const before = groupByName(baseline.tools)
  return [...groupByName(candidate.tools)].flatMap(([name, after]) => pairTwins(before.get(name) ?? [], after))
}

function pairTwins(before: readonly Tool[], after: readonly Tool[]): readonly (readonly [Tool, Tool])[] {
  const left = [...before]
  const changed = after.filter((tool) => {
    const twin = before.length + after.length > 2 ? left.findIndex((other) => same(other.raw, tool.raw)) : -1
    if (twin >= 0) left.splice(twin, 1)
    return twin < 0
  })
  return left.flatMap((tool, index) => {
    const other = changed[index]
    return other === undefined ? [] : [[tool, other] as const]
  })
}
