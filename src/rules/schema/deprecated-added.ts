import { isObject, member } from '../../model/json.js'
import type { NodeRule } from '../rule.js'
import { subject } from '../wording/wording.js'

/** A parameter, or a part of a result, is now marked as deprecated. */
export const deprecatedAdded: NodeRule = {
  kind: 'node',
  meta: {
    id: 'deprecated-added',
    summary: 'A parameter, or a part of a result, is now marked as deprecated.',
    why: 'Every call stays valid today; the mark announces that the parameter goes.',
    remedy: 'Say in the description what replaces it, and keep it for at least one release.',
    level: 'warning',
  },
  compare(pair) {
    if (!isObject(pair.baseline) || !isObject(pair.candidate)) return []
    if (member(pair.candidate, 'deprecated') !== true || member(pair.baseline, 'deprecated') === true) return []
    return [{ keyword: 'deprecated', effect: 'advisory', message: `${subject(pair)} is now deprecated.`, after: true }]
  },
}
