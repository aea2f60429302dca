/** Names that differ as typing mistakes do. */

const SHORTEST = 8

/**
 * Are the two the same but for two neighbouring letters that changed places, or a letter that is doubled? A letter more,
 * less or another one is how honest names differ (`get_user`, `set_user`, `get_users`), and short names are all alike.
 */
export function isMistyped(one: string, other: string): boolean {
  if (one === other || Math.min(one.length, other.length) < SHORTEST) return false
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length === long.length)
    return (
      short[at] === long[at + 1] &&
      short[at + 1] === long[at] &&
      short.slice(at + 2) === long.slice(at + 2) &&
      !/\d/.test(short.slice(at, at + 2))
    )
  return (
    long.length === short.length + 1 &&
    long[at] === long[at - 1] &&
    !/[\ds]/.test(long[at] ?? '') &&
    short.slice(at) === long.slice(at + 1)
  )
}
