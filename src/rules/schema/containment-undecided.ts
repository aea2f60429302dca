import type { SideRule } from '../rule.js'
import { cut } from '../wording/wording.js'

/** The reason is all that a reader has to go by, and most of it stands behind a pattern of the contract. */
const LONGEST_REASON = 300

/** Whether every call stays valid could not be decided. */
export const containmentUndecided: SideRule = {
  kind: 'side',
  meta: {
    id: 'containment-undecided',
    summary: 'Whether every call stays valid could not be decided.',
    why: 'The schemas are too large, too entangled, or use what cannot be read, so that neither a proof nor a call that breaks was found. It may be either.',
    remedy:
      'Simplify the schema at the place that the reason names, or compare the two by hand and accept the finding with a reason.',
  },
  explain({ side, safe }) {
    if (safe.contained !== 'unknown') return undefined
    const what = side === 'input' ? 'every call stays valid' : 'readers can meet nothing new'
    return { effect: 'undecided', message: `Whether ${what} could not be decided: ${cut(safe.why, LONGEST_REASON)}.` }
  },
}
