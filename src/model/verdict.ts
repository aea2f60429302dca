import type { CallCounts, Coverage, Rejection } from './call.js'
import type { ContractSummary, Difference } from './compared.js'
import type { Effect, Finding, Level, Location, RuleMeta } from './finding.js'
import type { Json } from './json.js'
import type { FailOn } from './options.js'
import type { ShardOfServers, ShardPart } from './shard.js'

export type { ContractSummary, Difference } from './compared.js'

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
  /** Why no recorded call could have shown what it does: `the recording never sends /limit`. */
  readonly blindSpot?: string
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

/** What recorded calls lose at one argument without being refused; the numbers are exact. */
export interface Loss {
  readonly kind: 'dropped' | 'defaulted'
  readonly tool: string
  /** Data pointer, `*` for any item of an array. */
  readonly pointer: string
  readonly calls: number
  /** Of `dropped`: what one of the calls sends there, masked; absent where none was kept. */
  readonly example?: Json
  /** Of `defaulted`: what leaving it out meant, and means; null where nothing is filled in. */
  readonly before?: Json
  readonly after?: Json
  /** Its server, in a verdict over several. */
  readonly server?: string
}

/** A change of names that looks likely, with the calls that it would mend. */
export interface ProposedRename {
  readonly tool: string
  /** The tool's new name, where it has another. */
  readonly to?: string
  readonly arguments: readonly (readonly [before: string, after: string])[]
  /** Broken calls that are valid under the new names. */
  readonly broken: number
  /** Calls with a dropped argument that lose fewer under the new names. */
  readonly dropped: number
  /** The lines for the config file that replay the calls under the new names. */
  readonly entry: string
  /** Its server, in a verdict over several. */
  readonly server?: string
}

/** What became of one server of several. */
export type ServerVerdict =
  | { readonly name: string; readonly verdict: Verdict }
  /** It could not be read; `next` says what to do. */
  | { readonly name: string; readonly error: { readonly message: string; readonly next?: string } }
  /** It was left out, and why. */
  | { readonly name: string; readonly skipped: string }

/** The judged findings and the outcome. Everything a report says is in here. */
export interface Verdict {
  readonly outcome: 'pass' | 'fail'
  /** Why it fails, or why it passes although something was found; one sentence each. */
  readonly reasons: readonly string[]
  /** The preset it was judged by. */
  readonly failOn?: FailOn
  /** A server was probed; `alone`: there is no baseline, and the candidate stands on both sides. */
  readonly probed?: 'alone' | 'compared' | undefined
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
  /** What calls lose without being refused, most calls first. */
  readonly losses?: readonly Loss[]
  /** Names that were likely changed, most mended calls first. */
  readonly renames?: readonly ProposedRename[]
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
  /** Set where only a part of the recorded calls was replayed: this is no verdict of the whole. */
  readonly shard?: ShardPart | ShardOfServers
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
