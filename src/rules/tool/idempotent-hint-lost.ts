import type { ToolRule } from '../rule.js'
import { explainTurn } from '../wording/hints.js'

/** A tool that promised that repeating does nothing more no longer does. */
export const idempotentHintLost: ToolRule = {
  kind: 'tool',
  meta: {
    id: 'idempotent-hint-lost',
    summary: 'A writing tool no longer says that repeating a call changes nothing more.',
    why: 'Calls stay valid, but a client that repeats a call after a timeout may now do the work twice.',
    remedy: 'If repeating is still harmless, set `idempotentHint: true`; else tell callers not to retry.',
  },
  compare(baseline, candidate) {
    const turn = explainTurn('idempotentHint', false, baseline, candidate)
    return turn === undefined ? [] : [{ effect: 'silent', ...turn }]
  },
}
