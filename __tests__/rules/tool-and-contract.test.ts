/** What fixtures cannot show well: names from hell, twins, and that nothing structural is swallowed. */
import { describe, expect, test } from '@jest/globals'
import { createLimit } from '../../src/io/limit.js'
import { pinOf } from '../../src/model/canonical.js'
import type { Contract } from '../../src/model/contract.js'
import { type Json, objectOf } from '../../src/model/json.js'
import { parseContract } from '../../src/model/parse.js'
import { classify } from '../../src/rules/classify.js'
import { RULES } from '../../src/rules/index.js'
import { pairTools } from '../../src/rules/matching/twins.js'
import { createEngine } from '../../src/schema/engine.js'
import { build as buildMachine } from '../../src/schema/regex/build.js'

const engine = createEngine({
  buildMachine,
  formats: 'assert',
  now: () => performance.now(),
  limit: createLimit(),
  milliseconds: 2_000,
})
const read = (value: Json): Contract => parseContract(value, 'test', undefined, { allowEmpty: true })
/** What one contract says by itself is another matter. */
const rules = RULES.filter(({ kind }) => kind !== 'alone')
const find = (baseline: Json, candidate: Json) =>
  classify(read(baseline), read(candidate), engine, 'caller', { rules }).findings
const rulesOf = (baseline: Json, candidate: Json): readonly string[] =>
  find(baseline, candidate).map(({ rule }) => rule)
const tool = (name: string, more: { [key: string]: Json } = {}): Json => ({
  name,
  inputSchema: { type: 'object' },
  ...more,
})

const HOSTILE = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'a/b~c', ' ', '\u0000', '\ud800']

describe.each(HOSTILE)('the name %j', (name) => {
  test('of a tool, a prompt, an argument, a resource is as good as any', () => {
    const full = {
      tools: [tool(name)],
      prompts: [{ name, arguments: [{ name }] }],
      resources: [{ uri: name, name }],
      resourceTemplates: [{ uriTemplate: name, name }],
    }
    const empty = { tools: [tool('other_tool')], prompts: [], resources: [], resourceTemplates: [] }
    expect([...rulesOf(full, full)]).toEqual([])
    expect([...rulesOf(full, empty)].sort()).toEqual([
      ...['prompt-removed', 'resource-removed', 'resource-template-removed', 'tool-added', 'tool-removed'],
    ])
    expect(rulesOf(full, { ...full, prompts: [{ name, arguments: [] }] })).toEqual(['prompt-argument-removed'])
  })

  test('of a field or a capability is as good as any', () => {
    const withField = (value: Json) => ({ tools: [objectOf([...Object.entries(tool('t') as object), [name, value]])] })
    expect(rulesOf(withField(1), withField(2))).toEqual(['tool-field-changed'])
    const withHint = (value: Json) => ({ tools: [tool('t', { annotations: objectOf([[name, value]]) })] })
    expect(rulesOf(withHint(1), withHint(2))).toEqual(['tool-field-changed'])
    const able = (capabilities: Json) => ({ initialize: { protocolVersion: '1', capabilities }, tools: [tool('t')] })
    expect(rulesOf(able(objectOf([[name, {}]])), able({}))).toEqual(['capability-removed'])
    expect(rulesOf(able({}), able(objectOf([[name, true]])))).toEqual(['capability-added'])
  })
})

describe('capabilities', () => {
  const able = (capabilities: Json) => ({ initialize: { protocolVersion: '1', capabilities }, tools: [tool('t')] })
  const told = (before: Json, after: Json) =>
    find(able(before), able(after)).map(({ pointer, effect }) => [pointer, effect])

  test.each<[string, Json, string]>([
    ['/capabilities/tools', { tools: {} }, 'breaking'],
    ['/capabilities/prompts', { prompts: { listChanged: true } }, 'breaking'],
    ['/capabilities/resources', { resources: {} }, 'breaking'],
    ['/capabilities/tasks', { tasks: { requests: { tools: { call: {} } } } }, 'breaking'],
    ['/capabilities/completions', { completions: {} }, 'silent'],
    ['/capabilities/logging', { logging: {} }, 'silent'],
    ['/capabilities/extensions/a.b~1c', { extensions: { 'a.b/c': {} } }, 'silent'],
    ['/capabilities/experimental/x', { experimental: { x: { y: 1 } } }, 'silent'],
    ['/capabilities/own', { own: 'text' }, 'silent'],
  ])('losing %s', (pointer, capabilities, effect) => {
    expect(told(capabilities, {})).toEqual([[pointer, effect]])
    expect(told({}, capabilities)).toEqual([[pointer, 'compatible']])
  })

  test('losing a part of one', () => {
    expect(told({ resources: { subscribe: true, listChanged: true } }, { resources: {} })).toEqual([
      ['/capabilities/resources/listChanged', 'silent'],
      ['/capabilities/resources/subscribe', 'breaking'],
    ])
    expect(told({ tasks: { requests: { tools: { call: {} } } } }, { tasks: { requests: {} } })).toEqual([
      ['/capabilities/tasks/requests/tools', 'breaking'],
    ])
  })

  test('what declares nothing is nothing', () => {
    expect(told({ tools: { listChanged: false }, logging: null, prompts: false }, { tools: {} })).toEqual([])
  })
})

describe('twins', () => {
  const one = tool('run', { description: 'one' })
  const two = tool('run', { description: 'two' })
  const three = tool('run', { description: 'three' })
  const pairs = (before: Json[], after: Json[]) =>
    pairTools(read({ tools: before }), read({ tools: after })).map((pair) => pair.map(({ description }) => description))

  test('are compared with what they are not the same as anyway', () => {
    expect(pairs([one], [two])).toEqual([['one', 'two']])
    expect(pairs([one], [one])).toEqual([['one', 'one']])
    expect(pairs([one, two], [two, one])).toEqual([])
    expect(pairs([one, two], [two, three])).toEqual([['one', 'three']])
    expect(pairs([one], [one, two])).toEqual([])
    expect(pairs([one, two], [three])).toEqual([['one', 'three']])
    expect(pairs([one], [tool('other')])).toEqual([])
  })

  test('in another order are no change', () => {
    expect(rulesOf({ tools: [one, two] }, { tools: [two, one] })).toEqual(['duplicate-tool-name-kept'])
  })
})

describe('nothing that changes the pin goes unsaid', () => {
  const base = {
    name: 't',
    title: 'T',
    description: 'd',
    inputSchema: { type: 'object', properties: { a: { type: 'string' } } },
    outputSchema: { type: 'object', properties: { r: { type: 'string' } }, required: ['r'] },
    annotations: { title: 'T', readOnlyHint: false, own: 1 },
    icons: [{ src: 'data:,' }],
    execution: { taskSupport: 'optional', own: 1 },
    id: '1',
  }
  const VALUES: readonly Json[] = [null, true, 7, 'text', [], {}, { own: 2 }, { title: 'U' }, { taskSupport: 'never' }]
  const changes = Object.keys(base)
    .filter((key) => key !== 'name')
    .flatMap((key) => VALUES.map((value) => ({ key, value })))

  test.each(changes)('$key becomes $value', ({ key, value }) => {
    const [baseline, candidate] = [{ tools: [base] }, { tools: [{ ...base, [key]: value }] }]
    expect(pinOf(read(baseline), read(candidate))).toBe('changed')
    expect(rulesOf(baseline, candidate)).not.toEqual([])
    expect(rulesOf(candidate, baseline)).not.toEqual([])
  })

  test.each(Object.keys(base).filter((key) => key !== 'name'))('%s is gone', (key) => {
    const { [key as 'id']: _, ...rest } = base
    expect(rulesOf({ tools: [base] }, { tools: [rest as Json] })).not.toEqual([])
    expect(rulesOf({ tools: [rest as Json] }, { tools: [base] })).not.toEqual([])
  })

  test('a default that is spelled out is a note that means nothing', () => {
    const plain = { tools: [tool('t')] }
    const spelled = {
      tools: [
        tool('t', {
          annotations: { readOnlyHint: false, destructiveHint: true },
          execution: { taskSupport: 'forbidden' },
        }),
      ],
    }
    expect([...new Set(rulesOf(plain, spelled))]).toEqual(['tool-field-changed'])
    expect([...new Set(rulesOf(spelled, plain))]).toEqual(['tool-field-changed'])
  })
})
