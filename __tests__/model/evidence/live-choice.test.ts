import { describe, expect, test } from '@jest/globals'
import type { Call } from '../../../src/model/call.js'
import { LiveChoice, whyNotCalled, whyNotSent } from '../../../src/model/evidence/live-choice.js'
import type { Json } from '../../../src/model/json.js'

const reader: Json = { name: 't', annotations: { readOnlyHint: true } }
const call = (args: Json, line = 1): Call => ({
  ...{ tool: 't', arguments: args, count: 1, isError: false, file: 'c.jsonl', line },
})

describe('whyNotCalled', () => {
  test('a tool that every listing calls read-only may be called', () => {
    expect(whyNotCalled('t', [[reader], [reader, { name: 'T' }]])).toBeUndefined()
  })

  test.each<[string, Json[][]]>([
    ['it is in one listing only', [[reader], []]],
    ['a twin writes', [[reader, { name: 't', annotations: { readOnlyHint: false } }]]],
    ['a twin says nothing', [[{ name: 't' }, reader]]],
    ['one side says nothing', [[reader], [{ name: 't', annotations: {} }]]],
    ['the hint is a text', [[{ name: 't', annotations: { readOnlyHint: 'true' } }]]],
    ['the hint is a number', [[{ name: 't', annotations: { readOnlyHint: 1 } }]]],
    ['the hint is null', [[{ name: 't', annotations: { readOnlyHint: null } }]]],
    ['the hint is an object', [[{ name: 't', annotations: { readOnlyHint: {} } }]]],
    ['the hint is spelled otherwise', [[{ name: 't', annotations: { readonlyHint: true, ReadOnlyHint: true } }]]],
    ['the hint is inherited', [[JSON.parse('{"name":"t","annotations":{"__proto__":{"readOnlyHint":true}}}')]]],
    ['the hint stands elsewhere', [[{ name: 't', readOnlyHint: true, _meta: { readOnlyHint: true } }]]],
    ['annotations are a list', [[{ name: 't', annotations: [{ readOnlyHint: true }] }]]],
    ['it is destructive too', [[{ name: 't', annotations: { readOnlyHint: true, destructiveHint: true } }]]],
    ['the name is a prefix', [[{ name: 't ', annotations: { readOnlyHint: true } }]]],
    ['the name is a list', [[{ name: ['t'], annotations: { readOnlyHint: true } }]]],
    ['the listing holds no objects', [[null, 't', 7]]],
  ])('not where %s', (_, listings) => {
    expect(whyNotCalled('t', listings)).toEqual(expect.any(String))
  })
})

describe('whyNotSent', () => {
  test.each<[Json, boolean]>([
    [{ a: 1 }, true],
    [{ a: '** two stars **' }, true],
    [{ a: '***' }, false],
    [{ a: [{ b: 'x***y' }] }, false],
    [{ '***': 1 }, false],
    [[], false],
    ['x', false],
  ])('%j', (args, sent) => {
    expect(whyNotSent(call(args)) === undefined).toBe(sent)
  })

  test('numbers that lost digits are not sent', () => {
    expect(whyNotSent({ arguments: {}, inexact: [{ written: '1', read: '2' }] })).toBeDefined()
  })
})

test('a choice takes one of each kind before a second of any', () => {
  const choice = new LiveChoice(4)
  for (let line = 1; line <= 100; line++) choice.take(call({}, line), 'often')
  choice.take(call({}, 101), 'once')
  choice.take(call({}, 102), 'other')
  choice.pass('w', 'it writes')
  choice.pass('w', 'it writes')
  const { calls, more, passedOver } = choice.choose()
  expect(calls.map(({ line }) => line)).toEqual([1, 101, 102, 2])
  expect(more).toBe(98)
  expect(passedOver).toEqual([{ tool: 'w', why: 'it writes', calls: 2 }])
})
