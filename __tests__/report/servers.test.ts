import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { XMLParser } from 'fast-xml-parser'
import type { Log } from 'sarif'
import type { ServerVerdict, Verdict } from '../../src/model/verdict.js'
import { annotations } from '../../src/report/annotations.js'
import { LONGEST_COMMENT } from '../../src/report/comment.js'
import { commentOfServers } from '../../src/report/comment-of-servers.js'
import { json } from '../../src/report/json.js'
import { junit } from '../../src/report/junit.js'
import { sarif } from '../../src/report/sarif.js'
import { summaryOfServers } from '../../src/report/summary-of-servers.js'
import { textOfServers } from '../../src/report/text-of-servers.js'
import { sumOf } from '../../src/verdict/sum.js'
import { MARKER } from './every.js'
import { cleanVerdict, richVerdict } from './rich.js'
import { serversVerdict } from './servers.js'

const validate = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true }).compile(
  JSON.parse(readFileSync('docs/schemas/report.schema.json', 'utf8')),
)
const runs = (verdict: Verdict): Log['runs'] =>
  JSON.parse(sarif(verdict, { name: 'nightly', version: '0.1.0', fallbackFile: 'ci.yml' })).runs
const many = (count: number): readonly ServerVerdict[] =>
  Array.from({ length: count }, (_, at) => ({ name: `s${at}`, verdict: at % 2 === 0 ? cleanVerdict() : richVerdict() }))
const sum = (servers: readonly ServerVerdict[]): Verdict =>
  sumOf(servers, { shared: [], today: '2026-11-30', notices: [], levels: {} })

describe('JSON', () => {
  const report = JSON.parse(json(serversVerdict()))

  test('keeps the keys of a report and adds the servers, each a report of its own', () => {
    expect(validate(report) ? [] : validate.errors).toEqual([])
    expect(report.servers.map(({ name }: { name: string }) => name)).toEqual([
      'docs',
      'warehouse',
      'search',
      'old',
      'notes',
    ])
    const { name, ...own } = report.servers[1]
    expect(own).toEqual({ ...JSON.parse(json(richVerdict())), update: own.update })
    expect(name).toBe('warehouse')
  })

  test('names the server of every finding, group and call', () => {
    const named = report.findings.filter(({ rule }: { rule: string }) => rule !== 'accept-entry-expired')
    for (const part of [...named, ...report.brokenCalls, ...report.notedCalls]) expect(part.server).toBe('warehouse')
  })

  test('the schema refuses a server that is neither told nor excused', () => {
    for (const wrong of [{ name: 'a' }, { name: 'a', error: {} }, { error: { message: 'x' } }])
      expect(validate({ ...report, servers: [wrong] })).toBe(false)
  })
})

describe('SARIF', () => {
  test('has a run for all together and one for each server that was read, no category twice', () => {
    const ids = runs(serversVerdict()).map(({ automationDetails }) => automationDetails?.id)
    expect(ids).toEqual([
      'mcp-compat/nightly/',
      'mcp-compat/nightly/docs/',
      'mcp-compat/nightly/warehouse/',
      'mcp-compat/nightly/notes/',
    ])
  })

  test('a server that could not be read is told, and has no run that would close its alerts', () => {
    const [first] = runs(serversVerdict())
    expect(first?.invocations?.[0]).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [
        { level: 'error', message: { text: 'search could not be read: http://127.0.0.1:9/mcp cannot be reached.' } },
        { level: 'note' },
      ],
    })
  })

  test.each([19, 20, 21, 45])('%i servers are at most 20 runs, and lose no result', (count) => {
    const verdict = sum(many(count))
    const all = runs(verdict)
    expect(all.length).toBe(Math.min(20, count + 1))
    expect(new Set(all.map(({ automationDetails }) => automationDetails?.id)).size).toBe(all.length)
    const results = all.flatMap((run) => run.results ?? [])
    const alone = runs(richVerdict())[0]?.results?.length ?? 0
    expect(results).toHaveLength(alone * Math.floor(count / 2))
    for (const run of all)
      for (const result of run.results ?? [])
        expect(run.tool.driver.rules?.[result.ruleIndex ?? -1]?.id).toBe(result.ruleId)
  })
})

describe('JUnit', () => {
  test('has a suite for each server; one that could not be read is an error, one that is off is skipped', () => {
    const parsed = new XMLParser({ ignoreAttributes: false }).parse(junit(serversVerdict()))
    const suites: { [key: string]: unknown }[] = parsed.testsuites.testsuite
    expect(suites.map((suite) => suite['@_name'])).toEqual([
      'docs',
      'warehouse',
      'search',
      'old',
      'notes',
      'all servers',
    ])
    expect(suites[2]).toMatchObject({
      '@_errors': '1',
      testcase: { error: { '@_message': 'http://127.0.0.1:9/mcp cannot be reached.' } },
    })
    expect(suites[3]).toMatchObject({ '@_skipped': '1', '@_tests': '1' })
    const total = (key: string) => suites.reduce((so, suite) => so + Number(suite[key]), 0)
    for (const key of ['@_tests', '@_failures', '@_errors', '@_skipped'])
      expect(Number(parsed.testsuites[key])).toBe(total(key))
  })

  test('a pin that changed unexplained fails a case', () => {
    const parsed = new XMLParser({ ignoreAttributes: false }).parse(junit(serversVerdict()))
    expect(Number(parsed.testsuites.testsuite[4]['@_failures'])).toBeGreaterThan(0)
  })
})

test('annotations name their server, and keep to what a step shows', () => {
  const told = annotations(sum(many(8)))
  expect(told.filter(({ level }) => level === 'error').length).toBeLessThanOrEqual(10)
  expect(told.some(({ title }) => title.startsWith('s1: '))).toBe(true)
  expect(told.at(-1)?.message).toContain('not shown here')
})

describe('texts for people', () => {
  test('a comment fits, however many servers there are, and tells those that fail', () => {
    for (const count of [3, 40, 400]) {
      const text = commentOfServers(sum(many(count)), { marker: MARKER })
      expect(text.length).toBeLessThanOrEqual(LONGEST_COMMENT)
      expect(text.startsWith(MARKER)).toBe(true)
      expect(text).toContain('`s1`')
    }
  })

  test('a summary tells what fails before what passes', () => {
    const text = summaryOfServers(sum(many(4)))
    expect(text.indexOf('❌ failed: `s3`')).toBeLessThan(text.indexOf('✅ passed: `s0`'))
  })

  test('names that are hostile stay text', () => {
    const name = '<img src=x> ](http://x) @team `tick`\n::error::x \u202e##[add-mask]'
    const verdict = sum([
      { name, verdict: richVerdict() },
      { name: `${name}2`, error: { message: name } },
      { name: `${name}3`, skipped: name },
    ])
    for (const text of [
      commentOfServers(verdict, { marker: MARKER }),
      summaryOfServers(verdict),
      textOfServers(verdict, { colour: false }),
      junit(verdict),
      json(verdict),
    ]) {
      expect(text).not.toContain('\u202e')
      expect(text).not.toContain('##[')
      expect(text).not.toMatch(/^\s*::/m)
    }
    for (const text of [commentOfServers(verdict, { marker: MARKER }), summaryOfServers(verdict)]) {
      expect(text).not.toContain('<img')
      expect(text).not.toContain('](http')
    }
  })
})
