import type { ToolRule } from '../rule.js'
import { explainTurn } from '../wording/hints.js'

/** A tool that promised to add only no longer does; the default is that it may destroy. */
export const destructiveHintGained: ToolRule = {
  kind: 'tool',
  meta: {
    id: 'destructive-hint-gained',
    summary: 'A writing tool may now destroy something.',
    why: 'Hosts that run additive tools freely ask before destructive ones, or refuse them in unattended runs. Absent means true.',
    remedy:
      'If the tool still only adds, set `destructiveHint: false`; if it deletes or overwrites now, give that part a name of its own.',
  },
  compare(baseline, candidate) {
    const turn = explainTurn('destructiveHint', true, baseline, candidate)
    return turn === undefined ? [] : [{ effect: 'breaking', ...turn }]
  },
}
