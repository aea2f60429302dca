import { Validator as Oracle, type Schema as OracleSchema } from '@cfworker/json-schema'
import { describe, expect, test } from '@jest/globals'
import { isObject, type Json } from '../../src/model/json.js'
import type { Engine } from '../../src/schema/engine.js'
import { flagsOf } from '../../src/schema/judging/pattern.js'
import { build } from '../../src/schema/regex/build.js'
import { matches } from '../../src/schema/regex/match.js'
import { shortestWord } from '../../src/schema/regex/walk.js'
import { engineFor, inDialect } from './engines.js'
import { Chance, Schemas } from './random.js'

const VIEWS = ['strict', 'caller', 'reader'] as const
/** How many times as many random cases; for longer runs by hand. */
const TIMES = Number(process.env.CHANCE ?? 1)
const SELF_REFERENCE = /never ends|lead.* back/

/** What the second oracle says; undefined where it cannot read the schema. */
function oracleOf(schema: Json, draft: '7' | '2019-09' | '2020-12'): (value: Json) => boolean | undefined {
  const oracle = new Oracle(schema as OracleSchema, draft, true)
  return (value) => {
    try {
      return oracle.validate(value).valid
    } catch {
      return undefined
    }
  }
}

/** Where the second oracle departs from the specification: `contains` beside `unevaluatedItems`. */
const departs = (...schemas: Json[]): boolean =>
  /unevaluatedItems/.test(JSON.stringify(schemas)) && /"contains"/.test(JSON.stringify(schemas))

/** Everything that is wrong with what the engine says of a pair; '' where all is well. */
function wrong(engine: Engine, narrow: Json, wide: Json, draft: '7' | '2019-09' | '2020-12', values: Json[]): string {
  const [inner, outer] = [engine.validator(narrow), engine.validator(wide)]
  const breaks = (value: Json): boolean => inner.accepts(value) && !outer.accepts(value)
  const answers = VIEWS.map((view) => engine.contains(wide, narrow, view))
  const [strict, ...others] = answers.map((answer) => answer.contained)
  if (strict === 'yes') {
    if (others.some((answer) => answer !== 'yes')) return 'a view finds more than strict does'
    if (values.some(breaks)) return 'a proof with a counterexample'
    const [first, second] = [oracleOf(narrow, draft), oracleOf(wide, draft)]
    const shown = values.find((value) => first(value) === true && second(value) === false)
    if (shown !== undefined && !departs(narrow, wide)) return `the second oracle disagrees on ${JSON.stringify(shown)}`
  }
  for (const [i, answer] of answers.entries()) {
    if (answer.contained === 'unknown' && !SELF_REFERENCE.test(answer.why)) return answer.why
    if (answer.contained !== 'no') continue
    if (!breaks(answer.witness)) return 'a witness that shows nothing'
    const refusals = engine.refusals(wide, narrow, VIEWS[i] ?? 'strict')
    if (refusals.length === 0) return 'no refusal'
    if (refusals.some(({ witness }) => !breaks(witness))) return 'a refusal whose witness shows nothing'
    if (isObject(wide) && refusals.some(({ keyword }) => keyword === '')) return 'a refusal without a keyword'
  }
  return ''
}

describe.each([
  [7, '7', 'draft-07', 11],
  [2019, '2019-09', '2019-09', 12],
  [2020, '2020-12', '2020-12', 13],
] as const)('random schemas of %s', (dialect, draft, name, seed) => {
  test.each([
    ['plain', false, 110],
    ['recursive', true, 60],
  ])('%s', (_, recursive, count) => {
    const chance = new Chance(seed)
    const schemas = new Schemas(chance, name, recursive)
    const engine = engineFor('annotate')
    let decided = 0
    for (let i = 0; i < count * TIMES; i++) {
      const one = schemas.schema(3)
      const other = chance.likely(0.6)
        ? schemas.changed(chance.likely(0.5) ? schemas.changed(one) : one)
        : schemas.schema(3)
      const [r, s] = [schemas.schema(2), schemas.schema(2)]
      const whole = (schema: Json, part: Json): Json =>
        inDialect(dialect, isObject(schema) && recursive ? { ...schema, $defs: { r: part } } : schema)
      const [narrow, wide] = [whole(one, r), whole(other, chance.likely(0.5) ? r : s)]
      if (recursive && !(isObject(narrow) && isObject(wide))) continue
      if (engine.validator(narrow).broken !== undefined || engine.validator(wide).broken !== undefined) continue
      if (engine.validator(narrow).unending !== undefined || engine.validator(wide).unending !== undefined) continue
      const values = Array.from({ length: 60 }, () => schemas.value(3))
      expect([JSON.stringify([narrow, wide]), wrong(engine, narrow, wide, draft, values)]).toEqual([
        expect.anything(),
        '',
      ])
      const respelled =
        isObject(narrow) && !recursive ? { ...(inDialect(dialect, {}) as object), allOf: [narrow] } : narrow
      expect(engine.contains(respelled, narrow, 'strict').contained).toBe('yes')
      expect(engine.contains(narrow, respelled, 'strict').contained).toBe('yes')
      decided++
    }
    expect(decided).toBeGreaterThan(count / 2)
  })
})

test('the twin of a proof is a proof: nothing is in the one and not in the other', () => {
  const chance = new Chance(21)
  const schemas = new Schemas(chance, '2020-12', false)
  const engine = engineFor('annotate')
  for (let i = 0; i < 100 * TIMES; i++) {
    const narrow = schemas.schema(2)
    const wide = schemas.changed(narrow)
    const twin = engine.contains(false, { allOf: [narrow, { not: wide }] }, 'strict').contained
    expect([narrow, wide, twin]).toEqual([narrow, wide, engine.contains(wide, narrow, 'strict').contained])
  }
})

describe('random patterns', () => {
  const LETTERS = ['a', 'b', '1', '']
  const words = LETTERS.flatMap((a) =>
    LETTERS.flatMap((b) => LETTERS.flatMap((c) => LETTERS.map((d) => a + b + c + d))),
  )

  function pattern(chance: Chance, depth: number): string {
    const sub = (): string => pattern(chance, depth - 1)
    if (depth <= 0)
      return chance.one(['a', 'b', '1', '.', '[ab]', '[^a]', '\\d', '\\w', '^', '$', '\\b', '(?!a)', '(?<=b)'])
    return chance.one([
      () => `${sub()}${sub()}`,
      () => `(?:${sub()}|${sub()})`,
      () => `(?:${sub()})*`,
      () => `(?:${sub()})?`,
      () => `(?:${sub()}){1,2}`,
      () => sub(),
    ])()
  }

  test('the walk finds the shortest word, or there is none', () => {
    const chance = new Chance(31)
    for (let i = 0; i < 250 * TIMES; i++) {
      const [wanted, unwanted] = [pattern(chance, 3), pattern(chance, 3)]
      const [yes, no] = [wanted, unwanted].map((source) => build(source, false, flagsOf(source)))
      if (!yes || !no) continue
      const found = shortestWord(
        { wanted: [yes], unwanted: [no], minLength: 0, maxLength: 4, excluded: [] },
        () => undefined,
      )
      const [all, none] = [new RegExp(wanted, 'u'), new RegExp(unwanted, 'u')]
      const expected = words.filter((word) => all.test(word) && !none.test(word)).map((word) => word.length)
      if (found !== undefined)
        expect([wanted, unwanted, all.test(found), none.test(found)]).toEqual([wanted, unwanted, true, false])
      if (expected.length > 0)
        expect([wanted, unwanted, found?.length]).toEqual([wanted, unwanted, Math.min(...expected)])
      for (const word of words.slice(0, 40))
        expect([wanted, word, matches(yes, word)]).toEqual([wanted, word, all.test(word)])
    }
  })
})

test('random numbers are decided exactly', () => {
  const chance = new Chance(41)
  const engine = engineFor()
  const decimal = (): number => Number(`${chance.below(400) - 200}e${chance.one([-2, -1, 0, 0, 1])}`)
  const schema = (): Json => ({
    type: 'number',
    ...(chance.likely(0.6) ? { minimum: decimal() } : {}),
    ...(chance.likely(0.6) ? { exclusiveMaximum: decimal() } : {}),
    ...(chance.likely(0.6) ? { multipleOf: chance.one([0.01, 0.1, 0.3, 0.5, 1, 2, 7]) } : {}),
  })
  for (let i = 0; i < 300 * TIMES; i++) {
    const [narrow, wide] = [schema(), schema()]
    const answer = engine.contains(wide, narrow, 'strict')
    const [inner, outer] = [engine.validator(narrow), engine.validator(wide)]
    const shown = Array.from({ length: 200 }, (_, k) => (k - 100) / 10).find(
      (n) => inner.accepts(n) && !outer.accepts(n),
    )
    expect([narrow, wide, answer.contained]).toEqual([
      narrow,
      wide,
      shown === undefined ? expect.stringMatching(/yes|no/) : 'no',
    ])
  }
})
