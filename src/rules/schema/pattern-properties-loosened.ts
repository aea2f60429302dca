import { closesPatterns, forbiddenPattern } from '../reading/closing.js'
import { concerns, nameUnder, parentOf, widerSide } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { quote } from '../wording/quote.js'
import { keywordChange, object } from '../wording/wording.js'

/** Properties whose names match a pattern may now fit a wider schema. */
export const patternPropertiesLoosened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'pattern-properties-loosened',
    summary: 'Properties whose names match a pattern may now fit a wider schema.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep to the earlier values.',
  },
  explain(change) {
    if (change.direction === 'widened' && closesPatterns(change))
      return { message: `Properties of ${object(change)} are now accepted by a pattern of names.` }
    const forbidden = change.direction === 'widened' ? forbiddenPattern(change) : undefined
    if (forbidden !== undefined)
      return {
        message: `Properties of ${object(change)} whose names match ${quote(forbidden)} are now accepted.`,
        name: forbidden,
      }
    if (!concerns(change, 'widened', 'pattern')) return undefined
    const pattern = nameUnder(widerSide(change).pointer, 'patternProperties') ?? ''
    const owner = object({ ...change, path: parentOf(change.path) })
    const verb = 'may now fit a wider schema'
    return {
      message: `Properties of ${owner} whose names match ${quote(pattern)} ${verb}: ${keywordChange(change)}.`,
      name: pattern,
    }
  },
}
