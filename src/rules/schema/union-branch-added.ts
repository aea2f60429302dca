import { concerns } from '../reading/places.js'
import { isToldByValues } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { enumerate, gains, picture } from '../wording/wording.js'

/** A union gained one or more alternatives. */
export const unionBranchAdded: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'union-branch-added',
    summary: 'A union gained one or more alternatives.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now be of a kind that they do not know.',
    remedy: 'On an output, return the new kind only to callers that ask for it.',
  },
  explain(change) {
    if (!concerns(change, 'widened', 'value', 'anyOf', 'oneOf') || isToldByValues(change)) return undefined
    const gained = change.branches?.added ?? []
    if (gained.length === 0) return undefined
    return { message: gains(change, enumerate(gained.map(picture), 'or')) }
  },
}
