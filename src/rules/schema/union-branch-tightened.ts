import { concerns } from '../reading/places.js'
import { isToldByValues } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { isMadeExclusive, tellBranches } from '../wording/union-words.js'
import { fits } from '../wording/wording.js'

/** Alternatives of a union accept fewer values, by more than one change. */
export const unionBranchTightened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'union-branch-tightened',
    summary: 'An alternative of a union accepts fewer values.',
    why: 'Calls that fitted the alternative as it was are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Keep the alternative as it was and add the stricter one beside it.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'value', 'anyOf', 'oneOf') || isToldByValues(change)) return undefined
    const { branches } = change
    if (branches === undefined || branches.removed.length > 0 || isMadeExclusive(change)) return undefined
    return { message: fits(change, 'fewer', tellBranches(change)) }
  },
}
