import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { visible } from '../../src/model/visible.js'

describe('visible', () => {
  test.each([
    ['a\nb\tc\r', 'a\\nb\\tc\\r'],
    ['\u001b[31mred', '\\u001b[31mred'],
    ['::error::x', '\\u003a:error::x'],
    ['a ##[error]', 'a ##\\u005berror]'],
    ['\u202egnp', '\\u202egnp'],
    ['plain é', 'plain é'],
  ])('%j', (text, shown) => expect(visible(text)).toBe(shown))
})

test('the schema of the report admits pointers with line breaks', () => {
  const schema = readFileSync(join(process.cwd(), 'docs/schemas/report.schema.json'), 'utf8')
  const patterns = [...schema.matchAll(/"pattern": ("\^\(\/.*")/g)].map(([, text = '""']) => JSON.parse(text) as string)
  expect(patterns.length).toBeGreaterThan(0)
  for (const pattern of patterns) {
    expect('/a\nb/\u2028').toMatch(new RegExp(pattern, 'u'))
    expect('').toMatch(new RegExp(pattern, 'u'))
    expect('a').not.toMatch(new RegExp(pattern, 'u'))
  }
})
