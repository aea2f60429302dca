import type { ContractRule } from '../rule.js'
import { explainText } from '../wording/describe.js'

/** The text that hosts may put into the system prompt changed. */
export const instructionsChanged: ContractRule = {
  kind: 'contract',
  meta: {
    id: 'instructions-changed',
    summary: 'The instructions of the server changed.',
    why: 'Hosts may put them into the system prompt, where they steer every call of every tool.',
    remedy: 'Read the new text as a model would, and run your evaluations before you ship it.',
  },
  compare({ instructions: before }, { instructions: after }) {
    if (before === undefined || after === undefined) return []
    const change = explainText('The text of the instructions', before, after)
    return change === undefined ? [] : [{ pointer: '/instructions', ...change }]
  },
}
