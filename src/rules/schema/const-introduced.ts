import { concerns, ownValue } from '../reading/places.js'
import { listedValues } from '../reading/values.js'
import type { SchemaRule } from '../rule.js'
import { quote } from '../wording/quote.js'
import { subject } from '../wording/wording.js'

/** A value that was free is now fixed. */
export const constIntroduced: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'const-introduced',
    summary: 'A value that was free is now fixed.',
    why: 'Calls that send any other value are refused before the tool runs. On an output the change is harmless: results stay within what readers expect.',
    remedy: 'Ignore the value in the tool instead of refusing others, or make it optional and leave it out later.',
  },
  explain(change) {
    const value = concerns(change, 'narrowed', 'value', 'const') ? ownValue(change) : undefined
    if (value === undefined || listedValues(change.baseline) !== undefined) return undefined
    return {
      message: `${subject(change)} ${change.side === 'input' ? 'must now be' : 'is now always'} ${quote(value)}.`,
    }
  },
}
