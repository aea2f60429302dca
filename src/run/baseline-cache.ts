/** `cache:KEY` baselines: what the default branch's contract is, is saved when it is pushed. */
import type { CachePlace, Saved } from '../io/github/cache.js'
import type { WorkflowEvent } from '../io/github/event.js'
import { type MaybeReach, reached } from '../io/github/reach.js'
import { captureText } from '../model/capture.js'
import type { Contract } from '../model/contract.js'
import { UserError } from '../model/error.js'
import { parseSource } from '../model/source.js'

/** A contract, and the baseline that it was held against. */
export interface Candidate {
  readonly baseline: string
  readonly contract: Contract
  readonly madeOf: readonly string[]
}

/** Does this run, if it does not fail, make the candidate the baseline of later runs? */
export function savesBaseline(baseline: string, event: WorkflowEvent): boolean {
  const { defaultBranch, push, ref } = event
  if (push === undefined || defaultBranch === undefined || ref !== `refs/heads/${defaultBranch}`) return false
  return parseSource(baseline).kind === 'cache'
}

/**
 * Saves the candidate under the key of the baseline. To be called where `savesBaseline` says so and the outcome is not
 * fail: a contract that broke calls must not become what later changes are held against. A cache that cannot be used is
 * told in `why`: what was to be checked has been checked.
 */
export async function saveBaseline(
  { baseline, contract, madeOf }: Candidate,
  reach: MaybeReach,
  place: CachePlace,
): Promise<Saved> {
  const source = parseSource(baseline)
  if (source.kind !== 'cache') return { saved: 'not', why: `${baseline} is no cache.` }
  try {
    const open = reached(reach, baseline)
    const { saveBaselineText } = await import('../io/github/cache.js')
    return await saveBaselineText(open, source.key, captureText(contract, madeOf), place)
  } catch (error) {
    if (error instanceof UserError) return { saved: 'not', why: error.sentence }
    throw error
  }
}
