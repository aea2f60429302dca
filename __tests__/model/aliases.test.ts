import { expect, test } from '@jest/globals'
import { parseConfig } from '../../src/model/config.js'
import { UserError } from '../../src/model/error.js'

const read = (text: string) => parseConfig(text, 'c.yml', new Set()).aliases

test('names of tools and of their arguments', () => {
  const found = read('aliases:\n  tools: {a: b, "x y": c}\n  arguments:\n    t: {q: query}\n')
  expect([...(found?.tools ?? [])]).toEqual([
    ['a', 'b'],
    ['x y', 'c'],
  ])
  expect([...(found?.arguments.get('t') ?? [])]).toEqual([['q', 'query']])
  expect(read('fail-on: silent')).toBeUndefined()
})

test.each([
  ['aliases: [a]', /"aliases" is a list, not a mapping/],
  ['aliases: {tool: {a: b}}', /c\.yml:1:11/],
  ['aliases: {tools: {a: [b]}}', /the new name of "a"/],
  ['aliases: {tools: {a: a}}', /"a" is its own alias/],
  ['aliases: {tools: {a: b, b: c, c: a}}', /the aliases lead from "a" back to it/],
  ['aliases: {arguments: {t: [q]}}', /the arguments of "t" is a list/],
])('%s is refused', (text, said) => {
  expect(() => read(text)).toThrow(UserError)
  expect(() => read(text)).toThrow(said)
})
