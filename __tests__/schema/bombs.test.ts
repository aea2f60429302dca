/** Schemas made to hurt: each ends soon after its budget with an honest answer. */
import { describe, expect, test } from '@jest/globals'
import { createLimit } from '../../src/io/limit.js'
import type { Json, JsonObject } from '../../src/model/json.js'
import { createEngine, type Engine } from '../../src/schema/engine.js'
import { build as buildMachine } from '../../src/schema/regex/build.js'
import { cpuTime } from './engines.js'

/** Of work of all threads, collecting garbage included: on a quiet machine a third of it by the clock. */
const MILLISECONDS = 3_000
/** Of work: the validators are compiled and judge beside the decision, and the keywords at fault are looked for. */
const SLACK = 4
const fresh = (): Engine =>
  createEngine({
    buildMachine,
    formats: 'annotate',
    milliseconds: MILLISECONDS,
    now: cpuTime,
    limit: createLimit(),
  })

const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))
const TEXT = { type: 'string' }
const doubling = (keyword: string, levels: number): Json => ({
  $ref: '#/$defs/d0',
  $defs: Object.fromEntries(
    many(levels, (i) => {
      const next = { $ref: `#/$defs/d${i + 1}` }
      return [`d${i}`, i === levels - 1 ? { type: 'object', properties: { a: TEXT } } : { [keyword]: [next, next] }]
    }),
  ),
})
const branch = (i: number, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties: { kind: { const: `k${i}` }, v: TEXT, ...more },
  required: ['kind', 'v'],
})
const properties = (count: number, leaf: (i: number) => Json): Json => ({
  type: 'object',
  properties: Object.fromEntries(many(count, (i) => [`p${i}`, leaf(i)])),
})
const names = many(100_001, (i) => `v${i}`)

/** What is right can be found within the budget: undecided would be a loss, but where it stands beside with a reason. */
const BOMBS: readonly [what: string, narrow: () => Json, wide: () => Json, ...right: ('yes' | 'no' | 'unknown')[]][] = [
  ['allOf doubled 30 times', () => doubling('allOf', 30), () => doubling('anyOf', 30), 'yes'],
  // No value can be judged by it, so that nothing can be shown.
  ['an allOf that refers to itself', () => ({ allOf: [{ $ref: '#' }] }), () => ({ type: 'object' }), 'unknown'],
  [
    '200 branches, reordered',
    () => ({ anyOf: many(200, (i) => branch(i)) }),
    () => ({ anyOf: many(200, (i) => branch(199 - i)) }),
    'yes',
  ],
  // A million pairs of branches: more than the budget on most machines.
  [
    '1,000 branches, reordered',
    () => ({ anyOf: many(1_000, (i) => branch(i)) }),
    () => ({ anyOf: many(1_000, (i) => branch(999 - i)) }),
    'yes',
    'unknown',
  ],
  [
    '200 branches, the last one narrowed',
    () => ({ anyOf: many(200, (i) => branch(i)) }),
    () => ({ anyOf: many(200, (i) => branch(i, i === 199 ? { w: TEXT } : {})) }),
    'no',
  ],
  // A million pairs of branches: more than the budget on most machines.
  [
    '1,000 branches, the last one narrowed',
    () => ({ anyOf: many(1_000, (i) => branch(i)) }),
    () => ({ anyOf: many(1_000, (i) => branch(i, i === 999 ? { w: TEXT } : {})) }),
    'no',
    'unknown',
  ],
  ['100,000 values, reordered', () => ({ enum: names }), () => ({ enum: [...names].reverse() }), 'yes'],
  ['100,000 values, one fewer', () => ({ enum: names }), () => ({ enum: names.slice(1) }), 'no'],
  [
    '10,000 properties widened',
    () => properties(10_000, () => ({ type: 'integer' })),
    () => properties(10_000, () => ({ type: 'number' })),
    'yes',
  ],
  [
    '10,000 properties, one narrowed',
    () => properties(10_000, () => TEXT),
    () => properties(10_000, (i) => (i === 9_999 ? { type: 'integer' } : TEXT)),
    'no',
  ],
  [
    '10,000 properties, three narrowed',
    () => properties(10_000, () => TEXT),
    () => properties(10_000, (i) => (i % 4_000 === 0 ? { type: 'integer' } : TEXT)),
    'no',
  ],
  [
    '10,000 properties, all narrowed',
    () => properties(10_000, () => TEXT),
    () => properties(10_000, () => ({ type: 'null' })),
    'no',
  ],
]

describe('a bomb', () => {
  test.each(BOMBS)('%s', (_, narrow, wide, ...right) => {
    const engine = fresh()
    const [one, other] = [narrow(), wide()]
    const started = cpuTime()
    const answer = engine.contains(other, one, 'strict')
    expect(right).toContain(answer.contained)
    expect(engine.refusals(other, one, 'strict').length > 0).toBe(answer.contained === 'no')
    expect(cpuTime() - started).toBeLessThan(MILLISECONDS * SLACK)
  })
})

test('200 tools that share large definitions', () => {
  const $defs = Object.fromEntries(
    many(20, (i) => [`d${i}`, properties(20, () => (i === 19 ? TEXT : { $ref: `#/$defs/d${i + 1}` }))]),
  )
  const changed = { ...$defs, d19: properties(20, () => ({ type: ['string', 'null'] })) }
  const tool = (i: number, defs: Json): Json => ({
    type: 'object',
    properties: { [`t${i}`]: { $ref: '#/$defs/d0' } },
    $defs: defs,
  })
  const engine = fresh()
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < 200; i++)
    expect(engine.contains(tool(i, changed), tool(i, $defs), 'caller').contained).toBe('yes')
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(500e6)
}, 120_000)
