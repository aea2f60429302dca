/** Each rule, switched off, turns a fixture red: a rule that nobody would miss is either untested or told twice. */
import { describe, expect, test } from '@jest/globals'
import { RULES } from '../../src/rules/index.js'
import { engineForTests, findingsOf, readBeside, readCases, readExpected, readSide, spell } from './rule-fixtures.js'

const engine = engineForTests()
const cases = readCases().map((one) => ({ ...one, expected: readExpected(one) ?? [] }))

describe.each(RULES.map((rule) => rule.meta.id))('%s switched off', (id) => {
  test('changes what is found in a fixture of its own', () => {
    const rest = RULES.filter((rule) => rule.meta.id !== id)
    const concerned = cases.filter(
      ({ rule, expected }) => rule === id && expected.some((finding) => finding.rule === id),
    )
    const red = concerned.filter((one) => {
      const found = findingsOf(readSide(one, 'baseline'), readSide(one, 'candidate'), engine, rest, readBeside(one))
      return JSON.stringify(spell(found)) !== JSON.stringify(one.expected)
    })
    expect(red.map(({ title }) => title)).toEqual(concerned.map(({ title }) => title))
    expect(red).not.toEqual([])
  })
})
