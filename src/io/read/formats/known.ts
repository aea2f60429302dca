import { shortDigest } from './fingerprint.js'

/** An id that long was drawn at random: it is the same call in another line, and in another file. */
const UNIQUE = 16
const MOST_KNOWN = 500_000

/** Is it an id that no two calls share, so that a call told again is known by it? */
export function isUnique(id: string): boolean {
  return id.length >= UNIQUE
}

/** Keys of calls that were told before, shared by the logs that are read together. */
export class Known {
  readonly #keys = new Set<string>()

  has(key: string): boolean {
    return this.#keys.has(shorten(key))
  }

  add(key: string): void {
    if (this.#keys.size >= MOST_KNOWN) this.#forget()
    this.#keys.add(shorten(key))
  }

  /** A call is told again soon, or hardly ever. */
  #forget(): void {
    let left = MOST_KNOWN / 2
    for (const key of this.#keys) {
      if (left-- <= 0) return
      this.#keys.delete(key)
    }
  }
}

/** Long keys would fill the memory. */
function shorten(key: string): string {
  return key.length <= 12 ? key : shortDigest(key)
}
