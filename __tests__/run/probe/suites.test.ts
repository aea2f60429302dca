/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how references are written. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, jest, test } from '@jest/globals'
import { parse } from 'yaml'
import { UserError } from '../../../src/model/error.js'
import { ROOT } from '../../gates/rule-fixtures.js'
import { Loopback } from '../../harness/loopback.js'
import { fixture, folderWith, probe } from './behaviour.js'

/** Servers are started, some of them several times. */
jest.setTimeout(60_000)

const SHOP = 'fixtures/servers/behaviour/shop.suite.yml'
const lines = readFileSync(join(ROOT, SHOP), 'utf8').split('\n')
const removing: (() => void)[] = []
afterAll(() => {
  for (const remove of removing) remove()
})

function folder(files: { readonly [name: string]: string }): string {
  const { path, remove } = folderWith(files)
  removing.push(remove)
  return path
}

const brief = ({ findings }: Awaited<ReturnType<typeof probe>>) =>
  findings.map(({ rule, tool, location }) => `${rule} ${tool} ${location?.file}:${location?.line}`)

describe('the shop, 30 cases', () => {
  test('has 30 cases', () => {
    expect(parse(lines.join('\n')).cases).toHaveLength(30)
  })

  test('without a fault all pass, and only what the suite names is called', async () => {
    const path = folder({})
    const found = await probe(fixture('shop.mjs', { log: join(path, 'log') }), { suites: [SHOP] })
    expect([found.end, found.findings]).toEqual(['passed', []])
    expect(found.notices).toContain(`30 of 30 cases of ${SHOP} ran, and 30 passed.`)
    const called = readFileSync(join(path, 'log'), 'utf8').trim().split('\n')
    expect(called).toHaveLength(30)
    const named = new Set<string>(parse(lines.join('\n')).cases.map(({ tool }: { tool: string }) => tool))
    expect(called.filter((tool) => !named.has(tool))).toEqual([])
  })

  test('with three faults there are three failures, each with file, line and JSONPath', async () => {
    const found = await probe(fixture('shop.mjs', { faults: ['price', 'unknown-id', 'schema'] }), { suites: [SHOP] })
    expect(found.end).toBe('failed')
    const told = found.findings.map(({ rule, message, level, location }) => {
      const [path] = /\$[.\w[\]]+/.exec(message) ?? []
      return [rule, level, path, location?.file, lines[(location?.line ?? 0) - 1]?.trim()]
    })
    expect(told).toHaveLength(3)
    expect(told).toEqual(
      expect.arrayContaining([
        ['case-failed', 'error', '$.price', SHOP, '$.price: 30'],
        ['case-failed', 'error', '$.isError', SHOP, 'outcome: tool-error'],
        ['output-schema-violated', 'error', '$.structuredContent.total', SHOP, '- name: finds one hat'],
      ]),
    )
  })

  test('tags choose, and bring along what is needed', async () => {
    const path = folder({
      'a.yml':
        'cases:\n  - { name: gives, tool: item, args: { id: 1 }, capture: { n: $.structuredContent.id } }\n  - { name: takes, tool: item, args: { id: "${n}" }, tags: [smoke] }\n  - { name: other, tool: item, args: { id: 99 } }\n',
    })
    const found = await probe(fixture('shop.mjs', {}), { suites: ['a.yml'], tags: ['smoke'] }, path)
    expect(found.findings).toEqual([])
    expect(found.notices).toEqual(
      expect.arrayContaining([
        '2 of 3 cases of a.yml ran, and 2 passed.',
        'Of a.yml ran too what others need: "gives".',
      ]),
    )
    await expect(probe(fixture('shop.mjs', {}), { suites: ['a.yml'], tags: ['smok'] }, path)).rejects.toThrow(
      'No case of the suites has the tag smok.',
    )
  })
})

describe('trouble ends in time, and is told apart', () => {
  const TROUBLE = `timeout: 1s
answer-limit: 10MB
cases:
  - { name: hangs, tool: wait }
  - { name: after hanging, tool: item, args: { id: 1 } }
  - { name: ends, tool: end }
  - { name: after the end, tool: item, args: { id: 1 } }
  - { name: dumps, tool: dump, args: { bytes: 20000000 }, timeout: 30s }
  - { name: after the dump, tool: item, args: { id: 1 } }
  - { name: just fits, tool: dump, args: { bytes: 9000000 }, timeout: 30s, expect: { result: { "$.content[0].text": { length: 9000000 } } } }
  - { name: twice, tool: flaky, retries: 2 }
  - { name: never, tool: item, args: { id: 99 }, retries: 2 }
  - { name: skipped, tool: flaky, skip: not now, capture: { x: $.a } }
  - { name: needs, tool: item, args: { id: "\${x}" } }
`

  test('a hang, an end, 20 MB, a retry, a skip', async () => {
    const path = folder({ 's.yml': TROUBLE })
    const started = performance.now()
    const found = await probe(fixture('shop.mjs', {}), { suites: ['s.yml'] }, path)
    expect(performance.now() - started).toBeLessThan(30_000)
    expect(brief(found).sort()).toEqual([
      'answer-limit-exceeded dump s.yml:8',
      'case-blocked item s.yml:14',
      'case-failed item s.yml:12',
      'case-retried flaky s.yml:11',
      'case-timed-out wait s.yml:4',
      'server-crashed end s.yml:6',
    ])
    const message = (rule: string) => found.findings.find((finding) => finding.rule === rule)?.message
    expect(message('answer-limit-exceeded')).toContain('the limit is 10485760 bytes')
    expect(message('case-timed-out')).toContain('no answer came within 1000 ms')
    expect(message('server-crashed')).toContain('ended with exit code 7')
    expect(message('case-failed')).toContain('tried 3 times')
    expect(message('case-retried')).toContain('passed at attempt 2')
    expect(found.notices).toContain('1 case of s.yml skipped: "skipped" (not now).')
    expect(found.notices).toContain('9 of 11 cases of s.yml ran, and 5 passed, 1 of them only when tried again.')
  })

  test('a server that ends again and again is given up', async () => {
    const path = folder({
      's.yml': `cases:\n${Array.from({ length: 9 }, (_, at) => `  - { name: c${at}, tool: end }\n`).join('')}`,
    })
    const found = await probe(fixture('shop.mjs', {}), { suites: ['s.yml'] }, path)
    const rules = found.findings.map(({ rule }) => rule)
    expect(rules.filter((rule) => rule === 'server-crashed')).toHaveLength(6)
    expect(rules.filter((rule) => rule === 'case-blocked')).toHaveLength(3)
    expect(found.findings.find(({ rule }) => rule === 'case-blocked')?.message).toContain('has ended 6 times')
  })

  test('"only" hides cases with a notice', async () => {
    const path = folder({
      's.yml':
        'cases:\n  - { name: a, tool: item, args: { id: 1 }, only: true }\n  - { name: b, tool: item, args: { id: 99 } }\n',
    })
    const found = await probe(fixture('shop.mjs', {}), { suites: ['s.yml'] }, path)
    expect(found.findings).toEqual([])
    expect(found.notices).toContain('A case of s.yml says "only", so 1 other case did not run.')
  })
})

test('a variable of the environment is sent, and shown nowhere', async () => {
  const secret = 'hush-9f8e7d6c5b4a'
  const path = folder({
    's.yml':
      'setup: { t: "${env:SHOP}" }\ncases:\n  - { name: "asks ${t}", tool: item, args: { id: "${t}" }, expect: success }\n',
  })
  const found = await probe(fixture('shop.mjs', {}), { suites: ['s.yml'] }, path, { SHOP: secret })
  expect(found.findings.map(({ message }) => message)).toEqual([
    'Case "asks ${t}": at $.isError a success was expected, and the tool answered with isError: "there is no item ***".',
  ])
  expect(found.out).not.toContain(secret)
  await expect(probe(fixture('shop.mjs', {}), { suites: ['s.yml'] }, path)).rejects.toThrow(
    's.yml:1:13: The variable SHOP is not set.',
  )
})

test('a wrong suite is told before a server is started', async () => {
  const path = folder({ 's.yml': 'cases: [{ name: a }]\n' })
  const log = join(path, 'log')
  const asked = probe(fixture('shop.mjs', { log }), { suites: ['s.yml'] }, path)
  await expect(asked).rejects.toThrow(UserError)
  await expect(asked).rejects.toThrow('s.yml:1:9: the case has no "tool".')
  await expect(probe(fixture('shop.mjs', {}), { suites: ['no*.yml'] }, path)).rejects.toThrow(
    'No suite matches "no*.yml".',
  )
  expect(existsSync(log)).toBe(false)
})

describe('over HTTP', () => {
  /** Answers calls as the tool's name says. */
  const odd = (called: string[]) =>
    new Loopback(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      const { id, method, params } = body === '' ? {} : JSON.parse(body)
      const say = (reply: object) =>
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ jsonrpc: '2.0', id, ...reply }))
      const INFO = {
        protocolVersion: '2025-11-25',
        capabilities: { tools: {} },
        serverInfo: { name: 'odd', version: '1' },
      }
      if (request.method !== 'POST') response.writeHead(405).end()
      else if (id === undefined) response.writeHead(202).end()
      else if (method === 'initialize') say({ result: INFO })
      else if (method === 'tools/list') say({ result: { tools: [{ name: 'fine', inputSchema: { type: 'object' } }] } })
      else if (method !== 'tools/call') say({ error: { code: -32601, message: 'no' } })
      else {
        called.push(params.name)
        if (params.name === 'large') say({ result: { content: [{ type: 'text', text: 'x'.repeat(2_000_000) }] } })
        else if (params.name === 'status') response.writeHead(503).end()
        else if (params.name === 'cut') response.destroy()
        else if (params.name !== 'hang') say({ result: { content: [] } })
      }
    })

  test('the same troubles are told apart, and no call is made twice', async () => {
    const called: string[] = []
    const server = odd(called)
    const url = `${await server.start()}/mcp`
    const names = ['fine', 'large', 'fine', 'status', 'fine', 'cut', 'fine', 'hang', 'fine']
    const cases = names.map((name, at) => `  - { name: c${at}, tool: ${name} }\n`).join('')
    const path = folder({ 's.yml': `timeout: 1s\nanswer-limit: 512kB\ncases:\n${cases}` })
    try {
      const found = await probe(url, { suites: ['s.yml'] }, path)
      expect(brief(found).sort()).toEqual([
        'answer-limit-exceeded large s.yml:5',
        'case-failed status s.yml:7',
        'case-timed-out hang s.yml:11',
        'server-crashed cut s.yml:9',
      ])
      expect(found.findings.find(({ rule }) => rule === 'case-failed')?.message).toContain('HTTP 503')
      expect(called).toEqual(names)
    } finally {
      await server.stop()
    }
  })
})

describe('latency', () => {
  const slow = (factor: number) =>
    `stdio:${process.execPath} ${join(ROOT, 'fixtures/servers/behaviour/slow.mjs')} 10 ${factor}`

  test('limits of their own and of the baseline are held and exceeded', async () => {
    const path = folder({
      's.yml':
        'latency:\n  - tool: work\n    args: {}\n    warm-up: 1\n    samples: 12\n    p50: 2ms\n    p95: 20s\n    of-baseline: 150%\n',
    })
    const found = await probe(slow(4), { baseline: slow(1), suites: ['s.yml'] }, path)
    expect(brief(found).sort()).toEqual(['latency-budget-exceeded work s.yml:6', 'latency-increased work s.yml:8'])
  })

  test('what cannot be measured is told', async () => {
    const path = folder({
      's.yml': 'latency:\n  - { tool: item, args: { id: 99 }, p50: 1s }\n  - { tool: item, p50: 1s }\n',
    })
    const found = await probe(fixture('shop.mjs', {}), { suites: ['s.yml'] }, path)
    expect(found.findings.map(({ rule, message }) => [rule, message]).sort()).toEqual([
      ['latency-unmeasured', 'There are 0 samples, because a call of the candidate came to tool error.'],
      ['latency-unmeasured', 'There are 0 samples, because no case of the suite called it with success.'],
    ])
  })

  test('durations of cases count', async () => {
    const path = folder({
      's.yml': `cases:\n${Array.from({ length: 12 }, (_, at) => `  - { name: c${at}, tool: item, args: { id: 1 } }\n`).join('')}latency: [{ tool: item, p50: 0.0001ms }]\n`,
    })
    const found = await probe(fixture('shop.mjs', {}), { suites: ['s.yml'] }, path)
    expect(brief(found)).toEqual(['latency-budget-exceeded item s.yml:14'])
  })
})
