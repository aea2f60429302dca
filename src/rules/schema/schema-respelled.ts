import { isObject, type Json, member, objectOf } from '../../model/json.js'
import { assertingText } from '../reading/asserting.js'
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
  explain({ side, safe, reverse, baseline, candidate, told, untold }) {
    if (told || safe.contained !== 'yes' || reverse.contained === 'no') return undefined
    const what = side === 'input' ? 'arguments' : 'results'
    if (reverse.contained === 'unknown') {
      if (!untold) return undefined
      const kept = side === 'input' ? 'every call stays valid' : 'readers can meet nothing new'
      return { effect: 'compatible', message: `The ${side} schema is written another way; ${kept}.` }
    }
    if (side === 'input' && losesRootType(baseline, candidate)) return undefined
    // Descriptions and the like have rules of their own; what nothing else tells is told here.
    if (!untold && assertingText(baseline) === assertingText(candidate)) return undefined
    return { effect: 'compatible', message: `The ${side} schema is written another way and accepts the same ${what}.` }
  },
}

/** Is the word at the root all that went? It means nothing for arguments, and root-type-lost tells it. */
function losesRootType(baseline: Json, candidate: Json): boolean {
  if (!isObject(baseline) || !isObject(candidate)) return false
  if (member(baseline, 'type') !== 'object' || member(candidate, 'type') === 'object') return false
  const [before, after] = [baseline, candidate].map((schema) =>
    assertingText(objectOf(Object.entries(schema).filter(([keyword]) => keyword !== 'type'))),
  )
  return before === after
}
