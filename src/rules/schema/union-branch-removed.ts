import { concerns } from '../reading/places.js'
import { isToldByValues } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { enumerate, loses, picture } from '../wording/wording.js'

/** A union lost one or more of its alternatives. */
export const unionBranchRemoved: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'union-branch-removed',
    summary: 'A union lost one or more of its alternatives.',
    why: 'Calls that fit only a lost alternative are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Keep accepting the alternative and convert it in the tool.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'value', 'anyOf', 'oneOf') || isToldByValues(change)) return undefined
    const lost = change.branches?.removed ?? []
    if (lost.length === 0) return undefined
    return { message: loses(change, enumerate(lost.map(picture), 'or')) }
  },
}
