import { concerns } from '../reading/places.js'
import { isToldByValues } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { isMadeInclusive, tellBranches } from '../wording/union-words.js'
import { fits } from '../wording/wording.js'

/** Alternatives of a union accept more values, by more than one change. */
export const unionBranchLoosened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'union-branch-loosened',
    summary: 'An alternative of a union accepts more values.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep to the earlier alternatives.',
  },
  explain(change) {
    if (!concerns(change, 'widened', 'value', 'anyOf', 'oneOf') || isToldByValues(change)) return undefined
    const { branches } = change
    if (branches === undefined || branches.added.length > 0 || isMadeInclusive(change)) return undefined
    return { message: fits(change, 'more', tellBranches(change)) }
  },
}
