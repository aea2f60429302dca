/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how references are written. */
import { describe, expect, test } from '@jest/globals'
import { createLimit } from '../../../src/io/limit.js'
import type { Answer } from '../../../src/model/evidence/answer.js'
import type { Json } from '../../../src/model/json.js'
import { captureFrom, judgeAnswer } from '../../../src/model/suite/judge-answer.js'
import { readSuite } from '../../../src/model/suite/read-suite.js'
import type { SuiteCase } from '../../../src/model/suite/suite.js'

const caseOf = (expect: string): SuiteCase => {
  const text = `setup: { v: 7 }\ncases:\n  - name: a\n    tool: t\n    expect:\n${expect}`
  const [one] = readSuite(text, 's.yml', { readVariable: () => '' }).cases
  if (one === undefined) throw new Error('The suite has one case.')
  return one
}
const ground = {
  values: new Map<string, Json>([['v', 7]]),
  maskIn: (t: string) => t.replaceAll('hush', '***'),
  limit: createLimit(),
}
const result = (structuredContent: Json, more: { [key: string]: Json } = {}): Answer => ({
  kind: 'result',
  result: { content: [{ type: 'text', text: 'some text' }], structuredContent, ...more },
  ms: 12,
})
const told = (expect: string, answer: Answer) =>
  judgeAnswer(caseOf(expect), answer, ground).map(({ path, expectation, message, at }) => [
    ...[path ?? '', expectation, message, at.line],
  ])

describe('assertions', () => {
  const VALUE: Json = {
    n: 3,
    f: 1.5,
    s: 'grüße 😀',
    l: [1, 2, { k: 'v' }],
    o: { a: 1, b: [2] },
    nil: null,
    t: true,
    many: [{ x: 1 }, { x: 2 }],
  }
  const assert = (path: string, said: string) => told(`      structured:\n        ${path}: ${said}\n`, result(VALUE))

  test.each([
    ['$.n', '3'],
    ['$.n', '3.0'],
    ['$.n', '{ type: integer }'],
    ['$.n', '{ type: [string, number] }'],
    ['$.n', '{ value: { minimum: 3, maximum: 3 } }'],
    ['$.n', '{ not: { equals: 4 } }'],
    ['$.n', '{ not: { equals: "${v}" } }'],
    ['$.f', '{ not: { type: integer }, type: number }'],
    ['$.s', '{ matches: "^gr.ße .$" }'],
    ['$.s', '{ length: 7, contains: üß }'],
    ['$.s', '{ not: { contains: x, matches: "^x" } }'],
    ['$.l', '{ length: { minimum: 3 }, type: array, contains: 2 }'],
    ['$.l', '{ contains: { k: v } }'],
    ['$.o', '{ equals: { b: [2], a: 1 }, length: 2, contains: { a: 1 } }'],
    ['$.nil', 'null'],
    ['$.nil', '{ exists: true, type: "null" }'],
    ['$.none', '{ exists: false }'],
    ['$.none', '{ count: 0 }'],
    ['$.many[*].x', '{ count: 2, value: { minimum: 1, maximum: 2 } }'],
    ['$.many[?@.x > 1].x', '2'],
    ['$', '{ type: object }'],
  ])('%s: %s holds', (path, said) => {
    expect(assert(path, said)).toEqual([])
  })

  test.each([
    ['$.n', '4', 'equals', '4 was expected, and it is 3'],
    ['$.n', '"3"', 'equals', '"3" was expected, and it is 3'],
    ['$.n', '"${v}"', 'equals', '7 was expected, and it is 3'],
    ['$.f', '{ type: integer }', 'type', 'integer was expected, and it is 1.5'],
    ['$.n', '{ value: { minimum: 4 } }', 'value', 'a number of at least 4 was expected, and it is 3'],
    ['$.s', '{ value: 1 }', 'value', 'a number of 1 was expected, and it is "grüße 😀"'],
    ['$.s', '{ matches: "^x" }', 'matches', 'a text that matches "^x" was expected, and it is "grüße 😀"'],
    ['$.n', '{ matches: "3" }', 'matches', 'a text that matches "3" was expected, and it is 3'],
    ['$.s', '{ length: 8 }', 'length', 'the length 8 was expected, and it is "grüße 😀"'],
    ['$.n', '{ length: 1 }', 'length', 'the length 1 was expected, and it is 3'],
    ['$.l', '{ contains: 3 }', 'contains', 'something with 3 was expected, and it is [1,2,{"k":"v"}]'],
    ['$.l', '{ contains: { k: w } }', 'contains', 'something with {"k":"w"} was expected, and it is [1,2,{"k":"v"}]'],
    ['$.none', '1', 'equals', 'nothing is there, and 1 was expected'],
    ['$.none', '{ not: { equals: 1 } }', 'not equals', 'nothing is there, and other than 1 was expected'],
    ['$.none', '{ exists: true }', 'exists', 'nothing is there'],
    ['$.nil', '{ exists: false }', 'exists', 'nothing was expected there, and null is'],
    ['$.many[*].x', '1', 'equals', '1 was expected, and it is 2'],
    ['$.many[*].x', '{ count: { maximum: 1 } }', 'count', 'at most 1 places were expected, and there are 2'],
    ['$.t', '{ not: { type: boolean } }', 'not type', 'other than boolean was expected, and it is true'],
  ])('%s: %s fails', (path, said, expectation, message) => {
    expect(assert(path, said)).toEqual([[path, expectation, message, 7]])
  })

  test('each that fails is told, in order', () => {
    const both = '      structured:\n        $.n: 4\n        $.s:\n          type: number\n          length: 1\n'
    expect(told(both, result(VALUE)).map(([, , , line]) => line)).toEqual([7, 9, 10])
  })

  test('a pattern that backtracks for ever ends', () => {
    const evil = result({ s: `${'a'.repeat(40)}!` })
    expect(told('      structured: { $.s: { matches: "^(a+)+$" } }\n', evil)[0]?.[2]).toMatch(/took too long/)
  })

  test('no structuredContent is told', () => {
    const answer: Answer = { kind: 'result', result: { content: [] }, ms: 1 }
    expect(told('      structured: { $.a: 1 }\n', answer)).toEqual([
      ['$.a', 'exists', 'the result has no structuredContent', 6],
    ])
  })

  test('secrets are masked, long values cut', () => {
    const [fault] = told('      structured: { $.s: 1 }\n', result({ s: `hush ${'x'.repeat(500)}` }))
    expect(fault?.[2]).toMatch(/^1 was expected, and it is "\*\*\* x+…$/)
  })
})

describe('outcomes', () => {
  const failed = result({}, { isError: true })
  const protocol: Answer = { kind: 'protocol-error', code: -32602, message: 'Unknown tool: x', ms: 1 }
  test.each<[string, Answer, readonly unknown[]]>([
    ['      within: 1s\n', result({}), []],
    ['      within: 10ms\n', result({}), [['', 'within', 'it took 12 ms, and at most 10 ms were expected', 6]]],
    ['      outcome: tool-error\n', failed, []],
    ['      { outcome: tool-error, message: "^some text$" }\n', failed, []],
    [
      '      { outcome: tool-error, message: other }\n',
      failed,
      [['', 'message', 'a message that matches "other" was expected, and it is "some text"', 6]],
    ],
    [
      '      outcome: success\n',
      failed,
      [['$.isError', 'outcome', 'a success was expected, and the tool answered with isError: "some text"', 6]],
    ],
    [
      '      outcome: tool-error\n',
      result({}),
      [['$.isError', 'outcome', 'a tool error (isError) was expected, and the call succeeded', 6]],
    ],
    ['      { outcome: protocol-error, code: -32602, message: "^Unknown" }\n', protocol, []],
    [
      '      { outcome: protocol-error, code: -1 }\n',
      protocol,
      [['', 'outcome', 'the code -1 was expected, and it is -32602', 6]],
    ],
    [
      '      outcome: tool-error\n',
      protocol,
      [
        [
          '',
          'outcome',
          'a tool error (isError) was expected, and the protocol error -32602 came: "Unknown tool: x"',
          6,
        ],
      ],
    ],
    [
      '      outcome: protocol-error\n',
      failed,
      [['', 'outcome', 'a protocol error was expected, and the tool answered with isError: "some text"', 6]],
    ],
    [
      '      outcome: success\n',
      result({}, { resultType: 'input_required' }),
      [['', 'outcome', 'the server asks for input before it answers, which a suite cannot give', 6]],
    ],
    [
      '      outcome: success\n',
      { kind: 'refused', why: 'HTTP 500', ms: 1 },
      [['', 'outcome', 'a success was expected, and HTTP 500', 6]],
    ],
  ])('%s', (said, answer, wanted) => {
    expect(told(said, answer)).toEqual(wanted)
  })
})

test('captures take one place with its type', () => {
  const path = (text: string) =>
    readSuite(`cases: [{ name: a, tool: t, capture: { id: "${text}" } }]`, 's', { readVariable: () => '' }).cases[0]
      ?.capture ?? []
  const answer = result({ id: 7, l: [1, 2] })
  expect(captureFrom(path('$.structuredContent.id'), answer, createLimit())).toEqual({
    values: [['id', 7]],
    faults: [],
  })
  expect(captureFrom(path('$.structuredContent.l[*]'), answer, createLimit()).faults[0]?.message).toMatch(
    /there are 2$/,
  )
  expect(captureFrom(path('$.structuredContent.no'), answer, createLimit()).faults[0]?.message).toMatch(
    /there is none$/,
  )
})

describe('a path that no answer ends', () => {
  const deep = JSON.parse(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`)
  const trap = [`${'a'.repeat(30)}!`]
  const expected = (said: string) =>
    readSuite(`cases: [{ name: a, tool: t, expect: { structured: { ${said} } } }]`, 's.yml', {
      readVariable: () => '',
    }).cases[0] as SuiteCase
  const told = (said: string, structuredContent: Json) => {
    const answer: Answer = { kind: 'result', result: { content: [], structuredContent }, ms: 1 }
    const ground = { values: new Map(), maskIn: (text: string) => text, limit: createLimit() }
    return judgeAnswer(expected(said), answer, ground).map(({ message }) => message.slice(0, 70))
  }

  test('is told, and nothing hangs or breaks', () => {
    expect(told("'$..a': 1", deep)[0]).toContain('the path cannot be followed in the answer')
    expect(told('\'$[?search(@, "^(a+)+$")]\': 1', trap)[0]).toContain('the path cannot be followed in the answer')
    expect(told("'$.a': 1", deep)[0]).toContain('it is an object of very many levels')
  })
})
