/** Many verdicts as one: what a run over several servers amounts to. */
import { type CallCounts, type Coverage, NO_CALLS } from '../model/call.js'
import { CALL_RULES } from '../model/call-rules.js'
import { digest } from '../model/canonical.js'
import { objectOf } from '../model/json.js'
import type { AcceptEntry, Policy } from '../model/options.js'
import { plural } from '../model/plural.js'
import type { ContractSummary, FindingGroup, JudgedFinding, ServerVerdict, Verdict } from '../model/verdict.js'
import { faultsOfShared } from './accept.js'
import { BUMPS } from './bump.js'
import { fingerprints } from './fingerprint.js'
import { causeOf } from './groups.js'
import { countByEffect, locationOf } from './judge.js'
import { loudness } from './level.js'
import { compareFindings } from './order.js'

/** What is said of all servers together. */
export interface Together {
  /** Accept entries that hold for all of them. */
  readonly shared: readonly AcceptEntry[]
  /** `YYYY-MM-DD`. */
  readonly today: string
  readonly notices: readonly string[]
  readonly levels: Policy['levels']
}

/** A server that has a verdict. */
interface Judged {
  readonly name: string
  readonly verdict: Verdict
}

/**
 * The sum over the servers, in the order of the list. It fails where one of them fails, and where one could not be
 * read: a check that did not run is never green.
 */
export function sumOf(servers: readonly ServerVerdict[], together: Together): Verdict {
  const judged = servers.flatMap((server) => ('verdict' in server ? [server] : []))
  const groups = judged.flatMap(groupsOf)
  const faults = faultsAmong(servers, judged, together)
  const own = faults.map((lead): FindingGroup => ({ cause: lead.cause, lead, findings: [lead] }))
  const findings = [...faults, ...judged.flatMap(findingsOf)].sort(compareFindings)
  const { outcome, reasons } = conclude(servers, faults)
  const presets = new Set(judged.map(({ verdict }) => verdict.failOn))
  const [failOn] = presets
  return {
    outcome,
    reasons,
    ...(failOn === undefined || presets.size > 1 ? {} : { failOn }),
    baseline: summed(judged, ({ baseline }) => baseline),
    candidate: summed(judged, ({ candidate }) => candidate),
    pin: judged.some(({ verdict }) => verdict.pin === 'changed') ? 'changed' : 'same',
    counts: countByEffect(findings),
    calls: judged.reduce((sum, { verdict }) => plus(sum, verdict.calls), NO_CALLS),
    findings,
    groups: [...own, ...groups].sort((a, b) => compareFindings(a.lead, b.lead)),
    brokenCalls: judged.flatMap(({ name, verdict }) => verdict.brokenCalls.map((call) => ({ ...call, server: name }))),
    brokenCallsOmitted: total(judged, ({ brokenCallsOmitted }) => brokenCallsOmitted),
    brokenCallsAccepted: total(judged, ({ brokenCallsAccepted = 0 }) => brokenCallsAccepted),
    notedCalls: judged.flatMap(({ name, verdict }) => verdict.notedCalls.map((call) => ({ ...call, server: name }))),
    losses: judged.flatMap(({ name, verdict }) => (verdict.losses ?? []).map((loss) => ({ ...loss, server: name }))),
    renames: judged.flatMap(({ name, verdict }) => (verdict.renames ?? []).map((one) => ({ ...one, server: name }))),
    coverage: coverageOf(judged),
    suggestedBump: largest(judged),
    rules: rulesOf(judged, faults),
    notices: [
      ...together.notices,
      ...judged.flatMap(({ name, verdict }) => verdict.notices.map((notice) => `${name}: ${notice}`)),
    ],
    servers,
  }
}

function findingsOf({ name, verdict }: Judged): readonly JudgedFinding[] {
  return verdict.findings.map((finding) => ({ ...finding, server: name }))
}

function groupsOf({ name, verdict }: Judged): readonly FindingGroup[] {
  return verdict.groups.map(({ cause, lead, findings }) => ({
    cause,
    lead: { ...lead, server: name },
    findings: findings.map((finding) => ({ ...finding, server: name })),
  }))
}

/** Entries for all servers that are over, or that nobody needs any more. */
function faultsAmong(
  servers: readonly ServerVerdict[],
  judged: readonly Judged[],
  { shared, today, levels }: Together,
): readonly JudgedFinding[] {
  const isWhole = judged.length === servers.length && judged.length > 0
  const unmatched = isWhole ? judged.map(({ verdict }) => new Set(verdict.unmatched)) : undefined
  const faults = faultsOfShared(shared, unmatched, today)
  const names = fingerprints(faults.map(({ finding }) => finding))
  const metas = new Map(CALL_RULES.map((meta) => [meta.id, meta]))
  const calls = { broken: 0, dropped: 0, touched: 0 }
  return faults
    .map(({ finding, place }, at): JudgedFinding => {
      const loud = loudness(finding, calls, metas.get(finding.rule), { failOn: 'breaking', levels })
      const fingerprint = names[at] ?? ''
      return { ...finding, ...loud, fingerprint, calls, cause: causeOf(finding), ...locationOf(place) }
    })
    .filter(({ level }) => level !== 'off')
}

function conclude(
  servers: readonly ServerVerdict[],
  faults: readonly JudgedFinding[],
): Pick<Verdict, 'outcome' | 'reasons'> {
  const failed: string[] = []
  const unread: string[] = []
  const skipped: string[] = []
  const passed: string[] = []
  for (const server of servers) {
    if ('error' in server) unread.push(`${server.name} could not be read: ${server.error.message}`)
    else if ('skipped' in server) skipped.push(`${server.name} was not judged: ${server.skipped}`)
    else if (server.verdict.outcome === 'pass') passed.push(server.name)
    else failed.push(...server.verdict.reasons.map((reason) => `${server.name}: ${reason}`))
  }
  const entries = faults.filter(({ gates }) => gates).map(({ message }) => message)
  const outcome = failed.length + unread.length + entries.length > 0 ? 'fail' : 'pass'
  const good =
    passed.length === 0 ? [] : [`${plural(passed.length, 'server passes', 'servers pass')}: ${passed.join(', ')}.`]
  return { outcome, reasons: [...failed, ...unread, ...entries, ...skipped, ...good] }
}

/** The contracts of all servers as one: how many tools, and a digest over theirs. */
function summed(judged: readonly Judged[], of: (verdict: Verdict) => ContractSummary): ContractSummary {
  const parts = judged.map(({ name, verdict }) => ({ name, contract: of(verdict) }))
  return {
    source: plural(parts.length, 'server'),
    digest: digest(objectOf(parts.map(({ name, contract }) => [name, contract.digest] as const))),
    tools: parts.reduce((sum, { contract }) => sum + contract.tools, 0),
  }
}

function plus(a: CallCounts, b: CallCounts): CallCounts {
  return {
    recorded: a.recorded + b.recorded,
    valid: a.valid + b.valid,
    broken: a.broken + b.broken,
    failedWhenRecorded: a.failedWhenRecorded + b.failedWhenRecorded,
    dropped: a.dropped + b.dropped,
    defaulted: a.defaulted + b.defaulted,
    aliased: a.aliased + b.aliased,
    invalidUnderBaseline: a.invalidUnderBaseline + b.invalidUnderBaseline,
    fixed: a.fixed + b.fixed,
    unknownTool: a.unknownTool + b.unknownTool,
    undecided: a.undecided + b.undecided,
  }
}

function total(judged: readonly Judged[], of: (verdict: Verdict) => number): number {
  return judged.reduce((sum, { verdict }) => sum + of(verdict), 0)
}

/** undefined where no server has a recording. */
function coverageOf(judged: readonly Judged[]): Coverage | undefined {
  const parts = judged.flatMap(({ name, verdict: { coverage } }) =>
    coverage === undefined ? [] : [{ name, coverage }],
  )
  if (parts.length === 0) return undefined
  const sum = (of: (coverage: Coverage) => number): number => parts.reduce((so, { coverage }) => so + of(coverage), 0)
  return {
    tools: { total: sum(({ tools }) => tools.total), called: sum(({ tools }) => tools.called) },
    properties: { total: sum(({ properties }) => properties.total), sent: sum(({ properties }) => properties.sent) },
    enumValues: { total: sum(({ enumValues }) => enumValues.total), sent: sum(({ enumValues }) => enumValues.sent) },
    branches: { total: sum(({ branches }) => branches.total), taken: sum(({ branches }) => branches.taken) },
    uncalledTools: parts.flatMap(({ name, coverage }) => coverage.uncalledTools.map((tool) => `${name}: ${tool}`)),
    perTool: parts.flatMap(({ name, coverage }) =>
      coverage.perTool.map((tool) => ({ ...tool, tool: `${name}: ${tool.tool}` })),
    ),
  }
}

/** The step that the boldest of the changes asks for. */
function largest(judged: readonly Judged[]): Verdict['suggestedBump'] {
  const steps = judged.map(({ verdict }) => BUMPS.indexOf(verdict.suggestedBump))
  return BUMPS[Math.max(0, ...steps)] ?? 'none'
}

function rulesOf(judged: readonly Judged[], faults: readonly JudgedFinding[]): Verdict['rules'] {
  const fired = new Set(faults.map(({ rule }) => rule))
  const all = [...judged.flatMap(({ verdict }) => verdict.rules), ...CALL_RULES.filter(({ id }) => fired.has(id))]
  return [...new Map(all.map((meta) => [meta.id, meta])).values()].sort((a, b) => (a.id < b.id ? -1 : 1))
}
