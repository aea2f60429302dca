/** Report JSON, version 1: the full report, for programs. Keys may be added, none is renamed or removed. */
import type { Difference, FindingGroup, JudgedFinding, ServerVerdict, Verdict } from '../model/verdict.js'
import { visibleJson } from './words.js'

/** The version of the format; docs/schemas/report.schema.json describes it. */
const REPORT_VERSION = 1

/**
 * The verdict as JSON with a line break at the end. Characters that cannot be seen are escaped, which changes no
 * value: the text can be printed anywhere.
 */
export function json(verdict: Verdict): string {
  return `${visibleJson(JSON.stringify(reportOf(verdict), null, 2))}\n`
}

function reportOf(verdict: Verdict): object {
  const { outcome, reasons, failOn, baseline, candidate, pin, counts, calls, coverage } = verdict
  return {
    report: REPORT_VERSION,
    outcome,
    reasons,
    ...(failOn === undefined ? {} : { failOn }),
    ...given({ probed: verdict.probed }),
    baseline: contractOf(baseline),
    candidate: contractOf(candidate),
    pin,
    counts,
    calls,
    findings: verdict.findings.map(findingOf),
    groups: verdict.groups.map(groupOf),
    ...given({ differences: verdict.differences?.map(differenceOf) }),
    brokenCalls: verdict.brokenCalls,
    brokenCallsOmitted: verdict.brokenCallsOmitted,
    brokenCallsAccepted: verdict.brokenCallsAccepted ?? 0,
    notedCalls: verdict.notedCalls,
    losses: verdict.losses ?? [],
    renames: (verdict.renames ?? []).map((rename) => ({ ...rename, arguments: Object.fromEntries(rename.arguments) })),
    coverage: coverage ?? null,
    suggestedBump: verdict.suggestedBump,
    ...(verdict.statedBump === undefined ? {} : { statedBump: verdict.statedBump }),
    rules: verdict.rules.map(({ id, summary, why, remedy }) => ({ id, summary, why, remedy })),
    notices: verdict.notices,
    ...given({ update: verdict.update, servers: verdict.servers?.map(serverOf), shard: verdict.shard }),
  }
}

/** Its own report under its name, or why it has none. */
function serverOf(server: ServerVerdict): object {
  const { name } = server
  return 'verdict' in server ? { name, ...reportOf(server.verdict) } : server
}

/** A side that is not there has no member. */
function differenceOf({ pointer, before, after }: Difference): object {
  return { pointer, ...given({ before, after }) }
}

function contractOf({ source, digest, tools, version }: Verdict['baseline']): object {
  return { source, digest, tools, ...(version === undefined ? {} : { version }) }
}

function findingOf(finding: JudgedFinding): object {
  const {
    fingerprint,
    rule,
    effect,
    level,
    gates,
    tool,
    subject,
    side,
    pointer,
    baselinePointer,
    path,
    name,
    keyword,
  } = finding
  return {
    fingerprint,
    rule,
    effect,
    level,
    gates,
    tool,
    ...given({ subject }),
    side,
    pointer,
    ...given({ baselinePointer, path, name, keyword }),
    message: finding.message,
    ...given({ witness: finding.witness }),
    calls: finding.calls,
    cause: finding.cause,
    ...given({ blindSpot: finding.blindSpot }),
    ...given({ location: finding.location, accepted: finding.accepted, server: finding.server }),
  }
}

/** Findings that one cause explains, by their fingerprints. */
function groupOf({ cause, lead, findings }: FindingGroup): object {
  return {
    cause,
    lead: lead.fingerprint,
    findings: findings.map(({ fingerprint }) => fingerprint),
    ...given({ server: lead.server }),
  }
}

function given(parts: { readonly [key: string]: unknown }): object {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
}
