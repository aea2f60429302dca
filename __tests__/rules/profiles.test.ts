/** Portability profiles: their data, what they complain of, and how loud that is. */
import { describe, expect, test } from '@jest/globals'
import { NO_SURROUNDINGS } from '../../src/model/evidence/surroundings.js'
import type { Json } from '../../src/model/json.js'
import { PROFILES } from '../../src/model/profiles/known.js'
import { classify } from '../../src/rules/classify.js'
import { complaintsOf } from '../../src/rules/profiles/survey.js'
import { loudness } from '../../src/verdict/level.js'
import { contractOf, engineForTests } from '../gates/rule-fixtures.js'

const engine = engineForTests()
const CLEAN = { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] }

function contract(inputSchema: Json, name = 'read') {
  return contractOf({ tools: [{ name, description: 'Reads.', inputSchema }] }, 'test')
}

function complaints(inputSchema: Json, id: string, name?: string) {
  const only = Object.fromEntries(PROFILES.map((profile) => [profile.id, profile.id === id ? 'error' : 'off'] as const))
  return complaintsOf(contract(inputSchema, name), { neighbours: [], profiles: only }).map(
    ({ kind, pointer }) => `${kind} ${pointer}`,
  )
}

describe.each(PROFILES.map((profile) => [profile.id, profile] as const))('%s', (id, profile) => {
  test('says where it is from and when it was read', () => {
    expect(profile.checked).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(profile.sources.length).toBeGreaterThan(0)
    for (const source of profile.sources) expect(new URL(source).protocol).toBe('https:')
  })

  test('has nothing against a plain closed tool', () => {
    // Gemini knows no additionalProperties, strict mode wants it.
    expect(complaints(id === 'openai-strict' ? { ...CLEAN, additionalProperties: false } : CLEAN, id)).toEqual([])
  })
})

test.each([
  ['openai', { type: 'object' }, 'omission '],
  ['openai', { ...CLEAN, anyOf: [{}] }, 'keyword /anyOf'],
  ['openai', { type: 'object', properties: { a: { type: ['array', 'null'] } } }, 'omission /properties/a'],
  ['openai', { type: 'object', properties: { a: { anyOf: [{ type: 'array' }] } } }, 'omission /properties/a/anyOf/0'],
  ['anthropic', { ...CLEAN, oneOf: [{}] }, 'keyword /oneOf'],
  ['anthropic', { type: 'object', properties: { 'a b': {} } }, 'property-name /properties/a b'],
  [
    'anthropic',
    { type: 'object', properties: { ['a'.repeat(65)]: {} } },
    `property-name /properties/${'a'.repeat(65)}`,
  ],
  ['openai-strict', CLEAN, 'strictness '],
  ['openai-strict', { ...CLEAN, additionalProperties: false, allOf: [{}] }, 'keyword /allOf'],
  [
    'openai-strict',
    { ...CLEAN, additionalProperties: false, properties: { path: { type: 'string', format: 'uri' } } },
    'keyword /properties/path/format',
  ],
  ['gemini', { ...CLEAN, $schema: 'https://json-schema.org/draft/2020-12/schema' }, 'keyword /$schema'],
  ['gemini', { type: 'object', properties: { a: { enum: [1] } } }, 'keyword /properties/a/enum'],
  ['gemini', { type: 'object', properties: { 'a.b': {} } }, 'property-name /properties/a.b'],
  ['vscode', { ...CLEAN, required: ['path', 'path'] }, 'repetition /required'],
  ['json-schema-2020-12', { ...CLEAN, $schema: 'http://json-schema.org/draft-04/schema#' }, 'dialect /$schema'],
] as const)('%s complains of %j', (id, schema, expected) => {
  expect(complaints(schema as unknown as Json, id)).toEqual([expected])
})

test.each([
  ['anthropic', 'a.b'],
  ['openai', 'é'],
  ['openai', 'a'.repeat(65)],
  ['gemini', '1st'],
  ['cursor', 'a'.repeat(60)],
])('%s refuses the name %j', (id, name) => {
  expect(complaints(CLEAN, id, name)).toEqual(['tool-name /name'])
})

test('schemas that are none, endless or huge are surveyed in time', () => {
  let deep: Json = { type: 'string' }
  for (let level = 0; level < 5_000; level++) deep = { type: 'object', properties: { in: deep } }
  const wide = {
    type: 'object',
    properties: Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`p${n}`, {}])),
  }
  for (const schema of [
    null,
    true,
    7,
    'text',
    [],
    deep,
    wide,
    { properties: 3, items: [null], required: 'x', enum: {} },
  ])
    expect(() => complaintsOf(contract(schema as Json), NO_SURROUNDINGS)).not.toThrow()
})

describe('how loud', () => {
  const bad = { ...CLEAN, anyOf: [{ required: ['path'] }] }
  const find = (before: Json, after: Json, profiles: { [id: string]: 'off' | 'warning' | 'error' }, alone = false) =>
    classify(contract(before), contract(after), engine, 'caller', {
      surroundings: { neighbours: [], profiles },
      alone,
    }).findings.filter(({ rule }) => rule === 'keyword-refused' || rule === 'portability-lost')
  const level = (finding: ReturnType<typeof find>[number] | undefined) =>
    finding && loudness(finding, { broken: 0, dropped: 0 }, undefined, { failOn: 'breaking', levels: {} })

  test('what a change brings is told by default, and fails nothing', () => {
    const found = find(CLEAN, bad, {})
    expect(found.map(({ rule, name }) => [rule, name])).toEqual([
      ['portability-lost', 'anthropic openai'],
      ['keyword-refused', undefined],
    ])
    for (const finding of found) expect(level(finding)).toEqual({ level: 'warning', gates: false })
  })

  test('what was there is told only of a profile that is asked for', () => {
    expect(find(bad, bad, {})).toEqual([])
    const [kept] = find(bad, bad, { anthropic: 'error' })
    expect(kept).toMatchObject({ rule: 'keyword-refused', standing: 'kept', asked: 'error' })
    expect(level(kept)).toEqual({ level: 'error', gates: true })
  })

  test('without a baseline everything is told, and nothing was lost', () => {
    expect(find(bad, bad, {}, true).map(({ rule }) => rule)).toEqual(['keyword-refused'])
  })

  test('off is off', () => {
    expect(find(CLEAN, bad, { anthropic: 'off', openai: 'off' })).toEqual([])
  })
})
