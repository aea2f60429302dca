/** Numbers: what their keywords demand, what negating a demand means, and whether a value meets it. */
import type { JsonObject } from '../../model/json.js'
import { type Dialect, since } from '../dialect.js'
import { compare, divides, fromNumber, type Rational, rational, show } from '../rational.js'
import type { Arena } from '../reading/arena.js'
import type { Formats } from '../reading/formats.js'
import type { Formula, NumberConstraint } from '../reading/terms.js'
import { Incomplete } from '../solving/answer.js'

function bound(arena: Arena, kind: 'min' | 'max', value: Rational, exclusive: boolean): Formula {
  const key = `n${kind}${exclusive ? 'x' : ''}${show(value)}`
  return arena.atom(key, () => ({ type: 'number', kind, value, exclusive }))
}

function multiple(arena: Arena, value: Rational, negated: boolean): Formula {
  const key = `n${negated ? '!' : ''}mult${show(value)}`
  return arena.atom(key, () => ({ type: 'number', kind: 'multipleOf', value, negated }))
}

/** The integers. */
export const integer = (arena: Arena): Formula => multiple(arena, rational(1n), false)

/** The numbers from `low` to `high`, both included. */
export function within(arena: Arena, low: number, high: number): Formula {
  return arena.and([bound(arena, 'min', fromNumber(low), false), bound(arena, 'max', fromNumber(high), false)])
}

/**
 * A bound that `JSON.parse` read as infinite, as it does 1e400: beyond every double, so that it refuses all of them or
 * none. Values are doubles; a constant 1e400 is not held against it.
 */
const infinite = (kind: 'min' | 'max', value: number, arena: Arena): Formula =>
  arena.truth(kind === 'min' ? value < 0 : value > 0)

/** What the number keywords of a schema demand. */
export function read(schema: JsonObject, dialect: Dialect, arena: Arena, formats: Formats): Formula {
  const parts: Formula[] = []
  const own = (keyword: string, kind: 'min' | 'max', exclusive: boolean): void => {
    const value = schema[keyword]
    if (typeof value !== 'number') return
    if (Number.isFinite(value)) parts.push(bound(arena, kind, fromNumber(value), exclusive))
    else parts.push(infinite(kind, value, arena))
  }
  const flagged = !since(dialect, 'draft-06')
  own('minimum', 'min', flagged && schema.exclusiveMinimum === true)
  own('maximum', 'max', flagged && schema.exclusiveMaximum === true)
  if (!flagged) {
    own('exclusiveMinimum', 'min', true)
    own('exclusiveMaximum', 'max', true)
  }
  const divisor = schema.multipleOf
  if (typeof divisor === 'number' && divisor > 0) parts.push(multiple(arena, fromNumber(divisor), false))
  const range = typeof schema.format === 'string' ? formats.ofNumbers(schema.format) : undefined
  if (range) {
    parts.push(integer(arena))
    if (range.from !== undefined && range.to !== undefined) parts.push(within(arena, range.from, range.to))
  }
  return arena.and(parts)
}

/** What a number has to satisfy where it fails the constraint. */
export function negate(atom: NumberConstraint, arena: Arena): Formula {
  if (atom.kind === 'multipleOf') return multiple(arena, atom.value, !atom.negated)
  return bound(arena, atom.kind === 'min' ? 'max' : 'min', atom.value, !atom.exclusive)
}

/** Does the number, as the decimal that it prints as, satisfy the constraint? @throws Incomplete for one that has none */
export function holds(atom: NumberConstraint, value: number): boolean {
  if (!Number.isFinite(value)) throw new Incomplete('a number beyond the range of doubles')
  const exact = fromNumber(value)
  if (atom.kind === 'multipleOf') return divides(atom.value, exact) !== atom.negated
  const order = compare(exact, atom.value) * (atom.kind === 'min' ? 1 : -1)
  return atom.exclusive ? order > 0 : order >= 0
}
