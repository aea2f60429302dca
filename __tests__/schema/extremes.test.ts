/** What is very large or very small: numbers at the ends of the doubles, long patterns, many branches and properties. */
import { describe, expect, test } from '@jest/globals'
import { createLimit } from '../../src/io/limit.js'
import type { Json, JsonObject } from '../../src/model/json.js'
import { createEngine, type Engine } from '../../src/schema/engine.js'
import { MOST_PATTERN } from '../../src/schema/judging/pattern.js'
import { build as buildMachine } from '../../src/schema/regex/build.js'
import { answerOf } from './engines.js'

const MILLISECONDS = 1_000
/** With the time limits of a real check. */
const fresh = (): Engine =>
  createEngine({
    buildMachine,
    formats: 'annotate',
    milliseconds: MILLISECONDS,
    now: () => performance.now(),
    limit: createLimit(),
  })
const engine = fresh()

function timed<T>(work: () => T): [result: T, milliseconds: number] {
  const start = performance.now()
  const result = work()
  return [result, performance.now() - start]
}

const MAX = Number.MAX_VALUE
const MIN = Number.MIN_VALUE

/** No JSON can hold an infinite number, so what hangs on one is not decided. */
const INFINITE = 'unknown: a number in the schemas is beyond the range of doubles'

describe('numbers', () => {
  test.each<[what: string, narrow: Json, wide: Json, answer: string]>([
    ['the greatest double bounds none', { type: 'number' }, { type: 'number', maximum: MAX }, 'yes'],
    ['nor does the least', { type: 'number' }, { type: 'number', minimum: -MAX }, 'yes'],
    ['but it can be left out', { type: 'number' }, { exclusiveMaximum: MAX, type: 'number' }, 'no'],
    ['1e400 bounds none', { type: 'number' }, { type: 'number', maximum: Infinity }, 'yes'],
    ['nor does -1e400', { type: 'number' }, { type: 'number', exclusiveMinimum: -Infinity }, INFINITE],
    ['nothing is above 1e400', { type: 'number' }, { minimum: Infinity }, 'no'],
    ['1e400 is itself', { const: Infinity }, { const: Infinity }, INFINITE],
    ['and no null', { const: Infinity }, { type: 'null' }, INFINITE],
    ['the smallest step', { type: 'number', minimum: MIN }, { type: 'number', exclusiveMinimum: MIN }, 'no'],
    ['zero has one sign', { const: -0 }, { const: 0 }, 'yes'],
    ['in a bound too', { minimum: -0 }, { minimum: 0 }, 'yes'],
  ])('%s', (_, narrow, wide, answer) => {
    expect(answerOf(engine, wide, narrow, 'strict')).toBe(answer)
  })

  test('no pair of extremes makes the engine throw', () => {
    const values = [MAX, -MAX, MIN, -MIN, 0, -0, Infinity, -Infinity, 1e308, 2.5e-308, 1e21, 2 ** 53, 1e308 * 10]
    const keywords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'const']
    const answers = new Set<string>()
    for (const one of values)
      for (const other of values)
        for (const [i, keyword] of keywords.entries()) {
          const wide = { [keywords[(i + values.indexOf(one)) % keywords.length] as string]: other }
          for (const type of ['number', 'integer'])
            answers.add(answerOf(engine, wide, { type, [keyword]: one }, 'strict').replace(/:.*/, ''))
        }
    expect([...answers].sort()).toEqual(['no', 'unknown', 'yes'])
  })
})

describe('patterns', () => {
  const STRING = { type: 'string' }
  const letters = (count: number): JsonObject => ({ type: 'string', pattern: 'a'.repeat(count) })

  // 50,000 letters parse, but are too large to run; more are not even parsed.
  test.each([MOST_PATTERN, 100_000, 2_000_000])('of %d letters are too large', (count) => {
    const [, milliseconds] = timed(() => {
      const own = letters(count)
      expect(engine.validator(own).broken).toMatch(/pattern/)
      expect(engine.contains(own, STRING, 'strict').contained).toBe('unknown')
      expect(engine.contains(own, { ...own, pattern: `b${'a'.repeat(count)}` }, 'strict').contained).toBe('unknown')
      expect(engine.matches('a'.repeat(count), 'a')).toBe(false)
      const keys = { patternProperties: { ['a'.repeat(count)]: { type: 'integer' } }, properties: { a: STRING } }
      const wide = { properties: { a: STRING, b: STRING } }
      expect(['yes', 'unknown']).toContain(engine.contains(wide, keys, 'caller').contained)
      expect(engine.refusals(own, STRING, 'strict')).toEqual([])
    })
    expect(milliseconds).toBeLessThan(6_000)
  })

  test('of some thousand letters are none', () => {
    expect(answerOf(engine, letters(3_000), STRING, 'strict')).toBe('no')
  })

  test('whose automata explode end with the budget, asked at once and keyword by keyword', () => {
    // All words of two letters, by what stands 25 letters before the end: sets of positions that no set holds another of.
    const all = '^(?:(?:a|b)*a(?:a|b){25}|(?:a|b)*b(?:a|b){25}|(?:a|b){0,25})$'
    const words = (pattern: string): Json => ({ type: 'string', pattern })
    const [answer, milliseconds] = timed(() => engine.contains(words(all), words('^(?:a|b)*$'), 'strict'))
    expect(answer).toMatchObject({ contained: 'unknown', why: expect.stringContaining(`more than ${MILLISECONDS} ms`) })
    expect(milliseconds).toBeLessThan(2 * MILLISECONDS + 800)
  })
})

describe('many', () => {
  const names = Array.from({ length: 4_000 }, (_, i) => `value ${i}`)
  const constants = (values: readonly Json[]): Json[] => values.map((value) => ({ const: value }))

  test('constants in oneOf and anyOf are an enum', () => {
    const [answers, milliseconds] = timed(() => [
      fresh().contains({ oneOf: constants(names) }, { enum: names }, 'strict').contained,
      fresh().contains({ enum: names }, { oneOf: constants(names) }, 'strict').contained,
      fresh().contains({ anyOf: constants(names) }, { enum: names }, 'strict').contained,
      fresh().contains({ oneOf: constants(names.slice(1)) }, { enum: names }, 'strict'),
    ])
    expect(answers).toEqual(['yes', 'yes', 'yes', { contained: 'no', witness: 'value 0' }])
    expect(milliseconds).toBeLessThan(8_000)
  })

  test('a constant that comes twice in oneOf is refused', () => {
    const twice = { oneOf: [...constants(['a', 'b', 'c']), { enum: ['c', 'd'] }, { const: 'a' }] }
    expect(answerOf(engine, { enum: ['b', 'd'] }, twice, 'strict')).toBe('yes')
    expect(answerOf(engine, twice, { enum: ['b', 'd'] }, 'strict')).toBe('yes')
    expect(engine.contains(twice, { enum: ['b', 'c', 'd'] }, 'strict')).toEqual({ contained: 'no', witness: 'c' })
    expect(answerOf(engine, { enum: [{ a: 1 }] }, { oneOf: constants([{ a: 1 }, [1], [1]]) }, 'strict')).toBe('yes')
  })

  test('branches that may meet are held against each other within the budget', () => {
    const ranges = (width: number): Json[] =>
      names.slice(0, 800).map((_, i) => ({ type: 'number', minimum: i, maximum: i + width }))
    const [, milliseconds] = timed(() => fresh().contains({ oneOf: ranges(0.5) }, { oneOf: ranges(0.6) }, 'strict'))
    expect(milliseconds).toBeLessThan(5_000)
  })

  test('a required property of 3,000', () => {
    const properties = Object.fromEntries(names.slice(0, 3_000).map((name) => [name, { type: 'string' }]))
    const required = Object.keys(properties)
    const narrow = { type: 'object', properties, required: required.slice(1) }
    const [refusals, milliseconds] = timed(() => fresh().refusals({ ...narrow, required }, narrow, 'caller'))
    expect(refusals.map(({ keyword, name }) => [keyword, name])).toEqual([['required', 'value 0']])
    expect(milliseconds).toBeLessThan(4_500)
  })
})
