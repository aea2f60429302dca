import { describe, expect, test } from '@jest/globals'
import { createLimit } from '../../src/io/limit.js'
import { isObject, type Json, type JsonObject, objectOf } from '../../src/model/json.js'
import { createEngine } from '../../src/schema/engine.js'
import { build as buildMachine } from '../../src/schema/regex/build.js'
import { answerOf, engineFor } from './engines.js'
import { Chance, Schemas } from './random.js'

const engine = engineFor()
const STRING = { type: 'string' }

describe('recursion', () => {
  test('an answer that leaned on a goal in progress is not remembered', () => {
    // While `n` is looked for as an object, `m` has no value, for it needs an `n`; as soon as `n` is an array, it has.
    const schema: Json = {
      type: 'object',
      required: ['n', 'm'],
      properties: { n: { $ref: '#/$defs/n' }, m: { $ref: '#/$defs/m' } },
      $defs: {
        n: { type: ['object', 'array'], minProperties: 1, additionalProperties: { $ref: '#/$defs/m' } },
        m: { type: 'object', required: ['x'], properties: { x: { $ref: '#/$defs/n' } } },
      },
    }
    expect(answerOf(engine, false, schema, 'strict')).toBe('no')
  })

  test('a schema that needs an endless value has none', () => {
    const endless = { type: 'object', required: ['next'], properties: { next: { $ref: '#' } } }
    expect(answerOf(engine, false, endless, 'strict')).toBe('yes')
  })

  const chain = (period: number, leaf: JsonObject): Json => ({
    $ref: '#/$defs/s0',
    $defs: Object.fromEntries(
      Array.from({ length: period }, (_, i) => [
        `s${i}`,
        { type: 'object', properties: { next: { $ref: `#/$defs/s${(i + 1) % period}` }, v: leaf } },
      ]),
    ),
  })
  test('periods that differ mean the same', () => {
    expect(answerOf(engine, chain(2, STRING), chain(3, STRING), 'strict')).toBe('yes')
    expect(answerOf(engine, chain(2, { ...STRING, minLength: 1 }), chain(3, STRING), 'strict')).toBe('no')
  })

  test('mutual recursion and a value deep inside', () => {
    const mutual = (last: JsonObject): Json => ({
      $ref: '#/$defs/even',
      $defs: {
        even: { type: 'object', properties: { odd: { $ref: '#/$defs/odd' } } },
        odd: { type: 'object', properties: { even: { $ref: '#/$defs/even' } }, ...last },
      },
    })
    expect(engine.contains(mutual({ required: ['v'] }), mutual({}), 'strict')).toEqual({
      contained: 'no',
      witness: { odd: {} },
    })
  })

  test('a schema that refers to itself in place is undecided', () => {
    const self = { anyOf: [{ $ref: '#' }, STRING] }
    expect(engine.contains(self, { anyOf: [{ $ref: '#' }, STRING, { type: 'null' }] }, 'strict').contained).toBe(
      'unknown',
    )
  })
})

describe('what cannot be decided is unknown', () => {
  const unknown = (wide: Json, narrow: Json): string => {
    const answer = engine.contains(wide, narrow, 'strict')
    return answer.contained === 'unknown' ? answer.why : `decided: ${answer.contained}`
  }

  test('a schema that is none', () => {
    expect(unknown(null, STRING)).toMatch(/object, true or false/)
    expect(unknown(STRING, 7)).toMatch(/object, true or false/)
  })

  test.each([
    ['type', { type: 'strng' }],
    ['required', { required: 'a' }],
    ['minimum', { minimum: '5' }],
    ['properties', { properties: [] }],
    ['items', { items: [STRING] }],
  ] as const)('a malformed %s on either side', (keyword, schema) => {
    expect(unknown(schema as Json, { minProperties: 1 })).toContain(keyword)
    expect(unknown({ minProperties: 1 }, schema as Json)).toContain(keyword)
    expect(unknown({ properties: { a: schema as Json } }, { properties: { a: STRING } })).toContain(keyword)
  })

  test('numbers beyond the range of doubles', () => {
    const [huge, bounded] = ['{"const":1e400}', '{"type":"number","maximum":1e400}'].map(
      (text) => JSON.parse(text) as Json,
    )
    expect(unknown({ type: 'number', minimum: 0 }, huge as Json)).not.toBe('decided: yes')
    // Beyond every double, so that it refuses none.
    expect(unknown(bounded as Json, { type: 'number' })).toBe('decided: yes')
    expect(unknown({ type: 'null' }, huge as Json)).not.toBe('decided: yes')
    // Two of them may differ, and none can be shown.
    expect(unknown(huge as Json, huge as Json)).toContain('doubles')
    expect(unknown({ type: 'string' }, huge as Json)).toContain('doubles')
  })

  test('counts that no value in memory has', () => {
    expect(unknown({ minItems: 2e9 }, { type: 'array', minItems: 1e9 })).toMatch(/items/)
    expect(unknown({ minProperties: 2e9 }, { type: 'object', minProperties: 1e9 })).toMatch(/members/)
    expect(unknown({ minLength: 2e9 }, { type: 'string', minLength: 1e9 })).toMatch(/longer/)
  })

  test('a reference that leads nowhere', () => {
    expect(unknown({ $ref: '#/$defs/gone' }, STRING)).toContain('#/$defs/gone')
    expect(unknown(STRING, { $ref: 'https://example.com/elsewhere' })).toContain('https://example.com/elsewhere')
  })

  test('but not where it does not matter', () => {
    const remote = (extra: JsonObject): Json => ({
      type: 'object',
      properties: { a: { $ref: 'https://example.com/a' } },
      ...extra,
    })
    expect(engine.contains(remote({}), remote({ required: ['a'] }), 'strict').contained).toBe('yes')
    expect(engine.contains(remote({ title: 'Renamed' }), remote({}), 'strict').contained).toBe('yes')
  })

  test('an opaque pattern is no proof', () => {
    const opaque = { type: 'string', pattern: '^(a*)b\\1$' }
    expect(answerOf(engine, STRING, opaque, 'strict')).toBe('yes')
    expect(answerOf(engine, opaque, { type: 'string', pattern: '^a*ba*$' }, 'strict')).toBe('no')
    expect(unknown(opaque, { type: 'string', pattern: '^(a*)b(?:\\1)$' })).toContain('backreference')
  })

  test('more than the budget', () => {
    let time = 0
    const hurried = createEngine({
      buildMachine,
      formats: 'assert',
      milliseconds: 5,
      now: () => time++,
      limit: (_, work) => ({ done: true, value: work() }),
    })
    const [one, two] = ['^(a|b)*a(a|b){14}$', '^(b|a)*a(b|a){14}$'].map((pattern) => ({ type: 'string', pattern }))
    const answer = hurried.contains(one as Json, two as Json, 'strict')
    expect(answer).toMatchObject({ contained: 'unknown', why: expect.stringMatching(/^it takes more than 5 ms/) })
  })

  test('nesting beyond the stack, on either side, also in the refusals', () => {
    const nested = (levels: number, leaf: Json): Json => {
      let schema = leaf
      for (let i = 0; i < levels; i++) schema = { type: 'array', items: schema }
      return schema
    }
    const [deep, deeper] = [nested(6_000, { type: 'integer' }), nested(6_000, { type: 'number' })]
    expect(engine.contains(deep, deeper, 'strict').contained).toBe('unknown')
    expect(engine.refusals(deep, deeper, 'strict')).toEqual([])
    expect(answerOf(engine, nested(100, { type: 'integer' }), nested(100, { type: 'number' }), 'strict')).toBe('no')
  })
})

describe('hostile schemas end soon', () => {
  const doubling = (keyword: string, levels: number): Json => ({
    $ref: '#/$defs/d0',
    $defs: Object.fromEntries(
      Array.from({ length: levels }, (_, i) => {
        const next = { $ref: `#/$defs/d${i + 1}` }
        return [`d${i}`, i === levels - 1 ? { type: 'object', properties: { a: STRING } } : { [keyword]: [next, next] }]
      }),
    ),
  })
  test.each([
    ['allOf doubling', doubling('allOf', 30), doubling('anyOf', 30)],
    ['oneOf doubling', doubling('oneOf', 14), doubling('allOf', 14)],
    ['a backtracking pattern', { type: 'string', pattern: '^(a+)+$' }, { type: 'string', pattern: '^(a|aa)+$' }],
    [
      'a backtracking pattern and long words',
      { type: 'string', pattern: '^(a+)+$', minLength: 40 },
      { pattern: 'a{40}' },
    ],
    ['long counted patterns', { type: 'string', pattern: '^[a-z]{0,400}$' }, { type: 'string', maxLength: 400 }],
  ])('%s', (_, narrow, wide) => {
    const start = performance.now()
    expect(answerOf(engine, wide, narrow, 'strict')).toBe('yes')
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  test('a witness that no backtracking engine would judge in time', () => {
    const guarded = createEngine({
      buildMachine,
      formats: 'assert',
      milliseconds: 1_000,
      now: () => performance.now(),
      limit: createLimit(),
    })
    const [narrow, wide] = [
      { type: 'string', minLength: 30, pattern: '^a*b?$' },
      { type: 'string', pattern: '^(a+)+$' },
    ]
    const start = performance.now()
    expect(guarded.contains(wide, narrow, 'strict').contained).toBe('no')
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})

test('nothing in a schema makes the engine throw', () => {
  const chance = new Chance(61)
  const schemas = new Schemas(chance, '2020-12', true)
  const JUNK: readonly Json[] = [null, 0, -1, Infinity, '', '#', '#/', '[', [], [null], {}, { a: null }, true, false]
  const spoiled = (value: Json): Json => {
    if (chance.likely(0.04)) return chance.one(JUNK)
    if (Array.isArray(value)) return value.map(spoiled)
    return isObject(value) ? objectOf(Object.entries(value).map(([key, inner]) => [key, spoiled(inner)])) : value
  }
  const fresh = engineFor('assert', 200)
  for (let i = 0; i < 400; i++) {
    const whole = { ...(schemas.schema(3) as JsonObject), $defs: { r: schemas.schema(2) } }
    const [narrow, wide] = [spoiled(whole), spoiled(schemas.changed(whole))]
    expect(['yes', 'no', 'unknown']).toContain(fresh.contains(wide, narrow, 'caller').contained)
    expect(fresh.refusals(wide, narrow, 'caller')).toBeInstanceOf(Array)
  }
})

test('names of the object prototype are names like any other', () => {
  const schema = (names: string[]): Json => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, STRING])),
    required: names,
    additionalProperties: false,
  })
  const [one, two] = [schema(['constructor']), schema(['constructor', 'hasOwnProperty'])]
  expect(engine.contains(two, one, 'strict')).toMatchObject({ contained: 'no' })
  const proto = JSON.parse(
    '{"type":"object","properties":{"__proto__":{"type":"integer"}},"required":["__proto__"]}',
  ) as Json
  const answer = engine.contains({ type: 'object', maxProperties: 0 }, proto, 'strict')
  expect(JSON.stringify(answer)).toBe('{"contained":"no","witness":{"__proto__":0}}')
})

test('a pattern that never ends on a text does not match it, and does not hang', () => {
  const limited = createEngine({
    buildMachine,
    formats: 'assert',
    milliseconds: 1_000,
    now: () => performance.now(),
    limit: createLimit(),
  })
  const started = performance.now()
  expect(limited.matches('^(a+)+$', `${'a'.repeat(40)}!`)).toBe(false)
  expect(limited.matches('^(?=(a+)+$)(a+)+$', `${'a'.repeat(40)}!`)).toBe(false)
  expect(performance.now() - started).toBeLessThan(5_000)
  expect(limited.matches('^x-', 'x-trace')).toBe(true)
  expect(limited.matches('(', '(')).toBe(false)
})

test.each(['properties', 'patternProperties'])(
  'a lone surrogate as a key under %s is no crash and no proof of safety',
  (keyword) => {
    const wide = { type: 'object', [keyword]: { '\ud800': { type: 'string' } } }
    const narrow = { type: 'object', [keyword]: { '\ud800': { type: 'integer' } } }
    expect(engine.contains(wide, narrow, 'strict').contained).not.toBe('yes')
    expect(() => engine.refusals(wide, narrow, 'strict')).not.toThrow()
  },
)
