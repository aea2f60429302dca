import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { INPUTS, readInputs, unknownInputs } from '../../../src/io/github/inputs.js'

const read = (given: Record<string, string> = {}) => readInputs((name) => given[name] ?? '')

test('action.yml has exactly these inputs, and defaults only where no config file could say otherwise', () => {
  const action = parse(readFileSync(new URL('../../../action.yml', import.meta.url), 'utf8'))
  expect(Object.keys(action.inputs)).toEqual([...INPUTS])
  const defaults = Object.entries<{ default?: string }>(action.inputs).filter(([, input]) => 'default' in input)
  expect(defaults.map(([name]) => name)).toEqual(['github-token'])
  expect(Object.keys(action.outputs)).toEqual([
    'outcome',
    'breaking',
    'broken-calls',
    'dropped-calls',
    'undecided',
    'suggested-bump',
    'report-file',
    'sarif-file',
    'comment-body',
  ])
  expect(action.runs).toEqual({ using: 'node24', main: 'dist/index.js' })
})

test('what is not set is undefined, or the default where no config file says it', () => {
  expect(read()).toMatchObject({
    contract: undefined,
    failOn: undefined,
    calls: undefined,
    comment: 'on-change',
    annotations: 'note',
    uploadSarif: false,
    allowMissingBaseline: false,
    workingDirectory: '.',
  })
})

test('lists are split by line and comma, but not inside the braces of a glob', () => {
  expect(read({ calls: 'a.jsonl, b/*.jsonl\n c/{d,e}.jsonl \n\n' }).calls).toEqual([
    'a.jsonl',
    'b/*.jsonl',
    'c/{d,e}.jsonl',
  ])
  expect(read({ calls: ' , \n' }).calls).toBeUndefined()
})

test.each([
  ['true', 'note'],
  ['False', 'never'],
  ['warning', 'warning'],
])('annotations: %s', (given, mode) => expect(read({ annotations: given }).annotations).toBe(mode))

describe('a value that is none of the choices is refused in one sentence', () => {
  test.each([
    [{ 'fail-on': 'braking' }, /fail-on.*"braking".*broken-calls, breaking.*Did you mean "breaking"/],
    [{ comment: 'sometimes' }, /comment.*"sometimes".*never, always/],
    [{ 'upload-sarif': 'yes' }, /upload-sarif.*"yes".*true or false/],
    [{ annotations: 'warnings' }, /annotations.*Did you mean "warning"/],
  ])('%j', (given, sentence) => {
    let said = ''
    try {
      read(given as Record<string, string>)
    } catch (error) {
      said = (error as { sentence: string }).sentence
    }
    expect(said).toMatch(sentence)
  })
})

test('names that are no input are told, with the nearest one', () => {
  expect(unknownInputs(['INPUT_FAIL-ON', 'INPUT_FAILON', 'INPUT_FAIL_ON', 'INPUT_QQQQQQQ', 'PATH'])).toEqual([
    'There is no input "failon"; it was ignored. Did you mean "fail-on"?',
    'There is no input "fail_on"; it was ignored. Did you mean "fail-on"?',
    'There is no input "qqqqqqq"; it was ignored.',
  ])
})
