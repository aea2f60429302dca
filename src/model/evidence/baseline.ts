/** What is known of the baseline's server, from the same run or from when it was captured. Plain data. */
import type { LayerAnswer, LayersEvidence } from './layers.js'

/** A finding of the protocol that the baseline's server had too, by what tells it from others of its rule. */
export interface KnownFault {
  readonly rule: string
  /** null: of the server as a whole. */
  readonly tool: string | null
  readonly name?: string
}

/** How a case of a suite that is to fail was answered. */
export interface CaseLayer {
  readonly suite: string
  readonly name: string
  readonly tool: string
  readonly answer: LayerAnswer
}

/** A part that is not there was not looked at. */
export interface BaselineEvidence {
  readonly layers?: LayersEvidence
  readonly faults?: readonly KnownFault[]
  readonly cases?: readonly CaseLayer[]
}
