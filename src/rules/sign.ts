/** Turns what a rule says into a finding. The rule cannot sign for another: id and side come from here. */
import type { Finding, RuleMeta } from '../model/finding.js'
import type { Explanation } from './rule.js'

/** What is known of a finding before the rule speaks. */
export type Blank = Omit<Finding, 'rule' | 'message'>

/** The finding: what the rule says wins over what was known, and what nobody knows is left out. */
export function sign(meta: RuleMeta, blank: Blank, told: Explanation): Finding {
  const { tool, ...said } = told
  const finding: Finding = { ...blank, ...said, rule: meta.id, tool: blank.tool ?? tool ?? null }
  if (finding.baselinePointer !== finding.pointer) return finding
  const { baselinePointer: _, ...rest } = finding
  return rest
}

/** Members that are known, without those that are not. */
export function known<T extends object>(members: T): { [key in keyof T]?: Exclude<T[key], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [key in keyof T]?: Exclude<T[key], undefined>
  }
}
