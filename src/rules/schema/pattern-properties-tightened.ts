import { closesPatterns, forbiddenPattern } from '../reading/closing.js'
import { concerns, nameUnder, parentOf, widerSide } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { quote } from '../wording/quote.js'
import { keywordChange, object } from '../wording/wording.js'

/** Properties whose names match a pattern must now fit a narrower schema, or are refused. */
export const patternPropertiesTightened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'pattern-properties-tightened',
    summary: 'Properties whose names match a pattern must now fit a narrower schema, or are refused.',
    why: 'Calls that send such properties with other values are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Accept the earlier values as well and convert them in the tool.',
  },
  explain(change) {
    if (change.direction === 'narrowed' && closesPatterns(change))
      return { message: `Properties of ${object(change)} that a pattern of names let in are no longer accepted.` }
    const forbidden = change.direction === 'narrowed' ? forbiddenPattern(change) : undefined
    if (forbidden !== undefined)
      return {
        message: `Properties of ${object(change)} whose names match ${quote(forbidden)} are no longer accepted.`,
        name: forbidden,
      }
    if (!concerns(change, 'narrowed', 'pattern')) return undefined
    const pattern = nameUnder(widerSide(change).pointer, 'patternProperties') ?? ''
    const owner = object({ ...change, path: parentOf(change.path) })
    const verb = 'must now fit a narrower schema'
    return {
      message: `Properties of ${owner} whose names match ${quote(pattern)} ${verb}: ${keywordChange(change)}.`,
      name: pattern,
    }
  },
}
