import type { ToolRule } from '../rule.js'
import { explainTurn } from '../wording/hints.js'

/** A tool that promised to change nothing no longer does; the default is that it writes. */
export const readOnlyHintLost: ToolRule = {
  kind: 'tool',
  meta: {
    id: 'read-only-hint-lost',
    summary: 'A tool no longer says that it is read-only.',
    why: 'Hosts run read-only tools without asking. Somebody who approved a reader now has a tool that may write.',
    remedy:
      'If the tool still only reads, set `readOnlyHint: true`; if it writes now, give the writing part a name of its own.',
  },
  compare(baseline, candidate) {
    const turn = explainTurn('readOnlyHint', false, baseline, candidate)
    return turn === undefined ? [] : [{ effect: 'breaking', ...turn }]
  },
}
