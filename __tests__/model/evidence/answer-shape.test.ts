import { describe, expect, test } from '@jest/globals'
import { compareShapes, shapeOfAnswer } from '../../../src/model/evidence/answer-shape.js'
import type { Json } from '../../../src/model/json.js'

const compare = (before: Json, after: Json) =>
  compareShapes(shapeOfAnswer(before), shapeOfAnswer(after)).map(({ pointer, change }) => `${pointer} ${change}`)

describe('compareShapes', () => {
  test.each<[string, Json, Json]>([
    ['the same', { a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }],
    ['other values', { a: 1, b: 'x', c: true }, { a: 2.5, b: '', c: false }],
    ['another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['other lengths', [{ a: 1 }], [{ a: 1 }, { a: 2 }, { a: 3 }]],
    ['an empty list', { l: [{ a: 1 }] }, { l: [] }],
    ['a list that was empty', { l: [] }, { l: [{ a: 1 }] }],
    ['no value', { a: { b: 1 } }, { a: null }],
    ['a value again', { a: null }, { a: { b: 1 } }],
    ['null among values', [1, null], [1]],
  ])('%s is no difference', (_, before, after) => {
    expect(compare(before, after)).toEqual([])
  })

  test.each<[string, Json, Json, string[]]>([
    ['a lost member', { a: 1, b: 2 }, { a: 1 }, ['/b lost']],
    ['a new member', { a: 1 }, { a: 1, b: 2 }, ['/b gained']],
    ['another type', { a: 1 }, { a: '1' }, ['/a retyped']],
    ['of a whole', [1], { a: 1 }, [' retyped']],
    ['the outermost place only', { a: { b: { c: 1 } } }, {}, ['/a lost']],
    ['in items', { l: [{ a: 1, b: 2 }] }, { l: [{ a: 1 }, { a: 2 }] }, ['/l/*/b lost']],
    ['of items', { l: [1, 2] }, { l: ['1'] }, ['/l/* retyped']],
    ['one more type', { l: [1] }, { l: [1, 'x'] }, ['/l/* retyped']],
    ['names like those of objects', JSON.parse('{"__proto__": 1}'), {}, ['/__proto__ lost']],
    ['names with slashes', { 'a/b': 1 }, {}, ['/a~1b lost']],
  ])('%s', (_, before, after, wanted) => {
    expect(compare(before, after)).toEqual(wanted)
  })
})

describe('shapeOfAnswer', () => {
  test('looks into text that holds JSON where it is told to', () => {
    const reads = (pointer: string) => pointer === '/text'
    expect(Object.keys(shapeOfAnswer({ text: ' {"a": [1]}', other: '{"b":1}' }, reads))).toEqual([
      ...['', '/text', '/text/(JSON)', '/text/(JSON)/a', '/text/(JSON)/a/*', '/other'],
    ])
    expect(Object.keys(shapeOfAnswer({ text: '{"a": [1]' }, reads))).toEqual(['', '/text'])
    expect(Object.keys(shapeOfAnswer({ text: '7' }, reads))).toEqual(['', '/text'])
  })

  test('ends on what is huge or deep', () => {
    const wide = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`k${at}`, 1]))
    expect(Object.keys(shapeOfAnswer(wide)).length).toBeLessThanOrEqual(2_000)
    let deep: Json = 1
    for (let level = 0; level < 5_000; level++) deep = [deep]
    expect(Object.keys(shapeOfAnswer(deep)).length).toBeLessThan(20)
  })
})
