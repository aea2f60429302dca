/** Calls as a log tells of them, and what is handed on. */
import type { Json } from '../../../model/json.js'

/** What became of a call; unknown where the log does not tell. */
export type Outcome = 'ok' | 'error' | 'unknown'

/** A call as a log tells it. */
export interface Told {
  readonly tool: string
  readonly server?: string | undefined
  /** undefined: the log does not say, which is not the same as none. */
  readonly arguments: Json | undefined
  /** The text that the arguments were read from, where that is another one than the line. */
  readonly written?: string | undefined
  readonly outcome?: Outcome
  readonly at?: string | undefined
  readonly id?: string | undefined
  /** With the same tool and arguments it is the same call, however often it is told. */
  readonly key?: string | undefined
  /** The key is made anew for each call: nobody asks for it after the next some thousand. */
  readonly passing?: true
}

/** A call of a log, with all that the log tells of it. */
export interface Imported {
  readonly tool: string
  readonly server?: string
  readonly arguments: Json
  /** How often it was recorded; once where nothing is said. */
  readonly count?: number
  /** Numbers of the arguments that are not held exactly. */
  readonly inexact?: Inexacts
  readonly outcome: Outcome
  readonly at?: string
  readonly id?: string
  /** The 1-based line; in a document the call's number in it. */
  readonly line: number
}

/** Where a ledger hands its entries on. */
export interface Posting {
  readonly onCall: (call: Imported) => void
  readonly onUnreadable: (line: number, why: string) => void
}

/** A list of tools that a log holds, in MCP's own terms. */
export interface ListedContract {
  readonly server?: string
  readonly initialize?: Json
  readonly tools: readonly Json[]
  /** There are pages that the log does not hold. */
  readonly partial: boolean
}

/** Numbers as they are written and as they are read. */
export type Inexacts = readonly { readonly written: string; readonly read: string }[]
