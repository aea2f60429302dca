/** Why the check fails, or why it passes although something was found: one plain sentence each. */

import type { CallCounts } from '../model/call.js'
import { ACCEPT_ENTRY_EXPIRED, ACCEPT_ENTRY_STALE } from '../model/call-rules.js'
import type { Effect } from '../model/finding.js'
import type { FailOn } from '../model/options.js'
import { plural } from '../model/plural.js'
import type { JudgedFinding, Verdict } from '../model/verdict.js'
import { GATING } from './level.js'

export interface Facts {
  /** undefined: no recording was given. */
  readonly calls: CallCounts | undefined
  /** Broken calls that nothing forgives. */
  readonly breaking: number
  readonly findings: readonly JudgedFinding[]
  readonly pin: Verdict['pin']
  /** As the user asked. */
  readonly failOn: FailOn
  readonly label: string | undefined
  readonly probed?: Verdict['probed']
}

export interface Outcome {
  readonly outcome: Verdict['outcome']
  readonly reasons: readonly string[]
}

/** The outcome with its reasons; never a pass without a word on the recording. */
export function conclude(facts: Facts): Outcome {
  const against = [...againstCalls(facts), ...againstFindings(facts)]
  if (facts.label === undefined && against.length > 0)
    return { outcome: 'fail', reasons: [...against, ...aside(facts)] }
  const lifted = liftedBy(facts, against)
  return { outcome: 'pass', reasons: [...lifted, ...replayed(facts), ...quietly(facts), ...aside(facts)] }
}

function againstCalls({ calls, breaking }: Facts): readonly string[] {
  if (calls === undefined) return []
  const reasons: string[] = []
  if (breaking > 0)
    reasons.push(`${breaking} of ${calls.recorded} recorded calls ${breaking === 1 ? 'breaks' : 'break'}.`)
  if (calls.undecided > 0)
    reasons.push(
      `${plural(calls.undecided, 'recorded call')} could not be decided, so ${calls.undecided === 1 ? 'it counts' : 'they count'} as not safe.`,
    )
  return reasons
}

function againstFindings(facts: Facts): readonly string[] {
  const { findings, pin, failOn } = facts
  const gating = findings.filter(({ gates, accepted }) => gates || accepted?.by === 'label')
  const reasons = gating.length > 0 ? sentences(gating, facts) : []
  const isUnexplained = failOn === 'drift' && pin === 'changed' && findings.length === 0
  return isUnexplained ? [...reasons, 'The pin changed, though no rule names a change (fail-on: drift).'] : reasons
}

/** What the findings amount to, by effect. */
function sentences(findings: readonly JudgedFinding[], facts: Facts): string[] {
  const of = (effect: Effect): number => findings.filter((finding) => finding.effect === effect).length
  const reasons: string[] = []
  if (of('breaking') > 0) reasons.push(breakingSentence(of('breaking'), facts))
  if (of('undecided') > 0) reasons.push(`${plural(of('undecided'), 'change')} could not be decided.`)
  if (of('silent') > 0) reasons.push(silentSentence(of('silent')))
  return [...reasons, ...policySentences(findings), ...otherSentence(findings, facts)]
}

function breakingSentence(count: number, { calls, findings }: Facts): string {
  const subject = `${plural(count, 'change')} ${count === 1 ? 'is' : 'are'} breaking`
  if (calls === undefined) return `${subject}; no recording was given to weigh ${count === 1 ? 'it' : 'them'}.`
  return findings.some(isTouched) ? `${subject}.` : `${subject} by schema, 0 recorded calls touched.`
}

function isTouched({ effect, calls }: JudgedFinding): boolean {
  return effect === 'breaking' && calls.broken + calls.dropped + calls.touched > 0
}

function silentSentence(count: number): string {
  return count === 1
    ? '1 change is silent: calls stay valid, but mean or carry something else.'
    : `${count} changes are silent: calls stay valid, but mean or carry something else.`
}

function policySentences(findings: readonly JudgedFinding[]): string[] {
  const of = (rule: string): number => findings.filter((finding) => finding.rule === rule).length
  const [expired, stale] = [of(ACCEPT_ENTRY_EXPIRED.id), of(ACCEPT_ENTRY_STALE.id)]
  return [
    ...(expired > 0 ? [`${plural(expired, 'accept entry', 'accept entries')} expired.`] : []),
    ...(stale > 0 ? [`${plural(stale, 'accept entry matches', 'accept entries match')} no finding.`] : []),
  ]
}

/** Text and compatible changes that the preset or a level makes fail. */
function otherSentence(findings: readonly JudgedFinding[], { probed }: Facts): string[] {
  const others = findings.filter(
    ({ effect, rule }) =>
      (effect === 'advisory' || effect === 'compatible') &&
      rule !== ACCEPT_ENTRY_EXPIRED.id &&
      rule !== ACCEPT_ENTRY_STALE.id,
  )
  if (others.length === 0) return []
  const rules = [...new Set(others.map(({ rule }) => rule))].sort()
  const named = rules.length > 5 ? `${rules.slice(0, 5).join(', ')} and ${rules.length - 5} more` : rules.join(', ')
  return [
    `${plural(others.length, probed === undefined ? 'other change' : 'finding')} ${others.length === 1 ? 'is' : 'are'} set to fail the check: ${named}.`,
  ]
}

function liftedBy({ label }: Facts, against: readonly string[]): readonly string[] {
  if (label === undefined) return []
  if (against.length === 0) return [`The label ${JSON.stringify(label)} is set, but there was nothing to lift.`]
  return [`The label ${JSON.stringify(label)} lifts the gate. Without it:`, ...against]
}

function replayed({ calls, breaking, label }: Facts): readonly string[] {
  if (calls === undefined || (label !== undefined && breaking > 0)) return []
  if (calls.broken === 0) return [`0 of ${calls.recorded} recorded calls break.`]
  return [
    `${calls.broken} of ${calls.recorded} recorded calls ${calls.broken === 1 ? 'breaks' : 'break'}, and every change behind ${calls.broken === 1 ? 'it' : 'them'} is accepted.`,
  ]
}

/** What was found and does not fail the check. */
function quietly(facts: Facts): readonly string[] {
  const { findings, pin, label, probed } = facts
  const noun = probed === undefined ? 'change' : 'finding'
  if (probed === 'alone' && findings.length === 0) return ['Nothing was found.']
  if (probed === 'compared' && pin === 'same' && findings.length === 0)
    return ['Nothing changed, and nothing was found.']
  if (pin === 'same' && findings.length === 0) return ['Nothing changed.']
  if (findings.length === 0) return ['The contracts differ, and no rule names a change.']
  const open = findings.filter(({ accepted, gates }) => accepted === undefined && !gates)
  const weighty = open.filter(({ effect }) => effect !== 'advisory' && effect !== 'compatible')
  if (weighty.length > 0) return tolerated(weighty, facts)
  const noted = open.filter(({ effect }) => effect === 'advisory').length
  if (noted > 0) return [`No call is put at risk; ${plural(noted, noun)} ${noted === 1 ? 'is' : 'are'} worth a look.`]
  return open.length > 0 && label === undefined ? [`Every ${noun} is compatible.`] : []
}

/** Weighty findings with what lets each pass: a level, or the preset. */
function tolerated(findings: readonly JudgedFinding[], facts: Facts): readonly string[] {
  const { failOn } = facts
  const isLowered = ({ effect }: JudgedFinding): boolean => GATING[failOn].includes(effect)
  const because = (why: string) => (sentence: string) => `${sentence.slice(0, -1)} (does not fail: ${why}).`
  return [
    ...sentences(findings.filter(isLowered), facts).map(because('its level is below error')),
    ...sentences(
      findings.filter((finding) => !isLowered(finding)),
      facts,
    ).map(because(`fail-on is ${failOn}`)),
  ]
}

/** Said whatever the outcome. */
function aside({ findings, calls, failOn }: Facts): readonly string[] {
  const accepted = findings.filter(({ accepted }) => accepted !== undefined && accepted.by !== 'label')
  const reasons: string[] = []
  if (accepted.length > 0) {
    const isMajor = accepted.every((finding) => finding.accepted?.by === 'major')
    const by = isMajor ? ' by the major version' : ''
    reasons.push(`${plural(accepted.length, 'finding')} ${accepted.length === 1 ? 'is' : 'are'} accepted${by}.`)
  }
  const provesNothing = calls === undefined || usable(calls) === 0
  if (calls !== undefined && calls.recorded > 0 && provesNothing)
    reasons.push(
      `None of the ${calls.recorded} recorded calls was valid under the baseline, so the recording proves nothing.`,
    )
  if (provesNothing && failOn === 'broken-calls')
    reasons.push(
      `Without ${calls === undefined ? 'a recording' : 'such a call'} fail-on: broken-calls cannot see a break, so the check was judged as fail-on: breaking.`,
    )
  return reasons
}

/** Calls that the baseline accepted, so that the candidate could break them. */
export function usable(calls: CallCounts): number {
  return calls.valid + calls.broken + calls.failedWhenRecorded + calls.dropped + calls.defaulted + calls.aliased
}
