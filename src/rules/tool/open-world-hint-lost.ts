import type { ToolRule } from '../rule.js'
import { explainTurn } from '../wording/hints.js'

/** A tool now promises to stay inside. */
export const openWorldHintLost: ToolRule = {
  kind: 'tool',
  meta: {
    id: 'open-world-hint-lost',
    summary: 'A tool now says that it stays inside a closed world.',
    why: 'No call breaks; hosts may trust its results more.',
    remedy: 'Make sure that neither arguments nor results cross to parties that the user did not name.',
  },
  compare(baseline, candidate) {
    const turn = explainTurn('openWorldHint', false, baseline, candidate)
    return turn === undefined ? [] : [{ effect: 'compatible', ...turn }]
  },
}
