import { concerns, ownValue } from '../reading/places.js'
import { listedValues } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { fits, gains, list, picture } from '../wording/wording.js'

/** Values that were excluded are now accepted (`not`). */
export const negationLoosened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'negation-loosened',
    summary: 'Values that were excluded are now accepted.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep excluding the value.',
  },
  explain(change) {
    if (!concerns(change, 'widened', 'negated')) return undefined
    const excluded = change.keyword === 'not' ? ownValue(change) : undefined
    if (excluded === undefined) return { message: fits(change, 'more', '`not` excludes less') }
    const values = listedValues(excluded)
    return { message: gains(change, values === undefined ? `what fits \`not\`: ${picture(excluded)}` : list(values)) }
  },
}
