/** What is known by a name, found by the bytes of the name where it stands. */

class Entry<T> {
  readonly name: string
  readonly value: T

  constructor(name: string, value: T) {
    this.name = name
    this.value = value
  }
}

/**
 * A table of names. Only names of ASCII that JSON writes without escapes are ever found; nobody may ask for the bytes of
 * another one.
 */
export class Names<T> {
  private slots: (Entry<T> | undefined)[] = new Array(4).fill(undefined)
  private size = 0

  constructor(entries: Iterable<readonly [string, T]> = []) {
    for (const [name, value] of entries) this.set(name, value)
  }

  /** A name is set once. */
  set(name: string, value: T): void {
    if (!/^[ !#-[\]-~]*$/.test(name)) return
    this.size++
    if (this.size * 2 > this.slots.length) this.grow()
    this.put(new Entry(name, value))
  }

  /** What the name stands for that is written from `start` to `end`. */
  find(bytes: Uint8Array, start: number, end: number): T | undefined {
    const { slots } = this
    const mask = slots.length - 1
    const length = end - start
    const hash =
      length === 0 ? 0 : hashOf(length, at(bytes, start), at(bytes, start + (length >> 1)), at(bytes, end - 1))
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const entry = slots[slot]
      if (entry === undefined) return undefined
      if (entry.name.length === length && isWritten(entry.name, bytes, start)) return entry.value
    }
  }

  private grow(): void {
    const before = this.slots
    this.slots = new Array(before.length * 2).fill(undefined)
    for (const entry of before) if (entry !== undefined) this.put(entry)
  }

  private put(entry: Entry<T>): void {
    const { name } = entry
    const mask = this.slots.length - 1
    const { length } = name
    const code = (index: number): number => name.charCodeAt(index)
    let slot = (length === 0 ? 0 : hashOf(length, code(0), code(length >> 1), code(length - 1))) & mask
    while (this.slots[slot] !== undefined) slot = (slot + 1) & mask
    this.slots[slot] = entry
  }
}

/** Some bytes tell names apart nearly as well as all of them do. */
function hashOf(length: number, first: number, middle: number, last: number): number {
  return (
    Math.imul(length, 0x9e3779b1) ^
    Math.imul(first, 0x85ebca6b) ^
    Math.imul(middle, 0xc2b2ae35) ^
    Math.imul(last, 0x27d4eb2f)
  )
}

function at(bytes: Uint8Array, index: number): number {
  return bytes[index] ?? 0
}

function isWritten(name: string, bytes: Uint8Array, start: number): boolean {
  for (let index = 0; index < name.length; index++) if (bytes[start + index] !== name.charCodeAt(index)) return false
  return true
}
