import type { Json } from '../../model/json.js'
import { changeOf, same } from '../matching/compare.js'
import { defaultOf, requires } from '../reading/required.js'
import type { NodePair, NodeRule } from '../rule.js'
import { quote } from '../wording/quote.js'
import { object } from '../wording/wording.js'

/** The default of a parameter changed, was dropped, or was given. */
export const defaultChanged: NodeRule = {
  kind: 'node',
  meta: {
    id: 'default-changed',
    summary: 'The default of a parameter changed, was dropped, or was given.',
    why: 'Every call stays valid, but a call that leaves the argument out now means something else.',
    remedy: 'Keep the default, or let callers ask for the new behaviour by an argument of its own.',
  },
  compare(pair) {
    const { baseline, candidate, property } = pair
    if (baseline === undefined || candidate === undefined) return []
    // A default of null fills nothing in, as none does.
    const before = defaultOf(baseline) ?? undefined
    const after = defaultOf(candidate) ?? undefined
    if (same(before, after)) return []
    const isSentAlways = property !== undefined && requires(property.candidateParent, property.name)
    const matters = pair.side === 'input' && !isSentAlways
    const effect = before === undefined ? 'compatible' : matters ? 'silent' : 'advisory'
    return [{ keyword: 'default', effect, message: tell(pair, before, after), ...changeOf(before, after) }]
  },
}

function tell(pair: NodePair, before: Json | undefined, after: Json | undefined): string {
  const place = object(pair)
  if (before === undefined) return `The default of ${place} is now ${quote(after ?? null)} (none was declared).`
  if (after === undefined) return `The default of ${place} is no longer declared (was ${quote(before)}).`
  return `The default of ${place} is now ${quote(after)} (was ${quote(before)}).`
}
