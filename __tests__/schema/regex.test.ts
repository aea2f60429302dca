/** Automata against RegExp: matching, and the shortest word in some patterns and not in others. */
import { describe, expect, test } from '@jest/globals'
import { build } from '../../src/schema/regex/build.js'
import { matcherOf, matches } from '../../src/schema/regex/match.js'
import { shortestWord } from '../../src/schema/regex/walk.js'

const MOST = 100_000

function shortest(wanted: readonly string[], unwanted: readonly string[], flags = 'u', minLength = 0) {
  const machines = (sources: readonly string[]) => sources.map((source) => build(source, 'exact', flags))
  let left = MOST
  const spend = (steps: number): void => {
    left -= steps
    if (left < 0) throw new Error('too many steps')
  }
  const question = { wanted: machines(wanted), unwanted: machines(unwanted), minLength, maxLength: Infinity }
  return shortestWord({ ...question, excluded: [] }, spend)
}

/** With the `u` flag V8 also begins matches inside a surrogate pair, where no match can begin: asked place by place. */
function oracle(source: string, flags: string): (text: string) => boolean {
  if (!flags.includes('u')) return (text) => new RegExp(source, flags).test(text)
  const expression = new RegExp(source, `${flags}y`)
  return (text) => {
    let at = 0
    for (const character of [...text, '']) {
      expression.lastIndex = at
      if (expression.test(text)) return true
      at += character.length
    }
    return false
  }
}

const ABC = ['a', 'b', '-', '\n', '😀', '\ud83d', '\ude00']
const longer = (words: readonly string[]): string[] => ['', ...words.flatMap((word) => ABC.map((c) => word + c))]
const texts = [...new Set([...longer(longer(longer(['']))), 'aab-', '-😀a', 'b\na'])]
const LEAVES = [
  'a',
  'b',
  '-',
  '\\n',
  '😀',
  '\\ud83d',
  '\\ude00',
  '[ab]',
  '[^a]',
  '.',
  '\\w',
  '\\W',
  '[^\\ud83d]',
  '[^]',
]

function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

function pattern(random: (below: number) => number, depth: number): string {
  const inner = (): string => pattern(random, depth - 1)
  const kind = random(depth <= 0 ? 3 : 13)
  if (kind < 3) return LEAVES[random(LEAVES.length)] as string
  if (kind < 6) return inner() + inner()
  if (kind === 6) return `(?:${inner()}|${inner()})`
  if (kind === 7) return `(?:${inner()})${['*', '+', '?', '{2}', '{0,2}', '{1,3}', '*?'][random(7)]}`
  if (kind < 12) return `(?${['=', '!', '<=', '<!'][kind - 8]}${inner()})`
  return ['^', '$', '\\b', '\\B'][random(4)] as string
}

test.each([
  ['u', 1],
  ['iu', 2],
  ['', 3],
  ['m', 4],
])('random patterns with lookarounds and halves of pairs, flags "%s"', (flags, seed) => {
  const random = seeded(seed)
  const wrong: unknown[] = []
  for (let i = 0; i < 60; i++) {
    const [one, other] = [pattern(random, 4), pattern(random, 3)]
    const [inOne, inOther] = [oracle(one, flags), oracle(other, flags)]
    const machine = build(one, 'exact', flags)
    for (const text of texts) if (inOne(text) !== matches(machine, text)) wrong.push(['match', one, text])
    const word = shortest([one], [other], flags)
    const fits = (text: string): boolean => inOne(text) && !inOther(text)
    if (word === undefined ? texts.some(fits) : !fits(word)) wrong.push(['word', one, other, word])
    if (word !== undefined && texts.some((text) => [...text].length < [...word].length && fits(text)))
      wrong.push(['shortest', one, other, word])
  }
  expect(wrong).toEqual([])
})

describe('the shortest word', () => {
  const branching = (count: number): string => `^(a|b)*a(a|b){${count}}$`
  test.each<[what: string, wanted: string[], unwanted: string[], word: string | undefined]>([
    ['an inner lookahead', ['^(?:(?!--)[a-z-])+$'], ['^[a-z-](?:-?[a-z])*-?$'], undefined],
    ['a lookbehind at the end', ['^[a-z-]+(?<!-)$'], ['^[a-z-]*[a-z]$'], undefined],
    ['the other way round', ['^[a-z-]*[a-z]$'], ['^[a-z-]+(?<!-)$'], undefined],
    ['a lookahead in a lookbehind', ['^.*(?<=a(?=bc))bc$'], ['^.*abc$'], undefined],
    ['half a pair', ['^\\ud800$'], [], '\ud800'],
    ['only half a pair', ['^[^\\u{0}-\\u{d7ff}\\u{e000}-\\u{10ffff}]$'], ['^[\\ud800-\\udbff]$'], '\udc00'],
    ['two halves are one character', ['^\\ud83d\\ude00$'], ['^.$'], undefined],
    ['and never stand beside each other', ['^[\\ud800-\\udbff][\\udc00-\\udfff]$'], [], undefined],
    ['subsets without number', [branching(26)], ['^[ab]*a[ab]{26}$'], undefined],
    ['subsets without number, and a witness', [branching(22)], [branching(21)], 'abbbbbbbbbbbbbbbbbbbbba'],
  ])('%s', (_, wanted, unwanted, word) => {
    const found = shortest(wanted, unwanted)
    if (word === undefined || word.length < 9) expect(found).toBe(word)
    else expect([found?.length, new RegExp(wanted[0] as string).test(found as string)]).toEqual([23, true])
  })

  test.each<[what: string, wanted: string[], unwanted: string[], least: number, length: number | undefined]>([
    ['counts', ['^a{0,3000}$'], ['^a{0,2999}$'], 0, 3_000],
    ['counts that fit', ['^a{0,2000}$'], ['^a{0,2001}$'], 0, undefined],
    ['a great least length', ['^[a-z-]+$'], [], 100_000, 100_000],
    ['a period', ['^(?:abc)+$', '^(?:..)+$'], [], 99_999, 100_002],
    ['a long pattern', [`^${'ab'.repeat(2_000)}$`], ['^(?:ab){1999}$'], 0, 4_000],
  ])('%s', (_, wanted, unwanted, least, length) => {
    const word = shortest(wanted, unwanted, 'u', least)
    expect(word?.length).toBe(length)
    if (word !== undefined) expect(wanted.every((source) => new RegExp(source, 'u').test(word))).toBe(true)
  })
})

describe('a matcher', () => {
  test('takes linear time', () => {
    const matcher = matcherOf('^(?=(a+)+$)(?:a|aa)+$', 'u', build)
    if (typeof matcher === 'string') throw new Error(matcher)
    expect([matcher('a'.repeat(10_000)), matcher(`${'a'.repeat(10_000)}!`)]).toEqual([true, false])
  })

  test.each(['(.*)\\1', '(a)?\\1b', '(?:(?:a{0,500}){0,500}){0,500}', '(', '(?<x>a)|\\k<x>[^]'.repeat(2)])(
    'refuses %s',
    (source) => {
      expect(matcherOf(source, 'u', build)).toEqual(expect.any(String))
    },
  )

  test.each(['(a|b)\\1', '(a)\\1b', '(?:(a|bb)-)+'])('expands %s', (source) => {
    const machine = build(source, 'exact', 'u')
    for (const text of ['', 'a', 'b', 'ab', 'aa', 'bb', 'aab', 'abcda', 'abcdab', 'ba'])
      expect([text, matches(machine, text)]).toEqual([text, new RegExp(source, 'u').test(text)])
  })

  test('a language above and one below stand for a backreference to any text', () => {
    const [above, below] = (['above', 'below'] as const).map((closeness) => build('^(.*)-\\1$', closeness, 'u'))
    if (!above || !below) throw new Error('no machines')
    expect([matches(above, 'ab-cd'), matches(above, 'ab'), matches(below, 'ab-ab')]).toEqual([true, false, false])
  })
})
