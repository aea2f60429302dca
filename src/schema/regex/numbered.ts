/** Numbers things from 0 on by a key: equal keys have equal numbers. */
export class Numbered<T> {
  private readonly numbers = new Map<string, number>()
  private readonly things: T[] = []

  get size(): number {
    return this.things.length
  }

  /** The number of the thing with this key, made where there is none yet. */
  of(key: string, make: () => T): number {
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    const number = this.things.push(make()) - 1
    this.numbers.set(key, number)
    return number
  }

  /** The thing with this number, which must have been given. */
  at(number: number): T {
    return this.things[number] as T
  }
}
