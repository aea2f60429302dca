/* biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is how references are written. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { Ajv } from 'ajv'
import formatsModule from 'ajv-formats'
import { parse } from 'yaml'
import { parseConfig } from '../../src/model/config.js'
import { UserError } from '../../src/model/error.js'
import { LEVELS } from '../../src/model/finding.js'
import { ALLOW_BREAKING, FAIL_ON, FORMATS, SEMANTICS } from '../../src/model/options.js'

const RULES = new Set(['required-property-added', 'tool-removed', 'description-changed'])
const SCHEMA = JSON.parse(readFileSync(new URL('../../docs/schemas/config.schema.json', import.meta.url), 'utf8'))
const ajv = new Ajv({ allowUnionTypes: true })
const addFormats = (formatsModule as unknown as { default?: typeof formatsModule }).default ?? formatsModule
;(addFormats as unknown as (ajv: Ajv) => void)(ajv)
const bySchema = ajv.compile(SCHEMA)

const read = (text: string) => parseConfig(text, 'c.yml', RULES)

describe('good configs', () => {
  test.each<[string, string, object]>([
    ['empty', '', {}],
    ['comments alone', '# nothing yet\n', {}],
    [
      'every choice',
      'fail-on: silent\nsemantics: strict\nformats: annotate\nallow-breaking: major\n',
      { failOn: 'silent', semantics: 'strict', formats: 'annotate', allowBreaking: 'major' },
    ],
    ['one recording', 'calls: calls/*.jsonl', { calls: ['calls/*.jsonl'] }],
    ['several recordings', 'calls: [a.jsonl, b.jsonl.gz]', { calls: ['a.jsonl', 'b.jsonl.gz'] }],
    [
      'levels, off is no boolean',
      'levels:\n  tool-removed: warning\n  description-changed: off\n',
      { levels: { 'tool-removed': 'warning', 'description-changed': 'off' } },
    ],
    ['empty lists', 'levels: {}\naccept: []\n', {}],
    [
      'accepted drift',
      'accept:\n  - fingerprint: 0123456789ab\n    reason: agreed\n    until: 2026-12-31\n  - rule: tool-removed\n    tool: drop\n    pointer: /a\n    reason: agreed, too\n',
      {
        accept: [
          { fingerprint: '0123456789ab', reason: 'agreed', until: '2026-12-31', at: 'c.yml:2' },
          { rule: 'tool-removed', tool: 'drop', pointer: '/a', reason: 'agreed, too', at: 'c.yml:5' },
        ],
      },
    ],
    [
      'a fingerprint of digits',
      'accept: [{fingerprint: 012345678901, reason: x}]',
      { accept: [{ fingerprint: '012345678901', reason: 'x', at: 'c.yml:1' }] },
    ],
    [
      'the root as pointer',
      'accept: [{rule: tool-removed, pointer: "", reason: x}]',
      { accept: [{ rule: 'tool-removed', pointer: '', reason: 'x', at: 'c.yml:1' }] },
    ],
    [
      'a leap day',
      'accept: [{rule: tool-removed, reason: x, until: 2028-02-29}]',
      { accept: [{ rule: 'tool-removed', reason: 'x', until: '2028-02-29', at: 'c.yml:1' }] },
    ],
    [
      'an anchor',
      'accept:\n  - {rule: tool-removed, reason: &why agreed}\n  - {rule: description-changed, reason: *why}\n',
      {
        accept: [
          { rule: 'tool-removed', reason: 'agreed', at: 'c.yml:2' },
          { rule: 'description-changed', reason: 'agreed', at: 'c.yml:3' },
        ],
      },
    ],
    ['JSON', '{"fail-on": "drift"}', { failOn: 'drift' }],
    [
      'servers',
      'servers:\n  - name: files\n    candidate: stdio:node files.js\n    env: {LEVEL: debug, TOKEN: "${env:FILES_TOKEN}"}\n    fail-on: drift\n    accept: [{rule: tool-removed, reason: x}]\n  - {name: web, headers: {Authorization: "Bearer ${env:WEB}"}, calls: a.jsonl}\n',
      {
        servers: [
          {
            name: 'files',
            candidate: 'stdio:node files.js',
            env: { LEVEL: 'debug', TOKEN: '${env:FILES_TOKEN}' },
            failOn: 'drift',
            levels: {},
            accept: [{ rule: 'tool-removed', reason: 'x', at: 'c.yml:6' }],
            at: 'c.yml:2',
          },
          {
            name: 'web',
            headers: { Authorization: 'Bearer ${env:WEB}' },
            calls: ['a.jsonl'],
            levels: {},
            accept: [],
            at: 'c.yml:7',
          },
        ],
      },
    ],
    [
      'how recorded values are kept',
      'redact:\n  - pointer: /user/*/email\n    how: mask\n  - tool: "db_*"\n    pointer: ""\n    how: shape\n',
      {
        redact: [
          { pointer: '/user/*/email', how: 'mask', at: 'c.yml:2' },
          { tool: 'db_*', pointer: '', how: 'shape', at: 'c.yml:4' },
        ],
      },
    ],
    [
      'a client configuration',
      'servers-from: .mcp.json\nbaselines: approved\n',
      { serversFrom: '.mcp.json', baselines: 'approved' },
    ],
  ])('%s', (_what, text, config) => {
    expect(read(text)).toEqual({ levels: {}, accept: [], ...config })
    expect([bySchema(parse(text)), bySchema.errors]).toEqual([true, null])
  })
})

/** `schema: false` where only the program can know (rules, the shape of YAML itself). */
const BAD: [what: string, text: string, sentence: string, schema?: false][] = [
  ['a list', '- a', 'c.yml:1:1: the config is a list, not a mapping. Correct the config file.'],
  ['a text', 'fail-on', 'c.yml:1:1: the config is a text, not a mapping. Correct the config file.'],
  [
    'an unknown key',
    'semantics: strict\nfail_on: drift',
    'c.yml:2:1: unknown key "fail_on" in the config; did you mean "fail-on"? Keys: fail-on, semantics, formats, allow-breaking, calls, levels, accept, aliases, imports, profiles, redact, servers, servers-from, baselines.',
  ],
  [
    'a key like no other',
    'telemetry: 1',
    'c.yml:1:1: unknown key "telemetry" in the config. Keys: fail-on, semantics, formats, allow-breaking, calls, levels, accept, aliases, imports, profiles, redact, servers, servers-from, baselines.',
  ],
  [
    'a way to redact that there is not',
    'redact:\n  - pointer: /a\n    how: maks\n',
    'c.yml:3:10: "how" is "maks"; did you mean "mask"? Choices: mask, drop, keep, shape.',
  ],
  [
    'a redaction of nothing',
    'redact:\n  - how: mask\n',
    'c.yml:2:5: this entry of "redact" has no "pointer". Name a place, as in /user/email.',
  ],
  [
    'a redaction without a way',
    'redact: [{pointer: /a}]',
    'c.yml:1:10: this entry of "redact" has no "how". Choices: mask, drop, keep, shape.',
  ],
  [
    'a redaction that is no pointer',
    'redact: [{pointer: user.email, how: mask}]',
    'c.yml:1:20: "user.email" is no JSON Pointer. It begins with "/".',
  ],
  [
    'a call without arguments',
    'redact: [{pointer: "", how: drop}]',
    'c.yml:1:20: a call has to have arguments, so "drop" needs a place in them. Name one.',
  ],
  [
    'an unknown key of a redaction',
    'redact: [{pointer: /a, how: mask, tools: x}]',
    'c.yml:1:35: unknown key "tools" in an entry of "redact"; did you mean "tool"? Keys: tool, pointer, how.',
  ],
  [
    'an unknown choice',
    'fail-on: breakin',
    'c.yml:1:10: "fail-on" is "breakin"; did you mean "breaking"? Choices: broken-calls, breaking, silent, drift.',
  ],
  [
    'a choice that is a list',
    'semantics: [strict]',
    'c.yml:1:12: "semantics" is a list, not a text. Correct the config file.',
  ],
  ['a choice that is empty', 'formats:', 'c.yml:1:9: "formats" is empty, not a text. Correct the config file.'],
  [
    'calls that are a mapping',
    'calls: {a: b}',
    'c.yml:1:8: "calls" is a mapping, not a list. Correct the config file.',
  ],
  ['a recording that is empty', 'calls: [a, ""]', 'c.yml:1:12: a recording is empty. Correct the config file.'],
  ['levels that are a list', 'levels: [a]', 'c.yml:1:9: "levels" is a list, not a mapping. Correct the config file.'],
  [
    'an unknown rule',
    'levels:\n  tool-remved: off',
    'c.yml:2:3: there is no rule "tool-remved"; did you mean "tool-removed"? `mcp-compat explain` lists all rules.',
    false,
  ],
  [
    'an unknown level',
    'levels:\n  tool-removed: warn',
    'c.yml:2:17: the level of tool-removed is "warn". Choices: error, warning, note, off.',
  ],
  [
    'a level that is a boolean',
    'levels:\n  tool-removed: false',
    'c.yml:2:17: the level of tool-removed is a boolean, not a text. Correct the config file.',
  ],
  ['accept that is a mapping', 'accept: {}', 'c.yml:1:9: "accept" is a mapping, not a list. Correct the config file.'],
  [
    'an entry that is a text',
    'accept: [a]',
    'c.yml:1:10: an entry of "accept" is a text, not a mapping. Correct the config file.',
  ],
  [
    'no reason',
    'accept:\n  - rule: tool-removed',
    'c.yml:2:5: this entry of "accept" has no "reason". Say why the drift is accepted.',
  ],
  [
    'an empty reason',
    'accept:\n  - rule: tool-removed\n    reason: " "',
    'c.yml:3:13: "reason" is empty. Correct the config file.',
  ],
  [
    'a reason alone',
    'accept: [{reason: x}]',
    'c.yml:1:10: this entry of "accept" has neither "fingerprint" nor "rule". Name what is accepted by one of them; reports show the fingerprint of each finding.',
  ],
  [
    'both names',
    'accept: [{reason: x, rule: tool-removed, fingerprint: 0123456789ab}]',
    'c.yml:1:10: this entry of "accept" has both "fingerprint" and "rule". Name what is accepted by one of them; reports show the fingerprint of each finding.',
  ],
  [
    'no fingerprint',
    'accept: [{reason: x, fingerprint: abc}]',
    'c.yml:1:35: "abc" is no fingerprint (12 hex digits). Reports show it.',
  ],
  [
    'a fingerprint with a tool',
    'accept: [{reason: x, fingerprint: 0123456789ab, tool: a}]',
    'c.yml:1:10: a "fingerprint" needs no "tool" and no "pointer". Remove them, or name a "rule".',
  ],
  [
    'an unknown rule in accept',
    'accept: [{reason: x, rule: tools-removed}]',
    'c.yml:1:28: there is no rule "tools-removed"; did you mean "tool-removed"? `mcp-compat explain` lists all rules.',
    false,
  ],
  [
    'an unknown key in accept',
    'accept: [{reason: x, rule: tool-removed, untill: 2026-01-01}]',
    'c.yml:1:42: unknown key "untill" in an entry of "accept"; did you mean "until"? Keys: fingerprint, rule, tool, pointer, reason, until.',
  ],
  [
    'a pointer that is none',
    'accept: [{reason: x, rule: tool-removed, pointer: a/b}]',
    'c.yml:1:51: "a/b" is no JSON Pointer. It begins with "/".',
  ],
  [
    'until that is no date',
    'accept: [{reason: x, rule: tool-removed, until: soon}]',
    'c.yml:1:49: "until" is "soon", which is no date. Write it as YYYY-MM-DD.',
  ],
  [
    'a day that does not exist',
    'accept: [{reason: x, rule: tool-removed, until: 2026-02-29}]',
    'c.yml:1:49: "until" is "2026-02-29", which is no date. Write it as YYYY-MM-DD.',
  ],
  [
    'a month that does not exist',
    'accept: [{reason: x, rule: tool-removed, until: 2026-13-01}]',
    'c.yml:1:49: "until" is "2026-13-01", which is no date. Write it as YYYY-MM-DD.',
  ],
  [
    'a day with a time',
    'accept: [{reason: x, rule: tool-removed, until: 2026-01-01T00:00:00Z}]',
    'c.yml:1:49: "until" is "2026-01-01T00:00:00Z", which is no date. Write it as YYYY-MM-DD.',
  ],
  [
    'no YAML',
    'fail-on: "drift',
    'c.yml:1:16: this is no YAML: Missing closing "quote. Correct the config file.',
    false,
  ],
  [
    'a key twice',
    'fail-on: drift\nfail-on: silent',
    'c.yml:2:1: this is no YAML: Map keys must be unique. Correct the config file.',
    false,
  ],
  [
    'two documents',
    'fail-on: drift\n---\nfail-on: silent',
    'c.yml:2:1: this is no YAML: Source contains multiple documents; please use YAML.parseAllDocuments(). Correct the config file.',
    false,
  ],
]

BAD.push(
  ['servers that are none', 'servers: []', 'c.yml:1:10: "servers" is empty. Name a server, or remove the key.'],
  [
    'a server without a name',
    'servers: [{candidate: a.json}]',
    'c.yml:1:11: this entry of "servers" has no "name". Reports tell servers apart by it.',
  ],
  [
    'two servers of one name',
    'servers: [{name: a}, {name: a}]',
    'c.yml:1:29: two servers are called "a". Rename one.',
    false,
  ],
  [
    'an unknown key of a server',
    'servers: [{name: a, canditate: x}]',
    'c.yml:1:21: unknown key "canditate" in an entry of "servers"; did you mean "candidate"? Keys: name, baseline, candidate, headers, env, fail-on, semantics, formats, allow-breaking, calls, levels, accept, aliases, imports, profiles.',
  ],
  [
    'a wrong level of a server',
    'servers: [{name: a, levels: {tool-removed: loud}}]',
    'c.yml:1:44: the level of tool-removed is "loud". Choices: error, warning, note, off.',
  ],
  ...['{name: a, headers: {Authorization: Bearer abcdefgh12345678}}', '{name: a, env: {API_KEY: plain}}'].map(
    (server): (typeof BAD)[number] => [
      `a secret that is written out: ${server}`,
      `servers: [${server}]`,
      `c.yml:1:${server.includes('env') ? 36 : 46}: the value of ${server.includes('env') ? '"API_KEY"' : '"Authorization"'} looks like a secret, and this file is no place for one. Write \${env:NAME}, and give the variable NAME to the run.`,
      false,
    ],
  ),
)

describe('bad configs are refused with their place', () => {
  test.each(BAD.map(([what, ...row]) => ({ what, row })))('$what', ({ row: [text, sentence, schema] }) => {
    let refused: unknown
    try {
      read(text)
    } catch (error) {
      refused = error
    }
    expect(refused).toBeInstanceOf(UserError)
    expect((refused as UserError).sentence).toBe(sentence)
    if (schema !== false) expect(bySchema(parse(text))).toBe(false)
  })
})

test('the schema offers the choices that the program knows', () => {
  const choices = (key: string): unknown => SCHEMA.properties[key].enum
  expect([choices('fail-on'), choices('semantics'), choices('formats'), choices('allow-breaking')]).toEqual([
    FAIL_ON,
    SEMANTICS,
    FORMATS,
    ALLOW_BREAKING,
  ])
  expect(SCHEMA.properties.levels.additionalProperties.enum).toEqual(LEVELS)
})
