import type { ToolRule } from '../rule.js'
import { explainTurn } from '../wording/hints.js'

/** A writing tool now promises to add only. */
export const destructiveHintDropped: ToolRule = {
  kind: 'tool',
  meta: {
    id: 'destructive-hint-dropped',
    summary: 'A writing tool now says that it destroys nothing.',
    why: 'No call breaks; hosts ask less before they run it.',
    remedy: 'Make sure that the tool neither deletes nor overwrites.',
  },
  compare(baseline, candidate) {
    const turn = explainTurn('destructiveHint', false, baseline, candidate)
    return turn === undefined ? [] : [{ effect: 'compatible', ...turn }]
  },
}
