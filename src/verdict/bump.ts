/** What the next version number should say, and what it does say. */
import type { SemVer } from 'semver'
import coerce from 'semver/functions/coerce.js'
import diff from 'semver/functions/diff.js'
import parse from 'semver/functions/parse.js'
import { CALL_RULES } from '../model/call-rules.js'
import type { Finding } from '../model/finding.js'
import type { ContractSummary, Verdict } from '../model/verdict.js'

export const BUMPS = ['none', 'patch', 'minor', 'major'] as const
type Bump = (typeof BUMPS)[number]
type StatedBump = NonNullable<Verdict['statedBump']>

/** Compatible changes that nobody can use: another spelling of the same contract. */
const RESPELLED = new Set(['schema-respelled', 'tool-field-changed'])
const OF_THE_POLICY = new Set(CALL_RULES.filter(({ level }) => level === 'error').map(({ id }) => id))

/**
 * The least semver bump that tells callers the truth: major where a call may break (undecided counts), minor where
 * something means something else or is new, patch for text and spelling.
 */
export function suggestBump(findings: readonly Finding[], pin: Verdict['pin']): Bump {
  let bump: Bump = pin === 'same' ? 'none' : 'patch'
  for (const finding of findings) {
    if (OF_THE_POLICY.has(finding.rule)) continue
    const asked = bumpOf(finding)
    if (BUMPS.indexOf(asked) > BUMPS.indexOf(bump)) bump = asked
  }
  return bump
}

function bumpOf({ rule, effect }: Finding): Bump {
  switch (effect) {
    case 'breaking':
    case 'undecided':
      return 'major'
    case 'silent':
      return 'minor'
    case 'compatible':
      return RESPELLED.has(rule) ? 'patch' : 'minor'
    case 'advisory':
      return 'patch'
  }
}

/**
 * The step between the versions that the two servers state, and whether it is enough for the suggested bump. Below
 * 1.0.0 a minor step may break and a patch step may add (what `^0.1.2` admits). Undefined where a version is missing or is no semver.
 */
export function statedBump(
  baseline: ContractSummary,
  candidate: ContractSummary,
  suggested: Bump,
): StatedBump | undefined {
  const before = versionOf(baseline.version)
  const after = versionOf(candidate.version)
  if (before === undefined || after === undefined) return undefined
  const kind = after.compare(before) < 0 ? 'downgrade' : (diff(before, after)?.replace(/^pre(?=m|p)/, '') ?? 'none')
  const enough = BUMPS.indexOf(weightOf(kind, before)) >= BUMPS.indexOf(suggested)
  return { from: baseline.version ?? before.version, to: candidate.version ?? after.version, kind, enough }
}

/** Does the step between the two versions say that calls may break? */
export function isMajor(stated: StatedBump | undefined): boolean {
  const before = versionOf(stated?.from)
  return stated !== undefined && before !== undefined && weightOf(stated.kind, before) === 'major'
}

function weightOf(kind: string, before: SemVer): Bump {
  const early = before.major === 0
  if (kind === 'major' || (kind === 'minor' && early)) return 'major'
  if (kind === 'minor' || (kind === 'patch' && early)) return 'minor'
  return kind === 'patch' || kind === 'prerelease' ? 'patch' : 'none'
}

/** `1.2` and `v3` are read as versions; a date or a word is not. */
function versionOf(text: string | undefined): SemVer | undefined {
  const trimmed = text?.trim() ?? ''
  const strict = parse(trimmed, { loose: true })
  if (strict !== null) return strict
  return /^v?\d{1,9}(\.\d{1,9})?$/.test(trimmed) ? (coerce(trimmed) ?? undefined) : undefined
}
