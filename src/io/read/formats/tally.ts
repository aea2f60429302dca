/** More names than that are counted together: a log that invents them must not fill the memory. */
const MOST_NAMES = 1_000
const REST = 'others'

/** Counts by name. */
export class Tally {
  count = 0
  readonly #names = new Map<string, number>()

  add(name: string, times = 1): void {
    this.count += times
    const key = this.#names.has(name) || this.#names.size < MOST_NAMES ? name : REST
    this.#names.set(key, (this.#names.get(key) ?? 0) + times)
  }

  /** Those of another one too. */
  join(other: Tally): void {
    for (const [name, times] of other.#names) this.add(name, times)
  }

  /** How many names there are. */
  get size(): number {
    return this.#names.size
  }

  /** The names with their counts, the most frequent first. */
  get entries(): readonly (readonly [name: string, times: number])[] {
    return [...this.#names].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  }
}
