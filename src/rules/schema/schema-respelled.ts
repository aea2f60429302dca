import { assertingText } from '../asserting.js'
import type { SideRule } from '../rule.js'

/** A schema is written another way and accepts the same values. */
export const schemaRespelled: SideRule = {
  kind: 'side',
  meta: {
    id: 'schema-respelled',
    summary: 'A schema is written another way and accepts the same values.',
    why: 'Nothing changes for callers or readers; the digest does. Some clients and model APIs read only certain spellings.',
    remedy: 'Nothing to do.',
  },
  explain({ side, safe, reverse, baseline, candidate, told }) {
    if (told || safe.contained !== 'yes' || reverse.contained !== 'yes') return undefined
    if (assertingText(baseline) === assertingText(candidate)) return undefined
    const what = side === 'input' ? 'arguments' : 'results'
    return { effect: 'compatible', message: `The ${side} schema is written another way and accepts the same ${what}.` }
  },
}
