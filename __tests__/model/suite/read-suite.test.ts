/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how references are written. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import { parse } from 'yaml'
import { UserError } from '../../../src/model/error.js'
import { readSuite } from '../../../src/model/suite/read-suite.js'
import { codeBlocks } from '../../gates/markdown.js'

const ROOT = join(import.meta.dirname, '../../..')
const bySchema = new Ajv({ allowUnionTypes: true, strictTypes: false }).compile(
  JSON.parse(readFileSync(join(ROOT, 'docs/schemas/suite.schema.json'), 'utf8')),
)
const environment: { readonly [reference: string]: string } = {
  '${env:TOKEN}': 'to${ken}',
  '${env:SHOP_KEY}': 'k',
}
const ports = {
  readVariable: (reference: string) => {
    const value = environment[reference]
    if (value === undefined) throw new UserError(`The variable of ${reference} is not set.`)
    return value
  },
}
const read = (text: string) => readSuite(text, 's.yml', ports)
const SHOP = readFileSync(join(ROOT, 'fixtures/servers/behaviour/shop.suite.yml'), 'utf8')

/** A case with something more. */
const one = (more: string) => `cases:\n  - name: a\n    tool: t\n${more}`
/** A case with expectations. */
const expecting = (text: string) => one(`    expect:\n      structured:\n        $.a: ${text}\n`)

const GOOD: readonly (readonly [string, string])[] = [
  ['the shop', SHOP],
  ['a bare case', one('')],
  ['an outcome', one('    expect: tool-error\n')],
  ['everything of a case', one('    tags: [x]\n    skip: later\n    only: true\n    timeout: 2s\n    retries: 3\n')],
  ['one tag', one('    tags: x\n')],
  ['a capture', one('    capture: { id: $.structuredContent.id }\n')],
  ['a value', expecting('7')],
  ['null', expecting('null')],
  ['a list', expecting('[1, 2]')],
  [
    'every check',
    expecting('{ equals: {}, matches: ^a, contains: b, exists: true, length: 1, count: { minimum: 1 } }'),
  ],
  ['a type', expecting('{ type: [integer, "null"], value: { maximum: 3 } }')],
  ['not', expecting('{ not: { equals: 3, matches: x } }')],
  ['latency', 'latency:\n  - { tool: t, args: {}, p50: 20ms, of-baseline: { p50: 120%, p95: 150% } }\n'],
  ['latency of cases', 'latency: [{ tool: t, p99: 1.5s }]\n'],
  ['limits of the whole', `timeout: 2m\nretries: 1\nanswer-limit: 512kB\n${one('')}`],
]

/** Suites that the documentation shows. */
function shownSuites(): readonly (readonly [string, string])[] {
  const page = readFileSync(join(ROOT, 'docs/suites.md'), 'utf8')
  const blocks = codeBlocks(page).flatMap(({ language, code }) => (language === 'yaml' ? [code] : []))
  return blocks.map((code, at) => [`docs/suites.md, ${at + 1}`, code] as const)
}

test('the documentation shows a suite', () => {
  expect(shownSuites().length).toBeGreaterThan(0)
})

describe('good suites', () => {
  test.each([...GOOD, ...shownSuites()])('%s', (_, text) => {
    expect(() => read(text)).not.toThrow()
    expect([bySchema(parse(text)), bySchema.errors]).toEqual([true, null])
  })
})

/** The last column: does the schema for editors see it too? */
const BAD: readonly (readonly [string, string, string, boolean])[] = [
  ['nothing', '', 's.yml:1:1: the suite is empty.', true],
  ['no case', 'setup: {}\n', 's.yml:1:1: the suite names no case.', true],
  ['a typing error', 'case: []\n', 's.yml:1:1: unknown key "case" in the suite; did you mean "cases"?', true],
  ['no tool', 'cases:\n  - name: a\n', 's.yml:2:5: the case has no "tool".', true],
  [
    'a number that nobody can send',
    one('    args: { n: 12345678901234567890 }\n'),
    'too large to be sent exactly',
    false,
  ],
  ['a time beyond all timers', one('    timeout: 99999m\n'), '"timeout" is "99999m", and at most 24 hours', false],
  ['a size beyond all texts', `answer-limit: 1000MB\n${one('')}`, 'at most 256MB can be kept to', false],
  ['a bad outcome', one('    expect: sucess\n'), 's.yml:4:13: "expect" is "sucess"; did you mean "success"?', true],
  ['a name twice', `${one('')}  - { name: a, tool: t }\n`, 's.yml:4:5: a second case of "t" is called "a".', false],
  ['arguments in a list', one('    args: [1]\n'), 's.yml:4:11: "args" is no mapping.', true],
  ['a bad duration', one('    timeout: 5\n'), 's.yml:4:14: "timeout" is "5"; write it as 500ms, 10s or 2m.', true],
  ['too many retries', one('    retries: 11\n'), 's.yml:4:14: "retries" is 11, not a whole number from 0 to 10.', true],
  ['a bad path', one('    expect:\n      result:\n        $.a[: 1\n'), 's.yml:6:9: "$.a[" is no JSONPath', false],
  ['no path', one('    expect:\n      result:\n        a: 1\n'), 's.yml:6:9: "a" is no JSONPath', true],
  ['a bad pattern', expecting('{ matches: "(" }'), 's.yml:6:25: "matches" is no regular expression', false],
  [
    'an unknown check',
    expecting('{ equal: 1 }'),
    's.yml:6:16: unknown key "equal" in an assertion; did you mean "equals"?',
    true,
  ],
  ['an empty check', expecting('{}'), 's.yml:6:14: the assertion says nothing.', true],
  ['a bad type', expecting('{ type: text }'), 's.yml:6:22: "type" is "text"', true],
  ['not of not', expecting('{ not: { not: { equals: 1 } } }'), 's.yml:6:23: unknown key "not" in "not"', true],
  ['no bound', expecting('{ length: { min: 1 } }'), 's.yml:6:26: unknown key "min" in "length"', true],
  ['a code of a success', one('    expect: { code: 1 }\n'), 's.yml:4:15: only a protocol error has a "code".', false],
  ['a message of a success', one('    expect: { message: a }\n'), 's.yml:4:15: only an error has a "message".', false],
  [
    'a result of a protocol error',
    one('    expect: { outcome: protocol-error, result: { $: 1 } }\n'),
    's.yml:4:40: a protocol error has no result',
    false,
  ],
  [
    'an unknown value',
    one('    args: { a: "${x}" }\n'),
    's.yml:4:11: nothing before this gives the value ${x}.',
    false,
  ],
  ['an unknown value expected', expecting('"${x}"'), 's.yml:6:14: nothing before this gives the value ${x}.', false],
  ['an open reference', one('    args: { a: "${x" }\n'), 's.yml:4:11: "${x" is not closed.', false],
  ['a bad reference', one('    args: { a: "${1 + 1}" }\n'), 's.yml:4:11: "${1 + 1}" names no value', false],
  [
    'a variable that is not set',
    one('    args: { a: "${env:NO}" }\n'),
    's.yml:4:11: The variable of ${env:NO} is not set.',
    false,
  ],
  ['a bad name', `setup: { "a b": 1 }\n${one('')}`, 's.yml:1:10: "a b" is no name', true],
  [
    'an endless alias',
    `setup: { a: &a [*a] }\n${one('')}`,
    's.yml:1:16: the value "a" holds a value that JSON has not',
    false,
  ],
  ['infinity', `setup: { a: .inf }\n${one('')}`, 's.yml:1:13: the value "a" holds a value that JSON has not', false],
  [
    'a limit below the baseline',
    'latency: [{ tool: t, args: {}, of-baseline: 90% }]\n',
    's.yml:1:45: "of-baseline" is below 100%.',
    false,
  ],
  [
    'samples without arguments',
    'latency: [{ tool: t, samples: 3 }]\n',
    's.yml:1:22: "samples" is of calls that are made for it',
    true,
  ],
]

describe('bad suites are refused with line and column', () => {
  test.each(BAD)('%s', (_, text, message, seen) => {
    expect(() => read(text)).toThrow(UserError)
    expect(() => read(text)).toThrow(message)
    if (seen) expect(bySchema(parse(text))).toBe(false)
  })

  test('in one sentence, with one on what to do', () => {
    for (const [, text] of BAD) {
      let error: unknown
      try {
        read(text)
      } catch (thrown) {
        error = thrown
      }
      expect(error).toBeInstanceOf(UserError)
      expect((error as UserError).message).toMatch(/^s\.yml:\d+:\d+: .*[.?]$/)
    }
  })
})

describe('values', () => {
  const filled = (args: string, values: Record<string, never> | object = {}) =>
    read(`setup: { a: 1, b: { c: [2] }, t: "\${env:TOKEN}" }\n${one(`    args: ${args}\n`)}`).cases[0]?.args.fill(
      new Map(Object.entries({ a: 1, b: { c: [2] }, t: 'x', ...values })),
    )

  test.each([
    ['{ x: "${a}" }', { x: 1 }],
    ['{ x: "${b}" }', { x: { c: [2] } }],
    ['{ x: "<${a}> ${b}" }', { x: '<1> {"c":[2]}' }],
    ['{ x: ["${a}", { y: "${a}" }] }', { x: [1, { y: 1 }] }],
    ['{ x: "$${a}" }', { x: '${a}' }],
    ['{ x: "$5" }', { x: '$5' }],
    ['{ x: "${env:TOKEN}" }', { x: 'to${ken}' }],
    ['{ __proto__: "${a}" }', JSON.parse('{"__proto__": 1}')],
  ])('%s', (args, wanted) => {
    expect(JSON.stringify(filled(args))).toBe(JSON.stringify(wanted))
  })
})

test('places of assertions are those of their keywords', () => {
  const { cases } = read(expecting('\n          equals: 1\n          type: integer\n'))
  const [assertion] = cases[0]?.expect.assertions ?? []
  expect(assertion?.at).toEqual({ file: 's.yml', line: 6, column: 9 })
  expect(assertion?.checks.map(({ at }) => [at.line, at.column])).toEqual([
    [7, 11],
    [8, 11],
  ])
})
