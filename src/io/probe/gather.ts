/** Every gatherer that was asked for, one after the other: none disturbs what another measures. */
import type { Contract } from '../../model/contract.js'
import type { BaselineEvidence } from '../../model/evidence/baseline.js'
import type { Evidence } from '../../model/evidence/evidence.js'
import type { ProbeWishes } from '../../model/options.js'
import { gatherConformance } from './conformance.js'
import { gatherLayers } from './layers.js'
import type { Probed } from './probed.js'

/** What there is of the baseline beside its contract. */
export interface Before {
  /** Its server, where the baseline is one that runs. */
  readonly server?: Probed
  readonly contract?: Contract
  /** What is known of that server, or of the one that was captured. */
  readonly known?: BaselineEvidence
}

/** Evidence, and what there is to know of how it was gathered. */
export interface Gathered {
  readonly evidence: Evidence
  readonly notices: readonly string[]
}

/**
 * Starts or reaches the server as often as it takes; it is down again when this is over.
 * @throws UserError where the server cannot be started again
 */
export async function gather(candidate: Probed, before: Before, wishes: ProbeWishes): Promise<Gathered> {
  const conformance = wishes.protocol ? await gatherConformance(candidate) : undefined
  const layers = wishes.protocol ? await gatherLayers(candidate, wishes) : undefined
  return {
    evidence: {
      ...(conformance === undefined ? {} : { conformance }),
      ...(layers === undefined ? {} : { layers }),
      ...(before.known === undefined ? {} : { baseline: before.known }),
    },
    notices: conformance?.notices ?? [],
  }
}
