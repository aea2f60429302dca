/** What the report of a shard carries, so that those of all shards join into the verdict of one run over all calls. */
import type { Replay } from './call.js'
import type { ContractSummary, Difference } from './compared.js'
import type { Decision, Finding, Location } from './finding.js'
import type { AcceptEntry, Policy, Shard } from './options.js'

/** The version of this part of a report. */
export const SHARD_FORMAT = 1

/** Everything that a verdict is judged from, but for the rules of the program itself. Holds no secret. */
export interface Judged {
  readonly baseline: ContractSummary
  readonly candidate: ContractSummary
  readonly pin: 'same' | 'changed'
  readonly probed?: 'alone' | 'compared' | undefined
  readonly findings: readonly Finding[]
  readonly decisions: readonly Decision[]
  /** undefined: no recording was given. */
  readonly replay?: Replay | undefined
  readonly policy: Omit<Policy, 'acceptedByLabel'>
  readonly notices: readonly string[]
  readonly differences: readonly Difference[]
}

/** What all shards of one job have to agree on, beside the contracts. */
export interface JobIdentity extends Shard {
  readonly format: typeof SHARD_FORMAT
  /** Of the program. */
  readonly version: string
  /** A digest of everything that was asked for: semantics, formats, policy, aliases. */
  readonly settings: string
  readonly recordings: RecordingsIdentity
}

/** Which recordings were read; each shard reads all of them, and replays its own calls. */
export interface RecordingsIdentity {
  readonly files: readonly string[]
  /** Lines that are not blank. */
  readonly lines: number
  /** Calls, counts included. */
  readonly calls: number
  /** A sum over the content of all calls, whatever their order. */
  readonly sum: number
}

/** Where findings stand: what is judged later is looked up here. */
export interface FindingPlace {
  readonly key: string
  readonly location: Location
}

/** The part of one server, or of the only one. */
export interface ShardPart extends JobIdentity, Judged {
  readonly places: readonly FindingPlace[]
  readonly update?: string
}

/** What a run over several servers adds for all of them together. */
export interface ShardOfServers extends Shard {
  readonly format: typeof SHARD_FORMAT
  readonly version: string
  readonly together: {
    readonly shared: readonly AcceptEntry[]
    readonly levels: Policy['levels']
    readonly today: string
    readonly notices: readonly string[]
  }
}

/** Equal for findings that stand in one place. */
export function placeKey({ tool, subject, side, pointer, baselinePointer }: Finding): string {
  return JSON.stringify([tool, subject ?? null, side, pointer, baselinePointer ?? null])
}
