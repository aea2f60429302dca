import { describe, expect, test } from '@jest/globals'
import { harmless } from '../../../src/io/github/log.js'
import { readLog } from '../../harness/runner-log.js'

const HOSTILE = [
  '::error file=a.js,line=1::forged',
  '  \t\u00a0\u3000::warning::forged',
  'x ##[stop-commands]token',
  '####[error]x',
  'first\r::add-mask::a',
  'first\u0085::add-mask::a',
  'first\u2028::add-mask::a',
  '\n\n \n::set-output name=outcome::pass',
  '\u001b[31m::error::x',
  '\ufeff::error::x',
  '::::error::x',
  '##[##[error]x]',
]

describe('no text that is printed becomes a command', () => {
  test.each(HOSTILE)('%j', (text) => {
    expect(readLog(harmless(text)).commands).toEqual([])
    expect(readLog(harmless(`before\n${text}\nafter`)).commands).toEqual([])
  })

  test('whatever pieces are put together', () => {
    const pieces = [
      '::',
      ':',
      '#',
      '##[',
      '[',
      ']',
      'error',
      'stop-commands',
      ' ',
      '\n',
      '\r',
      '\u00a0',
      'x',
      '\u200b',
      '\u001b',
    ]
    let seed = 7
    const next = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed
    }
    for (let round = 0; round < 20_000; round++) {
      const text = Array.from({ length: 1 + (next() % 9) }, () => pieces[(next() >> 8) % pieces.length]).join('')
      expect([text, readLog(harmless(text)).commands.length]).toEqual([text, 0])
    }
  })

  test('the oracle itself sees them without the cure', () => {
    expect(HOSTILE.filter((text) => readLog(text).commands.length > 0).length).toBeGreaterThan(6)
  })
})

test('harmless text stays as it is', () => {
  const text = 'a::b c: d\n  - ## [x]\n\ttab ✓ 日本語 😀'
  expect(harmless(text)).toBe(text)
})

test('control characters are shown and not sent', () => {
  expect(harmless('a\u001b[2Jb\u0000c')).toBe('a\ufffd[2Jb\ufffdc')
})
