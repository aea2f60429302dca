import { concerns } from '../reading/places.js'
import { isToldByValues } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { enumerate, picture, subject } from '../wording/wording.js'

/** A value must now fit one of several alternatives. */
export const unionIntroduced: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'union-introduced',
    summary: 'A value must now fit one of several alternatives.',
    why: 'Calls that fit none of them are refused before the tool runs; a typical case is that one of several arguments must now be sent. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Choose an alternative in the tool where the call does not.',
  },
  explain(change) {
    const { alternatives, branches } = change
    if (!concerns(change, 'narrowed', 'value', 'anyOf', 'oneOf') || alternatives === undefined) return undefined
    if (branches !== undefined || isToldByValues(change)) return undefined
    const amount = change.keyword === 'oneOf' ? 'exactly one' : 'one'
    const pictures = enumerate(alternatives.map(picture), 'or')
    return { message: `${subject(change)} must now fit ${amount} of: ${pictures}.` }
  },
}
