/** Asks what changed between two contracts, and lets the rules say it. */
import type { Contract, Tool } from '../model/contract.js'
import type { Decision, Finding, RuleMeta, Side } from '../model/finding.js'
import type { Json } from '../model/json.js'
import type { Semantics } from '../model/options.js'
import type { Engine } from '../schema/engine.js'
import { RULES } from './index.js'
import { findRenames } from './matching/rename.js'
import { pairTools } from './matching/twins.js'
import type { Explanation, Rule } from './rule.js'
import { classifySchemas } from './sides.js'
import { sign } from './sign.js'
import type { SchemaSide } from './variance.js'

export interface Classification {
  readonly findings: readonly Finding[]
  /** One for every schema that both contracts have, that compiles on both sides, and that differs. */
  readonly decisions: readonly Decision[]
}

/** What may be replaced: the clock that times decisions, and the rules (a gate switches them off one by one). */
export interface ClassifyPorts {
  /** Monotonic milliseconds. */
  readonly now?: () => number
  readonly rules?: readonly Rule[]
}

/** Every difference between the two contracts that a rule knows, in the order of the candidate's tools. */
export function classify(
  baseline: Contract,
  candidate: Contract,
  engine: Engine,
  semantics: Semantics = 'caller',
  { now = () => 0, rules = RULES }: ClassifyPorts = {},
): Classification {
  const findings: Finding[] = []
  const decisions: Decision[] = []
  const renames = findRenames(baseline, candidate)
  for (const rule of rules)
    if (rule.kind === 'contract')
      for (const told of rule.compare(baseline, candidate, engine, renames))
        findings.push(signContract(rule.meta, told))
  for (const [before, after] of pairTools(baseline, candidate)) {
    findings.push(...classifyTool(before, after, rules))
    for (const side of ['input', 'output'] as const) {
      const schemas = schemasOf(before, after, side)
      if (schemas === undefined) continue
      const answer = classifySchemas({ tool: before.name, side, ...schemas, engine, semantics, now, rules })
      findings.push(...answer.findings)
      decisions.push(...answer.decisions)
    }
  }
  return { findings, decisions }
}

function classifyTool(before: Tool, after: Tool, rules: readonly Rule[]): Finding[] {
  return rules.flatMap((rule) =>
    rule.kind !== 'tool'
      ? []
      : rule
          .compare(before, after)
          .map((told) =>
            sign(rule.meta, { effect: 'advisory', tool: before.name, side: rule.side ?? 'tool', pointer: '' }, told),
          ),
  )
}

/** A finding that names a tool stands in that tool, every other in the contract. */
function signContract(meta: RuleMeta, told: Explanation): Finding {
  const side: Side = told.tool === undefined ? 'contract' : 'tool'
  return sign(meta, { effect: 'advisory', tool: told.tool ?? null, side, pointer: '' }, told)
}

function schemasOf(before: Tool, after: Tool, side: SchemaSide): { baseline: Json; candidate: Json } | undefined {
  const field = side === 'input' ? 'inputSchema' : 'outputSchema'
  const [baseline, candidate] = [before[field], after[field]]
  return baseline === undefined || candidate === undefined ? undefined : { baseline, candidate }
}
