import type { ToolRule } from '../rule.js'
import { explainTurn } from '../wording/hints.js'

/** A tool that promised to stay inside no longer does; the default is an open world. */
export const openWorldHintGained: ToolRule = {
  kind: 'tool',
  meta: {
    id: 'open-world-hint-gained',
    summary: 'A tool may now reach out to an open world.',
    why: 'Calls stay valid, but what they return may now come from strangers (web pages, mail), and what is sent may leave the house. Absent means true.',
    remedy: 'If the tool still stays inside, set `openWorldHint: false`; else say in the description what it reaches.',
  },
  compare(baseline, candidate) {
    const turn = explainTurn('openWorldHint', true, baseline, candidate)
    return turn === undefined ? [] : [{ effect: 'silent', ...turn }]
  },
}
