/**
 * What a text that is still to come must satisfy: a disjunction of conjunctions of signed states. The signed state 2·q
 * says that state q leads to acceptance, 2·q + 1 that it does not.
 */

/** All of these hold; sorted, without repetition. */
export type Duties = readonly number[]
/** One of these holds; none is false, one without duties is true. */
export type Cases = readonly Duties[]

/** Thrown for more than MOST cases. */
export class TooManyCases extends Error {}

const MOST = 4_000
/** Up to so many cases each is held against each. */
const COMPARED = 64

export const TRUE: Cases = [[]]
export const FALSE: Cases = []

/** Two conjunctions as one; undefined where they contradict each other. */
export function both(a: Duties, b: Duties): Duties | undefined {
  if (a.length === 0) return b
  if (b.length === 0) return a
  const merged: number[] = []
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const [x, y] = [a[i] ?? Infinity, b[j] ?? Infinity]
    const next = Math.min(x, y)
    if (x === next) i++
    if (y === next) j++
    // 2·q and 2·q + 1 stand next to each other.
    if (next % 2 === 1 && merged.at(-1) === next - 1) return undefined
    merged.push(next)
  }
  return merged
}

/** One of all these cases. @throws TooManyCases */
export function either(cases: Cases): Cases {
  if (cases.length < 2) return cases
  if (cases.some((duties) => duties.length === 0)) return TRUE
  const known = new Map(cases.map((duties) => [duties.join(), duties]))
  const different = [...known.values()]
  if (different.length > MOST) throw new TooManyCases()
  if (different.length > COMPARED || different.every(({ length }) => length === 1)) return different
  return different.filter((duties) => !different.some((other) => other !== duties && within(other, duties)))
}

/** A case of each. @throws TooManyCases */
export function each(a: Cases, b: Cases): Cases {
  if (a === TRUE) return b
  if (b === TRUE) return a
  if (a.length * b.length > MOST * 4) throw new TooManyCases()
  const joined: Duties[] = []
  for (const one of a)
    for (const other of b) {
      const duties = both(one, other)
      if (duties) joined.push(duties)
    }
  return either(joined)
}

/** None of these cases. @throws TooManyCases */
export function neither(cases: Cases): Cases {
  return cases.reduce<Cases>((all, duties) => each(all, either(duties.map((signed) => [signed ^ 1]))), TRUE)
}

/** Are all of `some` among `many`? */
export function within(some: Duties, many: Duties): boolean {
  let at = 0
  for (const one of some) {
    while (at < many.length && (many[at] as number) < one) at++
    if (many[at] !== one) return false
  }
  return true
}
