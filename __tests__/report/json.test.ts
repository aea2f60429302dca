import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { json } from '../../src/report/json.js'
import { judge } from '../../src/verdict/judge.js'
import { finding, input, summary } from '../verdict/samples.js'
import { cleanVerdict, richVerdict } from './rich.js'

const schema = JSON.parse(readFileSync('docs/schemas/report.schema.json', 'utf8'))
const validate = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }).compile(schema)
const DIGEST = `sha256:${'0'.repeat(64)}`

function errors(report: unknown): readonly string[] {
  return validate(report)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

describe('report JSON, version 1', () => {
  test('a rich report is valid', () => expect(errors(JSON.parse(json(richVerdict())))).toEqual([]))
  test('a report without a recording is valid', () => {
    const { verdict } = judge(
      input({ baseline: summary({ digest: DIGEST }), candidate: summary({ digest: DIGEST }), findings: [finding()] }),
    )
    const report = JSON.parse(json(verdict))
    expect(errors(report)).toEqual([])
    expect(report.coverage).toBeNull()
  })
  test('holds the keys that never move', () => {
    const report = JSON.parse(json(richVerdict()))
    expect(Object.keys(report)).toEqual(
      expect.arrayContaining([
        ...['report', 'outcome', 'reasons', 'baseline', 'candidate', 'pin', 'counts', 'calls'],
        ...['findings', 'brokenCalls', 'coverage', 'suggestedBump'],
      ]),
    )
    expect(Object.keys(report.counts).sort()).toEqual(['advisory', 'breaking', 'compatible', 'silent', 'undecided'])
    expect(report.findings[0]).toMatchObject({
      rule: 'enum-value-removed',
      effect: 'breaking',
      level: 'error',
      tool: 'run_query',
      side: 'input',
      pointer: '/properties/format/enum',
      witness: { sql: 'select 1', format: 'csv' },
      calls: { broken: 2, dropped: 0, touched: 0 },
      location: { file: 'contract.json', line: 14, column: 19 },
    })
    expect(report.brokenCalls[0]).toMatchObject({
      file: 'recordings/agent.jsonl',
      line: 2,
      findings: [report.findings[0].fingerprint],
    })
  })
  test('the schema refuses what is missing or misspelt', () => {
    const whole = () => JSON.parse(json(richVerdict()))
    for (const key of Object.keys(whole()).filter((name) => !['failOn', 'statedBump'].includes(name))) {
      const { [key]: _, ...rest } = whole()
      expect([key, errors(rest).length > 0]).toEqual([key, true])
    }
    for (const key of ['fingerprint', 'rule', 'effect', 'level', 'tool', 'side', 'pointer', 'message', 'calls']) {
      const report = whole()
      delete report.findings[0][key]
      expect([key, errors(report).length > 0]).toEqual([key, true])
    }
    expect(errors({ ...whole(), report: 2 })).not.toEqual([])
    expect(errors({ ...whole(), outcome: 'green' })).not.toEqual([])
  })
  test('keys may be added', () =>
    expect(
      errors({
        ...JSON.parse(json(cleanVerdict())),
        baseline: { source: 's', digest: DIGEST, tools: 1, news: 1 },
        candidate: { source: 's', digest: DIGEST, tools: 1 },
        more: true,
      }),
    ).toEqual([]))
})
