import { isForbidden } from '../reading/closing.js'
import type { SchemaRule } from '../rule.js'
import { propertyName } from '../wording/wording.js'

/** A property that had to be absent may now be present. */
export const propertyPermitted: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'property-permitted',
    summary: 'A property that had to be absent may now be present.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, use another name: readers were told that this one never comes.',
  },
  explain(change) {
    if (change.direction !== 'widened' || !isForbidden(change)) return undefined
    return { message: `${propertyName(change)} may now be ${change.side === 'input' ? 'sent' : 'present'}.` }
  },
}
