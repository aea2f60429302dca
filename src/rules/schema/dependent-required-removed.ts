import { concerns } from '../reading/places.js'
import { dependentNames } from '../reading/required.js'
import type { SchemaRule } from '../rule.js'
import { wordsOf } from '../wording/dependents.js'

/** A property no longer requires another one beside it. */
export const dependentRequiredRemoved: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'dependent-required-removed',
    summary: 'A property no longer requires another one beside it.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep returning both together.',
  },
  explain(change) {
    if (!concerns(change, 'widened', 'value', 'dependentRequired', 'dependencies')) return undefined
    const pair = dependentNames(change)
    if (pair === undefined) return undefined
    const { name, others } = wordsOf(change, pair)
    return { message: `${name} no longer requires ${others} beside it.`, name: pair.trigger }
  },
}
