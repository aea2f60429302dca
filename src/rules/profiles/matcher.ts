/** The patterns of profiles, compiled once each. */
import type { Pattern } from '../../model/profiles/profile.js'

const made = new WeakMap<Pattern, RegExp>()

/** Tests whole names; without state, so that every place may share it. */
export function matcherOf(pattern: Pattern): RegExp {
  const known = made.get(pattern) ?? new RegExp(pattern.pattern, 'u')
  made.set(pattern, known)
  return known
}
