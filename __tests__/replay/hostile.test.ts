/** Nothing in a recording or a contract keeps a replay from its end. */
import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { call, contract, counted, replay, replayTool } from './contracts.js'

const taking = (pattern: string): Json => ({ type: 'object', properties: { s: { type: 'string', pattern } } })
/** Backtracks for ever, and is a regular language. */
const PATTERN = taking('^(a+)+$')
/** No automaton can follow a backreference. */
const REFERENCE = taking('^(a+)+\\1$')
const OPEN: Json = { type: 'object', properties: { s: { type: 'string' } } }
const EVIL: Json = { s: `${'a'.repeat(60)}!` }

describe('a pattern that backtracks for ever', () => {
  test('is decided at once where it is a regular language', () => {
    const begun = performance.now()
    const values: Json[] = [{ s: 'aaa' }, EVIL, { s: 'a'.repeat(10_000) }, { s: `${'a'.repeat(10_000)}!` }]
    const found = replayTool(OPEN, PATTERN, ...values)
    expect(counted(found)).toEqual({ valid: 2, broken: 2 })
    for (const { rejections } of found.broken.outcomes) expect(rejections).toMatchObject([{ keyword: 'pattern' }])
    expect(performance.now() - begun).toBeLessThan(2_000)
  })

  test('breaks the one call that meets it, and no other', () => {
    const values: Json[] = [...Array.from({ length: 20 }, () => ({ s: 'aaa' })), EVIL, { s: 'b' }]
    const found = replayTool(OPEN, REFERENCE, ...values)
    expect(counted(found)).toEqual({ valid: 20, broken: 2 })
    expect(found.broken.outcomes).toMatchObject([
      { why: expect.stringMatching(/^the validator gave up: .* it did not end within 100 ms$/), rejections: [] },
      { rejections: [{ keyword: 'pattern' }] },
    ])
  }, 20_000)

  test('leaves the call undecided under the baseline', () => {
    expect(counted(replayTool(REFERENCE, OPEN, { s: 'aaa' }, EVIL))).toEqual({ valid: 1, undecided: 1 })
  }, 20_000)

  test('is not tried for ever: after some calls it counts as never ending', () => {
    const begun = performance.now()
    const found = replayTool(OPEN, REFERENCE, ...Array.from({ length: 2_000 }, () => EVIL))
    expect(counted(found)).toEqual({ broken: 2_000 })
    expect(found.broken.outcomes.at(-1)?.why).toMatch(/20 earlier calls did not end/)
    expect(performance.now() - begun).toBeLessThan(30_000)
  }, 40_000)

  test('that runs on names does not hang the search for dropped arguments', () => {
    const before: Json = { type: 'object', properties: { [`${'a'.repeat(60)}!`]: {} } }
    const after: Json = { type: 'object', patternProperties: { '^(a+)+$': { type: 'string' } } }
    expect(counted(replayTool(before, after, { [`${'a'.repeat(60)}!`]: 1 }))).toEqual({ dropped: 1 })
  }, 20_000)
})

describe('a schema that refers to itself twice', () => {
  const twice: Json = { allOf: [{ properties: { a: { $ref: '#' } } }, { properties: { a: { $ref: '#' } } }] }
  const nested = (levels: number): Json => (levels === 0 ? {} : { a: nested(levels - 1) })

  test('needs time that doubles with each level of a value, and gives up', () => {
    const begun = performance.now()
    const found = replayTool(twice, { ...(twice as object), maxProperties: 3 } as Json, nested(10), nested(40))
    expect(counted(found)).toEqual({ valid: 1, undecided: 1 })
    expect(found.undecided.outcomes[0]?.why).toMatch(/takes too long: more than 300,000 evaluations/)
    expect(performance.now() - begun).toBeLessThan(10_000)
  })
})

test('a value that is nested too deep for the call stack is judged or given up, call by call', () => {
  let deep: Json = {}
  for (let level = 0; level < 50_000; level++) deep = { a: deep }
  const tree: Json = { type: 'object', properties: { a: { $ref: '#' } } }
  const found = replay(contract({ t: tree }), contract({ t: { ...(tree as object), maxProperties: 5 } as Json }), [
    call('t', deep),
    call('t', { a: {} }),
  ])
  expect(found.counts.valid).toBeGreaterThanOrEqual(1)
  expect(found.counts.recorded).toBe(2)
})

test('contracts with anything in the place of a schema', () => {
  const schemas: (Json | undefined)[] = [
    null,
    5,
    'x',
    [],
    true,
    false,
    { properties: null },
    { properties: { a: 7 } },
    { enum: 5 },
    undefined,
  ]
  for (const baseline of schemas)
    for (const candidate of schemas) {
      const found = replayTool(baseline, candidate, { a: 1 })
      expect(found.counts.recorded).toBe(1)
      expect(found.coverage.tools.total).toBe(1)
    }
})
