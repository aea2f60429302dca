/** Findings, recorded calls and the policy in; the verdict out. */

import { type CallOutcome, NO_CALLS, type Replay } from '../model/call.js'
import { CALL_RULES, RECORDED_CALL_BROKEN } from '../model/call-rules.js'
import type { Decision, Effect, Finding, Location, RuleMeta } from '../model/finding.js'
import type { FailOn, Policy } from '../model/options.js'
import { plural } from '../model/plural.js'
import { mask } from '../model/redact.js'
import type { ContractSummary, JudgedFinding, Verdict } from '../model/verdict.js'
import { type Acceptance, acceptByEntries } from './accept.js'
import { blindSpotOf, seenBy } from './blind-spots.js'
import { isMajor, statedBump, suggestBump } from './bump.js'
import { brokenCalls, brokenCallsOmitted, type Explained, notedCalls } from './calls.js'
import { fingerprints } from './fingerprint.js'
import { causeOf, groupsOf } from './groups.js'
import { type Blast, type ContradictedCall, type Joined, joinCalls } from './join.js'
import { type Loudness, loudness } from './level.js'
import { lossesOf } from './losses.js'
import { compareFindings } from './order.js'
import { conclude, usable } from './reasons.js'
import { renamesOf } from './renames.js'

export interface JudgeInput {
  readonly baseline: ContractSummary
  readonly candidate: ContractSummary
  readonly findings: readonly Finding[]
  /** Every known rule; those that judge calls and the policy are known without being named. */
  readonly rules: readonly RuleMeta[]
  readonly decisions: readonly Decision[]
  /** undefined: no recording was given. */
  readonly replay: Replay | undefined
  readonly policy: Policy
  readonly notices: readonly string[]
  /** Where equal digests are not the whole answer (a source that says nothing of prompts); else they decide. */
  readonly pin?: Verdict['pin']
  /** A server was probed; `alone`: there is no baseline, and the candidate stands on both sides. */
  readonly probed?: Verdict['probed']
}

export interface Judgement {
  readonly verdict: Verdict
  /** Calls that break although their tool was proved compatible: to be looked at again under strict semantics. */
  readonly contradictions: readonly ContradictedCall[]
}

/** Judges; never throws for what is in the findings or the calls. */
export function judge(input: JudgeInput): Judgement {
  const { baseline, candidate, policy, replay } = input
  const pin = input.pin ?? (baseline.digest === candidate.digest ? 'same' : 'changed')
  const joined = joinCalls(input.findings, replay, input.decisions)
  const suggestedBump = suggestBump(joined.findings, pin)
  const stated = statedBump(baseline, candidate, suggestedBump)
  const { weighed, unmatched } = weigh(input, joined, policy.allowBreaking === 'major' && isMajor(stated))
  const shown = weighed.filter(({ level }) => level !== 'off')
  const findings = [...shown].sort(compareFindings)
  const explain = (outcome: CallOutcome): Explained =>
    explained(
      joined.explain(outcome).flatMap((at) => weighed[at] ?? []),
      outcome.why,
    )
  const breaking = unforgiven(joined, weighed)
  const { outcome, reasons } = conclude({
    calls: replay?.counts,
    breaking,
    findings,
    pin,
    failOn: policy.failOn,
    label: policy.acceptedByLabel,
    probed: input.probed,
  })
  const verdict: Verdict = {
    outcome,
    reasons,
    failOn: policy.failOn,
    ...(input.probed === undefined ? {} : { probed: input.probed }),
    baseline,
    candidate,
    pin,
    counts: countByEffect(findings),
    calls: replay?.counts ?? NO_CALLS,
    findings,
    groups: groupsOf(findings),
    brokenCalls: brokenCalls(replay, explain),
    brokenCallsOmitted: brokenCallsOmitted(replay),
    brokenCallsAccepted: (replay?.counts.broken ?? 0) - (policy.acceptedByLabel === undefined ? breaking : 0),
    notedCalls: notedCalls(replay),
    losses: lossesOf(replay),
    renames: renamesOf(replay),
    coverage: replay?.coverage,
    suggestedBump,
    ...(stated === undefined ? {} : { statedBump: stated }),
    rules: firedRules(input.rules, findings),
    notices: [...input.notices, ...offNotice(weighed)],
    ...(unmatched.length === 0 ? {} : { unmatched }),
  }
  return { verdict, contradictions: joined.contradictions }
}

/** Findings of rules that are off are not shown; a call that nothing else explains still says which rule knows why. */
function explained(findings: readonly JudgedFinding[], why: string | undefined): Explained {
  const shown = findings.filter(({ level }) => level !== 'off')
  const names = shown.map(({ fingerprint }) => fingerprint)
  if (names.length > 0 || findings.length === 0) return { findings: names, ...(why === undefined ? {} : { why }) }
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort().join(', ')
  const hidden = `explained by a finding that is off: ${rules}`
  return { findings: names, why: why === undefined ? hidden : `${why}; ${hidden}` }
}

interface Weighed {
  /** Every finding with its name, level and acceptance; the joined ones first, at their positions. */
  readonly weighed: readonly JudgedFinding[]
  readonly unmatched: readonly string[]
}

function weigh(input: JudgeInput, joined: Joined, mayBreak: boolean): Weighed {
  const { policy, replay } = input
  const metas = new Map([...input.rules, ...CALL_RULES].map((meta) => [meta.id, meta]))
  // Without calls that could break the mildest preset could never fail; the next one can.
  const provesNothing = replay === undefined || usable(replay.counts) === 0
  const failOn: FailOn = provesNothing && policy.failOn === 'broken-calls' ? 'breaking' : policy.failOn
  const known = fingerprints(joined.findings)
  const accepted = acceptByEntries(joined.findings, known, policy)
  const all = [...joined.findings, ...accepted.faults]
  const names = accepted.faults.length === 0 ? known : fingerprints(all)
  const seen = replay === undefined ? undefined : seenBy(replay.coverage)
  const weighed = all.map((finding, at) => {
    const calls = joined.blasts[at] ?? { broken: 0, dropped: 0, touched: 0 }
    const loud = loudness(finding, calls, metas.get(finding.rule), { failOn, levels: policy.levels })
    const blindSpot = calls.broken + calls.dropped + calls.touched > 0 ? undefined : blindSpotOf(finding, seen)
    const by = accepted.by[at] ?? acceptedOtherwise(finding, calls, loud, mayBreak, policy.acceptedByLabel)
    return {
      ...finding,
      ...(finding.witness === undefined ? {} : { witness: mask(finding.witness) }),
      ...(finding.before === undefined ? {} : { before: mask(finding.before) }),
      ...(finding.after === undefined ? {} : { after: mask(finding.after) }),
      fingerprint: names[at] ?? '',
      level: loud.level,
      gates: loud.gates && by === undefined,
      calls,
      cause: causeOf(finding),
      ...(blindSpot === undefined ? {} : { blindSpot }),
      ...(by === undefined ? {} : { accepted: by }),
      ...(joined.refuted.has(at)
        ? { advice: { why: RECORDED_CALL_BROKEN.why, remedy: RECORDED_CALL_BROKEN.remedy } }
        : {}),
      ...locationOf(accepted.places[at - joined.findings.length]),
    }
  })
  return { weighed, unmatched: accepted.unmatched }
}

/** Where an accept entry stands, `FILE:LINE` as the config reader writes it. */
export function locationOf(place: string | undefined): { readonly location?: Location } {
  const [, file, line] = /^(.+):(\d+)$/.exec(place ?? '') ?? []
  return file === undefined ? {} : { location: { file, line: Number(line), column: 1 } }
}

/** By the major version that the servers state, or by the label on the pull request. */
function acceptedOtherwise(
  finding: Finding,
  calls: Blast,
  loud: Loudness,
  mayBreak: boolean,
  label: string | undefined,
): Acceptance | undefined {
  const mayBeBreaking = finding.effect === 'breaking' || finding.effect === 'undecided'
  if (mayBreak && mayBeBreaking)
    return { reason: 'The server states a new major version, which may break.', by: 'major' }
  if (label !== undefined && (loud.gates || calls.broken > 0))
    return { reason: `The label ${JSON.stringify(label)} is set on the pull request.`, by: 'label' }
  return undefined
}

/** Broken calls that have a finding nobody accepted. */
function unforgiven(joined: Joined, weighed: readonly JudgedFinding[]): number {
  return joined.broken
    .filter(({ findings }) =>
      findings.some((at) => weighed[at]?.accepted?.by === undefined || weighed[at]?.accepted?.by === 'label'),
    )
    .reduce((sum, { calls }) => sum + calls, 0)
}

/** How many findings have each effect. */
export function countByEffect(findings: readonly JudgedFinding[]): Verdict['counts'] {
  const count = (effect: Effect): number => findings.filter((finding) => finding.effect === effect).length
  return {
    breaking: count('breaking'),
    undecided: count('undecided'),
    silent: count('silent'),
    advisory: count('advisory'),
    compatible: count('compatible'),
  }
}

function firedRules(rules: readonly RuleMeta[], findings: readonly JudgedFinding[]): readonly RuleMeta[] {
  const fired = new Set(findings.map(({ rule }) => rule))
  const metas = new Map([...CALL_RULES, ...rules].map((meta) => [meta.id, meta]))
  return [...metas.values()].filter(({ id }) => fired.has(id)).sort((a, b) => (a.id < b.id ? -1 : 1))
}

function offNotice(weighed: readonly JudgedFinding[]): readonly string[] {
  const off = weighed.filter(({ level }) => level === 'off')
  if (off.length === 0) return []
  const rules = [...new Set(off.map(({ rule }) => rule))].sort().join(', ')
  return [
    `${plural(off.length, 'finding')} of rules that are off ${off.length === 1 ? 'is' : 'are'} not shown: ${rules}.`,
  ]
}
