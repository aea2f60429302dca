/** What a decision may cost, what is said where that is used up, and what is tried before giving up. */
import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { createEngine, type Engine, type EngineOptions } from '../../src/schema/engine.js'
import { reasonOf } from '../../src/schema/reason.js'
import { build as buildMachine } from '../../src/schema/regex/build.js'

/** A clock that goes one millisecond a look. */
const looked = (options: Partial<EngineOptions> = {}): Engine & { readonly time: () => number } => {
  let time = 0
  const engine = createEngine({
    buildMachine,
    formats: 'annotate',
    milliseconds: 100,
    now: () => time++,
    limit: (_, work) => ({ done: true, value: work() }),
    ...options,
  })
  return { ...engine, time: () => time }
}

/** Words of two letters with an `a` at the 21st place from the end: no automaton of them fits into a budget. */
const hard = (letters: string, but = ''): Json => ({
  type: 'string',
  pattern: `^${but}(${letters})*a(${letters}){20}$`,
})
const WORD = `${'b'.repeat(10)}a${'b'.repeat(20)}`
const narrow = hard('a|b')
const same = hard('b|a')
/** All of these but one. */
const wide = hard('b|a', `(?!${WORD}$)`)
const holding = (schema: Json): Json => ({ type: 'object', properties: { id: { type: 'string' }, query: schema } })

describe('a budget', () => {
  test('is one for all that is asked of two schemas', () => {
    const engine = looked({ milliseconds: 10 })
    expect(engine.contains(same, narrow, 'strict').contained).toBe('unknown')
    const spent = engine.time()
    expect(spent).toBeLessThan(60)
    expect(engine.refusals(same, narrow, 'strict')).toEqual([])
    expect(engine.time() - spent).toBeLessThan(20)
  })

  test('of a contract ends all decisions, but not what was answered before', () => {
    const engine = looked({ altogether: 150 })
    const easy = { type: 'integer' }
    expect(engine.contains(true, easy, 'strict').contained).toBe('yes')
    for (const type of ['null', 'array']) engine.contains({ anyOf: [same, { type }] }, narrow, 'strict')
    engine.contains(same, narrow, 'strict')
    expect(engine.contains({ type: 'number' }, easy, 'strict')).toEqual({
      contained: 'unknown',
      why: "the contract's budget of 0.15 s is used up",
    })
    expect(engine.contains(true, easy, 'strict').contained).toBe('yes')
  })
})

describe('the reason', () => {
  test('names the schema that took the time', () => {
    const engine = looked({ milliseconds: 10 })
    const answer = engine.contains(holding(same), holding(narrow), 'strict')
    if (answer.contained !== 'unknown') throw new Error('decided')
    expect(answer.place?.pointer).toBe('/properties/query')
    expect(reasonOf(answer, { wide: 'candidate', narrow: 'baseline' })).toMatch(
      /^it takes more than 10 ms.*, at \/properties\/query of the (candidate|baseline)/,
    )
  })

  test('names the schema that could not be read, on its side', () => {
    const remote: Json = { type: 'object', properties: { a: { $ref: 'https://example.com/a' } } }
    const answer = looked().contains(remote, { type: 'object', properties: { a: { type: 'string' } } }, 'strict')
    expect(answer).toMatchObject({ contained: 'unknown', place: { side: 'wide', pointer: '/properties/a' } })
    expect(answer).toMatchObject({ why: expect.stringContaining('https://example.com/a') })
  })

  test('tells how many values were tried', () => {
    const names = { wide: 'candidate', narrow: 'baseline' }
    const unknown = { contained: 'unknown', why: 'it is hard' } as const
    expect(reasonOf(unknown, names)).toBe('it is hard')
    expect(reasonOf({ ...unknown, tried: 1 }, names)).toBe('it is hard; 1 value was tried, and none breaks')
    expect(reasonOf({ ...unknown, place: { side: 'narrow', pointer: '/not' }, tried: 9 }, names)).toBe(
      'it is hard, at /not of the baseline; 9 values were tried, and none breaks',
    )
  })
})

describe('before giving up', () => {
  const both = (more: Json, schema: Json): Json => ({ ...(schema as object), ...(more as object) })

  test('values that the schemas name are tried', () => {
    const answer = looked().contains(wide, both({ examples: [WORD] }, narrow), 'strict')
    expect(answer).toEqual({ contained: 'no', witness: WORD })
  })

  test('values that somebody used are tried', () => {
    expect(looked().contains(wide, narrow, 'strict').contained).toBe('unknown')
    expect(looked().contains(wide, narrow, 'strict', 'any', [WORD])).toEqual({ contained: 'no', witness: WORD })
    const inside = looked().contains(holding(wide), holding(narrow), 'caller', 'arguments', [{ query: WORD }])
    expect(inside).toEqual({ contained: 'no', witness: { query: WORD } })
  })

  test('a guess sends no key that only the wide schema declares', () => {
    const closed = { properties: { query: narrow }, required: ['query'] }
    const opened = {
      properties: { query: narrow, fresh: { const: 1 } },
      required: ['query'],
      not: { required: ['gone'] },
    }
    const answer = looked().contains(both({ type: 'object' }, opened), both({ type: 'object' }, closed), 'caller')
    if (answer.contained === 'no') expect(Object.keys(answer.witness as object)).not.toContain('fresh')
  })
})
