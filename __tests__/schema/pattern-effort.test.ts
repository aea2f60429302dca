/** Which patterns may be left to a backtracking engine, and that the answer never depends on it. */
import { describe, expect, test } from '@jest/globals'
import { createLimit } from '../../src/io/limit.js'
import { soonEnding } from '../../src/schema/judging/effort.js'
import { flagsOf } from '../../src/schema/judging/pattern.js'
import { build } from '../../src/schema/regex/build.js'
import { Patterns } from '../../src/schema/regex/patterns.js'
import { Chance } from './random.js'

const patterns = new Patterns(createLimit(), build)
const endsSoon = (pattern: string, length: number): boolean => soonEnding(pattern, flagsOf(pattern))(length)

test.each([
  ['', 1e9],
  ['^[a-z0-9-]+$', 1e9],
  ['^https?://', 1e9],
  ['\\S', 1e9],
  ['^\\p{Lu}\\u{61}$', 1e9],
  ['^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$', 1e9],
  ['^(?:a|b|c)$', 1e9],
  ['^[a-z]+@[a-z]+$', 1_000],
  ['^[a-z]+\\.[a-z]+\\.[a-z]+$', 90],
  ['[a-z]+$', 1_000],
  ['^[a-z]{0,5000}$', 1e9],
])('%s ends soon on %d characters', (pattern, length) => {
  expect(endsSoon(pattern, length)).toBe(true)
})

test.each([
  ['^(a+)+$', 40],
  ['(a+)+$', 10_000],
  ['^(a|a)*$', 40],
  ['^(a?){40}a{40}$', 40],
  ['^(a*){40}$', 40],
  ['^(?:a|aa)+$', 60],
  ['^a*a*a*a*b$', 1_000],
  ['a*b', 100_000],
  ['a{5000}b', 100_000],
  ['^[a-z]{0,5000}[a-z]{0,5000}$', 10_000],
  ['^(?=(a+)+b)', 40],
  ['^(?<name>a+)+$', 40],
  ['^(a+)+\\1$', 40],
  ['^(\\w+\\s?)*$', 60],
  ['^\\p{2,}\\-\\p{2,}\\p{2,}$', 10_000],
  ['^(a{0,65}){3,}$', 40],
])('%s does not on %d characters', (pattern, length) => {
  expect(endsSoon(pattern, length)).toBe(false)
})

/** Random patterns, with many ways to go wrong for a backtracking engine. */
class Sources {
  private readonly chance: Chance

  constructor(chance: Chance) {
    this.chance = chance
  }

  pattern(depth: number): string {
    const { chance } = this
    const body = Array.from({ length: 1 + chance.below(2) }, () => this.sequence(depth)).join('|')
    return `${chance.likely(0.4) ? '^' : ''}${body}${chance.likely(0.4) ? '$' : ''}`
  }

  private sequence(depth: number): string {
    return Array.from({ length: 1 + this.chance.below(3) }, () => this.item(depth)).join('')
  }

  private item(depth: number): string {
    const { chance } = this
    const quantifiers = ['', '', '*', '+', '?', '{2}', '{1,3}', '{2,}', '*?', '+?', '{0,9}']
    if (depth === 0 || chance.likely(0.6))
      return (
        chance.one(['a', 'b', '.', '[ab]', '[^a]', '\\w', '\\]', '[\\]a]', '😀', '\\u{61}', '\\p{L}']) +
        chance.one(quantifiers)
      )
    const inner = `${this.sequence(depth - 1)}${chance.likely(0.3) ? `|${this.sequence(depth - 1)}` : ''}`
    if (chance.likely(0.15)) return `${chance.one(['(?=', '(?!', '(?<=', '(?<!'])}${inner})`
    return `${chance.one(['(', '(?:'])}${inner})${chance.one(quantifiers)}`
  }

  text(most: number): string {
    return Array.from({ length: this.chance.below(most) }, () =>
      this.chance.one(['a', 'a', 'a', 'b', ']', '😀', '\ud800']),
    ).join('')
  }
}

function runs(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test('') || true
  } catch {
    return false
  }
}

describe('random patterns', () => {
  test('are answered as RegExp answers, whoever answers', () => {
    const sources = new Sources(new Chance(5))
    let automata = 0
    for (let round = 0; round < 600; round++) {
      const pattern = sources.pattern(2)
      if (!runs(pattern)) continue
      const expression = new RegExp(pattern, 'u')
      for (let at = 0; at < 4; at++) {
        const text = sources.text(24)
        if (!endsSoon(pattern, text.length)) automata++
        // What an automaton would take is short enough here for RegExp as well, but for the worst.
        else expect([pattern, text, patterns.test(pattern, text)]).toEqual([pattern, text, expression.test(text)])
        if (text.length < 12)
          expect([pattern, text, patterns.test(pattern, text)]).toEqual([pattern, text, expression.test(text)])
      }
    }
    expect(automata).toBeGreaterThan(50)
  })

  test('end soon in a backtracking engine where it is said so', () => {
    const sources = new Sources(new Chance(6))
    const chance = new Chance(7)
    let tried = 0
    let slowest = 0
    for (let round = 0; round < 2_000; round++) {
      const pattern = sources.pattern(2)
      const length = chance.one([10, 20, 40, 100, 1_000, 10_000])
      if (!runs(pattern) || !endsSoon(pattern, length)) continue
      tried++
      const expression = new RegExp(pattern, 'u')
      for (const text of [`${'a'.repeat(length - 1)}!`, `${'ab'.repeat(length / 2 - 1)}!`]) {
        const begun = performance.now()
        expression.test(text)
        slowest = Math.max(slowest, performance.now() - begun)
      }
    }
    expect(tried).toBeGreaterThan(400)
    expect(slowest).toBeLessThan(1_000)
  })
})

test('a pattern that backtracks for ever is matched in milliseconds', () => {
  const text = 'a'.repeat(10_000)
  for (const [pattern, accepted] of [
    ['(a+)+$', false],
    ['^(a|a)*$', false],
    ['^(a?){50}a{50}', true],
  ] as const) {
    const begun = performance.now()
    expect(patterns.test(pattern, `${text}!`)).toBe(accepted)
    expect(patterns.test(pattern, text)).toBe(true)
    expect(performance.now() - begun).toBeLessThan(1_500)
  }
})
