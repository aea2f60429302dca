import { describe, expect, test } from '@jest/globals'
import { confusionIn, inexactNumbers } from '../../src/model/inexact.js'

describe('numbers that are not read exactly', () => {
  test.each([
    ['9007199254740993', '9007199254740992'],
    ['-9223372036854775807', '-9223372036854776000'],
    ['1e400', 'a number above all others'],
    ['-1e400', 'a number below all others'],
    ['1e-400', '0'],
    ['0.10000000000000000555', '0.1'],
    ['4503599627370497.5', '4503599627370498'],
  ])('%s', (written, read) => {
    expect(inexactNumbers(`{"a": [1,\n${written}]}`)).toEqual([{ written, read, line: 2 }])
  })

  test.each([
    ...['0', '-0', '0.0', '1', '-1.5', '0.1', '1.10', '100', '1E3', '1e+3', '1e-7', '0.0000001', '9007199254740991'],
    ...['9007199254740992', '1e21', '1000000000000000000000', '1.7976931348623157e308', '5e-324', '123456789012345.6'],
    ...['1.0000000000000000000', '"9007199254740993"', '"\\"9007199254740993"', '{"1e400": 1}', '0e9999'],
  ])('none in %s', (text) => {
    expect(inexactNumbers(`[${text}]`)).toEqual([])
  })

  test('hold for every decimal of fifteen digits', () => {
    for (let at = 0; at < 2_000; at++) {
      const digits = String(Math.floor(((at * 7919) % 2_000) * 4.99e11) + at).slice(0, 15)
      expect(inexactNumbers(`[0.${digits}, ${digits}, ${digits}e-20, -${digits}e20]`)).toEqual([])
    }
  })

  test('a long one is cut, lines are counted on', () => {
    const [first, second] = inexactNumbers(`\n[${'9'.repeat(1_000)},\n\n1e999]`)
    expect(first).toEqual({ written: `${'9'.repeat(40)}…`, read: 'a number above all others', line: 2 })
    expect(second?.line).toBe(4)
  })
})

describe('what doubles confuse', () => {
  test.each<[string[], RegExp | undefined]>([
    [['{"maximum": 9007199254740993}', '{"maximum": 9007199254740992}'], /9007199254740993 and 9007199254740992 are/],
    [['{"maximum": 9223372036854775807}', '{"maximum": 9223372036854775807}'], undefined],
    [['{"maximum": 9223372036854775807}', '{"maximum": 100}'], undefined],
    [['{"const": 1e400}', '{"const": 1e401}'], /1e400 and 1e401/],
    [['{"const": 4503599627370497.5}', '{"type": "integer"}'], /whole number 4503599627370498/],
    [['{"const": 10}', '{"const": 1e1}', '{"const": 10.0}'], undefined],
    [['{"a": "9007199254740993", "b": 9007199254740992}'], undefined],
  ])('in %j', (texts, expected) => {
    const found = confusionIn(texts)
    if (expected === undefined) expect(found).toBeUndefined()
    else expect(found).toMatch(expected)
  })
})
