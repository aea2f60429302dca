import { isObject, member } from '../../model/json.js'
import { changeOf, same } from '../matching/compare.js'
import type { NodeRule } from '../rule.js'
import { object } from '../wording/wording.js'

/** The examples of a parameter, or of a part of a result, changed. */
export const examplesChanged: NodeRule = {
  kind: 'node',
  meta: {
    id: 'examples-changed',
    summary: 'The examples of a parameter, or of a part of a result, changed.',
    why: 'No call becomes invalid, but models imitate examples.',
    remedy: 'Check that every example still fits its schema.',
    level: 'note',
  },
  compare(pair) {
    if (!isObject(pair.baseline) || !isObject(pair.candidate)) return []
    const before = member(pair.baseline, 'examples')
    const after = member(pair.candidate, 'examples')
    if (same(before, after)) return []
    const fate = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed'
    const message = `The examples of ${object(pair)} were ${fate}.`
    return [{ keyword: 'examples', effect: 'advisory', message, ...changeOf(before, after) }]
  },
}
