/** Tools that share one large graph of definitions that refer to each other. */
import { describe, expect, test } from '@jest/globals'
import type { Json, JsonObject } from '../../src/model/json.js'
import { answerOf, cpuTime, engineFor } from './engines.js'

const SIZE = 150
const CHANGED = 90
const reference = (i: number): JsonObject => ({ $ref: `#/$defs/d${i % SIZE}` })

/** A ring with shortcuts, so that every definition leads to every other in very many ways. */
const definitions = (wrap: (inner: Json) => Json, extra: boolean): JsonObject =>
  Object.fromEntries(
    Array.from({ length: SIZE }, (_, i) => {
      const more: JsonObject = extra && i === CHANGED ? { extra: { type: 'string' } } : {}
      const properties = {
        n: { type: 'string' },
        next: wrap(reference(i + 1)),
        other: { anyOf: [reference(i * 7 + 3), { type: 'null' }] },
        many: { type: 'array', items: reference(i * 13 + 5) },
        ...more,
      }
      return [
        `d${i}`,
        { type: 'object', properties, required: ['n', ...Object.keys(more)], additionalProperties: false },
      ]
    }),
  )
const tool = (name: string, $defs: JsonObject): Json => ({
  type: 'object',
  properties: { [name]: reference(0) },
  $defs,
})
const plain = definitions((inner) => inner, false)
const respelled = definitions((inner) => ({ allOf: [inner] }), false)
const changed = definitions((inner) => inner, true)

describe('150 definitions that lead to each other, shared by several tools', () => {
  test.each<[what: string, wide: JsonObject, right: string]>([
    ['spelled in another way', respelled, 'yes'],
    ['one of them demands more', changed, 'no'],
  ])('%s', (_, wide, right) => {
    const engine = engineFor('annotate', 3_000)
    const started = cpuTime()
    for (const name of ['x', 'y']) expect(answerOf(engine, tool(name, wide), tool(name, plain), 'caller')).toBe(right)
    expect(cpuTime() - started).toBeLessThan(10_000)
  })
})
