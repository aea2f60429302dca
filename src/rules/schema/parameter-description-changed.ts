import type { NodeRule } from '../rule.js'
import { explainText } from '../wording/describe.js'
import { textOf } from '../wording/texts.js'
import { object } from '../wording/wording.js'

/** The description of a parameter, or of a part of a result, changed. */
export const parameterDescriptionChanged: NodeRule = {
  kind: 'node',
  meta: {
    id: 'parameter-description-changed',
    summary: 'The description of a parameter, or of a part of a result, changed.',
    why: 'No call becomes invalid, but a model fills the parameter in by this text, and reads it as an instruction.',
    remedy: 'Read the new text as a model would, and run your evaluations before you ship it.',
    level: 'note',
  },
  compare(pair) {
    const { baseline, candidate } = pair
    if (baseline === undefined || candidate === undefined) return []
    const [before, after] = [textOf(baseline, 'description'), textOf(candidate, 'description')]
    if (before === after) return []
    const change = explainText(`The description of ${object(pair)}`, before, after)
    return change === undefined ? [] : [{ keyword: 'description', ...change }]
  },
}
