/** What came of recorded calls that were made again. Plain data; every text is masked. */
import type { Answer, OutputVerdict } from './answer.js'
import type { Shape } from './answer-shape.js'

/** One side of a live call. */
export interface LiveOutcome {
  readonly kind: 'success' | 'tool-error' | Exclude<Answer['kind'], 'result'>
  /** Of a protocol error. */
  readonly code?: number
  /** What the server said of its error, or how the call was lost; short. */
  readonly message?: string
  /** Of a success. */
  readonly shape?: Shape
  readonly output?: OutputVerdict
}

export interface LiveCall {
  readonly tool: string
  /** The recording's file, and the line in it. */
  readonly file: string
  readonly line: number
  /** It had failed when it was recorded. */
  readonly failedWhenRecorded: boolean
  readonly candidate: LiveOutcome
  /** Of the baseline's server, where there is one that runs. */
  readonly baseline?: LiveOutcome
  /** The difference was not there again when both were asked a second time. */
  readonly unsteady?: boolean
}

/** Calls that were not made. */
export interface PassedOver {
  readonly tool: string
  readonly calls: number
  /** One clause without a full stop. */
  readonly why: string
}

/** What recorded calls came to when they were made again. */
export interface LiveEvidence {
  readonly calls: readonly LiveCall[]
  readonly passedOver: readonly PassedOver[]
  readonly notices: readonly string[]
}
