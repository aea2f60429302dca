import { describe, expect, test } from '@jest/globals'
import { UserError } from '../../src/model/error.js'
import { type Json, objectOf } from '../../src/model/json.js'
import { join } from '../../src/model/pointer.js'
import { duplicateKeys, parseJson, positionOf, positionsIn } from '../../src/model/positions.js'

const TEXT = `{
  "tools": [
    { "name": "find", "inputSchema": { "maximum": 10, "enum": ["a", "b"] } },
    {
      "name": "dröp", "a/b": { "~": true },
      "": [[1, 2], []]
    }
  ]
}`

describe('positionOf', () => {
  test.each<[string, string, [number, number, number, number]]>([
    ['the document', '', [1, 1, 9, 2]],
    ['a member, from its key', '/tools/0/inputSchema/maximum', [3, 40, 3, 53]],
    ['an item, its value', '/tools/0/inputSchema/enum/1', [3, 69, 3, 72]],
    ['an item that is an object', '/tools/1', [4, 5, 7, 6]],
    ['escaped steps', '/tools/1/a~1b/~0', [5, 32, 5, 41]],
    ['an empty key', '/tools/1//0/1', [6, 16, 6, 17]],
    ['an empty array', '/tools/1//1', [6, 20, 6, 22]],
    ['the nearest node on the way', '/tools/0/inputSchema/properties/x', [3, 23, 3, 75]],
    ['an index out of range', '/tools/7', [2, 3, 8, 4]],
    ['a name that objects inherit', '/tools/0/toString', [3, 5, 3, 77]],
  ])('%s', (_what, pointer, [line, column, endLine, endColumn]) => {
    expect(positionOf(TEXT, pointer)).toEqual({ line, column, endLine, endColumn })
  })

  test('a byte order mark and CRLF do not count', () => {
    expect(positionOf('\ufeff{"a":1}', '/a')).toEqual({ line: 1, column: 2, endLine: 1, endColumn: 7 })
    expect(positionOf('{\r\n  "a": 1\r\n}', '/a')).toEqual({ line: 2, column: 3, endLine: 2, endColumn: 9 })
  })

  test('of twins the last one counts, as in JSON.parse', () => {
    expect(positionOf('{"a":1,\n"a":{"b":2}}', '/a/b')).toMatchObject({ line: 2, column: 6 })
  })

  test('depth is no matter of the call stack', () => {
    const depth = 50_000
    const text = `${'[\n'.repeat(depth)}1${']'.repeat(depth)}`
    expect(positionOf(text, '/0'.repeat(depth)).line).toBe(depth + 1)
  })

  test('each node of a seeded value is found where its own text stands', () => {
    let state = 11
    const random = (below: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((state / 2 ** 32) * below)
    }
    const keys = ['a', 'b"', '\\', '/', '~', '', '__proto__', '\n', '{', ']', '😀', ':,']
    const any = (depth: number): Json => {
      const kind = random(depth > 0 ? 6 : 4)
      if (kind === 0) return keys[random(keys.length)] ?? ''
      if (kind < 4) return [null, true, -1.5e3, 0][random(4)] ?? null
      const size = random(4)
      if (kind === 4) return Array.from({ length: size }, () => any(depth - 1))
      return objectOf(Array.from({ length: size }, () => [keys[random(keys.length)] ?? '', any(depth - 1)]))
    }
    for (let round = 0; round < 300; round++) {
      const value = any(5)
      const text = JSON.stringify(value, null, round % 3)
      const find = positionsIn(text)
      const starts = [0, ...[...text.matchAll(/\n/g)].map((match) => (match.index ?? 0) + 1)]
      const visit = (node: Json, pointer: string, key: string | undefined): void => {
        const { line, column, endLine, endColumn } = find(pointer)
        const cut = text.slice((starts[line - 1] ?? 0) + column - 1, (starts[endLine - 1] ?? 0) + endColumn - 1)
        if (key === undefined) expect(JSON.parse(cut)).toEqual(node)
        else expect(Object.entries(JSON.parse(`{${cut}}`))).toEqual([[key, node]])
        if (Array.isArray(node))
          for (const [index, item] of node.entries()) visit(item, join(pointer, index), undefined)
        else if (typeof node === 'object' && node !== null)
          for (const [name, item] of Object.entries(node)) visit(item, join(pointer, name), name)
      }
      visit(value, '', undefined)
    }
  })
})

describe('duplicateKeys', () => {
  test('names the members that are written twice in one object', () => {
    expect(duplicateKeys('{"a":1,\n "b":{"a":1},\n "a":2, "c":[{"x":1,"x":2}]}')).toMatchObject([
      { name: 'a', position: { line: 3, column: 2 } },
      { name: 'x', position: { line: 3, column: 21 } },
    ])
    expect(duplicateKeys(TEXT)).toEqual([])
  })
})

describe('parseJson', () => {
  test('reads what JSON.parse reads, a byte order mark too', () => {
    expect(parseJson('\ufeff {"a":[1]}\n', 'f')).toEqual({ a: [1] })
    expect(Object.keys(parseJson('{"__proto__":1}', 'f') as object)).toEqual(['__proto__'])
  })

  test.each([
    ['', 'f.json is empty.'],
    [' \n', 'f.json is empty.'],
    ['{"a":1,}', 'f.json is not JSON at line 1, column 8: a property name in double quotes is expected.'],
    ['{\n  "a": 1\n  "b": 2\n}', 'f.json is not JSON at line 3, column 3: a comma is expected.'],
    ['{"a":', 'f.json is not JSON at line 1, column 6: a value is expected.'],
    ['[1, 2', 'f.json is not JSON at line 1, column 6: a closing bracket is missing.'],
    ['{a: 1}', 'f.json is not JSON at line 1, column 2: this is no JSON value.'],
    ['{"a" 1}', 'f.json is not JSON at line 1, column 6: a colon is expected.'],
    ['{} {}', 'f.json is not JSON at line 1, column 4: the JSON value has ended, but the text goes on.'],
    ['// hi\n{}', 'f.json is not JSON at line 1, column 1: JSON has no comments.'],
    ['"a', 'f.json is not JSON at line 1, column 1: a string is not closed.'],
    ['"\\x"', 'f.json is not JSON at line 1, column 1: this escape does not exist in JSON.'],
    ['tools: []', 'f.json is not JSON at line 1, column 1: this is no JSON value.'],
    ['version https://git-lfs.github.com/spec/v1\noid sha256:1', 'f.json is a Git LFS pointer, not the file itself.'],
  ])('%j is refused with its place', (text, sentence) => {
    let refused: unknown
    try {
      parseJson(text, 'f.json')
    } catch (error) {
      refused = error
    }
    expect(refused).toBeInstanceOf(UserError)
    expect((refused as UserError).message).toBe(sentence)
    expect((refused as UserError).next).toMatch(/\.$/)
  })

  test('what is not JSON and very deep is refused too', () => {
    expect(() => parseJson('['.repeat(300_000), 'f')).toThrow(UserError)
  })
})
