/** Chance that can be had again: the same seed, the same draws. */
export class Chance {
  #seed

  constructor(seed) {
    // Neighbouring seeds must not begin alike.
    this.#seed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b) ^ 0x9e3779b9
    for (let i = 0; i < 3; i++) this.next()
  }

  /** mulberry32: from 0 on, below 1. */
  next() {
    this.#seed = (this.#seed + 0x6d2b79f5) | 0
    let t = Math.imul(this.#seed ^ (this.#seed >>> 15), 1 | this.#seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }

  below(n) {
    return Math.floor(this.next() * n)
  }

  likely(share) {
    return this.next() < share
  }

  one(list) {
    return list[this.below(list.length)]
  }

  some(list, share) {
    return list.filter(() => this.likely(share))
  }

  /** One of the entries, as often as its weight says. */
  weighed(entries) {
    let rest = this.next() * entries.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, entry] of entries) {
      rest -= weight
      if (rest < 0) return entry
    }
    return entries[0][1]
  }
}
