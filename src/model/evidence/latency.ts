/** How long tools took. Plain data: durations in milliseconds, and the limits that they are held against. */
import type { Location } from '../finding.js'

/** Shares of calls, in percent. */
export const PERCENTILES = [50, 95, 99] as const

/** A percentile that a limit may be set for. */
export type Percentile = (typeof PERCENTILES)[number]

/** A limit for one percentile, where the suite states it. */
export interface LatencyLimit {
  readonly percentile: Percentile
  /** `absolute`: milliseconds. `relative`: a factor on the baseline's percentile, 1.15 for 115 %. */
  readonly kind: 'absolute' | 'relative'
  readonly most: number
  readonly at: Location
}

/** Measured pair by pair: the n-th of both sides ran right after each other, in random order. */
export interface LatencySeries {
  readonly candidate: readonly number[]
  readonly baseline?: readonly number[]
}

/** How long one tool took. */
export interface LatencyEvidence {
  readonly suite: string
  readonly tool: string
  readonly at: Location
  readonly limits: readonly LatencyLimit[]
  readonly series: LatencySeries
  /** `sampled` by calls made for it, after a warm-up; `cases`: of the suite's own calls. */
  readonly from: 'sampled' | 'cases'
  /** How often the sampling could have stopped, by which the confidence of each look is divided. */
  readonly looks: number
  /** Why there are fewer samples than asked for, or none; one clause without a full stop. */
  readonly cutShort?: string
}
