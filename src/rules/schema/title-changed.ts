import type { NodeRule } from '../rule.js'
import { explainText } from '../wording/describe.js'
import { textOf } from '../wording/texts.js'
import { object } from '../wording/wording.js'

/** The title of a parameter, or of a part of a result, changed. */
export const titleChanged: NodeRule = {
  kind: 'node',
  meta: {
    id: 'title-changed',
    summary: 'The title of a parameter, or of a part of a result, changed.',
    why: 'Titles are shown to people; some clients hand them to models too. Schema libraries write them by themselves.',
    remedy: 'Nothing to do where the meaning stayed.',
    level: 'note',
  },
  compare(pair) {
    const { baseline, candidate } = pair
    if (baseline === undefined || candidate === undefined) return []
    const [before, after] = [textOf(baseline, 'title'), textOf(candidate, 'title')]
    if (before === after) return []
    const change = explainText(`The title of ${object(pair)}`, before, after)
    return change === undefined ? [] : [{ keyword: 'title', ...change }]
  },
}
