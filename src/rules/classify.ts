/** Asks what changed between two contracts, and lets the rules say it. */
import { canonicalText } from '../model/canonical.js'
import type { Contract, Tool } from '../model/contract.js'
import type { KnownFault } from '../model/evidence/baseline.js'
import type { Evidence } from '../model/evidence/evidence.js'
import { NO_SURROUNDINGS, type Surroundings } from '../model/evidence/surroundings.js'
import type { Decision, Finding, RuleMeta, Side } from '../model/finding.js'
import type { Json } from '../model/json.js'
import type { Semantics } from '../model/options.js'
import type { Engine } from '../schema/engine.js'
import { RULES } from './index.js'
import { findRenames, type Rename } from './matching/rename.js'
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
  /** Where they were looked for already. */
  readonly renames?: readonly Rename[] | undefined
  readonly surroundings?: Surroundings | undefined
  /** What a probe gathered from the candidate's server. */
  readonly evidence?: Evidence | undefined
  /** There is no baseline: rules that read one contract alone do not tell new from old. */
  readonly alone?: boolean | undefined
}

/** Every difference between the two contracts that a rule knows, in the order of the candidate's tools. */
export function classify(
  baseline: Contract,
  candidate: Contract,
  engine: Engine,
  semantics: Semantics = 'caller',
  ports: ClassifyPorts = {},
): Classification {
  const { now = () => 0, rules = RULES, surroundings = NO_SURROUNDINGS } = ports
  const findings: Finding[] = []
  const decisions: Decision[] = []
  const renames = ports.renames ?? findRenames(baseline, candidate)
  for (const rule of rules)
    if (rule.kind === 'contract')
      for (const told of rule.compare(baseline, candidate, engine, renames, surroundings))
        findings.push(signContract(rule.meta, told))
  findings.push(...readAlone(baseline, candidate, rules, ports), ...judgeEvidence(rules, ports.evidence))
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

/** What rules read in the candidate alone; what they read in the baseline too was there before. */
function readAlone(
  baseline: Contract,
  candidate: Contract,
  rules: readonly Rule[],
  { surroundings = NO_SURROUNDINGS, alone = false }: ClassifyPorts,
): Finding[] {
  return rules.flatMap((rule) => {
    if (rule.kind !== 'alone') return []
    const found = rule.inspect(candidate, surroundings).map((told) => signAlone(rule.meta, told))
    if (alone || found.length === 0) return found
    const before = new Set(rule.inspect(baseline, surroundings).map((told) => identityOf(signAlone(rule.meta, told))))
    const standing = found.map((finding): Finding => {
      return { ...finding, standing: before.has(identityOf(finding)) ? 'kept' : 'introduced' }
    })
    return standing.filter(
      (finding) => finding.standing !== 'kept' || rule.meta.kept !== 'off' || finding.asked !== undefined,
    )
  })
}

function judgeEvidence(rules: readonly Rule[], evidence: Evidence | undefined): Finding[] {
  if (evidence === undefined) return []
  const known = evidence.baseline?.faults
  const before = known === undefined ? undefined : new Set(known.map(faultKey))
  return rules.flatMap((rule) => {
    if (rule.kind !== 'evidence') return []
    const found = rule.judge(evidence).map((told) => signAlone(rule.meta, told))
    // Rules without a level for what was there before compare with the baseline themselves, or judge what a suite says.
    if (before === undefined || rule.meta.kept === undefined) return found
    return found.map((finding): Finding => {
      return { ...finding, standing: before.has(faultKey(finding)) ? 'kept' : 'introduced' }
    })
  })
}

/** The faults of a server by themselves, for telling later what it had already; of rules that ask for that only. */
export function faultsIn(evidence: Omit<Evidence, 'baseline'>, rules: readonly Rule[] = RULES): readonly KnownFault[] {
  const faults = judgeEvidence(
    rules.filter(({ meta }) => meta.kept !== undefined),
    evidence,
  ).map(({ rule, tool, name }): KnownFault => ({ rule, tool, ...(name === undefined ? {} : { name }) }))
  return [...new Map(faults.map((fault) => [faultKey(fault), fault])).entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, fault]) => fault)
}

function faultKey({ rule, tool, name }: Pick<Finding, 'rule' | 'tool' | 'name'>): string {
  return canonicalText([rule, tool, name ?? null])
}

/** A position in a list is no name: a value that moved down because another was put before it was there already. */
function identityOf({ tool, subject, side, pointer, name, after }: Finding): string {
  return canonicalText([
    tool,
    subject ?? null,
    side,
    pointer.replace(/\/\d+(?=\/|$)/g, '/*'),
    name ?? null,
    after ?? null,
  ])
}

/** A finding that names a tool stands in that tool unless it says better, every other in the contract. */
function signAlone(meta: RuleMeta, told: Explanation): Finding {
  const side: Side = told.side ?? (told.tool === undefined ? 'contract' : 'tool')
  return sign(meta, { effect: 'advisory', tool: told.tool ?? null, side, pointer: '' }, told)
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
