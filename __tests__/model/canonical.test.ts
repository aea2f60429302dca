import { describe, expect, test } from '@jest/globals'
import canonicalize from 'canonicalize'
import { canonicalText, digest, digestOfContract, digestOfTool, pinOf } from '../../src/model/canonical.js'
import type { Contract } from '../../src/model/contract.js'
import { type Json, objectOf } from '../../src/model/json.js'
import { parseContract } from '../../src/model/parse.js'

const contractOf = (value: Json): Contract => parseContract(value, 'test')

describe('canonicalText', () => {
  test.each<[string, Json, string]>([
    [
      'sorts members by UTF-16 code units',
      { '\u20ac': 1, '\r': 2, '1': 3, '😀': 4, '\ufb33': 5 },
      '{"\\r":2,"1":3,"€":1,"😀":4,"\ufb33":5}',
    ],
    [
      'prints numbers as ECMAScript does',
      [1e30, 4.5, 0.002, 1e-27, -0, JSON.parse('333333333.33333329')],
      '[1e+30,4.5,0.002,1e-27,0,333333333.3333333]',
    ],
    ['escapes as little as it may', '\u0000\n"\\/é', '"\\u0000\\n\\"\\\\/é"'],
    ['keeps the order of arrays', [2, 1, [], {}], '[2,1,[],{}]'],
    ['has a text for a lone surrogate', 'a\ud800', '"a\\ud800"'],
    [
      'keeps a member called __proto__',
      objectOf([
        ['b', 1],
        ['__proto__', { toJSON: 'x' }],
      ]),
      '{"__proto__":{"toJSON":"x"},"b":1}',
    ],
    ['keeps numbers too large for a double apart', JSON.parse('[1e999,-1e999,null]'), '[1e999,-1e999,null]'],
  ])('%s', (_what, value, text) => expect(canonicalText(value)).toBe(text))

  test('agrees with the RFC library on seeded values', () => {
    const random = seeded(7)
    for (let round = 0; round < 3_000; round++) {
      const value = anyValue(random, 4)
      expect(canonicalText(value)).toBe(canonicalize(value))
    }
  })

  test('is the same at every depth', () => {
    let [value, text]: [Json, string] = [{ b: 1, a: [2] }, '{"a":[2],"b":1}']
    for (let level = 0; level < 120; level++) {
      expect(canonicalText(value)).toBe(text)
      ;[value, text] = [{ b: [value], a: level }, `{"a":${level},"b":[${text}]}`]
    }
  })

  test('is not bounded by the call stack', () => {
    let deep: Json = 1
    for (let level = 0; level < 100_000; level++) deep = level % 2 === 0 ? [deep] : { a: deep }
    expect(canonicalText(deep)).toHaveLength(100_000 * 4 + 1)
  })
})

describe('digests', () => {
  const tool = { name: 'a', description: 'A', inputSchema: { type: 'object', properties: { _meta: {}, b: {} } } }

  test('are SHA-256 of the canonical text', () => {
    // printf '{"a":1}' | sha256sum
    expect(digest({ a: 1 })).toBe('sha256:015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862')
  })

  test.each<[string, Json]>([
    [
      'key order',
      {
        tools: [
          { inputSchema: { properties: { b: {}, _meta: {} }, type: 'object' }, description: 'A', name: 'a' },
          { name: 'b' },
        ],
      },
    ],
    ['list order', { tools: [{ name: 'b' }, tool] }],
    [
      '_meta, ttlMs, cacheScope, resultType, an empty cursor',
      {
        tools: [{ ...tool, _meta: { x: 1 } }, { name: 'b' }],
        _meta: {},
        ttlMs: 5,
        cacheScope: 'public',
        resultType: 'complete',
        nextCursor: '',
      },
    ],
    ['pages', [{ result: { tools: [{ name: 'b' }], nextCursor: 'x' } }, { result: { tools: [tool] } }]],
  ])('do not count %s', (_what, value) => {
    expect(digestOfContract(contractOf(value))).toBe(digestOfContract(contractOf({ tools: [tool, { name: 'b' }] })))
  })

  test.each<[string, Json]>([
    ['a description', { ...tool, description: 'B' }],
    ['a property called _meta', { ...tool, inputSchema: { type: 'object', properties: { b: {} } } }],
    ['the order in an array', { ...tool, inputSchema: { ...tool.inputSchema, required: ['b', '_meta'] } }],
    ['a member that MCP does not know', { ...tool, 'x-vendor': 1 }],
  ])('count %s', (_what, other) => {
    const [one, two] = [tool, other].map((value) => contractOf({ tools: [value as Json] }))
    expect(digestOfContract(one as Contract)).not.toBe(digestOfContract(two as Contract))
    expect(digestOfTool(one?.tools[0] as never)).not.toBe(digestOfTool(two?.tools[0] as never))
    expect(pinOf(one as Contract, two as Contract)).toBe('changed')
  })

  test('the pin compares what both contracts speak of', () => {
    const plain = contractOf({ tools: [tool] })
    const capture = contractOf({
      tools: [tool],
      prompts: [{ name: 'p' }],
      initialize: { protocolVersion: '2025-06-18', capabilities: {} },
    })
    expect(pinOf(plain, capture)).toBe('same')
    expect(pinOf(capture, contractOf({ tools: [tool], prompts: [] }))).toBe('changed')
  })
})

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function anyValue(random: () => number, depth: number): Json {
  const kind = Math.floor(random() * (depth > 0 ? 7 : 5))
  if (kind === 0) return null
  if (kind === 1) return random() < 0.5
  if (kind === 2)
    return random() < 0.5 ? Math.floor(random() * 2 ** 31) : (random() - 0.5) * 10 ** Math.floor(random() * 40 - 20)
  if (kind <= 4) return anyText(random)
  const size = Math.floor(random() * 4)
  if (kind === 5) return Array.from({ length: size }, () => anyValue(random, depth - 1))
  return objectOf(Array.from({ length: size }, () => [anyText(random), anyValue(random, depth - 1)]))
}

const PIECES = [
  'a',
  'B',
  '"',
  '\\',
  '\n',
  '\u0001',
  'é',
  '€',
  '😀',
  '\ufb33',
  '__proto__',
  'constructor',
  '/',
  '\u2028',
]

function anyText(random: () => number): string {
  return Array.from({ length: Math.floor(random() * 4) }, () => PIECES[Math.floor(random() * PIECES.length)]).join('')
}
