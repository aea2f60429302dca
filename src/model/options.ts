import type { Evidence } from './evidence/evidence.js'
import type { Surroundings } from './evidence/surroundings.js'
import type { Level } from './finding.js'
import type { ImportEntry } from './imports/read-imports.js'
import type { ProfileLevel } from './profiles/known.js'
import type { RedactRule } from './redaction/rules.js'

export const FAIL_ON = ['broken-calls', 'breaking', 'silent', 'drift'] as const
export type FailOn = (typeof FAIL_ON)[number]
export const SEMANTICS = ['caller', 'strict'] as const
export type Semantics = (typeof SEMANTICS)[number]
export const FORMATS = ['assert', 'annotate'] as const
export type Formats = (typeof FORMATS)[number]
export const ALLOW_BREAKING = ['never', 'major'] as const
export type AllowBreaking = (typeof ALLOW_BREAKING)[number]

/** Drift that someone signed: by fingerprint, or by rule with tool and pointer. */
export interface AcceptEntry {
  readonly fingerprint?: string
  readonly rule?: string
  readonly tool?: string
  readonly pointer?: string
  readonly reason: string
  /** Last day on which it holds, `YYYY-MM-DD`. */
  readonly until?: string
  /** It holds for several servers, so that one where it matches nothing does not make it stale. */
  readonly shared?: boolean
  /** Where the entry stands, for messages. */
  readonly at: string
}

/** Names in a recording that mean others now: `aliases` of the config. */
export interface Aliases {
  readonly tools: ReadonlyMap<string, string>
  /** Of arguments at the root, by tool. */
  readonly arguments: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** Which part of the recorded calls is replayed, dealt by content. */
export interface Shard {
  /** 1 and more. */
  readonly index: number
  readonly of: number
}

/** How findings become an outcome. */
export interface Policy {
  readonly failOn: FailOn
  readonly levels: { readonly [rule: string]: Level }
  readonly accept: readonly AcceptEntry[]
  readonly allowBreaking: AllowBreaking
  /** The label that was set on the pull request and lifts the gate; undefined where none was. */
  readonly acceptedByLabel?: string
  /** `YYYY-MM-DD`, for expiry. */
  readonly today: string
}

/** Everything the pure core needs to know beside the contracts and the calls. */
export interface CheckOptions {
  readonly semantics: Semantics
  readonly formats: Formats
  readonly policy: Policy
  /** Milliseconds from a monotonic clock. */
  readonly now: () => number
  /** Runs hostile work with a time limit. */
  readonly limit: Limit
  readonly surroundings?: Surroundings
  /** What a probe gathered from the candidate's server. */
  readonly evidence?: Evidence
  readonly aliases?: Aliases
  /** The verdict carries what joins it to those of other shards. */
  readonly sharded?: boolean
  /** There is no baseline, the candidate stands on both sides: nothing is new, and nothing was kept. */
  readonly alone?: boolean
}

/**
 * Runs `work`, which may never end by itself, and gives up after a while.
 * `done: false` says why (out of time, out of stack); whatever `work` touched must then be thrown away.
 */
export type Limit = <T>(
  milliseconds: number,
  work: () => T,
) => { readonly done: true; readonly value: T } | { readonly done: false; readonly why: string }

export const COMMENT = ['never', 'always', 'on-change', 'on-failure'] as const
export type CommentMode = (typeof COMMENT)[number]

export const ON_BASE_FAILURE = ['fail', 'skip'] as const
export type OnBaseFailure = (typeof ON_BASE_FAILURE)[number]

/** One run of the main job as an entry asks for it. What is undefined comes from the config file, then the default. */
export interface GateRequest {
  /** Absolute; sources, globs and locations are relative to it. */
  readonly directory: string
  readonly baseline: string
  readonly candidate: string
  /** Paths or globs of recordings; undefined: as configured. */
  readonly calls: readonly string[] | undefined
  readonly configFile: string | undefined
  readonly failOn: FailOn | undefined
  readonly semantics: Semantics | undefined
  readonly formats: Formats | undefined
  readonly allowBreaking: AllowBreaking | undefined
  readonly acceptedByLabel: string | undefined
  /** Only this part of the calls is replayed. */
  readonly shard?: Shard
  /** A baseline that does not exist yet passes with a notice. */
  readonly allowMissingBaseline: boolean
  /** What a base that cannot be built means; `fail` where it is not given. */
  readonly onBaseFailure?: OnBaseFailure
  /** Given: the candidate is a server that runs, and is probed. */
  readonly probe?: ProbeWishes
}

/** What a run looks for in the candidate's server itself, beside its contract. */
export interface ProbeWishes {
  /** There is no baseline: the candidate is judged by itself, and stands in the request's `baseline` too. */
  readonly alone: boolean
  /** Ask for conformance, and for how wrong calls are answered. */
  readonly protocol: boolean
  /** Tools that may be called although they do not say that they only read. */
  readonly allowCalls: readonly string[]
  /** Paths or globs of behaviour suites. */
  readonly suites: readonly string[]
  /** Cases with one of these tags run; none: all. */
  readonly tags?: readonly string[]
  /** Recorded calls of tools that only read are made again, at most so many. */
  readonly live?: { readonly most: number }
}

/** What a config file says of how one server is judged, or of all of them. */
export interface Settings {
  readonly failOn?: FailOn
  readonly semantics?: Semantics
  readonly formats?: Formats
  readonly allowBreaking?: AllowBreaking
  readonly calls?: readonly string[]
  /** How loud portability profiles are, by id. */
  readonly profiles?: { readonly [id: string]: ProfileLevel }
  readonly levels: { readonly [rule: string]: Level }
  readonly accept: readonly AcceptEntry[]
  readonly aliases?: Aliases
  /** How logs are read that are given as recordings. */
  readonly imports?: readonly ImportEntry[]
}

/** One server of several that a config file names; what it leaves out is as the file says for all. */
export interface ServerEntry extends Settings {
  /** Unique in the file. */
  readonly name: string
  readonly baseline?: string
  readonly candidate?: string
  /** As written: secrets stand as `${env:NAME}`. */
  readonly headers?: { readonly [name: string]: string }
  readonly env?: { readonly [name: string]: string }
  /** Where the entry stands, for messages. */
  readonly at: string
}

/** The config file, read and checked. Every part is optional. */
export interface Config extends Settings {
  /** How recorded values are kept, by tool and place. */
  readonly redact?: readonly RedactRule[]
  readonly servers?: readonly ServerEntry[]
  /** A client configuration whose servers are watched too. */
  readonly serversFrom?: string
  /** The folder that holds `NAME.json` for each server without a baseline of its own. */
  readonly baselines?: string
}
