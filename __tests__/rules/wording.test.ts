/** The phrases of the schema rules, and the small tables that they come from. */
import { describe, expect, test } from '@jest/globals'
import type { Json } from '../../src/model/json.js'
import { renameHint } from '../../src/rules/matching/likeness.js'
import { beyondPrecision, tellLoosened, tellTightened } from '../../src/rules/reading/bounds.js'
import { groundOf, roadOf } from '../../src/rules/reading/places.js'
import { listedValues, namedTypes, typesWithout } from '../../src/rules/reading/values.js'
import type { SchemaChange } from '../../src/rules/rule.js'
import { directionsOf, effectOf, viewOf } from '../../src/rules/variance.js'
import {
  enumerate,
  gains,
  keywordChange,
  list,
  loses,
  picture,
  placeName,
  typeWords,
} from '../../src/rules/wording/wording.js'

const change: SchemaChange = {
  side: 'input',
  direction: 'narrowed',
  keyword: 'maxLength',
  path: '/a',
  baseline: { maxLength: 9 },
  candidate: { maxLength: 5 },
  baselinePointer: '/properties/a',
  candidatePointer: '/properties/a/maxLength',
  witness: { a: 'aaaaaa' },
}

describe('places', () => {
  test.each([
    ['', 'The arguments'],
    ['/a', '`a`'],
    ['/filter/tags/*', '`filter.tags[*]`'],
    ['/point/0', '`point[0]`'],
    ['/Notion-Version', '`Notion-Version`'],
    ['/größe', '`größe`'],
    ['/a b', '`["a b"]`'],
    ['/x~1y/~0z', '`["x/y"]["~z"]`'],
    ['/new\nline', '`["new\\nline"]`'],
    ['/tick`tick', '`["tick\'tick"]`'],
  ])('%j is %s', (path, words) => {
    expect(placeName(path, 'The arguments')).toBe(words)
  })

  test('a long place shows its end', () => {
    const name = placeName(`/${'deep/'.repeat(60)}end`, '')
    expect([name.endsWith('.deep.end`'), name.startsWith('`…'), [...name].length]).toEqual([true, true, 82])
  })
})

describe('sentences', () => {
  test('speak of what callers send and of what readers meet', () => {
    expect([loses(change, 'null'), gains({ ...change, side: 'output' }, 'null')]).toEqual([
      '`a` no longer accepts null.',
      '`a` can now also be null.',
    ])
    expect(loses({ ...change, path: '' }, 'null')).toBe('The arguments no longer accept null.')
  })

  test('count what does not fit', () => {
    expect(list(['json', 'csv'])).toBe('"json" or "csv"')
    expect(list([1, 2, 3, 4, 5, 6, 7])).toBe('1, 2, 3, 4, 5 and 2 more')
    expect(enumerate(['x'.repeat(70), 'y'.repeat(20), 'z'], 'and')).toBe(`${'x'.repeat(70)} and 2 more`)
    expect([typeWords(['string', 'null']), enumerate([], 'or')]).toEqual(['a string or null', 'nothing'])
  })

  test('name both values of a keyword, or the one there is', () => {
    expect(keywordChange(change)).toBe('`maxLength` was 9 and is now 5')
    expect(keywordChange({ ...change, baseline: undefined })).toBe('`maxLength` is now 5')
    expect(keywordChange({ ...change, candidate: {} })).toBe('`maxLength` was 9')
    expect(keywordChange({ ...change, candidate: { maxLength: 9 } })).toBe('`maxLength` is 9 on both sides')
    expect(keywordChange({ ...change, keyword: '' })).toBe('the schema differs')
    expect(keywordChange({ ...change, keyword: '', baseline: true, candidate: false })).toBe(
      'the schema is now false, which accepts nothing',
    )
    expect(keywordChange({ ...change, keyword: '', baseline: true })).toBe(
      'the schema was true, which accepts anything',
    )
  })

  test.each<[Json, string]>([
    [false, 'nothing'],
    [{ const: 'a' }, '"a"'],
    [{ enum: [1, 2] }, '1 or 2'],
    [{ type: ['string', 'null'] }, 'a string or null'],
    [{ type: 'object', title: 'Circle' }, 'an object ("Circle")'],
    [{ type: 'object', required: ['r'] }, 'an object with `r`'],
    [{ required: ['a', 'b'] }, 'an object with `a` and `b`'],
    [{ properties: { a: {} } }, 'an object with `a`'],
    [{ type: 'string', pattern: '^v' }, 'a string with `pattern` "^v"'],
    [{ minLength: 3 }, 'a value of {"minLength":3}'],
    [{ not: { description: 'x'.repeat(80) } }, 'a value of another schema'],
  ])('picture %j', (schema, words) => {
    expect(picture(schema)).toBe(words)
  })
})

describe('bounds', () => {
  test.each<[string, Json, Json, string | undefined]>([
    ['maximum', { maximum: 1000 }, { maximum: 100 }, 'may now be at most 100 (was 1000)'],
    ['maximum', {}, { maximum: 100 }, 'may now be at most 100 (was not limited)'],
    ['exclusiveMinimum', { minimum: 0 }, { exclusiveMinimum: 0 }, 'must now be more than 0 (was at least 0)'],
    ['minLength', { minLength: 0 }, { minLength: 1 }, 'must now have at least 1 character (was 0)'],
    ['maxItems', {}, { maxItems: 2 }, 'may now hold at most 2 items (was not limited)'],
    ['maximum', { maximum: 5 }, { maximum: 5 }, undefined],
    ['maximum', { maximum: 5 }, { maximum: 9 }, undefined],
    ['minimum', { minimum: 0 }, { minimum: 0, exclusiveMinimum: true }, 'must now be more than 0 (was at least 0)'],
    [
      'exclusiveMinimum',
      { minimum: 0 },
      { minimum: 0, exclusiveMinimum: true },
      'must now be more than 0 (was at least 0)',
    ],
    ['pattern', {}, { pattern: 'a' }, undefined],
  ])('%s from %j to %j', (keyword, before, after, words) => {
    expect(tellTightened(keyword, before, after)).toBe(words)
  })

  test.each<[string, Json, Json, string | undefined]>([
    ['maximum', { maximum: 100 }, { maximum: 1000 }, 'may now be at most 1000 (was 100)'],
    ['minimum', { minimum: 1 }, { minimum: 0 }, 'need only be at least 0 now (was 1)'],
    ['maxLength', { maxLength: 9 }, {}, 'need no longer have at most 9 characters'],
    ['maximum', { maximum: 9 }, { maximum: 5 }, undefined],
  ])('%s given way from %j to %j', (keyword, before, after, words) => {
    expect(tellLoosened(keyword, before, after)).toBe(words)
  })

  test('only bounds that no number of a client crosses are beyond precision', () => {
    expect([
      beyondPrecision('maximum', 2 ** 53 - 1),
      beyondPrecision('minimum', -(2 ** 53 - 1)),
      beyondPrecision('maximum', 2 ** 53 - 2),
      beyondPrecision('minimum', 2 ** 53),
      beyondPrecision('maxLength', 2 ** 53),
    ]).toEqual([true, true, false, false, false])
  })
})

describe('renames', () => {
  const object = (properties: { [name: string]: Json }): Json => ({ properties })
  const told = { type: 'string', description: 'Where to look.' }
  test.each<[string, string, Json, Json, string | undefined]>([
    ['case and separators', 'up_depth', { type: 'integer' }, object({ upDepth: { type: 'integer' } }), 'upDepth'],
    ['a letter more', 'colour', {}, object({ color: {} }), 'color'],
    ['another type', 'colour', { type: 'string' }, object({ color: { type: 'integer' } }), undefined],
    ['the very same schema and text', 'ref', told, object({ target: told, other: {} }), 'target'],
    ['a schema that says little', 'ref', { type: 'string' }, object({ target: { type: 'string' } }), undefined],
    ['two that have the same text', 'ref', told, object({ target: told, place: told }), undefined],
    ['the likest of two', 'user_name', {}, object({ userName: {}, user_names: {} }), 'userName'],
    ['nothing new', 'ref', told, object({}), undefined],
  ])('%s', (_name, removed, schema, candidate, heir) => {
    const hint = renameHint(removed, object({ [removed]: schema }), candidate)
    expect(hint).toBe(heir === undefined ? '' : ` (it looks renamed to ${JSON.stringify(heir)})`)
  })
})

describe('schemas', () => {
  test('are read for the values and types that they name', () => {
    expect(listedValues({ oneOf: [{ const: 1 }, { type: 'null' }, { enum: [2] }] })).toEqual([1, null, 2])
    expect(listedValues({ type: 'string', enum: ['a', 1, null] })).toEqual(['a'])
    expect(listedValues({ anyOf: [{ const: 1 }, { type: 'string' }] })).toBeUndefined()
    expect(namedTypes({ anyOf: [{ type: 'string' }, { enum: [1, 1.5] }] })).toEqual(['string', 'integer', 'number'])
    expect(typesWithout(['integer', 'null'], ['number'])).toEqual(['null'])
  })

  test('keywords are told from names that look like them', () => {
    expect(roadOf('/properties/not/not').map(({ keyword, name }) => name ?? keyword)).toEqual(['not', 'not'])
    expect(roadOf('/items/0/items').map(({ keyword, name }) => [keyword, name])).toEqual([
      ['items', '0'],
      ['items', undefined],
    ])
    expect(groundOf(change)).toBe('value')
    expect(groundOf({ ...change, candidatePointer: '/properties/not/maxLength' })).toBe('value')
    expect(groundOf({ ...change, candidatePointer: '/not/properties/a/maxLength' })).toBe('negated')
    expect(groundOf({ ...change, candidatePointer: '/then/properties/a/maxLength' })).toBe('conditional')
    expect(groundOf({ ...change, opened: '/a' })).toBe('opened')
  })
})

describe('variance', () => {
  test('an input may widen, an output may narrow', () => {
    expect(
      (['input', 'output'] as const).map((side) => directionsOf(side).map((direction) => effectOf(side, direction))),
    ).toEqual([
      ['breaking', 'compatible'],
      ['breaking', 'compatible'],
    ])
    expect([effectOf('input', 'narrowed'), effectOf('output', 'narrowed')]).toEqual(['breaking', 'compatible'])
  })

  test('callers and readers have views of their own, unless semantics are strict', () => {
    expect([viewOf('input', 'caller'), viewOf('output', 'caller'), viewOf('output', 'strict')]).toEqual([
      'caller',
      'reader',
      'strict',
    ])
  })
})
