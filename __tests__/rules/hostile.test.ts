/** Contracts that nobody meant well with, and very large ones. */
import { describe, expect, test } from '@jest/globals'
import { type Json, objectOf } from '../../src/model/json.js'
import { parseContract } from '../../src/model/parse.js'
import { classify } from '../../src/rules/classify.js'
import type { Engine } from '../../src/schema/engine.js'
import { brief, compareInputs, contractOf, engine, withProperties } from './schemas.js'

const text = { type: 'string' }

/** Definitions that all refer to each other, one of them described anew. */
function recursive(count: number, description: string): Json {
  const node = (index: number): Json => ({
    type: 'object',
    properties: {
      label: { type: 'string', description: index === 7 ? description : 'A label.' },
      next: { $ref: `#/$defs/Node${(index * 7 + 1) % count}` },
      items: { type: 'array', items: { $ref: `#/$defs/Node${(index * 13 + 5) % count}` } },
    },
  })
  const nodes = Array.from({ length: count }, (_value, index) => [`Node${index}`, node(index)] as const)
  return { type: 'object', properties: { root: { $ref: '#/$defs/Node0' } }, $defs: objectOf(nodes) }
}

/** Milliseconds for thirty tools, the best of two; containment has its own budget and is left out. */
function walk(count: number): number {
  const good = { broken: undefined, unending: undefined, accepts: () => true, rejections: () => [] }
  const agreeing: Engine = {
    ...engine,
    contains: () => ({ contained: 'yes' }),
    refusals: () => [],
    validator: () => good,
  }
  const names = Array.from({ length: 30 }, (_value, index) => `tool${index}`)
  const [before, after] = ['One.', 'Two.'].map((words) => contractOf(recursive(count, words), undefined, names))
  if (before === undefined || after === undefined) throw new Error('There are two.')
  const times = [0, 1].map(() => {
    const started = performance.now()
    expect(classify(before, after, agreeing).findings).toHaveLength(30)
    return performance.now() - started
  })
  return Math.min(...times)
}

describe('hostile contracts', () => {
  test('properties called like members of every object', () => {
    const baseline = JSON.parse(
      '{"type":"object","properties":{"__proto__":{"type":"string"},"toString":{}},"additionalProperties":false}',
    )
    const candidate = JSON.parse(
      '{"type":"object","properties":{"constructor":{}},"required":["__proto__"],"additionalProperties":false}',
    )
    expect(brief(compareInputs(baseline, candidate))).toEqual([
      'required-property-added breaking /required/0 __proto__',
      'property-removed breaking /additionalProperties __proto__',
      'property-removed breaking /additionalProperties toString',
      'optional-property-added compatible /properties/constructor constructor',
    ])
  })

  test('a pattern that backtracks for ever does not hold up the walk', () => {
    const name = `${'a'.repeat(40)}!`
    const found = compareInputs(
      withProperties({ [name]: text }),
      withProperties({}, { patternProperties: { '^(a+)+$': {} } }),
    )
    expect(brief(found)).toEqual([`property-removed silent /properties/${name} ${name}`])
  })

  test('long names and values are cut, and stay on one line', () => {
    const name = `${'n'.repeat(500)}\n::error::`
    const before = withProperties({ [name]: { enum: ['v'.repeat(500), 'w'] } })
    const { findings } = compareInputs(before, withProperties({ [name]: { enum: ['w'] } }))
    expect(findings[0]?.message.length).toBeLessThan(220)
    expect(findings[0]?.message).not.toContain('\n')
  })

  test('the walk over large recursive definitions takes time in proportion to their size', () => {
    walk(25)
    const [small, large] = [walk(25), walk(100)]
    // Four times as many definitions; a walk that is quadratic takes sixteen times as long.
    expect(large / small).toBeLessThan(10)
  })

  test('tools of one name: the first pair is judged', () => {
    const tool = (inputSchema: Json): Json => ({ name: 'twin', inputSchema })
    const contract = (...schemas: Json[]) => parseContract({ tools: schemas.map(tool) }, 'test')
    const { decisions } = classify(
      contract({ type: 'object' }, { type: 'object' }),
      contract({ type: 'object', minProperties: 1 }, { type: 'object' }),
      engine,
    )
    expect(decisions.map(({ tool, contained }) => [tool, contained])).toEqual([['twin', 'no']])
  })
})
