import { describe, expect, test } from '@jest/globals'
import { cut, harmless, jsonLine, visible, visibleJson } from '../../src/report/words.js'

describe('visible', () => {
  test.each([
    ['plain, with é, 漢字\u3000and 😀', 'plain, with é, 漢字\u3000and 😀'],
    ['a\nb\r\tc', 'a\\nb\\r\\tc'],
    ['\u001b[31mred', '\\u001b[31mred'],
    ['\u009b31m', '\\u009b31m'],
    ['a\u202eb\u2066c', 'a\\u202eb\\u2066c'],
    ['z\u200bw\ufeff', 'z\\u200bw\\ufeff'],
    ['soft\u00adhyphen', 'soft\\u00adhyphen'],
    ['nbsp\u00a0', 'nbsp\\u00a0'],
    ['\u{e0041}', '\\udb40\\udc41'],
    ['\ud800', '\\ud800'],
    ['\u3164\u2800\uffff', '\\u3164\\u2800\\uffff'],
    ['::error::x', '\\u003a:error::x'],
    ['  ::error::x', '  \\u003a:error::x'],
    ['std::vector', 'std::vector'],
    ['##[group]', '##\\u005bgroup]'],
  ])('%j is %s', (text, expected) => expect(visible(text)).toBe(expected))
  test.each([['👨\u200d👩\u200d👧'], ['❤\ufe0f'], ['می\u200cخواهم'], ['👋🏽\u200d♂\ufe0f'], ['क्\u200dष']])(
    'honest writing stays: %s',
    (text) => expect(visible(text)).toBe(text),
  )
  test.each([
    ['zero width between letters', 'pa\u200dy', 'pa\\u200dy'],
    ['a joiner at the end', '👨\u200d', '👨\\u200d'],
    ['a selector after a letter', 'a\ufe0f', 'a\\ufe0f'],
  ])('%s does not', (_, text, expected) => expect(visible(text)).toBe(expected))
  test('is the same when done again', () => {
    const once = visible('a\n::\u202e##[x]')
    expect(visible(once)).toBe(once)
  })
})

describe('cut', () => {
  test('keeps what fits', () => expect(cut('abc', 3)).toBe('abc'))
  test('ends in …', () => expect(cut('abcd', 3)).toBe('ab…'))
  test('tears no character', () => expect(cut('a😀b', 3)).toBe('a…'))
})

describe('JSON', () => {
  const values = [
    { a: '\u202e\u001b ##[x] <b> @team ![x](y) [a][b] \\| \\\\| \\@x' },
    ['::', '\n', '\ud800', '\u{e0041}', null, 1e300, -0.5],
    { '<k>': { '@k': [[], {}] } },
  ]
  test.each(values.map((value) => [value]))('a line can be pasted: %j', (value) => {
    expect(JSON.parse(jsonLine(value))).toEqual(value)
    expect(JSON.parse(harmless(jsonLine(value)))).toEqual(value)
    expect(jsonLine(value)).not.toContain('\n')
  })
  test('a document keeps its values', () => {
    expect(JSON.parse(visibleJson(JSON.stringify(values, null, 2)))).toEqual(values)
  })
  test('a long value is cut', () => {
    expect(jsonLine('x'.repeat(5_000))).toMatch(/^"x{1998}…$/)
  })
})
