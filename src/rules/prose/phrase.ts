/** A phrase that is looked for, with words without which it cannot stand in a text: a pattern takes long to be made ready. */

/** A pattern over plain text. */
export interface Phrase {
  /** Of each of these groups one word has to occur. */
  readonly needs: readonly (readonly string[])[]
  readonly source: string
}

/** Each group of words is written with commas. */
export function phrase(needs: readonly string[], source: string): Phrase {
  return { needs: needs.map((words) => words.split(',')), source }
}

/** May the text hold the phrase? */
export function mayHold(plain: string, { needs }: Phrase): boolean {
  return needs.every((words) => words.some((word) => plain.includes(word)))
}
