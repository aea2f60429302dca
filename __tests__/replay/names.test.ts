/** Other names: those that the user says, and those that look likely. */
import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { renamed } from '../../src/replay/names.js'
import { likelyRenames } from '../../src/rules/matching/likely-renames.js'
import { findRenames } from '../../src/rules/matching/rename.js'
import { call, contract, counted, replay } from './contracts.js'

const needs = (name: string, more: Json = {}): Json => ({
  type: 'object',
  properties: { [name]: { type: 'string' } },
  required: [name],
  ...(more as object),
})
const aliases = (tools: object, names: { [tool: string]: object } = {}) => ({
  tools: new Map<string, string>(Object.entries(tools)),
  arguments: new Map(
    Object.entries(names).map(([tool, pairs]) => [tool, new Map<string, string>(Object.entries(pairs))]),
  ),
})

describe('aliases', () => {
  test('of a tool: its calls go to the new one, and are counted apart', () => {
    const found = replay(
      contract({ old: needs('q') }),
      contract({ new: needs('q', { properties: { q: { type: 'string', maxLength: 2 } } }) }),
      [call('old', { q: 'a' }), call('old', { q: 'abc' }), call('old', { q: 1 })],
      { aliases: aliases({ old: 'new' }) },
    )
    expect(counted(found)).toEqual({ aliased: 1, broken: 1, invalidUnderBaseline: 1 })
    expect(found.aliased.outcomes[0]?.alias).toBe('"new"')
    expect(found.broken.outcomes[0]?.rejections[0]?.keyword).toBe('maxLength')
  })

  test('do not count where the candidate still has the tool', () => {
    const both = contract({ old: needs('q'), new: needs('x') })
    expect(counted(replay(both, both, [call('old', { q: 'a' })], { aliases: aliases({ old: 'new' }) }))).toEqual({
      valid: 1,
    })
  })

  test('of a recording that is older than the baseline', () => {
    const both = contract({ third: needs('q') })
    const given = aliases({ first: 'second', second: 'third' })
    expect(counted(replay(both, both, [call('first', { q: 'a' }), call('other', {})], { aliases: given }))).toEqual({
      aliased: 1,
      unknownTool: 1,
    })
  })

  test('of arguments: used where the call breaks or drops as it was recorded, and not where that is no better', () => {
    const before = contract({ t: { properties: { q: {}, n: { type: 'integer' } } } })
    const given = aliases({}, { t: { q: 'query' } })
    const strict = contract({ t: { properties: { query: { type: 'string' }, n: {} }, additionalProperties: false } })
    expect(
      counted(
        replay(before, strict, [call('t', { q: 'a' }), call('t', { q: 1 }), call('t', { n: 1 })], { aliases: given }),
      ),
    ).toEqual({ aliased: 1, broken: 1, valid: 1 })
    const open = contract({ t: { properties: { query: { type: 'string' }, n: {} } } })
    const found = replay(before, open, [call('t', { q: 'a' }), call('t', { q: 1 })], { aliases: given })
    expect(counted(found)).toEqual({ aliased: 1, dropped: 1 })
    expect(found.aliased.outcomes[0]?.alias).toBe('with /q as /query')
  })

  test('never overwrite what is there, and swap where asked', () => {
    expect(renamed({ q: 1, query: 2 }, [['q', 'query']])).toBeUndefined()
    expect(
      renamed({ a: 1, b: 2 }, [
        ['a', 'b'],
        ['b', 'a'],
      ]),
    ).toEqual({ b: 1, a: 2 })
    expect(renamed({ z: 1 }, [['q', 'query']])).toBeUndefined()
    expect(renamed([1], [['q', 'query']])).toBeUndefined()
  })
})

describe('likely renames', () => {
  const mends = (
    before: { [tool: string]: Json },
    after: { [tool: string]: Json },
    ...calls: ReturnType<typeof call>[]
  ) => {
    const [baseline, candidate] = [contract(before), contract(after)]
    const renames = likelyRenames(baseline, candidate, findRenames(baseline, candidate), undefined)
    return replay(baseline, candidate, calls, { renames }).mends
  }

  test('count the broken calls that they would mend', () => {
    const found = mends(
      { get_customer: needs('id') },
      { get_customers: needs('id') },
      ...[call('get_customer', { id: 'a' }, { count: 3 }), call('get_customer', { id: 'b' })],
    )
    expect(found).toEqual([{ tool: 'get_customer', to: 'get_customers', arguments: [], broken: 4, dropped: 0 }])
  })

  test('of arguments, required or not, by their names, or by being the only one', () => {
    expect(mends({ t: needs('user_id') }, { t: needs('userId') }, call('t', { user_id: 'x' }))).toEqual([
      { tool: 't', arguments: [['user_id', 'userId']], broken: 1, dropped: 0 },
    ])
    expect(mends({ t: needs('q') }, { t: needs('query') }, call('t', { q: 'x' }))).toMatchObject([{ broken: 1 }])
    const [old, now] = [{ properties: { user_id: { type: 'string' } } }, { properties: { userId: { type: 'string' } } }]
    expect(mends({ t: old }, { t: now }, call('t', { user_id: 'x' }), call('t', {}))).toMatchObject([
      { broken: 0, dropped: 1 },
    ])
  })

  test('are none where nothing is mended, types differ or two would do', () => {
    expect(
      mends(
        { t: needs('q') },
        { t: { ...(needs('query') as object), required: ['query', 'new'] } },
        call('t', { q: 'x' }),
      ),
    ).toEqual([])
    expect(
      mends(
        { t: needs('q') },
        { t: { properties: { n: { type: 'integer' } }, required: ['n'] } },
        call('t', { q: 'x' }),
      ),
    ).toEqual([])
    expect(mends({ t: needs('q') }, { t: needs('q') }, call('t', { q: 'x' }))).toEqual([])
  })
})
