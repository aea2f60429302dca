/** The words that a phrase needs spare its pattern, so whatever the pattern matches has to hold them. */
import { describe, expect, test } from '@jest/globals'
import { type CharSet, type Concatenation, type Element, JS } from 'refa'
import { ASKS } from '../../../src/rules/prose/asked.js'
import { mayHold } from '../../../src/rules/prose/phrase.js'
import { PHRASES } from '../../../src/rules/prose/phrase-table.js'

const SAMPLES = 600

describe.each([...Object.entries(PHRASES), ['asked', ASKS] as const])('%s', (_, table) => {
  test.each(table().map((phrase, index) => ({ index, phrase })))('phrase $index', ({ phrase }) => {
    const pattern = new RegExp(phrase.source, 'u')
    const texts = samplesOf(phrase.source).flatMap((sample) => pattern.exec(sample)?.[0] ?? [])
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter((text) => !mayHold(text, phrase))).toEqual([])
  })
})

/** Texts made of the pattern; as assertions are left out, some do not match. */
function samplesOf(source: string): string[] {
  const { expression } = JS.Parser.fromLiteral({ source, flags: 'u' }).parse({ assertions: 'unknown' })
  let seed = 1
  return Array.from({ length: SAMPLES }, () => one(expression.alternatives))

  function next(below: number): number {
    seed = (seed * 16_807) % 2_147_483_647
    return seed % below
  }

  function one(alternatives: readonly Concatenation[]): string {
    return (alternatives[next(alternatives.length)]?.elements ?? []).map(written).join('')
  }

  function written(element: Element): string {
    if (element.type === 'CharacterClass') return letterOf(element.characters)
    if (element.type === 'Alternation') return one(element.alternatives)
    if (element.type !== 'Quantifier') return ''
    const times = element.min + next(Math.min(element.max - element.min, 3) + 1)
    return Array.from({ length: times }, () => one(element.alternatives)).join('')
  }

  /** A small letter where there is one, and often a blank, so that words end where the pattern has to see one end. */
  function letterOf({ ranges }: CharSet): string {
    const holds = (letter: string): boolean => ranges.some(({ min, max }) => min <= code(letter) && code(letter) <= max)
    if (holds(' ') && next(3) === 0) return ' '
    const from = LETTERS.filter(holds)
    return from[next(Math.max(from.length, 1))] ?? String.fromCodePoint(ranges[0]?.min ?? 0)
  }
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

function code(letter: string): number {
  return letter.codePointAt(0) ?? 0
}
