/** Thousands of properties: each is asked near it, so the cost grows with their number and not with its square. */
import { expect, test } from '@jest/globals'
import type { Json, JsonObject } from '../../src/model/json.js'
import { engineFor } from './engines.js'

/** `count` properties, of which every `step`th is an integer; with 0 none. */
function tool(count: number, step: number): JsonObject {
  const entries = Array.from({ length: count }, (_, i): [string, Json] => [
    `p${i}`,
    { type: step > 0 && i % step === 1 ? 'integer' : 'string', ...(i % 7 === 0 ? { maxLength: 9 } : {}) },
  ])
  return { type: 'object', properties: Object.fromEntries(entries) }
}

test.each([
  ['a few of many', 4_000, 1_500, 3],
  ['more than anybody reads', 2_000, 2, 200],
])(
  '%s',
  (_, count, step, told) => {
    const engine = engineFor('assert', 10_000)
    const [narrow, wide] = [tool(count, 0), tool(count, step)]
    expect(engine.contains(wide, narrow, 'caller', 'arguments').contained).toBe('no')
    const refusals = engine.refusals(wide, narrow, 'caller', 'arguments')
    expect(refusals).toHaveLength(told)
    expect(refusals[0]).toMatchObject({ keyword: 'type', widePointer: '/properties/p1/type', witness: { p1: '' } })
    for (const { keyword, witness } of refusals.slice(0, 20)) {
      expect(keyword).toBe('type')
      expect(engine.validator(narrow).accepts(witness)).toBe(true)
      expect(engine.validator(wide).accepts(witness)).toBe(false)
    }
  },
  60_000,
)

test('what refuses a property is looked for where the rest of the narrow schema bears on it', () => {
  const engine = engineFor()
  const closed: Json = {
    type: 'object',
    properties: { a: { type: 'string' }, b: {} },
    required: ['a'],
    maxProperties: 1,
  }
  const wide: Json = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } }
  // No value has `b` beside the required `a`, so its new type refuses nothing, though near `b` it seems to.
  expect(engine.contains(wide, closed, 'strict').contained).toBe('yes')
  expect(engine.refusals(wide, closed, 'strict')).toEqual([])
  // Put into the smallest object it breaks another rule: only the whole finds the one that it may stand in.
  const paired: Json = { type: 'object', properties: { a: {}, b: {} }, dependentRequired: { b: ['a'] } }
  expect(engine.refusals(wide, paired, 'strict').map(({ widePointer, path }) => [widePointer, path])).toEqual([
    ['/properties/a/type', '/a'],
    ['/properties/b/type', '/b'],
  ])
})
