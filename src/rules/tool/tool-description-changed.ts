import type { ToolRule } from '../rule.js'
import { explainText } from '../wording/describe.js'

/** The text by which a model chooses the tool changed. */
export const toolDescriptionChanged: ToolRule = {
  kind: 'tool',
  meta: {
    id: 'tool-description-changed',
    summary: 'The description of a tool changed.',
    why: 'No call becomes invalid, but the description is what a model chooses the tool and its arguments by, and it is read as an instruction.',
    remedy: 'Read the new text as a model would, and run your evaluations before you ship it.',
  },
  compare(baseline, candidate) {
    const change = explainText('The description', baseline.description, candidate.description)
    return change === undefined ? [] : [{ pointer: '/description', ...change }]
  },
}
