/** Words as a deterministic tree over the letters of an alphabet: nodes are numbers, 0 the root, OFF once a word has left it. */
export interface Trie {
  /** Is the way to this node one of the words? */
  ends(node: number): boolean
  next(node: number, letter: number): number
}

/** The node of what is no beginning of a word. */
export const OFF = -1

/** The tree of these words; a word with a character that is no letter is in none. */
export function trieOf(words: readonly string[], letters: readonly number[]): Trie {
  const index = new Map(letters.map((code, letter) => [code, letter]))
  const edges: Map<number, number>[] = [new Map()]
  const ends = new Set<number>()
  for (const word of words) {
    let at = 0
    for (const character of word) {
      const letter = index.get(character.codePointAt(0) as number)
      if (letter === undefined) {
        at = OFF
        break
      }
      const known = edges[at]?.get(letter)
      const to = known ?? edges.push(new Map()) - 1
      edges[at]?.set(letter, to)
      at = to
    }
    if (at !== OFF) ends.add(at)
  }
  return { ends: (node) => ends.has(node), next: (node, letter) => edges[node]?.get(letter) ?? OFF }
}
