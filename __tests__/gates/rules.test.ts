/**
 * Every rule over every fixture. `UPDATE_FIXTURES=1` writes what is found into expected.json, for a person to review
 * the diff; never in CI.
 */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { RULES } from '../../src/rules/index.js'
import { engineForTests, findingsOf, readBeside, readCases, readExpected, readSide, spell } from './rule-fixtures.js'

const UPDATE = process.env.UPDATE_FIXTURES === '1'
const FILES = [
  ...['baseline.json', 'calls.jsonl', 'candidate.json', 'evidence.json', 'expected.json', 'surroundings.json'],
]
const cases = readCases()
const engine = engineForTests()

test('expected.json is never rewritten in CI', () => {
  expect(UPDATE && process.env.CI !== undefined).toBe(false)
})

describe.each(cases)('$title', (one) => {
  const found = () =>
    spell(findingsOf(readSide(one, 'baseline'), readSide(one, 'candidate'), engine, undefined, readBeside(one)))

  test('finds what is expected, and nothing else', () => {
    const actual = found()
    if (UPDATE) {
      const lines = actual.map((expected) => `  ${JSON.stringify(expected)}`).join(',\n')
      writeFileSync(join(one.folder, 'expected.json'), lines === '' ? '[]\n' : `[\n${lines}\n]\n`)
    }
    expect(actual).toEqual(readExpected(one))
  })

  test('does what its name says', () => {
    const own = (readExpected(one) ?? []).filter(({ rule }) => rule === one.rule)
    if (one.wish === 'stays-quiet') expect(own).toEqual([])
    else expect(own).not.toEqual([])
    if (one.wish === 'breaks') expect(own.map(({ effect }) => effect)).toContain('breaking')
  })

  test('holds nothing but a case', () => {
    expect(one.wish).toBeDefined()
    expect(readdirSync(one.folder).filter((file) => !FILES.includes(file))).toEqual([])
  })
})

describe.each(RULES.map((rule) => rule.meta.id))('%s', (id) => {
  const wishes = cases.filter(({ rule }) => rule === id).map(({ wish }) => wish)

  test('speaks in one of its fixtures and stays quiet in another', () => {
    expect(wishes.some((wish) => wish === 'breaks' || wish === 'speaks')).toBe(true)
    expect(wishes).toContain('stays-quiet')
  })
})

test('a case whose files are missing is no case', () => {
  const broken = cases.filter(({ folder }) =>
    ['baseline.json', 'candidate.json'].some((f) => !existsSync(join(folder, f))),
  )
  expect(broken.map(({ title }) => title)).toEqual([])
})
