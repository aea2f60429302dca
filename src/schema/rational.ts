/** Exact rationals. A JSON number means the decimal that it prints as: 0.1 is 1/10, not its double. */
export interface Rational {
  readonly n: bigint
  readonly d: bigint
}

/** Digits that tell any two doubles apart, and some more. */
const DIGITS = 25

/** Integers up to here are doubles that print as themselves. */
const SAFE = 2n ** 53n

const magnitude = (a: bigint): bigint => (a < 0n ? -a : a)

function gcd(a: bigint, b: bigint): bigint {
  let x = magnitude(a)
  let y = magnitude(b)
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** n/d in lowest terms with a positive denominator. */
export function rational(n: bigint, d = 1n): Rational {
  const sign = d < 0n ? -1n : 1n
  const g = gcd(n, d) || 1n
  return { n: (sign * n) / g, d: (sign * d) / g }
}

/** The decimal that the double prints as (its shortest round-trip form). @throws RangeError for what is no finite number */
export function fromNumber(value: number): Rational {
  const [mantissa = '0', exponent = '0'] = String(value).split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const e = Number(exponent) - fraction.length
  const digits = BigInt(whole + fraction)
  return e >= 0 ? rational(digits * 10n ** BigInt(e)) : rational(digits, 10n ** BigInt(-e))
}

/** The double nearest to it, or one beside that; infinite where it lies beyond all doubles. */
export function nearest(q: Rational): number {
  const [n, d] = [Number(q.n), Number(q.d)]
  if (Number.isFinite(d) && (q.d === 1n || Number.isFinite(n))) return n / d
  // One of the two is beyond the doubles, though the quotient need not be: some digits of it, and the place of the point.
  const shift = BigInt(DIGITS + String(q.d).length - String(magnitude(q.n)).length)
  const digits = shift >= 0n ? (q.n * 10n ** shift) / q.d : q.n / (q.d * 10n ** -shift)
  return Number(`${digits}e${-shift}`)
}

/** The double that prints as exactly this decimal; undefined where none does. */
export function toNumber(q: Rational): number | undefined {
  if (q.d === 1n && magnitude(q.n) < SAFE) return Number(q.n)
  const value = nearest(q)
  if (!Number.isFinite(value)) return undefined
  return compare(fromNumber(value), q) === 0 ? value : undefined
}

/** Negative, zero or positive as a is below, equal to or above b. */
export function compare(a: Rational, b: Rational): number {
  const left = a.n * b.d
  const right = b.n * a.d
  return left < right ? -1 : left > right ? 1 : 0
}

/** a + b. */
export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d)
/** k·a. */
export const times = (a: Rational, k: bigint): Rational => rational(a.n * k, a.d)

/** Is q a multiple of the divisor? */
export const divides = (divisor: Rational, q: Rational): boolean => (q.n * divisor.d) % (q.d * divisor.n) === 0n
/** The greatest integer k with k·by <= q. */
export const floorDiv = (q: Rational, by: Rational): bigint => floor(q.n * by.d, q.d * by.n)
/** The least integer k with k·by >= q. */
export const ceilDiv = (q: Rational, by: Rational): bigint => -floor(-q.n * by.d, q.d * by.n)

function floor(n: bigint, d: bigint): bigint {
  const sign = d < 0n ? -1n : 1n
  const quotient = (sign * n) / (sign * d)
  return (sign * n) % (sign * d) < 0n ? quotient - 1n : quotient
}

/** The smallest positive integer that both, which are positive, divide. */
export const leastCommon = (a: bigint, b: bigint): bigint => (a * b) / gcd(a, b)
/** The smallest positive rational that both, which are positive, divide. */
export const lcm = (a: Rational, b: Rational): Rational => rational(leastCommon(a.n, b.n), gcd(a.d, b.d))

/** One text per value. */
export const show = (q: Rational): string => `${q.n}/${q.d}`
