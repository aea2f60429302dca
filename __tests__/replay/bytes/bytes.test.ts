/** Calls that are judged by their bytes come to what they come to when they are read: random schemas, calls and spellings. */
import { describe, expect, test } from '@jest/globals'
import { LineScanner } from '../../../src/io/read/recordings/scanner.js'
import type { Replay } from '../../../src/model/call.js'
import type { Json } from '../../../src/model/json.js'
import type { TextBytes } from '../../../src/model/line-judge.js'
import { parseLine } from '../../../src/model/recording.js'
import { Matcher } from '../../../src/replay/bytes/matcher.js'
import { nodeOf } from '../../../src/replay/bytes/node.js'
import { startReplay } from '../../../src/replay/replay.js'
import { ANY } from '../../../src/schema/forms/form.js'
import { Chance, Schemas } from '../../schema/random.js'
import { contract, counted, engine } from '../contracts.js'
import { corrupted, varied, Writer } from '../spellings.js'

const bytesOf = (text: string): Buffer & TextBytes => Buffer.from(text) as Buffer & TextBytes

/** @returns the replay, and how many of the lines were judged by their bytes */
function run(
  baseline: Json,
  candidate: Json,
  lines: readonly string[],
  byBytes: boolean,
): { replay: Replay; judged: number } {
  const replay = startReplay({
    baseline: contract({ t: baseline, other: {} }),
    candidate: contract({ t: candidate, other: {} }),
    engine: engine(),
  })
  const scanner = new LineScanner()
  let judged = 0
  for (const [at, line] of lines.entries()) {
    const bytes = bytesOf(`${line}\n{"tool":"t","arguments":{}}`)
    const { lines: judge } = replay
    const end = Buffer.byteLength(line)
    if (byBytes && judge !== undefined && scanner.scan(bytes, 0, end, judge) && scanner.judged) {
      judge.take(scanner.count)
      judged++
      continue
    }
    const call = parseLine(line, 'f', at + 1)
    if (call !== undefined && !('bad' in call) && call.tool !== undefined) replay.take(call)
  }
  return { replay: replay.finish(), judged }
}

describe.each(['draft-07', '2019-09', '2020-12'] as const)('random schemas of %s', (dialect) => {
  test.each([1, 2, 3])(
    'both ways come to one replay, seed %i',
    (seed) => {
      const chance = new Chance(seed * 101)
      const schemas = new Schemas(chance, dialect, false)
      const writer = new Writer(chance)
      let judged = 0
      for (let round = 0; round < 60; round++) {
        const properties = Object.fromEntries(
          ['a', 'b', 'ab', 'when'].map((name) => [name, name === 'when' ? { format: 'date-time' } : schemas.schema(2)]),
        )
        const baseline: Json = {
          type: 'object',
          properties,
          ...chance.one([{}, { required: ['a'] }, { additionalProperties: false }]),
        }
        const candidate = chance.likely(0.3) ? baseline : schemas.changed(baseline)
        const accepts = engine().validator(baseline, dialect)
        const made = Array.from({ length: 80 }, () =>
          Object.fromEntries(chance.some(['a', 'b', 'ab', 'when', 'zz'], 0.5).map((name) => [name, schemas.value(2)])),
        )
        const good = accepts.broken === undefined ? made.filter((value) => accepts.accepts(value)) : []
        const values = [...good.slice(0, 12), ...made.slice(0, 3)]
        const lines = Array.from({ length: 150 }, () => {
          const value = varied(chance.one(values), chance)
          const line = `{"tool":"t","arguments":${writer.write(value)}${chance.one(['', ',"isError":true', ',"count":3', ',"at":"x"'])}}`
          return chance.likely(0.03) ? corrupted(line, chance) : line
        })
        const slow = run(baseline, candidate, lines, false)
        const fast = run(baseline, candidate, lines, true)
        expect([baseline, candidate, fast.replay]).toEqual([baseline, candidate, slow.replay])
        judged += fast.judged
      }
      expect(judged).toBeGreaterThan(500)
    },
    60_000,
  )
})

describe('the grammar', () => {
  const any = nodeOf({ form: ANY, fates: { byName: new Map(), defaulted: [] }, news: undefined }, engine().testing)
  const ends = (text: string): boolean => {
    const bytes = bytesOf(text)
    return new Matcher(bytes).match(any, bytes, 0, bytes.length) === bytes.length
  }

  test('what is accepted is JSON', () => {
    const chance = new Chance(7)
    const schemas = new Schemas(chance, '2020-12', false)
    const writer = new Writer(chance)
    let accepted = 0
    for (let round = 0; round < 20_000; round++) {
      let text = writer.write(varied({ v: schemas.value(3) }, chance))
      if (chance.likely(0.7)) text = corrupted(text, chance)
      if (!ends(text)) continue
      accepted++
      expect(() => JSON.parse(text) as unknown).not.toThrow()
    }
    expect(accepted).toBeGreaterThan(3_000)
  })

  test.each([
    ...['{}', '[]', '{"a":1}', '{"a":[1,2,{"b":null}]}', '[true,false,null]', '"\\u00e9\\n\\"/"', '"größe"', '0', '-0'],
    ...['-1.50', '0.25', '123456789012345', '{ "a" : 1 , "b" : [ ] }', '""', '{"":0}', '[{}]'],
  ])('%s is accepted', (text) => expect(ends(text)).toBe(true))

  test.each([
    ...[
      '01',
      '1.',
      '.5',
      '-',
      '+1',
      '1e5',
      '1E5',
      '1234567890123456',
      'tru',
      'nul',
      'True',
      "'a'",
      '"a',
      '"\\x"',
      '"\\u00g0"',
    ],
    ...[
      '"\u0001"',
      '{"a":1,}',
      '{,}',
      '[1,]',
      '[,1]',
      '{"a"}',
      '{"a":}',
      '{a:1}',
      '{"a":1 "b":2}',
      '[1 2]',
      '',
      ' ',
      '{"\\u0061":1}',
    ],
    ...[`${'['.repeat(200)}${']'.repeat(200)}`],
  ])('%s is not', (text) => expect(ends(text)).toBe(false))
})

describe('what is judged by its bytes', () => {
  const share = (baseline: Json, candidate: Json, ...values: string[]): number => {
    const lines = Array.from({ length: 100 }, (_, at) => `{"tool":"t","arguments":${values[at % values.length]}}`)
    const fast = run(baseline, candidate, lines, true)
    expect(fast.replay).toEqual(run(baseline, candidate, lines, false).replay)
    return fast.judged / lines.length
  }
  const object = (properties: { [name: string]: Json }, more: { [keyword: string]: Json } = {}): Json => ({
    type: 'object',
    properties,
    ...more,
  })
  const STRING: Json = { type: 'string' }
  const CONSTANTS = { type: 'object', properties: { a: { oneOf: [{ const: 'x' }, { const: 'y' }] } } }
  const OBJECTS = { type: 'object', properties: { a: { items: object({ b: STRING }) } } }

  test.each<[what: string, baseline: Json, candidate: Json, value: string]>([
    ['a plain call', object({ a: STRING }), object({ a: STRING }, { title: 'T' }), '{"a":"x"}'],
    [
      'a null that one branch takes',
      object({ a: { anyOf: [STRING, { type: 'null' }] } }),
      object({ a: {} }),
      '{"a":null}',
    ],
    ['one of several values', object({ a: { enum: ['x', 'y', 'z'] } }), object({ a: STRING }), '{"a":"y"}'],
    ['one of two constants', CONSTANTS, { ...CONSTANTS, title: 'T' }, '{"a":"y"}'],
    ['a reference', { $ref: '#/$defs/o', $defs: { o: object({ a: STRING }) } }, object({ a: STRING }), '{"a":"y"}'],
    ['a list of objects', OBJECTS, { ...OBJECTS, title: 'T' }, '{"a":[{"b":"x"},{}]}'],
    [
      'a pattern and a format',
      object({ a: { pattern: '^h', format: 'uri' } }),
      object({ a: STRING }),
      '{"a":"http://a.test/"}',
    ],
    ['escapes', object({ a: { type: 'string', maxLength: 9 } }), object({ a: STRING }), '{"a":"x\\ny"}'],
    ['a default that is sent', object({ a: { default: 1 } }), object({ a: { default: 2 } }), '{"a":3}'],
  ])('%s', (_, baseline, candidate, value) => expect(share(baseline, candidate, value)).toBeGreaterThan(0.85))

  test.each<[what: string, baseline: Json, candidate: Json, value: string]>([
    ['an argument that is lost', object({ a: STRING }), object({ b: STRING }), '{"a":"x"}'],
    ['a default that changed', object({ a: { default: 1 } }), object({ a: { default: 2 } }), '{}'],
    ['what the candidate refuses', object({ a: STRING }), object({ a: { type: 'integer' } }), '{"a":"x"}'],
    ['what the baseline refuses', object({ a: { type: 'integer' } }), object({ a: STRING }), '{"a":"x"}'],
    ['a number that is not exact', object({ a: {} }), object({ a: {} }), '{"a":9007199254740993}'],
    ['a member that is there twice', object({ a: {} }), object({ a: {} }), '{"a":1,"a":1}'],
    ['tuples', object({ a: { prefixItems: [STRING] } }), object({ a: {} }), '{"a":["x"]}'],
    ['negations', object({ a: { not: { type: 'null' } } }), object({ a: {} }), '{"a":1}'],
  ])('%s is not', (_, baseline, candidate, value) => expect(share(baseline, candidate, value)).toBe(0))

  test('a value of a list that was not sent before is read, and covered', () => {
    const schema = object({ a: { enum: ['x', 'y'] } })
    const lines = [...Array.from({ length: 20 }, () => '{"a":"x"}'), '{"a":"y"}'].map(
      (value) => `{"tool":"t","arguments":${value}}`,
    )
    const { replay, judged } = run(schema, schema, lines, true)
    expect(judged).toBe(12)
    expect([counted(replay), replay.coverage.enumValues]).toEqual([{ valid: 21 }, { total: 2, sent: 2 }])
  })

  test('a tool without calls enough, and one that nobody knows, are read', () => {
    const lines = Array.from({ length: 6 }, (_, at) => `{"tool":"${at % 2 ? 't' : 'unknown'}","arguments":{}}`)
    expect(run({}, {}, lines, true)).toMatchObject({ judged: 0, replay: { counts: { valid: 3, unknownTool: 3 } } })
  })

  test('under aliases all calls are read', () => {
    const tools = contract({ t: {} })
    const aliases = { tools: new Map([['t', 'u']]), arguments: new Map() }
    expect(startReplay({ baseline: tools, candidate: tools, engine: engine(), aliases }).lines).toBeUndefined()
  })
})
