/**
 * Finding a number: intervals and exact multiples. Complete, except that a witness must be a double that prints as
 * itself, and that a long range is not tried to its end.
 */

import {
  add,
  ceilDiv,
  compare,
  divides,
  floorDiv,
  fromNumber,
  half,
  lcm,
  nearest,
  type Rational,
  rational,
  times,
  toNumber,
} from '../rational.js'
import type { NumberConstraint } from '../reading/terms.js'
import { type Answer, NONE, some, unknown } from '../solving/answer.js'
import { holds } from './number.js'

/** Multiples tried in one range before giving up. */
const TRIES = 20_000
const ONE = rational(1n)
/** From here on not every integer is a double. */
const FAR = 2n ** 53n
/** There is no double beyond it. */
const END = fromNumber(Number.MAX_VALUE)
const OTHER_END = fromNumber(-Number.MAX_VALUE)

type Bound = Extract<NumberConstraint, { kind: 'min' | 'max' }>

/** What the atoms say: an interval, a step that divides the number, and steps that do not. */
interface Wanted {
  readonly low: Bound | undefined
  readonly high: Bound | undefined
  readonly step: Rational | undefined
  readonly not: readonly Rational[]
  /** The double that is this number, where it satisfies every atom and is not excluded. */
  fits(exact: Rational): number | undefined
}

/** A number that satisfies every atom and is not excluded (`excluded` holds JSON texts). */
export function pick(
  atoms: readonly NumberConstraint[],
  excluded: ReadonlySet<string>,
  spend: (steps: number) => void,
): Answer {
  const wanted = sorted(atoms, excluded)
  const { low, high } = wanted
  if ((low && beyond(compare(low.value, END), low)) || (high && beyond(compare(OTHER_END, high.value), high)))
    return NONE
  if (!low || !high) return wanted.step ? multipleIn(wanted, wanted.step, spend) : denseIn(wanted, spend)
  const order = compare(low.value, high.value)
  if (order > 0 || (order === 0 && (low.exclusive || high.exclusive))) return NONE
  const only = order === 0 ? stepTo(low.value) : undefined
  const step = wanted.step ?? only
  return step ? multipleIn(wanted, step, spend) : denseIn(wanted, spend)
}

/** Does the bound leave no double, by how it compares to the outermost one? */
const beyond = (order: number, { exclusive }: Bound): boolean => order > 0 || (order === 0 && exclusive)

/** A step that leads to this number. */
function stepTo({ n, d }: Rational): Rational {
  return n === 0n ? ONE : rational(n < 0n ? -n : n, d)
}

function sorted(atoms: readonly NumberConstraint[], excluded: ReadonlySet<string>): Wanted {
  let low: Bound | undefined
  let high: Bound | undefined
  let step: Rational | undefined
  const not: Rational[] = []
  for (const atom of atoms) {
    if (atom.kind === 'multipleOf' && atom.negated) not.push(atom.value)
    if (atom.kind === 'multipleOf' && !atom.negated) step = step ? lcm(step, atom.value) : atom.value
    if (atom.kind === 'min') low = tighter(low, atom, 1)
    if (atom.kind === 'max') high = tighter(high, atom, -1)
  }
  const fits = (exact: Rational): number | undefined => {
    if (not.some((divisor) => divides(divisor, exact))) return undefined
    const value = toNumber(exact)
    if (value === undefined || excluded.has(String(value === 0 ? 0 : value))) return undefined
    return atoms.every((atom) => holds(atom, value)) ? value : undefined
  }
  return { low, high, step, not, fits }
}

function tighter(known: Bound | undefined, bound: Bound, sign: 1 | -1): Bound {
  if (!known) return bound
  const order = compare(bound.value, known.value) * sign
  return order > 0 || (order === 0 && bound.exclusive) ? bound : known
}

/** k·step over the integers k of the range, nearest to zero first. */
function multipleIn({ low, high, not, fits }: Wanted, step: Rational, spend: (steps: number) => void): Answer {
  if (not.some((divisor) => divides(divisor, step))) return NONE
  let from = low && ceilDiv(low.value, step)
  let to = high && floorDiv(high.value, step)
  if (from !== undefined && low?.exclusive && compare(times(step, from), low.value) === 0) from++
  if (to !== undefined && high?.exclusive && compare(times(step, to), high.value) === 0) to--
  if (from !== undefined && to !== undefined && from > to) return NONE
  const inside = (k: bigint): boolean => (from === undefined || k >= from) && (to === undefined || k <= to)
  for (const k of roundBeyond(low, high)) {
    spend(1)
    const value = inside(k) ? fits(times(step, k)) : undefined
    if (value !== undefined) return some(value)
  }
  const start = from !== undefined && from > 0n ? from : to !== undefined && to < 0n ? to : 0n
  let unprinted = false
  for (let i = 0n; i < TRIES; i++) {
    spend(1)
    const ks = (i === 0n ? [start] : [start + i, start - i]).filter(inside)
    if (ks.length === 0) return unprinted ? unknown('numbers that no double prints') : NONE
    for (const k of ks) {
      const exact = times(step, k)
      const value = fits(exact)
      if (value !== undefined) return some(value)
      unprinted ||= toNumber(exact) === undefined
    }
  }
  return unknown('multiples of a long range')
}

/** A dense interval holds infinitely many values. */
function denseIn({ low, high, fits }: Wanted, spend: (steps: number) => void): Answer {
  for (const exact of densely(low?.value, high?.value, low, high)) {
    spend(1)
    const near = nearest(exact)
    const value = fits(exact) ?? (Number.isFinite(near) ? fits(fromNumber(near)) : undefined)
    if (value !== undefined) return some(value)
  }
  return unknown('a narrow interval of numbers')
}

/** Integers, then ever finer decimals near the ends of the interval. */
function* densely(
  low: Rational | undefined,
  high: Rational | undefined,
  from: Bound | undefined,
  to: Bound | undefined,
): Generator<Rational> {
  yield* [rational(0n), ONE, rational(-1n), rational(1n, 2n)]
  if (low) yield low
  if (high) yield high
  if (low) yield* near(low, rational(floorDiv(low, ONE)), 1n)
  if (high) yield* near(high, rational(ceilDiv(high, ONE)), -1n)
  if (low && high) yield* between(low, high)
  for (let i = 2n; i < 400n; i++)
    yield* [rational(i), rational(-i), rational(i, 10n), rational(2n * i + 1n, 2n), rational(i, 1009n)]
  for (const round of roundBeyond(from, to)) yield rational(round)
}

function* near(end: Rational, whole: Rational, sign: 1n | -1n): Generator<Rational> {
  for (let i = 1n; i < 40n; i++)
    yield* [add(whole, rational(sign * i)), add(end, rational(sign * i)), add(end, rational(sign * i, 10n))]
}

function* between(low: Rational, high: Rational): Generator<Rational> {
  const width = add(high, times(low, -1n))
  for (const parts of [2n, 3n, 4n, 7n, 10n, 100n, 1009n])
    for (let i = 1n; i < parts && i < 50n; i++) yield add(low, rational(width.n * i, width.d * parts))
  let middle = half(add(low, high))
  for (let i = 0; i < 20; i++) {
    yield middle
    middle = half(add(low, middle))
  }
}

/** Beyond 2^53 few decimals are doubles; round ones are. Nothing where a bound leaves smaller numbers. */
function* roundBeyond(low: Bound | undefined, high: Bound | undefined): Generator<bigint> {
  const above = low !== undefined && floorDiv(low.value, ONE) >= FAR
  const below = high !== undefined && ceilDiv(high.value, ONE) <= -FAR
  if (!above && !below) return
  for (let power = 10n ** 15n; power < 10n ** 308n; power *= 10n)
    for (let digit = 1n; digit < 10n; digit++) yield (above ? digit : -digit) * power
}
