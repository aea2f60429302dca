/** Schemas that are nested deeper than any person writes: told or undecided, never a crash. */
import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { isDeeperThan } from '../../src/rules/reading/depth.js'
import { brief, compareInputs, compareOutputs } from './schemas.js'

function nested(levels: number, leaf: Json): Json {
  let schema = leaf
  for (let level = 0; level < levels; level++) schema = { type: 'object', properties: { a: schema } }
  return schema
}

describe.each([100, 1_200, 5_000])('%i levels', (levels) => {
  const [text, whole] = [nested(levels, { type: 'string' }), nested(levels, { type: 'integer' })]

  test.each([
    ['input', compareInputs],
    ['output', compareOutputs],
  ] as const)('a change of an %s at the bottom is not passed over', (_side, compare) => {
    const { findings } = compare(text, whole)
    expect(findings.some(({ effect }) => effect === 'breaking' || effect === 'undecided')).toBe(true)
    expect(JSON.stringify(findings.map(({ message }) => message)).length).toBeLessThan(2_000)
  })

  test('a description at the bottom is told in some way', () => {
    const described = nested(levels, { type: 'string', description: 'Text.' })
    expect(compareInputs(text, described).findings).not.toEqual([])
  })
})

test('a list under a key is one level more', () => {
  expect([isDeeperThan({ a: [1] }, 1), isDeeperThan({ a: [1] }, 2), isDeeperThan(1, 0)]).toEqual([true, false, false])
})

test('within the usual depth each change is told at its place', () => {
  const [pointer] = brief(compareInputs(nested(20, { type: 'string' }), nested(20, { type: 'integer' })))
  expect(pointer).toBe(`type-narrowed breaking ${'/properties/a'.repeat(20)}/type`)
})
