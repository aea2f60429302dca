/** What a probe gathered from a running server. Plain data: probes gather, rules judge. */
import type { BaselineEvidence } from './baseline.js'
import type { ConformanceEvidence } from './conformance.js'
import type { LatencyEvidence } from './latency.js'
import type { LayersEvidence } from './layers.js'
import type { LiveEvidence } from './live.js'
import type { SuiteEvidence } from './suites.js'

/** Every part is optional: what was not asked for, or could not be gathered, is not there and no rule judges it. */
export interface Evidence {
  readonly conformance?: ConformanceEvidence
  readonly layers?: LayersEvidence
  readonly suites?: SuiteEvidence
  readonly latency?: readonly LatencyEvidence[]
  readonly live?: LiveEvidence
  /** What is known of the baseline's server. */
  readonly baseline?: BaselineEvidence
}
