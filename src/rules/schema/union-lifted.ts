import { concerns } from '../reading/places.js'
import { isToldByValues } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { enumerate, picture, subject } from '../wording/wording.js'

/** A value need no longer fit one of several alternatives. */
export const unionLifted: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'union-lifted',
    summary: 'A value need no longer fit one of several alternatives.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep to the earlier alternatives.',
  },
  explain(change) {
    const { alternatives, branches } = change
    if (!concerns(change, 'widened', 'value', 'anyOf', 'oneOf') || alternatives === undefined) return undefined
    if (branches !== undefined || isToldByValues(change)) return undefined
    const amount = change.keyword === 'oneOf' ? 'exactly one' : 'one'
    const pictures = enumerate(alternatives.map(picture), 'or')
    return { message: `${subject(change)} need no longer fit ${amount} of: ${pictures}.` }
  },
}
