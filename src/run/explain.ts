/** `mcp-compat explain RULE`: what a rule means and what to do about it. */
import { distance } from 'fastest-levenshtein'
import { CALL_RULES } from '../model/call-rules.js'
import { UserError } from '../model/error.js'
import type { RuleMeta } from '../model/finding.js'
import { RULES } from '../rules/index.js'

/** Metadata of every rule, sorted by id. */
export function allRules(): readonly RuleMeta[] {
  const metas = [...RULES.map((rule) => rule.meta), ...CALL_RULES]
  return [...new Map(metas.map((meta) => [meta.id, meta])).values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The rule's page as plain text. @throws UserError where there is no such rule */
export function explain(id: string): string {
  const rules = allRules()
  const rule = rules.find((meta) => meta.id === id)
  if (rule === undefined)
    throw new UserError(
      `There is no rule ${JSON.stringify(id)}.`,
      `${nearest(id, rules)}\`mcp-compat explain\` lists all.`,
    )
  return `${rule.id}\n\n${rule.summary}\n\n${rule.why}\n\n${rule.remedy}\n\nMore: docs/rules/${rule.id}.md\n`
}

/** One line a rule. */
export function listRules(): string {
  return allRules()
    .map((rule) => `${rule.id.padEnd(40)}${rule.summary}\n`)
    .join('')
}

/** Says what was most likely meant; nothing where no rule is near. */
function nearest(id: string, rules: readonly RuleMeta[]): string {
  const best = rules.reduce((so, rule) => (distance(rule.id, id) < distance(so, id) ? rule.id : so), '')
  return best !== '' && distance(best, id) <= Math.max(2, id.length / 3) ? `Did you mean ${best}? ` : ''
}
