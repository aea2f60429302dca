/** What running behaviour suites gave. Plain data; every text is masked. */
import type { Location } from '../finding.js'
import type { OutputFault } from './answer.js'
import type { LayerAnswer } from './layers.js'

/**
 * `passed` at the first attempt; `retried`: failed at first, and passed later. `blocked`: never called, because a value
 * that it needs was not captured or the server could not be started again.
 */
export type CaseStatus = 'passed' | 'retried' | 'failed' | 'timed-out' | 'crashed' | 'oversized' | 'skipped' | 'blocked'

/** An expectation that did not hold. */
export interface CaseFault {
  /** Of the expectation in the suite's file. */
  readonly at: Location
  /** The JSONPath whose places were looked at; absent where the outcome as a whole is other than expected. */
  readonly path?: string
  /** `equals`, `matches`, …, `outcome`, `within`, `capture`. */
  readonly expectation: string
  /** What was wanted and what was found, one clause without a full stop. */
  readonly message: string
}

/** What one case came to. */
export interface CaseEvidence {
  readonly suite: string
  readonly name: string
  readonly tool: string
  /** Of the case in the suite's file. */
  readonly at: Location
  readonly tags: readonly string[]
  readonly status: CaseStatus
  /** How often it was tried. */
  readonly attempts: number
  /** Of the last attempt, in milliseconds. */
  readonly ms: number
  /** Of the last attempt that had some: what failed, or what was retried. */
  readonly faults: readonly CaseFault[]
  /** Which layer answered at the last attempt; undefined where it was not called. */
  readonly answer?: LayerAnswer
  /** Why it was skipped or blocked, how the server ended, what the limit was. */
  readonly why?: string
  /** Where structuredContent is not what outputSchema says. */
  readonly output?: { readonly missing: boolean; readonly faults: readonly OutputFault[] }
  /** The server had been started anew since the suite began, so what earlier cases left there may be gone. */
  readonly restarted: boolean
}

/** Durations of the successful calls of one tool, in milliseconds, in the order in which they were made. */
export interface SuiteTimes {
  readonly tool: string
  readonly ms: readonly number[]
}

/** What the cases of one suite came to. */
export interface SuiteEvidence {
  readonly suites: readonly string[]
  readonly cases: readonly CaseEvidence[]
  readonly times: readonly SuiteTimes[]
  /** What the user should know that is no finding: `only` that hides cases, skips, restarts. */
  readonly notices: readonly string[]
}
