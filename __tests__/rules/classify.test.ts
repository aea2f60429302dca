/** Which findings two schemas give: one for each transition, with the effect that the side and the direction have. */
import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { classify } from '../../src/rules/classify.js'
import type { Engine } from '../../src/schema/engine.js'
import { brief, compareInputs, compareOutputs, contractOf, engine, withProperties } from './schemas.js'

const text = { type: 'string' }
const whole = { type: 'integer' }
const closed = { additionalProperties: false }
const query = {
  type: 'object',
  properties: {
    sql: text,
    limit: whole,
    format: { type: 'string', enum: ['json', 'csv'] },
    dry_run: { type: 'boolean' },
    timeout_ms: whole,
  },
  required: ['sql'],
  ...closed,
}
const { timeout_ms: _, ...withoutTimeout } = query.properties

describe('a query tool', () => {
  test.each<[string, Json, readonly string[]]>([
    ['re-serialised', JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(query).reverse()))), []],
    [
      'a required argument more',
      { ...query, properties: { ...query.properties, tenant_id: text }, required: ['tenant_id', 'sql'] },
      ['required-property-added breaking /required/0 tenant_id'],
    ],
    [
      'a value less',
      { ...query, properties: { ...query.properties, format: { type: 'string', enum: ['json'] } } },
      ['enum-value-removed breaking /properties/format/enum'],
    ],
    [
      'an optional argument less',
      { ...query, properties: withoutTimeout },
      ['property-removed breaking /additionalProperties timeout_ms'],
    ],
    [
      'an optional argument more',
      { ...query, properties: { ...query.properties, cache: { type: 'boolean' } } },
      ['optional-property-added compatible /properties/cache cache'],
    ],
  ])('%s', (_name, candidate, expected) => {
    expect(brief(compareInputs(query, candidate))).toEqual(expected)
  })
})

describe('one transition is one finding', () => {
  test.each<[string, Json, Json, readonly string[]]>([
    ['a type for another', { a: text }, { a: whole }, ['type-narrowed breaking /properties/a/type']],
    [
      'a pattern for another',
      { a: { type: 'string', pattern: '^a' } },
      { a: { type: 'string', pattern: '^b' } },
      ['pattern-tightened breaking /properties/a/pattern'],
    ],
    [
      'a constant for another',
      { a: { const: 1 } },
      { a: { const: 2 } },
      ['const-changed breaking /properties/a/const'],
    ],
    [
      'two bounds of one value are two changes',
      { a: { type: 'integer', minimum: 0, maximum: 9 } },
      { a: { type: 'integer', minimum: 1, maximum: 8 } },
      ['bound-tightened breaking /properties/a/minimum', 'bound-tightened breaking /properties/a/maximum'],
    ],
    [
      'a list that lost one value and gained one',
      { a: { enum: [1, 2] } },
      { a: { enum: [1, 3] } },
      ['enum-value-removed breaking /properties/a/enum', 'enum-value-added compatible /properties/a/enum'],
    ],
    [
      'a value that may now be anything has no parts to tell of',
      { a: withProperties({ b: text }, { required: ['b'] }) },
      { a: {} },
      ['type-widened compatible /properties/a'],
    ],
  ])('%s', (_name, before, after, expected) => {
    const [baseline, candidate] = [before, after].map((properties) => withProperties(properties as never, closed))
    expect(brief(compareInputs(baseline ?? null, candidate ?? null))).toEqual(expected)
  })

  test('a required property that goes from an open object', () => {
    const found = compareInputs(withProperties({ a: text }, { required: ['a'] }), withProperties({}))
    expect(brief(found)).toEqual(['property-removed silent /properties/a a'])
  })

  test('a definition that many places share', () => {
    const shared = (description: string): Json => ({
      ...(withProperties({ a: { $ref: '#/$defs/Day' }, b: { $ref: '#/$defs/Day' } }) as object),
      $defs: { Day: { type: 'string', description } },
    })
    expect(brief(compareInputs(shared('A day.'), shared('A day in UTC.')))).toEqual([
      'parameter-description-changed advisory /$defs/Day/description',
    ])
  })
})

describe('a schema that cannot be read is never green', () => {
  const theirs = withProperties({ a: { type: 'string', pattern: '(?i)^x$' } })
  const stricter = withProperties({ a: { type: 'string', pattern: '(?i)^x$' }, b: text }, { required: ['b'] })
  const ours = withProperties({ a: { type: 'string', pattern: '^[xX]$' }, b: text }, { required: ['b'] })

  test.each<[string, Json, Json, string]>([
    ['on both sides, of another text', theirs, stricter, 'unusable undecided'],
    ['on both sides, of one text', theirs, theirs, 'unusable advisory'],
    ['in the baseline alone', theirs, ours, 'repaired undecided'],
    ['in the candidate alone', ours, theirs, 'unusable breaking'],
  ])('%s', (_name, before, after, expected) => {
    const said = (side: string, { findings }: ReturnType<typeof classify>) =>
      findings.map(({ rule, effect }) => `${rule.replace(`${side}-schema-`, '')} ${effect}`)
    expect(said('input', compareInputs(before, after))).toEqual([expected])
    expect(said('output', compareOutputs(before, after))).toEqual([expected])
  })
})

describe('the root of arguments', () => {
  const bare = { properties: { a: text } }

  test('that says type object now loses nothing', () => {
    expect(brief(compareInputs(bare, { type: 'object', ...bare }))).toEqual(['schema-respelled compatible '])
  })

  test('that no longer says it is one finding', () => {
    expect(compareInputs({ type: 'object', ...bare }, bare).findings.map(({ rule }) => rule)).toEqual([
      'root-type-lost',
    ])
  })

  test('of a result may be any value', () => {
    const { findings } = compareOutputs({ type: 'object', ...bare }, bare)
    expect(findings.map(({ rule, effect }) => [rule, effect])).toContainEqual(['type-widened', 'breaking'])
  })
})

test('a renamed required property is not said to be ignored: its calls break', () => {
  const one = (name: string): Json => withProperties({ [name]: text }, { required: [name] })
  const messages = compareInputs(one('userId'), one('user_id')).findings.map(({ message }) => message)
  expect(messages).toContain('`userId` was removed (it looks renamed to "user_id").')
})

test('a list of 20,000 values is compared in seconds', () => {
  const values = Array.from({ length: 20_000 }, (_value, index) => `value ${index}`)
  const started = performance.now()
  const found = compareInputs(withProperties({ a: { enum: values } }), withProperties({ a: { enum: values.slice(1) } }))
  expect(brief(found)).toEqual(['enum-value-removed breaking /properties/a/enum'])
  expect(performance.now() - started).toBeLessThan(10_000)
})

describe('variance', () => {
  const narrow = withProperties({ a: whole }, { required: ['a'] })
  const wide = withProperties({ a: { type: 'number' } })

  test('callers lose what an input no longer accepts', () => {
    expect(compareInputs(wide, narrow).findings.map(({ rule, effect }) => [rule, effect])).toEqual([
      ['required-property-added', 'breaking'],
      ['type-narrowed', 'breaking'],
    ])
    expect(compareInputs(narrow, wide).findings.every(({ effect }) => effect === 'compatible')).toBe(true)
  })

  test('readers meet what an output did not give', () => {
    expect(compareOutputs(narrow, wide).findings.map(({ rule, effect }) => [rule, effect])).toEqual([
      ['required-property-removed', 'breaking'],
      ['type-widened', 'breaking'],
    ])
    expect(compareOutputs(wide, narrow).findings.every(({ effect }) => effect === 'compatible')).toBe(true)
  })

  test('every breaking finding has a witness, and the finding says which side refuses it', () => {
    for (const { witness } of [...compareInputs(wide, narrow).findings, ...compareOutputs(narrow, wide).findings])
      expect([
        engine.validator(wide).accepts(witness ?? null),
        engine.validator(narrow).accepts(witness ?? null),
      ]).toEqual([true, false])
  })
})

describe('semantics', () => {
  const before = withProperties({ a: text })
  const after = withProperties({ a: text, b: withProperties({ c: whole }, { required: ['c'] }) })

  test('an undeclared key counts as not sent by a caller', () => {
    expect(brief(compareInputs(before, after))).toEqual(['optional-property-added compatible /properties/b b'])
  })

  test('it counts under strict semantics, under a rule of its own, once', () => {
    expect(brief(compareInputs(before, after, 'strict'))).toEqual([
      'open-property-restricted breaking /properties/b/type',
    ])
  })

  test('an undeclared property of a result counts as ignored by readers, unless semantics are strict', () => {
    const [one, other] = [withProperties({ a: text }, closed), withProperties({ a: text, b: text }, closed)]
    expect(brief(compareOutputs(one, other))).toEqual(['optional-property-added compatible /properties/b b'])
    expect(brief(compareOutputs(one, other, 'strict'))).toEqual(['optional-property-added breaking /properties/b b'])
  })
})

describe('decisions', () => {
  test('one for every schema that differs and compiles', () => {
    let time = 0
    const { decisions } = compareInputs({ type: 'object' }, withProperties({ a: text }), 'caller', {
      now: () => (time += 7),
    })
    expect(decisions).toEqual([{ tool: 'tool', side: 'input', contained: 'yes', ms: 7 }])
    expect(compareInputs({ type: 'object' }, { type: 'object' }).decisions).toEqual([])
    expect(compareInputs({ type: 'object' }, { type: 'objekt' }).decisions).toEqual([])
  })

  test('the engine is not asked about equal texts, whatever their order of keys', () => {
    const refuse = (): never => {
      throw new Error('asked')
    }
    const deaf: Engine = { ...engine, contains: refuse, refusals: refuse, validator: engine.validator }
    const [one, other] = [
      contractOf({ type: 'object', required: ['a'] }),
      contractOf({ required: ['a'], type: 'object' }),
    ]
    expect(classify(one, other, deaf).findings).toEqual([])
  })

  test('what is undecided says why, and is not called compatible', () => {
    const pattern = (pattern: string): Json => withProperties({ a: { type: 'string', pattern } })
    const { findings, decisions } = compareInputs(pattern('^(a+)-\\1$'), pattern('^(a+)[-]\\1$'))
    expect(findings.map(({ rule, effect }) => [rule, effect])).toEqual([['containment-undecided', 'undecided']])
    expect(decisions[0]).toMatchObject({ contained: 'unknown', why: expect.stringContaining('pattern') })
  })

  test('where the engine names no keyword, its witness is told all the same', () => {
    const mute: Engine = { ...engine, refusals: () => [] }
    const { findings } = classify(contractOf({ type: 'object' }), contractOf(withProperties({}, closed)), mute)
    expect(findings).toEqual([expect.objectContaining({ rule: 'schema-narrowed', effect: 'breaking', pointer: '' })])
    expect(findings[0]?.witness).toBeDefined()
  })
})
