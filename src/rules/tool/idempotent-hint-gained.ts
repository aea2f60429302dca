import type { ToolRule } from '../rule.js'
import { explainTurn } from '../wording/hints.js'

/** A writing tool now promises that repeating does nothing more. */
export const idempotentHintGained: ToolRule = {
  kind: 'tool',
  meta: {
    id: 'idempotent-hint-gained',
    summary: 'A writing tool now says that repeating a call changes nothing more.',
    why: 'No call breaks; clients may repeat a call after a timeout.',
    remedy: 'Make sure that two equal calls leave the same state as one.',
  },
  compare(baseline, candidate) {
    const turn = explainTurn('idempotentHint', true, baseline, candidate)
    return turn === undefined ? [] : [{ effect: 'compatible', ...turn }]
  },
}
