import type { Json } from './json.js'

/** One recorded tools/call. */
export interface Call {
  /** undefined: the line held bare arguments, the call is of the only tool. */
  readonly tool: string | undefined
  /** An absent or null `arguments` is `{}`. */
  readonly arguments: Json
  /** How often it was recorded; 1 or more. */
  readonly count: number
  /** It had failed when it was recorded. */
  readonly isError: boolean
  readonly server?: string
  readonly source?: string
  readonly at?: string
  /** Numbers of the arguments that JavaScript does not hold exactly, as they are written and as they are read. */
  readonly inexact?: readonly { readonly written: string; readonly read: string }[]
  /** The recording's file as the user named it, and the 1-based line in it. */
  readonly file: string
  readonly line: number
}

/** What replay says of one call; the first that fits, in this order. */
export type CallStatus =
  | 'unknown-tool'
  | 'undecided'
  | 'invalid-under-baseline'
  | 'failed-when-recorded'
  | 'broken'
  | 'dropped'
  | 'defaulted'
  | 'valid'

/** Why a validator refused a value. */
export interface Rejection {
  /** JSON Pointer into the value. */
  readonly pointer: string
  /** The keyword that refused it. */
  readonly keyword: string
  /** JSON Pointer of that keyword in the schema, as far as it is known. */
  readonly schemaPointer: string
  /** The property concerned, where the keyword speaks of one (`required`, `additionalProperties`, …). */
  readonly name?: string
  /** What the keyword wants; never holds the refused value. */
  readonly message: string
}

/** One call with its status. */
export interface CallOutcome {
  readonly call: Call
  /** The name the call went to. */
  readonly tool: string
  readonly status: CallStatus
  /** Of the candidate where broken; of the baseline where invalid under it. */
  readonly rejections: readonly Rejection[]
  /** JSON Pointers of arguments that are sent and no longer declared (status `dropped`, also set on others). */
  readonly dropped: readonly string[]
  /** JSON Pointers of omitted arguments whose default changed. */
  readonly defaulted: readonly string[]
  /** Invalid under the baseline, accepted by the candidate. */
  readonly fixed: boolean
  /** Why it is undecided, or why the candidate fails closed (a schema that does not compile, never ends, …). */
  readonly why?: string
}

/** Calls by status; every recorded call is in exactly one but `fixed`, which is a part of `invalidUnderBaseline`. */
export interface CallCounts {
  readonly recorded: number
  readonly valid: number
  readonly broken: number
  readonly failedWhenRecorded: number
  readonly dropped: number
  readonly defaulted: number
  readonly invalidUnderBaseline: number
  readonly fixed: number
  readonly unknownTool: number
  readonly undecided: number
}

/** Of no recording, and where counting begins. */
export const NO_CALLS: CallCounts = {
  recorded: 0,
  valid: 0,
  broken: 0,
  failedWhenRecorded: 0,
  dropped: 0,
  defaulted: 0,
  invalidUnderBaseline: 0,
  fixed: 0,
  unknownTool: 0,
  undecided: 0,
}

/** What the recording exercised of the baseline, so that "0 broken" is not mistaken for proof. */
export interface ToolCoverage {
  readonly tool: string
  readonly calls: number
  /** Data pointers of declared properties that no valid call sent. */
  readonly unsentProperties: readonly string[]
  /** Enum values that no valid call sent, by data pointer. */
  readonly unsentValues: readonly { readonly pointer: string; readonly values: readonly Json[] }[]
}
export interface Coverage {
  readonly tools: { readonly total: number; readonly called: number }
  readonly properties: { readonly total: number; readonly sent: number }
  readonly enumValues: { readonly total: number; readonly sent: number }
  readonly uncalledTools: readonly string[]
  readonly perTool: readonly ToolCoverage[]
}

/** A group of outcomes of one status: exact in number, capped in what is kept. */
export interface OutcomeList {
  /** Calls, counts included. */
  readonly total: number
  /** The kept ones, in recorded order. */
  readonly outcomes: readonly CallOutcome[]
}

/** What replay found. */
export interface Replay {
  readonly counts: CallCounts
  readonly broken: OutcomeList
  readonly failedWhenRecorded: OutcomeList
  readonly dropped: OutcomeList
  readonly defaulted: OutcomeList
  readonly invalid: OutcomeList
  readonly unknownTool: OutcomeList
  readonly undecided: OutcomeList
  /** Every broken, dropped or defaulted call in exact numbers, by tool and reason, for the blast radius of findings. */
  readonly tallies: readonly Tally[]
  readonly coverage: Coverage
}

/** How many calls of a tool met one reason. Arrays of pointers are sorted, so equal reasons are one tally. */
export interface Tally {
  readonly tool: string
  readonly status: 'broken' | 'failed-when-recorded' | 'dropped' | 'defaulted' | 'valid' | 'undecided'
  /** Of the candidate's rejections: the schema pointers of the refusing keywords with the data pointers (array indices as `*`). */
  readonly rejections: readonly {
    readonly schemaPointer: string
    readonly keyword: string
    readonly pointer: string
    readonly name?: string
  }[]
  readonly dropped: readonly string[]
  readonly defaulted: readonly string[]
  readonly calls: number
}
