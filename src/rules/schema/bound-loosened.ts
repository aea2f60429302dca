import { BOUND_KEYWORDS, tellLoosened } from '../reading/bounds.js'
import { concerns } from '../reading/places.js'
import type { SchemaRule } from '../rule.js'
import { subject } from '../wording/wording.js'

/** A bound on a number, a length or a count gave way, or was lifted. */
export const boundLoosened: SchemaRule = {
  kind: 'schema',
  meta: {
    id: 'bound-loosened',
    summary: 'A bound on a number, a length or a count gave way, or was lifted.',
    why: 'Every call that was valid stays valid. On an output it breaks readers: a result may now hold what they never had to expect.',
    remedy: 'On an output, keep to the earlier bound, or tell readers beforehand to allow for more.',
  },
  explain(change) {
    if (!concerns(change, 'widened', 'value', ...BOUND_KEYWORDS)) return undefined
    const told = tellLoosened(change.keyword, change.baseline, change.candidate)
    return told === undefined ? undefined : { message: `${subject(change)} ${told}.` }
  },
}
