/** What is kept of a call says nothing of its values, and comes to the same under the contracts. */
import { describe, expect, test } from '@jest/globals'
import { createLimit } from '../../../src/io/limit.js'
import type { Json, JsonObject } from '../../../src/model/json.js'
import { parseContract } from '../../../src/model/parse.js'
import type { RedactRule } from '../../../src/model/redaction/rules.js'
import { outcomeOf } from '../../../src/replay/redaction/outcome.js'
import { createRedactor, type Redactor } from '../../../src/replay/redaction/redactor.js'
import { createEngine } from '../../../src/schema/engine.js'
import { build } from '../../../src/schema/regex/build.js'
import { plant } from '../../model/redaction/planted.js'

const engine = createEngine({
  formats: 'assert',
  limit: createLimit(),
  milliseconds: 1_000,
  now: () => performance.now(),
  buildMachine: build,
})
const contractOf = (...schemas: JsonObject[]) =>
  schemas.map((inputSchema) => parseContract({ tools: [{ name: 't', inputSchema }] }, 'c.json'))
const redactor = (schemas: JsonObject[], rules: readonly RedactRule[] = [], all = true, salt = 'salt'): Redactor =>
  createRedactor({ rules, all, salt, contracts: contractOf(...schemas), engine })
const open = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...more })
const redacted = (made: ReturnType<Redactor['redact']>): Json => {
  if (!made.kept) throw new Error(`left out: ${made.why}`)
  return made.arguments
}

/** A schema for `v`, the value, and whether it can be told apart from what is kept. */
const KEPT: [string, JsonObject, Json][] = [
  ['a text', { type: 'string', minLength: 4, maxLength: 40 }, 'Hello there, Ann!'],
  ['a pattern of classes', { type: 'string', pattern: '^[A-Z]{3}-\\d{4}$' }, 'ABC-1234'],
  ['a pattern with words', { type: 'string', pattern: '^(user|group):[a-z]+@corp$' }, 'user:annabel@corp'],
  ['a pattern with narrow digits', { type: 'string', pattern: '^[0-5]{12}$' }, '012345543210'],
  ['a pattern that is refused', { type: 'string', pattern: '^\\d+$' }, 'not a number'],
  ['a lookahead', { type: 'string', pattern: '^(?=.*\\d)(?=.*[A-Z]).{8,}$' }, 'Secret123'],
  ['uuid', { type: 'string', format: 'uuid' }, '6f1c2a34-9b1d-4c0e-8f11-0a1b2c3d4e5f'],
  ['date', { type: 'string', format: 'date' }, '2024-02-29'],
  ['date-time', { type: 'string', format: 'date-time' }, '2024-02-29T23:59:59.123+02:00'],
  ['time', { type: 'string', format: 'time' }, '23:59:59Z'],
  ['duration', { type: 'string', format: 'duration' }, 'P1DT2H30M'],
  ['email', { type: 'string', format: 'email' }, 'ann.smith+x@example.test'],
  ['uri', { type: 'string', format: 'uri' }, 'https://ann@host.example.test:8080/a%20b?q=%C3%A4#frag'],
  ['hostname', { type: 'string', format: 'hostname' }, 'db-01.internal.example'],
  ['ipv4', { type: 'string', format: 'ipv4' }, '192.168.10.254'],
  ['ipv6', { type: 'string', format: 'ipv6' }, '2001:db8::ff00:42:8329'],
  ['regex', { type: 'string', format: 'regex' }, '^(\\d+)-(?<name>[a-z]{2,3})$'],
  ['json-pointer', { type: 'string', format: 'json-pointer' }, '/users/0/name~1x'],
  ['byte', { type: 'string', format: 'byte' }, 'SGVsbG8gd29ybGQh'],
  ['an integer', { type: 'integer', minimum: 1, maximum: 100_000 }, 4_711],
  ['an integer in narrow bounds', { type: 'integer', minimum: 1_000, maximum: 1_010 }, 1_007],
  ['a multiple', { type: 'number', multipleOf: 0.25 }, 17.25],
  ['a multiple in bounds', { type: 'integer', multipleOf: 15, minimum: 30, maximum: 120 }, 45],
  ['a fraction', { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.137],
  ['latitudes', { type: 'number', minimum: -90, maximum: 90 }, -48.208_8],
  ['a number out of bounds', { type: 'integer', maximum: 100 }, 123_456],
  ['a whole number for a fraction', { type: 'number' }, 42],
  ['a large integer', { type: 'integer' }, 9_007_199_254_740_000],
  [
    'unique items',
    { type: 'array', uniqueItems: true, items: { type: 'string', maxLength: 1 } },
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  ],
  ['items that repeat', { type: 'array', uniqueItems: true }, ['same', 'same', 'other']],
  ['a map', { type: 'object', additionalProperties: { type: 'integer' } }, { 'ann@example.test': 12, bob: 34 }],
  [
    'keys by pattern',
    { type: 'object', patternProperties: { '^x-[a-z]+$': { type: 'string' } }, additionalProperties: false },
    { 'x-secret': 'value one' },
  ],
  ['names of a length', { type: 'object', propertyNames: { pattern: '^[a-z]{5}$' } }, { alice: 11, carol: 12 }],
  ['too many keys', { type: 'object', maxProperties: 1 }, { alice: 11, carol: 12 }],
  [
    'contains',
    { type: 'array', contains: { type: 'string', pattern: '^k[0-9]$' }, minContains: 1 },
    ['k1', 'other words'],
  ],
  [
    'a union',
    {
      oneOf: [
        { type: 'string', pattern: '^\\d{5}$' },
        { type: 'string', pattern: '^[A-Z]{2}\\d{3}$' },
      ],
    },
    'AB123',
  ],
  ['other scripts', { type: 'string', pattern: '^\\p{L}+$' }, 'Grüßeпривет漢字'],
  ['a negation', { type: 'string', not: { pattern: 'x' } }, 'no such letter here at all, not one'],
]

describe('every value becomes another of its shape', () => {
  test.each(KEPT)('%s', (_what, schema, value) => {
    const call = { v: value }
    const schemas = [open({ v: schema })]
    for (const salt of ['a', 'b', 'c', 'd', 'e']) {
      const made = redacted(redactor(schemas, [], true, salt).redact({ tool: 't', arguments: call }))
      const outcome = outcomeOf(contractOf(...schemas), 't', engine)
      // Keys of maps change, and a reason names them; then the number of reasons has to be the same.
      const reasons = (text: string | undefined): number => (text ?? '').split('\\n').length
      expect(reasons(outcome?.(made))).toBe(reasons(outcome?.(call)))
      expect(outcome?.(made) === '[[""],null]').toBe(outcome?.(call) === '[[""],null]')
      expect(made).not.toEqual(call)
      for (const text of textsOf(value)) expect(JSON.stringify(made)).not.toContain(text)
    }
  })

  test('what a contract names stays, also where it is a discriminator', () => {
    const schema = open(
      {
        unit: { enum: ['metric', 'imperial'] },
        kind: { type: 'string' },
        limits: { const: { low: 1, high: 12_345 } },
      },
      {
        if: { properties: { kind: { const: 'circle' } } },
        then: { required: ['radius'] },
        else: { required: ['side'] },
      },
    )
    const call = { unit: 'metric', kind: 'circle', radius: 12.5, limits: { low: 1, high: 12_345 } }
    const made = redacted(redactor([schema]).redact({ tool: 't', arguments: call }))
    expect(made).toMatchObject({ unit: 'metric', kind: 'circle', limits: { low: 1, high: 12_345 } })
    expect((made as JsonObject).radius).not.toBe(12.5)
  })

  test('declared keys stay, others do not', () => {
    const made = redacted(
      redactor([open({ user: open({ name: {} }) })]).redact({
        tool: 't',
        arguments: { user: { name: 'Ann', nickname: 'x' }, extra: 1 },
      }),
    )
    expect(Object.keys(made as object)).toContain('user')
    expect(JSON.stringify(made)).toMatch(/"name"/)
    expect(JSON.stringify(made)).not.toMatch(/nickname|extra|Ann/)
  })

  test('equal values stay equal under one salt, and differ under another', () => {
    const call = { tool: 't', arguments: { v: 'some text', w: ['some text'] } }
    const [one, two] = [redactor([open({})], [], true, 'one'), redactor([open({})], [], true, 'two')]
    expect(redacted(one.redact(call))).toEqual(redacted(one.redact(call)))
    expect(redacted(one.redact(call))).not.toEqual(redacted(two.redact(call)))
  })

  test('both contracts count', () => {
    const schemas = [open({ v: { type: 'string' } }), open({ v: { type: 'string', pattern: '^[aeiou]+$' } })]
    for (const value of ['aeiouaeiou', 'bcdfg'])
      for (const salt of ['1', '2', '3']) {
        const made = redacted(
          redactor(schemas, [], true, salt).redact({ tool: 't', arguments: { v: value } }),
        ) as JsonObject
        expect(made.v).not.toBe(value)
        expect(/^[aeiou]+$/.test(String(made.v))).toBe(/^[aeiou]+$/.test(value))
      }
  })

  test('what cannot be told apart from the value is left out, with the reason', () => {
    const made = redactor([open({ v: { type: 'string', pattern: '^(.)(.)(.)\\3\\2\\1$' } })]).redact({
      tool: 't',
      arguments: { v: 'abccba' },
    })
    expect(made).toEqual({ kept: false, why: 'a text is fixed by its contract' })
    let deep: Json = 'x'
    for (let level = 0; level < 5_000; level++) deep = [deep]
    expect(redactor([open({})]).redact({ tool: 't', arguments: { deep } })).toMatchObject({ kept: false })
  })

  test('without a contract formats are kept all the same, and keys that look like names', () => {
    const call = {
      at: '2024-02-29',
      id: '6f1c2a34-9b1d-4c0e-8f11-0a1b2c3d4e5f',
      'ann@example.test': 'x y',
      url: 'https://a.example.test',
    }
    const made = redacted(redactor([]).redact({ tool: 't', arguments: call })) as JsonObject
    expect(Object.keys(made).slice(0, 2)).toEqual(['at', 'id'])
    expect(String(made.at)).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(String(made.url)).toMatch(/^https:\/\//)
    expect(JSON.stringify(made)).not.toMatch(/ann@|6f1c2a34|2024-02-29/)
  })

  test('none of 240 planted secrets survives, with a contract and without', () => {
    for (const schemas of [
      [],
      [open({})],
      [open({ body: { type: 'string' }, value: { type: 'string', minLength: 3 } })],
    ])
      for (const { arguments: value, secret, place } of plant(240, 77)) {
        const made = redactor(schemas).redact({ tool: 't', arguments: value })
        const text = JSON.stringify(made)
        const spelled = /base64|percent/.test(place)
          ? secret.map((part) => Buffer.from(part).toString('base64').slice(4, -4))
          : []
        expect([...secret, ...spelled].filter((part) => text.includes(part))).toEqual([])
      }
  })
})

describe('masks that would change the outcome', () => {
  test('a masked text that its contract would refuse becomes one of its shape', () => {
    const schema = open({
      api_key: { type: 'string', minLength: 12, pattern: '^[a-z0-9]+$' },
      pin_code: { type: 'integer' },
    })
    const made = redacted(
      redactor([schema], [], false).redact({
        tool: 't',
        arguments: { api_key: 'abcdef123456', pin_code: 4_711, note: 'stays' },
      }),
    ) as JsonObject
    expect(made.note).toBe('stays')
    expect(made.api_key).toMatch(/^[a-z0-9]{12}$/)
    expect(made.api_key).not.toBe('abcdef123456')
    expect(Number.isInteger(made.pin_code)).toBe(true)
    expect(made.pin_code).not.toBe(4_711)
  })
  test('the mask stays where it is accepted', () => {
    const made = redactor([open({ password: { type: 'string' } })], [], false).redact({
      tool: 't',
      arguments: { password: 'hunter2' },
    })
    expect(made).toEqual({ kept: true, arguments: { password: '***' } })
  })
  test('what cannot be kept is masked, and the record says so', () => {
    const schema = open({ password: { type: 'string', pattern: '^(.)(.)(.)\\3\\2\\1$' } })
    const made = redactor([schema], [], false).redact({ tool: 't', arguments: { password: 'abccba' } })
    expect(made).toEqual({
      kept: true,
      arguments: { password: '***' },
      note: 'the outcome may differ from that of the call: a text is fixed by its contract',
    })
  })
})

describe('rules', () => {
  const at = 'c.yml:1'
  const value = {
    user: { name: 'Ann', email: 'ann@example.test', password: 'hunter2' },
    items: [
      { sku: 'A1', note: 'x1' },
      { sku: 'B2', note: 'y2' },
    ],
  }
  test.each<[string, RedactRule[], boolean, Json]>([
    [
      'mask',
      [{ pointer: '/user/email', how: 'mask', at }],
      false,
      { ...value, user: { name: 'Ann', email: '***', password: '***' } },
    ],
    [
      'drop',
      [{ pointer: '/items/*/note', how: 'drop', at }],
      false,
      { user: { ...value.user, password: '***' }, items: [{ sku: 'A1' }, { sku: 'B2' }] },
    ],
    [
      'drop an item',
      [{ pointer: '/items/0', how: 'drop', at }],
      false,
      { user: { ...value.user, password: '***' }, items: [{ sku: 'B2', note: 'y2' }] },
    ],
    ['keep', [{ pointer: '/user', how: 'keep', at }], false, value],
    [
      'the last one counts',
      [
        { pointer: '', how: 'keep', at },
        { pointer: '/user/name', how: 'mask', at },
      ],
      false,
      { ...value, user: { ...value.user, name: '***' } },
    ],
    [
      'of another tool',
      [{ tool: 'other*', pointer: '', how: 'mask', at }],
      false,
      { ...value, user: { ...value.user, password: '***' } },
    ],
    [
      'by glob',
      [{ tool: '?', pointer: '/items', how: 'mask', at }],
      false,
      {
        user: { ...value.user, password: '***' },
        items: [
          { sku: '***', note: '***' },
          { sku: '***', note: '***' },
        ],
      },
    ],
  ])('%s', (_what, rules, all, wanted) => {
    expect(redacted(redactor([], rules, all).redact({ tool: 't', arguments: value }))).toEqual(wanted)
  })
  test('keep holds under --redact-all, shape without it', () => {
    const kept = redacted(
      redactor([], [{ pointer: '/items/*/sku', how: 'keep', at }]).redact({ tool: 't', arguments: value }),
    )
    expect(kept).toMatchObject({ items: [{ sku: 'A1' }, { sku: 'B2' }] })
    expect(JSON.stringify(kept)).not.toContain('Ann')
    const shaped = redacted(
      redactor([], [{ pointer: '/user/email', how: 'shape', at }], false).redact({ tool: 't', arguments: value }),
    ) as { user: JsonObject }
    expect(shaped.user.name).toBe('Ann')
    expect(shaped.user.email).toMatch(/^[a-z]{3}@[a-z]{7}\.[a-z]{4}$/)
    expect(shaped.user.email).not.toBe('ann@example.test')
  })
  test('a rule that drops what the contract wants is told', () => {
    const made = redactor(
      [open({ id: {} }, { required: ['id'] })],
      [{ pointer: '/id', how: 'drop', at }],
      false,
    ).redact({ tool: 't', arguments: { id: 1 } })
    expect(made).toEqual({
      kept: true,
      arguments: {},
      note: 'the outcome may differ from that of the call: what a rule drops was judged too',
    })
  })
})

/** Words of a value that would give it away. */
function textsOf(value: Json): string[] {
  return (JSON.stringify(value).match(/[A-Za-z]{5,}/g) ?? []).filter((word) => !['group', 'https'].includes(word))
}
