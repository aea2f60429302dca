/** Headers as a proxy passes them on: every line as it came, but for those that speak of the connection only. */

/** RFC 9110, section 7.6.1, and what speaks of framing, which is each connection's own. */
const OF_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
])

/** Name, value, name, value, …: as they stand in a message. */
export type RawHeaders = readonly string[]

/** One header as it was sent, in its own spelling. */
export type HeaderPair = readonly [name: string, value: string]

export function pairsOf(raw: RawHeaders): HeaderPair[] {
  const pairs: HeaderPair[] = []
  for (let at = 0; at + 1 < raw.length; at += 2) pairs.push([raw[at] ?? '', raw[at + 1] ?? ''])
  return pairs
}

/** The pairs that go through a proxy. */
export function passing(raw: RawHeaders): HeaderPair[] {
  const pairs = pairsOf(raw)
  const named = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((token) => token.trim().toLowerCase()))
  const dropped = new Set([...OF_CONNECTION, ...named])
  return pairs.filter(([name]) => !dropped.has(name.toLowerCase()))
}

/** The pairs with these in place of those of the same names. */
export function replaced(pairs: readonly HeaderPair[], given: readonly HeaderPair[]): HeaderPair[] {
  const names = new Set(given.map(([name]) => name.toLowerCase()))
  return [...pairs.filter(([name]) => !names.has(name.toLowerCase())), ...given]
}

/** The pairs without those of these names, in lower case. */
export function without(pairs: readonly HeaderPair[], ...names: readonly string[]): HeaderPair[] {
  return pairs.filter(([name]) => !names.includes(name.toLowerCase()))
}

/** The first value of a header; its name in lower case. */
export function headerIn(pairs: readonly HeaderPair[], wanted: string): string | undefined {
  return pairs.find(([name]) => name.toLowerCase() === wanted)?.[1]
}
