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
  /** Only of a call that may come again, with the same tool, arguments, server, count and outcome: all of them share it. */
  readonly memo?: Memo
}

/** Room for what was found out about a call, so that a recording that repeats itself is judged once. */
export interface Memo {
  found?: object
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
  | 'aliased'
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
  /** The defaults of those, before and after. */
  readonly defaults?: readonly DefaultChange[]
  /** By which other names it was replayed (`aliases` of the config): `"b"`, `"b" with /q as /query`. */
  readonly alias?: string
  /** Invalid under the baseline, accepted by the candidate. */
  readonly fixed: boolean
  /** Why it is undecided, or why the candidate fails closed (a schema that does not compile, never ends, …). */
  readonly why?: string
}

/** What an argument that is left out stood for, and stands for; null also where nothing is filled in. */
export interface DefaultChange {
  /** JSON Pointer into the arguments. */
  readonly pointer: string
  readonly before: Json
  readonly after: Json
}

/** Calls by status; every recorded call is in exactly one but `fixed`, which is a part of `invalidUnderBaseline`. */
export interface CallCounts {
  readonly recorded: number
  readonly valid: number
  readonly broken: number
  readonly failedWhenRecorded: number
  readonly dropped: number
  readonly defaulted: number
  /** Valid under the names that `aliases` of the config gives. */
  readonly aliased: number
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
  aliased: 0,
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
  /** Branches of unions that no valid call took: where in the arguments, and the branch in the schema. */
  readonly untakenBranches: readonly { readonly pointer: string; readonly schemaPointer: string }[]
  /** How many there are of each, so that the coverage of two recordings can be joined. */
  readonly declared: { readonly properties: number; readonly enumValues: number; readonly branches: number }
}
export interface Coverage {
  readonly tools: { readonly total: number; readonly called: number }
  readonly properties: { readonly total: number; readonly sent: number }
  readonly enumValues: { readonly total: number; readonly sent: number }
  /** Of `anyOf` and `oneOf`. */
  readonly branches: { readonly total: number; readonly taken: number }
  readonly uncalledTools: readonly string[]
  readonly perTool: readonly ToolCoverage[]
}

/** A group of outcomes of one status: exact in number, capped in what is kept. */
export interface OutcomeList {
  /** Calls, counts included. */
  readonly total: number
  /** The kept ones, by file and line. */
  readonly outcomes: readonly CallOutcome[]
  /** What each of them was chosen by, where several lists are to be joined. */
  readonly kinds?: readonly OutcomeKind[]
}

/** Digests of what a kept outcome is of, and of the call itself. */
export interface OutcomeKind {
  readonly kind: string
  readonly content: string
}

/** A change of names that looks likely, with the calls that it would mend. */
export interface Mend {
  readonly tool: string
  /** The tool's new name, where it has another. */
  readonly to?: string
  /** Arguments at the root that have other names now. */
  readonly arguments: readonly (readonly [before: string, after: string])[]
  /** Broken calls that are valid under the new names. */
  readonly broken: number
  /** Calls with a dropped argument that lose fewer under the new names. */
  readonly dropped: number
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
  readonly aliased: OutcomeList
  /** Likely new names that would mend a recorded call. */
  readonly mends: readonly Mend[]
  /** Every broken, dropped or defaulted call in exact numbers, by tool and reason, for the blast radius of findings. */
  readonly tallies: readonly Tally[]
  /** Tools whose tallies are told without detail, so that they can be joined to others; null: all. */
  readonly coarse?: readonly string[] | null
  readonly coverage: Coverage
}

/** How many calls of a tool met one reason. Arrays of pointers are sorted, so equal reasons are one tally. */
export interface Tally {
  readonly tool: string
  readonly status: Exclude<CallStatus, 'unknown-tool' | 'invalid-under-baseline'>
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
