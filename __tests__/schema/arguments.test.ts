/** The arguments of a tool call are an object, whatever the schema says of other types. */
import { expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { engineFor } from './engines.js'

const engine = engineFor()
const properties = { a: { type: 'string' } }

/** Narrow, wide, the answer for arguments, the answer for any value. */
test.each<[what: string, narrow: Json, wide: Json, ofArguments: string, ofAny: string]>([
  ['a root type is spelled out', { properties }, { type: 'object', properties }, 'yes', 'no'],
  ['the schema that says nothing', true, { type: 'object' }, 'yes', 'no'],
  ['null is dropped', { type: ['object', 'null'] }, { type: 'object' }, 'yes', 'no'],
  ['in a branch', { anyOf: [{ type: 'object' }, { const: 'all' }] }, { type: 'object' }, 'yes', 'no'],
  ['no object was accepted', { type: 'string' }, { type: 'integer' }, 'yes', 'no'],
  ['members may be anything', { properties: { a: {} } }, { type: 'object', properties }, 'no', 'no'],
  ['no object is accepted any more', { type: ['object', 'null'] }, { type: 'null' }, 'no', 'no'],
])('%s', (_, narrow, wide, ofArguments, ofAny) => {
  for (const view of ['strict', 'caller'] as const) {
    // Asked in turn, so that no answer is taken for the other one.
    expect(engine.contains(wide, narrow, view, 'any').contained).toBe(ofAny)
    const answer = engine.contains(wide, narrow, view, 'arguments')
    expect(answer.contained).toBe(ofArguments)
    expect(engine.contains(wide, narrow, view).contained).toBe(ofAny)
    const refusals = engine.refusals(wide, narrow, view, 'arguments')
    expect(refusals.length > 0).toBe(ofArguments === 'no')
    const witnesses = [
      ...refusals.map(({ witness }) => witness),
      ...(answer.contained === 'no' ? [answer.witness] : []),
    ]
    for (const witness of witnesses) expect(Object.prototype.toString.call(witness)).toBe('[object Object]')
  }
})
