import type { ToolRule } from '../rule.js'
import { explainTurn } from '../wording/hints.js'

/** A tool now promises to change nothing. */
export const readOnlyHintGained: ToolRule = {
  kind: 'tool',
  meta: {
    id: 'read-only-hint-gained',
    summary: 'A tool now says that it is read-only.',
    why: 'No call breaks, but hosts stop asking before they run it, on nothing but this word.',
    remedy: 'Make sure that the tool writes nothing, not even a cache that others see.',
  },
  compare(baseline, candidate) {
    const turn = explainTurn('readOnlyHint', true, baseline, candidate)
    return turn === undefined ? [] : [{ effect: 'advisory', ...turn }]
  },
}
