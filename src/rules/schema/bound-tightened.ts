import { isObject, member } from '../../model/json.js'
import { BOUND_KEYWORDS, beyondPrecision, NUMBER_BOUNDS, tellTightened } from '../reading/bounds.js'
import { concerns } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { subject } from '../wording/wording.js'

/** A bound on a number, a length or a count became tighter, or was set. */
export const boundTightened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'bound-tightened',
    summary: 'A bound on a number, a length or a count became tighter, or was set.',
    why: 'Calls beyond the new bound are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Accept what was allowed before and cut or clamp it in the tool; tighten the bound in a major version.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'value', ...BOUND_KEYWORDS)) return undefined
    const told = tellTightened(change.keyword, change.baseline, change.candidate)
    return told === undefined ? undefined : { message: `${subject(change)} ${told}.` }
  },
  /** Schema libraries bound integers to what a double holds; no caller is expected to send more. */
  compare(pair) {
    const { baseline, candidate, side } = pair
    if (side !== 'input' || !isObject(baseline) || !isObject(candidate)) return []
    return NUMBER_BOUNDS.flatMap((keyword) => {
      const after = member(candidate, keyword)
      if (after === undefined || member(baseline, keyword) !== undefined || !beyondPrecision(keyword, after)) return []
      const told = tellTightened(keyword, baseline, candidate)
      if (told === undefined) return []
      const message = `${subject(pair)} ${told}; no JSON number beyond it keeps its digits.`
      return [{ keyword, effect: 'compatible', message, after }]
    })
  },
}
