/** Nesting deeper than the call stack, and references that come back late. */
import { describe, expect, test } from '@jest/globals'
import { createLimit } from '../../src/io/limit.js'
import type { Json, JsonObject } from '../../src/model/json.js'
import { createEngine } from '../../src/schema/engine.js'
import { inLegs, TooDeep } from '../../src/schema/reading/legs.js'
import { answerOf, engineFor } from './engines.js'

// Generous, for what is asked is the stack, not the time.
const engine = engineFor('annotate', 8_000)
const INTEGER = { type: 'integer' }
const NUMBER = { type: 'number' }

const wrapped = (levels: number, leaf: Json, wrap: (inner: Json, level: number) => Json): Json => {
  let schema = leaf
  for (let level = 0; level < levels; level++) schema = wrap(schema, level)
  return schema
}
const nested = (inner: Json, level: number): Json =>
  level % 2 ? { type: 'object', properties: { a: inner } } : { type: 'array', items: inner }
const required = (inner: Json): Json => ({ type: 'object', properties: { a: inner }, required: ['a'] })

describe('levels', () => {
  test.each<[what: string, levels: number, wrap: (inner: Json, level: number) => Json]>([
    ['arrays and objects', 400, nested],
    ['arrays and objects', 1_500, nested],
    ['allOf', 2_000, (inner) => ({ allOf: [inner] })],
    ['anyOf', 600, (inner) => ({ anyOf: [inner, { type: 'null' }] })],
    ['not', 2_000, (inner) => ({ not: inner })],
    ['required objects', 600, required],
  ])('of %s, %d', (_, levels, wrap) => {
    const even = levels - (levels % 2)
    expect(answerOf(engine, wrapped(even, NUMBER, wrap), wrapped(even, INTEGER, wrap), 'strict')).toBe('yes')
  })

  test('400, and a witness of 400', () => {
    expect(answerOf(engine, wrapped(400, INTEGER, nested), wrapped(400, NUMBER, nested), 'strict')).toBe('no')
  })

  test('100,000 are no crash: a proof, or a reason', () => {
    const hurried = createEngine({
      formats: 'annotate',
      milliseconds: 500,
      now: () => performance.now(),
      limit: createLimit(),
    })
    const [narrow, wide] = [wrapped(100_000, INTEGER, nested), wrapped(100_000, NUMBER, nested)]
    expect(hurried.contains(wide, narrow, 'strict').contained).not.toBe('no')
    expect(hurried.contains(narrow, wide, 'strict').contained).not.toBe('yes')
    expect(hurried.refusals(narrow, wide, 'strict')).toBeInstanceOf(Array)
  })
})

test('a reference that comes back after 400 others', () => {
  const ring = (leaf: JsonObject): Json => ({
    $ref: '#/$defs/s0',
    $defs: Object.fromEntries(
      Array.from({ length: 400 }, (_, i) => [
        `s${i}`,
        { type: 'object', properties: { v: leaf, next: { $ref: `#/$defs/s${(i + 1) % 400}` } } },
      ]),
    ),
  })
  expect(engine.contains(ring(INTEGER), ring({ type: ['integer', 'string'] }), 'strict').contained).not.toBe('yes')
  // Nothing is proved wrongly where a leg would lead back into one that waits for it.
  expect(engine.contains(ring(NUMBER), ring(INTEGER), 'strict').contained).not.toBe('no')
})

describe('legs', () => {
  /** The sum of 1 to n, 10 levels a leg. */
  const summing = (): { sum: (n: number) => number; legs: () => number } => {
    const known = new Map<number, number>([[0, 0]])
    let level = 0
    let legs = 0
    const visit = (n: number): number => {
      const found = known.get(n)
      if (found !== undefined) return found
      if (level >= 10) throw new TooDeep(String(n), () => void visit(n))
      level++
      const sum = n + visit(n - 1)
      level--
      known.set(n, sum)
      return sum
    }
    const abandon = (): void => {
      level = 0
      legs++
    }
    return { sum: (n) => inLegs(() => visit(n), abandon), legs: () => legs }
  }

  test('come to the same answer', () => {
    const { sum, legs } = summing()
    expect(sum(5)).toBe(15)
    expect(legs()).toBe(0)
    expect(sum(100_000)).toBe(5_000_050_000)
    expect(legs()).toBeGreaterThan(1_000)
  })

  test('one that leads back to itself ends', () => {
    const again = (): never => {
      throw new TooDeep('same', again)
    }
    expect(() => inLegs(again, () => {})).toThrow(TooDeep)
  })
})
