/** One transition is one finding: which of several findings is kept. */
import { describe, expect, test } from '@jest/globals'
import type { Effect, Finding } from '../../src/model/finding.js'
import { settle } from '../../src/rules/claims.js'

function finding(rule: string, effect: Effect, path: string, more: Partial<Finding> = {}): Finding {
  return { rule, effect, tool: 'tool', side: 'input', pointer: `/at${path}/${rule}`, path, message: 'Told.', ...more }
}

const kept = (...findings: readonly Finding[]): readonly string[] =>
  settle(findings).map(({ rule, path, name, pointer }) => [rule, path, name ?? [], pointer].flat().join(' '))

describe('is told once', () => {
  test.each<[string, readonly Finding[], readonly string[]]>([
    [
      'the same node, reached by two ways',
      [
        finding('title-changed', 'advisory', '/a', { pointer: '/$defs/D/title' }),
        finding('title-changed', 'advisory', '/b', { pointer: '/$defs/D/title' }),
      ],
      ['title-changed /a /$defs/D/title'],
    ],
    [
      'a removed property, by its proof and by its declaration',
      [
        finding('property-removed', 'breaking', '', { name: 'a', keyword: 'properties' }),
        finding('property-removed', 'silent', '', { name: 'a', keyword: 'properties', pointer: '/properties/a' }),
      ],
      ['property-removed  a /at/property-removed'],
    ],
    [
      'a removed property that was required',
      [
        finding('required-property-removed', 'compatible', '', { name: 'a' }),
        finding('property-removed', 'silent', '', { name: 'a' }),
        finding('required-property-removed', 'compatible', '', { name: 'b' }),
      ],
      ['property-removed  a /at/property-removed', 'required-property-removed  b /at/required-property-removed'],
    ],
    [
      'a new property that is required',
      [
        finding('required-property-added', 'breaking', '/o', { name: 'a' }),
        finding('optional-property-added', 'compatible', '/o', { name: 'a' }),
      ],
      ['required-property-added /o a /at/o/required-property-added'],
    ],
    [
      'a property that somebody could send before',
      [
        finding('open-property-restricted', 'breaking', '/a'),
        finding('open-property-restricted', 'breaking', '/a/b', { name: 'c' }),
        finding('optional-property-added', 'compatible', '', { name: 'a' }),
      ],
      ['open-property-restricted /a /at/a/open-property-restricted'],
    ],
    [
      'a new property of a result that any result could have had before',
      [
        finding('open-property-restricted', 'compatible', '/a', { side: 'output' }),
        finding('optional-property-added', 'compatible', '', { side: 'output', name: 'a' }),
      ],
      ['optional-property-added  a /at/optional-property-added'],
    ],
    [
      'two directions at one place, the worse one',
      [finding('type-widened', 'compatible', '/a'), finding('type-narrowed', 'breaking', '/a')],
      ['type-narrowed /a /at/a/type-narrowed'],
    ],
    [
      'what lies in a value that may now be anything',
      [
        finding('type-widened', 'compatible', '/a', { pointer: '/properties/a' }),
        finding('bound-loosened', 'compatible', '/a/b', { pointer: '/properties/a' }),
        finding('required-property-removed', 'compatible', '/a', { name: 'c', pointer: '/properties/a' }),
      ],
      ['type-widened /a /properties/a'],
    ],
  ])('%s', (_name, findings, expected) => {
    expect(kept(...findings)).toEqual(expected)
  })
})

describe('is told each for itself', () => {
  test.each<[string, readonly Finding[]]>([
    [
      'two bounds of one value',
      [
        finding('bound-tightened', 'breaking', '/a', { keyword: 'minimum', pointer: '/a/minimum' }),
        finding('bound-tightened', 'breaking', '/a', { keyword: 'maximum', pointer: '/a/maximum' }),
      ],
    ],
    [
      'two directions at two places',
      [finding('type-widened', 'compatible', '/a', { after: 'string' }), finding('type-narrowed', 'breaking', '/b')],
    ],
    [
      'two patterns of names',
      [
        finding('pattern-properties-tightened', 'breaking', '/*', { name: '^a', pointer: '/patternProperties/^a' }),
        finding('pattern-properties-tightened', 'breaking', '/*', { name: '^b', pointer: '/patternProperties/^b' }),
      ],
    ],
    [
      'a worse finding inside a value that was freed otherwise',
      [
        finding('type-widened', 'compatible', '/a', { pointer: '/properties/a' }),
        finding('bound-tightened', 'breaking', '/a/b', { pointer: '/properties/a' }),
      ],
    ],
    [
      'a lost value and a new one of one list',
      [finding('enum-value-removed', 'breaking', '/a'), finding('enum-value-added', 'compatible', '/a')],
    ],
  ])('%s', (_name, findings) => {
    expect(settle(findings)).toEqual(findings)
  })
})
