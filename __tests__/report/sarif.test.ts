import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { fullFormats } from 'ajv-formats/dist/formats.js'
import type { Log } from 'sarif'
import type { Verdict } from '../../src/model/verdict.js'
import { type SarifOptions, sarif } from '../../src/report/sarif.js'
import { judge } from '../../src/verdict/judge.js'
import { finding, input, of } from '../verdict/samples.js'
import { hostileVerdict } from './hostile.js'
import { richVerdict } from './rich.js'
import { serversVerdict } from './servers.js'

const PACKAGE = 'node_modules/@microsoft/sarif-multitool-linux'
const OPTIONS: SarifOptions = { name: 'default', version: '0.1.0', fallbackFile: '.github/workflows/ci.yml' }

const log = (verdict: Verdict, options: Partial<SarifOptions> = {}): Log =>
  JSON.parse(sarif(verdict, { ...OPTIONS, ...options }))
const run = (verdict: Verdict, options: Partial<SarifOptions> = {}) => {
  const [only] = log(verdict, options).runs
  if (only === undefined) throw new Error('no run')
  return only
}

const schema = JSON.parse(readFileSync(join(PACKAGE, 'sarif-2.1.0.json'), 'utf8'))
const validate = new Ajv2020({ strict: false, allErrors: true, formats: fullFormats }).compile(schema)

/** What the schema that the multitool ships says against a log. */
function schemaErrors(value: Log): readonly string[] {
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Errors by SARIF’s own rules and by those of GitHub’s ingestion; the multitool exits 0 whatever it finds. */
function multitoolErrors(...texts: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'sarif-'))
  try {
    const output = join(folder, 'validation.sarif')
    const files = texts.map((text, at) => {
      const file = join(folder, `report-${at}.sarif`)
      writeFileSync(file, text)
      return file
    })
    const flags = ['--rule-kind', 'Sarif;Ghas', '--level', 'Error;Warning;Note', '-o', output]
    execFileSync(join(PACKAGE, 'Sarif.Multitool'), ['validate', ...files, ...flags], { stdio: 'pipe' })
    const { runs }: Log = JSON.parse(readFileSync(output, 'utf8').replace(/^\uFEFF/, ''))
    const results = runs.flatMap((each) => each.results ?? [])
    const looked = new Set(results.map((each) => each.locations?.[0]?.physicalLocation?.artifactLocation?.index))
    if (looked.size < texts.length) throw new Error('The multitool has not looked at every file.')
    return results
      .filter(({ level }) => level === 'error')
      .map(({ ruleId, message }) => `${ruleId} ${JSON.stringify(message)}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe('SARIF', () => {
  test.each([
    ['rich', richVerdict()],
    ['hostile', hostileVerdict()],
    ['empty', judge(input()).verdict],
    ['servers', serversVerdict()],
  ])('%s is valid by its schema', (_, verdict) => expect(schemaErrors(log(verdict))).toEqual([]))
  test('the schema can refuse', () => {
    expect(schemaErrors({ ...log(richVerdict()), version: '2.0.0' as '2.1.0' })).not.toEqual([])
  })
  const onLinux = existsSync(join(PACKAGE, 'Sarif.Multitool')) ? test : test.skip
  onLinux(
    'passes the multitool with GitHub’s rules',
    () => {
      expect(multitoolErrors(sarif(richVerdict(), OPTIONS))).toEqual([])
      expect(multitoolErrors(sarif(hostileVerdict(), OPTIONS))).toEqual([])
      expect(multitoolErrors(sarif(serversVerdict(), OPTIONS))).toEqual([])
    },
    60_000,
  )
  onLinux(
    'the multitool can refuse',
    () => {
      const broken = log(richVerdict())
      for (const result of broken.runs[0]?.results ?? []) delete result.locations
      expect(multitoolErrors(JSON.stringify(broken))).not.toEqual([])
    },
    60_000,
  )

  test('every result has one location with a relative path and a region', () => {
    const { results = [] } = run(richVerdict())
    expect(results.length).toBeGreaterThan(5)
    for (const { locations } of results) {
      expect(locations).toHaveLength(1)
      const place = locations?.[0]?.physicalLocation
      expect(place?.artifactLocation?.uri).toMatch(/^(contract\.json|\.github\/workflows\/ci\.yml)$/)
      expect(place?.region?.startLine).toBeGreaterThan(0)
    }
  })
  test.each([
    ['a b/ü#?.json', 'a%20b/%C3%BC%23%3F.json'],
    ['./a.json', 'a.json'],
    ['/abs/a.json', 'abs/a.json'],
    ['a\\b.json', 'a/b.json'],
    ['stdio:node server.js', 'stdio%3Anode%20server.js'],
    ['https://example.com/mcp', 'https%3A/example.com/mcp'],
    ['', 'contract'],
    ['\ud800.json', '%EF%BF%BD.json'],
  ])('the path %j is %s', (fallbackFile, uri) => {
    const { results = [] } = run(judge(input({ findings: [finding()] })).verdict, { fallbackFile })
    expect(results[0]?.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe(uri)
  })
  test('carries fingerprints, properties and suppressions', () => {
    const { results = [] } = run(richVerdict())
    expect(results[0]).toMatchObject({
      ruleId: 'enum-value-removed',
      level: 'error',
      partialFingerprints: { 'mcpCompatFingerprint/v1': '27ae550ad4d0' },
      properties: {
        tool: 'run_query',
        effect: 'breaking',
        witness: '{"sql":"select 1","format":"csv"}',
        calls: { broken: 2 },
      },
    })
    expect(results[0]?.partialFingerprints).not.toHaveProperty('primaryLocationLineHash')
    const signed = results.filter(({ suppressions }) => suppressions !== undefined)
    expect(signed.map(({ ruleId, suppressions }) => [ruleId, suppressions?.[0]?.justification])).toEqual([
      ['prompt-removed', 'Nobody used it, see issue 12.'],
    ])
  })
  test('each result points at its rule', () => {
    const { tool, results = [] } = run(richVerdict())
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules?.[ruleIndex ?? -1]?.id).toBe(ruleId)
  })
  test('compatible changes are no alerts, unless they fail', () => {
    const ids = (verdict: Verdict) => run(verdict).results?.map(({ ruleId }) => ruleId)
    expect(ids(richVerdict())).not.toContain('optional-property-added')
    expect(ids(richVerdict({ failOn: 'drift' }))).toContain('optional-property-added')
  })
  test('checks of other names are other categories', () => {
    expect(run(richVerdict(), { name: 'github server/β' }).automationDetails?.id).toBe(
      'mcp-compat/github%20server%2F%CE%B2/',
    )
  })
  test('links to the rules’ pages where it knows its home', () => {
    const { tool } = run(richVerdict(), { informationUri: 'https://example.com/mcp-compat/' })
    expect(tool.driver.informationUri).toBe('https://example.com/mcp-compat/')
    expect(tool.driver.rules?.[2]?.helpUri).toBe(
      'https://example.com/mcp-compat/blob/main/docs/rules/enum-value-removed.md',
    )
  })
  test('keeps to the limits of the platform', () => {
    const findings = Array.from({ length: 6_000 }, (_, at) =>
      of(at < 5 ? 'breaking' : 'advisory', { tool: `t${at}`, name: `n${at}` }),
    )
    const { results = [], invocations, tool } = run(judge(input({ findings })).verdict)
    expect(results).toHaveLength(5_000)
    expect(results.slice(0, 6).map(({ level }) => level)).toEqual([...Array(5).fill('error'), 'warning'])
    expect(invocations?.[0]?.toolExecutionNotifications?.[0]?.message.text).toBe(
      '1000 findings left out: a run shows 5000, the most severe are here.',
    )
    for (const rule of tool.driver.rules ?? []) {
      expect(rule.fullDescription?.text.length).toBeLessThanOrEqual(1_024)
      expect((rule.properties?.tags ?? []).length).toBeLessThanOrEqual(20)
    }
  })
})
