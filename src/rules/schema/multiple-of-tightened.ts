import { isObject, member } from '../../model/json.js'
import { concerns, ownValue } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { quote } from '../wording/quote.js'
import { subject } from '../wording/wording.js'

/** A number must now be a multiple of another step. */
export const multipleOfTightened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'multiple-of-tightened',
    summary: 'A number must now be a multiple of another step.',
    why: 'Calls with numbers between the steps are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Round the number in the tool instead of refusing it.',
  },
  explain(change) {
    const step = concerns(change, 'narrowed', 'value', 'multipleOf') ? ownValue(change) : undefined
    if (step === undefined) return undefined
    const before = isObject(change.baseline) ? member(change.baseline, 'multipleOf') : undefined
    const was = before === undefined ? 'any number fitted' : `was ${quote(before)}`
    return { message: `${subject(change)} must now be a multiple of ${quote(step)} (${was}).` }
  },
}
