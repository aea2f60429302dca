import type { CallCounts, Coverage, Rejection } from './call.js'
import type { Effect, Finding, Level, Location, RuleMeta } from './finding.js'
import type { Json } from './json.js'
import type { FailOn } from './options.js'

/** A finding with what the policy and the recording say of it. */
export interface JudgedFinding extends Finding {
  /** 12 hex digits; stable over pushes while the change is the same. */
  readonly fingerprint: string
  readonly level: Level
  /** It makes the check fail. */
  readonly gates: boolean
  /** Recorded calls that it breaks, drops an argument of, or otherwise touches. */
  readonly calls: { readonly broken: number; readonly dropped: number; readonly touched: number }
  /** Findings of one cause have the same text; see `groups`. */
  readonly cause: string
  readonly accepted?: { readonly reason: string; readonly until?: string; readonly by: 'entry' | 'label' | 'major' }
  readonly location?: Location
  /** Its server, in a verdict over several. */
  readonly server?: string
  /** In place of the rule's own words, where a recorded call made the finding breaking. */
  readonly advice?: { readonly why: string; readonly remedy: string }
}

/** Findings with one cause over several tools, told once. */
export interface FindingGroup {
  readonly cause: string
  /** The most severe finding, told in full. */
  readonly lead: JudgedFinding
  /** All of them, the lead included, in order. */
  readonly findings: readonly JudgedFinding[]
}

export interface BrokenCall {
  readonly file: string
  readonly line: number
  readonly tool: string
  /** Masked. */
  readonly arguments: Json
  readonly count: number
  readonly rejections: readonly Rejection[]
  /** Fingerprints of the findings that explain it. */
  readonly findings: readonly string[]
  /** Why the candidate fails closed, where no keyword refused the call. */
  readonly why?: string
  /** Its server, in a verdict over several. */
  readonly server?: string
}

/** A call that is not broken but worth a line: dropped, defaulted, invalid under the baseline, undecided, … */
export interface NotedCall {
  readonly status: string
  readonly file: string
  readonly line: number
  readonly tool: string
  readonly arguments: Json
  readonly count: number
  readonly why: string
  /** Its server, in a verdict over several. */
  readonly server?: string
}

/** A place where two contracts differ, for drift that no rule names. */
export interface Difference {
  /** JSON Pointer into the contract; tools and prompts stand under their names. */
  readonly pointer: string
  /** undefined: not there. */
  readonly before: Json | undefined
  readonly after: Json | undefined
}

/** What became of one server of several. */
export type ServerVerdict =
  | { readonly name: string; readonly verdict: Verdict }
  /** It could not be read; `next` says what to do. */
  | { readonly name: string; readonly error: { readonly message: string; readonly next?: string } }
  /** It was left out, and why. */
  | { readonly name: string; readonly skipped: string }

export interface ContractSummary {
  readonly source: string
  readonly digest: string
  readonly tools: number
  readonly version?: string
  /** In listed order, for reports that have a line per tool. */
  readonly toolNames?: readonly string[]
}

/** The judged findings and the outcome. Everything a report says is in here. */
export interface Verdict {
  readonly outcome: 'pass' | 'fail'
  /** Why it fails, or why it passes although something was found; one sentence each. */
  readonly reasons: readonly string[]
  /** The preset it was judged by. */
  readonly failOn?: FailOn
  readonly baseline: ContractSummary
  readonly candidate: ContractSummary
  readonly pin: 'same' | 'changed'
  readonly counts: { readonly [effect in Effect]: number }
  readonly calls: CallCounts
  /** Most severe first. */
  readonly findings: readonly JudgedFinding[]
  readonly groups: readonly FindingGroup[]
  readonly brokenCalls: readonly BrokenCall[]
  /** Exact number of broken calls left out of `brokenCalls`. */
  readonly brokenCallsOmitted: number
  /** How many broken calls do not fail the check, because every finding that explains them is accepted. */
  readonly brokenCallsAccepted?: number
  readonly notedCalls: readonly NotedCall[]
  /** undefined: no recording was given. */
  readonly coverage: Coverage | undefined
  readonly suggestedBump: 'none' | 'patch' | 'minor' | 'major'
  /** What the two servers' own versions say beside it. */
  readonly statedBump?: { readonly from: string; readonly to: string; readonly kind: string; readonly enough: boolean }
  /** Metadata of the rules that fired. */
  readonly rules: readonly RuleMeta[]
  /** Things the user should know that are no findings: bad lines in a recording, a cap that was reached, … */
  readonly notices: readonly string[]
  /** Where the contracts differ although no finding says so; the first places only. */
  readonly differences?: readonly Difference[]
  /** Where accept entries stand that hold for several servers and match nothing here. */
  readonly unmatched?: readonly string[]
  /** Set where this is the sum over several servers: each of them, in the order of the list. */
  readonly servers?: readonly ServerVerdict[]
  /** How to make the candidate the baseline; undefined where there is no such command. */
  readonly update?: string
}

/** One workflow annotation, already cut to the platform's limits. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
  readonly file?: string
  readonly line?: number
  readonly endLine?: number
  readonly column?: number
}
