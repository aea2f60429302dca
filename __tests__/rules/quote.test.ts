import { describe, expect, test } from '@jest/globals'
import { quote, quoteBoth, shorten } from '../../src/rules/wording/quote.js'

const FACE = '\u{1F600}'
const isWhole = (text: string): boolean =>
  !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text)

describe('quote', () => {
  test('writes short values as JSON and cuts long ones at 80 characters', () => {
    expect(quote({ b: 1, a: [null] })).toBe('{"a":[null],"b":1}')
    expect(quote('x'.repeat(78))).toBe(`"${'x'.repeat(78)}"`)
    const cut = quote('x'.repeat(79))
    expect(cut).toHaveLength(80)
    expect(cut.endsWith('x…"')).toBe(true)
  })

  test('tears neither a surrogate pair nor an escape', () => {
    for (let lead = 60; lead < 90; lead++) {
      expect(isWhole(quote('x'.repeat(lead) + FACE.repeat(40)))).toBe(true)
      expect(quote(`${'x'.repeat(lead)}${'\u0001'.repeat(40)}`)).not.toMatch(/\\(u[\da-f]{0,3})?…/)
      expect(quote(`${'x'.repeat(lead)}${'\n'.repeat(40)}`)).not.toMatch(/(^|[^\\])(\\\\)*\\…/)
    }
  })

  test('stays on one line', () => {
    expect(quote('a\nb\r\u2028')).not.toMatch(/[\n\r]/)
  })
})

describe('quoteBoth', () => {
  test('quotes short texts whole', () => {
    expect(quoteBoth('Reads a file.', 'Reads one file.')).toEqual(['"Reads a file."', '"Reads one file."'])
  })

  test('shows the difference of long texts', () => {
    const shared = 'This sentence is the same in both texts. '.repeat(20)
    const [before, after] = quoteBoth(`${shared}It ends well.`, `${shared}It ends badly.`)
    expect(before).toContain('It ends well.')
    expect(after).toContain('It ends badly.')
    expect(before.startsWith('"…')).toBe(true)
  })

  test('never gives the same quote for texts that differ, nor more than 80 characters', () => {
    for (let at = 0; at < 400; at += 7) {
      const text = FACE.repeat(200)
      const [before, after] = quoteBoth(text, `${text.slice(0, at)}!${text.slice(at)}`)
      expect(before).not.toBe(after)
      expect(Math.max(before.length, after.length)).toBeLessThanOrEqual(80)
      if (at % 2 === 0) expect([before, after].every(isWhole)).toBe(true)
    }
  })
})

test('shorten makes one line of at most 160 characters', () => {
  expect(shorten('a\n  b')).toBe('a b')
  expect(shorten(`${'x'.repeat(158)}${FACE.repeat(9)}`)).toBe(`${'x'.repeat(158)}…`)
})
