import { concerns } from '../reading/places.js'
import { dependentNames } from '../reading/required.js'
import type { SchemaRule } from '../rule.js'
import { wordsOf } from '../wording/dependents.js'

/** A property now requires another one beside it. */
export const dependentRequiredAdded: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'dependent-required-added',
    summary: 'A property now requires another one beside it.',
    why: 'Calls that send the one without the other are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Choose a default for the missing property in the tool.',
  },
  explain(change) {
    if (!concerns(change, 'narrowed', 'value', 'dependentRequired', 'dependencies')) return undefined
    const pair = dependentNames(change)
    if (pair === undefined) return undefined
    const { name, others } = wordsOf(change, pair)
    return { message: `${name} now requires ${others} beside it.`, name: pair.trigger }
  },
}
