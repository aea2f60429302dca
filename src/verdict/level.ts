/** How loud a finding is, and whether it makes the check fail: the policy's wish beside the fact. */
import { ACCEPT_ENTRY_EXPIRED, ACCEPT_ENTRY_STALE } from '../model/call-rules.js'
import type { Effect, Finding, Level, RuleMeta } from '../model/finding.js'
import type { FailOn, Policy } from '../model/options.js'

/** Effects that fail the check under a preset; each preset includes the one before. */
export const GATING: { readonly [preset in FailOn]: readonly Effect[] } = {
  'broken-calls': [],
  breaking: ['breaking', 'undecided'],
  silent: ['breaking', 'undecided', 'silent'],
  drift: ['breaking', 'undecided', 'silent', 'advisory', 'compatible'],
}
/** Findings about the policy itself; no preset lifts them. */
const OF_THE_POLICY = new Set([ACCEPT_ENTRY_EXPIRED.id, ACCEPT_ENTRY_STALE.id])

export interface Loudness {
  readonly level: Level
  readonly gates: boolean
}

/**
 * The level and whether an unaccepted finding of it fails the check. A level that the user set always stands; under
 * `drift` everything that is not off fails all the same. Where the user set none, what fails is shown as an error, and
 * what `broken-calls` lets pass as a warning at most (but a dropped argument).
 */
export function loudness(
  finding: Finding,
  calls: { readonly broken: number; readonly dropped: number },
  meta: RuleMeta | undefined,
  policy: Pick<Policy, 'failOn' | 'levels'>,
): Loudness {
  const { failOn } = policy
  const drifts = failOn === 'drift' && finding.standing !== 'kept'
  const wished = Object.hasOwn(policy.levels, finding.rule) ? policy.levels[finding.rule] : undefined
  if (wished !== undefined)
    return {
      level: wished,
      gates: wished === 'error' || (failOn === 'drift' && wished !== 'off' && finding.standing !== 'kept'),
    }
  if (finding.asked !== undefined) return { level: finding.asked, gates: finding.asked === 'error' || drifts }
  const own = levelOfRule(meta, finding)
  if (own === 'off') return { level: 'off', gates: false }
  if (OF_THE_POLICY.has(finding.rule)) return { level: 'error', gates: true }
  const level = own ?? levelOfEffect(finding.effect, calls.dropped)
  if (drifts || calls.broken > 0) return { level: 'error', gates: true }
  const gates =
    own === undefined ? GATING[failOn].includes(finding.effect) : own === 'error' && failOn !== 'broken-calls'
  if (gates) return { level: 'error', gates }
  const quiet = failOn === 'broken-calls' && level === 'error' && finding.effect !== 'silent'
  return { level: quiet ? 'warning' : level, gates }
}

function levelOfRule(meta: RuleMeta | undefined, finding: Finding): Level | undefined {
  if (finding.standing === 'kept' && meta?.kept !== undefined) return meta.kept
  const level = meta?.level
  return typeof level === 'object' ? level[finding.side] : level
}

function levelOfEffect(effect: Effect, dropped: number): Level {
  switch (effect) {
    case 'breaking':
    case 'undecided':
      return 'error'
    case 'silent':
      return dropped > 0 ? 'error' : 'warning'
    case 'advisory':
      return 'warning'
    case 'compatible':
      return 'note'
  }
}
