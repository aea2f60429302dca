/**
 * Recursion in legs, for schemas nested deeper than the call stack bears. What gets too deep throws `TooDeep` with the
 * work that it was about to do; that work is done by itself, from an empty stack, and then the first one starts again
 * and finds the answer known. Whoever recurses must remember answers, and give up a leg without a trace.
 */

/** Thrown where a leg is long enough. */
export class TooDeep extends Error {
  override readonly name = 'TooDeep'
  /** Equal for equal work. */
  readonly key: string
  readonly work: () => void

  constructor(key: string, work: () => void) {
    super('the schemas are nested too deep')
    this.key = key
    this.work = work
  }
}

/** How deep each recursion may go; one object for all that recurse on one question. */
export interface Depth {
  most: number
}

/** Levels of one leg: with all that a level needs, a tenth of the usual call stack. */
export const LEG = 100

/**
 * Does the work, in legs where it is too deep; `abandon` clears what an interrupted leg left half done.
 * @throws TooDeep where a leg leads back to one that waits for it
 */
export function inLegs<T>(work: () => T, abandon: () => void): T {
  const waiting: TooDeep[] = []
  const keys = new Set<string>()
  for (;;) {
    const leg = waiting.at(-1)
    try {
      if (leg === undefined) return work()
      leg.work()
      keys.delete(leg.key)
      waiting.pop()
    } catch (error) {
      if (!(error instanceof TooDeep) || keys.has(error.key)) throw error
      abandon()
      keys.add(error.key)
      waiting.push(error)
    }
  }
}
