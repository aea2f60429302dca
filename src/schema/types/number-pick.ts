/**
 * Finding a number: intervals and exact multiples. Complete, except that a witness must be a double that prints as
 * itself: where a long range holds few of those, or a narrow one none, the answer is unknown.
 */

import {
  add,
  ceilDiv,
  compare,
  divides,
  floorDiv,
  fromNumber,
  lcm,
  leastCommon,
  nearest,
  type Rational,
  rational,
  times,
  toNumber,
} from '../rational.js'
import type { NumberConstraint } from '../reading/terms.js'
import { type Answer, NONE, some, unknown } from '../solving/answer.js'
import { holds } from './number.js'

/** Multiples tried in one range, one by one. */
const TRIES = 1_000
/** Multiples tried of each kind that few numbers are of. */
const SPARSE = 4n
const ONE = rational(1n)
/** From here on not every integer is a double. */
const FAR = 2n ** 53n
/** There is no double beyond it. */
const END = fromNumber(Number.MAX_VALUE)
const OTHER_END = fromNumber(-Number.MAX_VALUE)
/** Digits that a double prints, and some more. */
const PLACES = 20
/** The exponent of the last digit of the least double. */
const LEAST_POWER = -324

type Bound = Extract<NumberConstraint, { kind: 'min' | 'max' }>

const OUTERMOST_LOW: Bound = { type: 'number', kind: 'min', value: OTHER_END, exclusive: false }
const OUTERMOST_HIGH: Bound = { type: 'number', kind: 'max', value: END, exclusive: false }

/** What the atoms say: an interval, a step that divides the number, and steps that do not. */
interface Wanted {
  readonly low: Bound | undefined
  readonly high: Bound | undefined
  readonly step: Rational | undefined
  readonly not: readonly Rational[]
  /** JSON texts. */
  readonly excluded: ReadonlySet<string>
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
  return { low, high, step, not, excluded, fits }
}

function tighter(known: Bound | undefined, bound: Bound, sign: 1 | -1): Bound {
  if (!known) return bound
  const order = compare(bound.value, known.value) * sign
  return order > 0 || (order === 0 && bound.exclusive) ? bound : known
}

/**
 * k·step over the integers k of the range, nearest to zero first, then those with the fewest digits. Where k·step is a
 * multiple of a step that must not divide it, k is a multiple of some m > 1: the k that are one more than a multiple of
 * all those m are never refused.
 */
function multipleIn(wanted: Wanted, step: Rational, spend: (steps: number) => void): Answer {
  const { low, high, not, fits, excluded } = wanted
  if (not.some((divisor) => divides(divisor, step))) return NONE
  let from = ceilDiv((low ?? OUTERMOST_LOW).value, step)
  let to = floorDiv((high ?? OUTERMOST_HIGH).value, step)
  if (low?.exclusive && compare(times(step, from), low.value) === 0) from++
  if (high?.exclusive && compare(times(step, to), high.value) === 0) to--
  if (from > to) return NONE
  const inside = (k: bigint): boolean => k >= from && k <= to
  const start = from > 0n ? from : to < 0n ? to : 0n
  const round = function* (): Generator<bigint> {
    const period = not.map((divisor) => rational(step.n * divisor.d, step.d * divisor.n).d).reduce(leastCommon, 1n)
    for (let i = 0n; i < SPARSE; i++) yield* [start - (start % period) + 1n + i * period, 1n - i * period]
    for (const exact of roundest(times(step, from), times(step, to), step)) yield floorDiv(exact, step)
  }
  const value = (k: bigint): number | undefined => {
    spend(1)
    return inside(k) ? fits(times(step, k)) : undefined
  }
  const far = isFar(low, high)
  const first = far ? firstOf(round(), value) : undefined
  if (first !== undefined) return some(first)
  let unprinted = false
  for (let i = 0n; i < BigInt(TRIES + excluded.size); i++) {
    const ks = (i === 0n ? [start] : [start + i, start - i]).filter(inside)
    if (ks.length === 0) return unprinted ? unknown('numbers that no double prints') : NONE
    const found = firstOf(ks, value)
    if (found !== undefined) return some(found)
    unprinted ||= ks.some((k) => toNumber(times(step, k)) === undefined)
  }
  const last = far ? undefined : firstOf(round(), value)
  return last === undefined ? unknown('multiples of a long range, few of which a double prints') : some(last)
}

function firstOf<T, R>(candidates: Iterable<T>, judge: (candidate: T) => R | undefined): R | undefined {
  for (const candidate of candidates) {
    const found = judge(candidate)
    if (found !== undefined) return found
  }
  return undefined
}

/** Does a bound leave only numbers of which few decimals are doubles? */
function isFar(low: Bound | undefined, high: Bound | undefined): boolean {
  return (
    (low !== undefined && floorDiv(low.value, ONE) >= FAR) || (high !== undefined && ceilDiv(high.value, ONE) <= -FAR)
  )
}

/** A dense interval holds infinitely many values. */
function denseIn({ low, high, fits }: Wanted, spend: (steps: number) => void): Answer {
  const judge = (exact: Rational): number | undefined => {
    spend(1)
    const near = nearest(exact)
    return fits(exact) ?? (Number.isFinite(near) ? fits(fromNumber(near)) : undefined)
  }
  const found =
    firstOf(densely(low?.value, high?.value), judge) ??
    firstOf(roundest((low ?? OUTERMOST_LOW).value, (high ?? OUTERMOST_HIGH).value, undefined), judge)
  return found === undefined ? unknown('a narrow interval of numbers, few of which a double prints') : some(found)
}

/** Integers, then ever finer decimals near the ends of the interval. */
function* densely(low: Rational | undefined, high: Rational | undefined): Generator<Rational> {
  yield* [rational(0n), ONE, rational(-1n), rational(1n, 2n)]
  if (low) yield low
  if (high) yield high
  if (low) yield* near(low, rational(floorDiv(low, ONE)), 1n)
  if (high) yield* near(high, rational(ceilDiv(high, ONE)), -1n)
  if (low && high) yield* between(low, high)
  for (let i = 2n; i < 400n; i++)
    yield* [rational(i), rational(-i), rational(i, 10n), rational(2n * i + 1n, 2n), rational(i, 1009n)]
}

function* near(end: Rational, whole: Rational, sign: 1n | -1n): Generator<Rational> {
  for (let i = 1n; i < 40n; i++)
    yield* [add(whole, rational(sign * i)), add(end, rational(sign * i)), add(end, rational(sign * i, 10n))]
}

function* between(low: Rational, high: Rational): Generator<Rational> {
  const width = add(high, times(low, -1n))
  for (const parts of [2n, 3n, 4n, 7n, 10n, 100n])
    for (let i = 1n; i < parts && i < 50n; i++) yield add(low, rational(width.n * i, width.d * parts))
}

/**
 * Decimals of the interval with few digits first, as those of up to 15 digits are what a double prints: multiples of
 * powers of ten (and of the step) as large as either end and of so many smaller ones, at both ends and next to zero.
 */
function* roundest(low: Rational, high: Rational, step: Rational | undefined): Generator<Rational> {
  const powers = new Set([low, high].flatMap((end) => Array.from({ length: PLACES }, (_, i) => placesOf(end) - i)))
  for (const power of [...powers].filter((one) => one >= LEAST_POWER).sort((a, b) => b - a)) {
    const ten = power < 0 ? rational(1n, 10n ** BigInt(-power)) : rational(10n ** BigInt(power))
    const unit = step ? lcm(step, ten) : ten
    const [from, to] = [ceilDiv(low, unit), floorDiv(high, unit)]
    if (from > to) continue
    const zero = from > 0n ? from : to < 0n ? to : 0n
    for (let i = 0n; i < SPARSE && from + i <= to; i++)
      yield* [zero + i, zero - i, from + i, to - i].map((k) => times(unit, k))
  }
}

/** The places before the point, about; below zero for the zeros behind it. */
const placesOf = ({ n, d }: Rational): number => String(n).length - String(d).length
