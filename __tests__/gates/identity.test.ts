/** A contract against itself: nothing changed, so no rule that compares may speak. */
import { describe, expect, test } from '@jest/globals'
import { RULES } from '../../src/rules/index.js'
import { engineForTests, findingsOf, readCases, readSide } from './rule-fixtures.js'

/** These judge the candidate alone, so they repeat what was wrong before; never as a change that breaks. */
const CANDIDATE_ALONE = new Set(['duplicate-tool-name-kept', 'input-schema-unusable', 'output-schema-unusable'])

const cases = readCases()
const engine = engineForTests()

describe.each(cases)('$title', (one) => {
  test.each(['baseline', 'candidate'] as const)('%s against itself', (side) => {
    const findings = findingsOf(readSide(one, side), readSide(one, side), engine)
    // Rules that read one contract alone say again what was there before, and that it was.
    expect(findings.filter(({ rule, standing }) => !CANDIDATE_ALONE.has(rule) && standing !== 'kept')).toEqual([])
    expect(findings.filter(({ effect }) => effect !== 'advisory')).toEqual([])
  })
})

test('a waived rule exists and needs its waiver', () => {
  const ids = new Set(RULES.map((rule) => rule.meta.id))
  const speaking = new Set(
    cases
      .flatMap((one) => findingsOf(readSide(one, 'candidate'), readSide(one, 'candidate'), engine))
      .map((f) => f.rule),
  )
  expect([...CANDIDATE_ALONE].filter((id) => !ids.has(id) || !speaking.has(id))).toEqual([])
})
