/** Every witness in the fixtures, confirmed by the product's validator and by one that shares no code with it. */
import { type SchemaDraft, Validator } from '@cfworker/json-schema'
import { describe, expect, test } from '@jest/globals'
import type { Contract } from '../../src/model/contract.js'
import type { Finding } from '../../src/model/finding.js'
import { isObject, type Json, member } from '../../src/model/json.js'
import { engineForTests, findingsOf, readCases, readSide } from './rule-fixtures.js'

/** Cases in which the second validator is wrong, each with the reason. */
const WAIVED = new Map<string, string>([])

const DRAFTS: readonly (readonly [part: string, draft: SchemaDraft])[] = [
  ['draft-04', '4'],
  ['draft-06', '7'],
  ['draft-07', '7'],
  ['2019-09', '2019-09'],
]

type Accepts = (schema: Json | undefined, value: Json) => boolean

const engine = engineForTests()
const ours: Accepts = (schema, value) => schema === undefined || engine.validator(schema).accepts(value)
const theirs: Accepts = (schema, value) => {
  if (schema === undefined || typeof schema === 'boolean') return schema !== false
  if (!isObject(schema)) return false
  const dialect = member(schema, '$schema')
  const draft = DRAFTS.find(([part]) => typeof dialect === 'string' && dialect.includes(part))?.[1] ?? '2020-12'
  return new Validator(schema, draft, false).validate(value).valid
}

/** Whose values the witness of a finding shows to be lost, and to whom. */
function verdicts(finding: Finding, baseline: Contract, candidate: Contract, accepts: Accepts): readonly boolean[] {
  const schemas = (contract: Contract) =>
    contract.tools
      .filter(({ name }) => name === finding.tool)
      .map(({ inputSchema, outputSchema }) => (finding.side === 'input' ? inputSchema : outputSchema))
  const witness = finding.witness ?? null
  return [baseline, candidate].map((contract) => schemas(contract).every((schema) => accepts(schema, witness)))
}

/** [accepted by the baseline, accepted by the candidate]. */
function wanted({ side, effect }: Finding): readonly boolean[] {
  const lostToCandidate = (side === 'input') === (effect === 'breaking' || effect === 'undecided')
  return lostToCandidate ? [true, false] : [false, true]
}

const cases = readCases().map((one) => {
  const [baseline, candidate] = [readSide(one, 'baseline'), readSide(one, 'candidate')]
  return { ...one, baseline, candidate, findings: findingsOf(baseline, candidate, engine) }
})

describe.each(cases)('$title', ({ title, findings, baseline, candidate }) => {
  const decided = findings.filter(
    ({ side, effect }) => effect === 'breaking' && (side === 'input' || side === 'output'),
  )
  const witnessed = findings.filter(({ witness }) => witness !== undefined)

  test('every breaking change of a schema has a witness', () => {
    expect(decided.filter(({ witness }) => witness === undefined)).toEqual([])
  })

  test('every witness holds', () => {
    for (const finding of witnessed) {
      expect([finding, verdicts(finding, baseline, candidate, ours)]).toEqual([finding, wanted(finding)])
      if (!WAIVED.has(title))
        expect([finding, verdicts(finding, baseline, candidate, theirs)]).toEqual([finding, wanted(finding)])
    }
  })
})

test('there are witnesses to confirm', () => {
  expect(
    cases.flatMap(({ findings }) => findings).filter(({ witness }) => witness !== undefined).length,
  ).toBeGreaterThan(50)
})

test('a waiver that is no longer needed fails', () => {
  const needed = cases.filter(({ findings, baseline, candidate }) =>
    findings.some(
      (finding) =>
        finding.witness !== undefined &&
        verdicts(finding, baseline, candidate, theirs).join() !== wanted(finding).join(),
    ),
  )
  expect([...WAIVED.keys()].filter((title) => !needed.some((one) => one.title === title))).toEqual([])
})
