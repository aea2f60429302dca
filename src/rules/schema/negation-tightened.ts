import { concerns, ownValue } from '../reading/places.js'
import { listedValues } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { fits, list, loses, picture } from '../wording/wording.js'

/** Values that were accepted are now excluded (`not`). */
export const negationTightened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'negation-tightened',
    summary: 'Values that were accepted are now excluded.',
    why: 'Calls that send an excluded value are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Handle the value in the tool instead of excluding it.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'negated')) return undefined
    const excluded = change.keyword === 'not' ? ownValue(change) : undefined
    if (excluded === undefined) return { message: fits(change, 'fewer', '`not` excludes more') }
    const values = listedValues(excluded)
    return { message: loses(change, values === undefined ? `what fits \`not\`: ${picture(excluded)}` : list(values)) }
  },
}
