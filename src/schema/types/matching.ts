/**
 * Different values for all slots, by bipartite matching; undefined where there are not enough. A slot with as many
 * choices as there are slots can always be served, so that many choices a slot are enough to look at. Slots that share
 * one list of choices take from it in turn, so that many alike slots cost no more than their number.
 */
export function assign<T>(
  slots: number,
  choices: (slot: number) => readonly T[],
  textOf: (choice: T) => string,
): T[] | undefined {
  const owners = new Map<string, number>()
  const chosen: T[] = []
  const next = new Map<readonly T[], number>()
  const take = (slot: number): boolean => {
    const list = choices(slot)
    for (let i = next.get(list) ?? 0; i < list.length; i++) {
      const choice = list[i] as T
      const text = textOf(choice)
      if (owners.has(text)) continue
      owners.set(text, slot)
      chosen[slot] = choice
      next.set(list, i + 1)
      return true
    }
    next.set(list, list.length)
    return false
  }
  const serve = (slot: number, seen: Set<string>): boolean => {
    for (const choice of choices(slot)) {
      const text = textOf(choice)
      if (seen.has(text)) continue
      seen.add(text)
      const owner = owners.get(text)
      if (owner !== undefined && !serve(owner, seen)) continue
      owners.set(text, slot)
      chosen[slot] = choice
      return true
    }
    return false
  }
  for (let slot = 0; slot < slots; slot++) if (!take(slot) && !serve(slot, new Set())) return undefined
  return chosen
}
