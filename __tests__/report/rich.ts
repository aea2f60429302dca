/** One verdict with something of everything, for the golden files. */
import type { Call, CallOutcome, Replay, Tally } from '../../src/model/call.js'
import { NO_CALLS } from '../../src/model/call.js'
import type { Finding } from '../../src/model/finding.js'
import type { Json } from '../../src/model/json.js'
import type { JudgedFinding, Verdict } from '../../src/model/verdict.js'
import { judge } from '../../src/verdict/judge.js'
import { finding, input, meta, outcome, policy, replay, summary, tally } from '../verdict/samples.js'

const call = (line: number, tool: string, args: Json, count = 1): Call => ({
  tool,
  arguments: args,
  count,
  isError: false,
  file: 'recordings/agent.jsonl',
  line,
})

const ENUM = { schemaPointer: '/properties/format/enum', keyword: 'enum', pointer: '/format' }
const CLOSED = {
  schemaPointer: '/additionalProperties',
  keyword: 'additionalProperties',
  pointer: '',
  name: 'trace_id',
}

const FINDINGS: readonly Finding[] = [
  finding({
    message: 'The value "csv" is no longer accepted.',
    witness: { sql: 'select 1', format: 'csv' },
    before: ['json', 'csv'],
    after: ['json'],
  }),
  ...['run_query', 'list_tables', 'explain_query'].map((tool) =>
    finding({
      rule: 'additional-properties-closed',
      tool,
      pointer: '/additionalProperties',
      path: '',
      keyword: 'additionalProperties',
      message: 'Arguments that the schema does not declare are now refused.',
      witness: { x: null },
      after: false,
    }),
  ),
  finding({
    rule: 'containment-undecided',
    effect: 'undecided',
    tool: 'explain_query',
    pointer: '',
    path: '',
    keyword: '',
    message: 'Whether every call stays valid could not be decided: out of time.',
  }),
  finding({
    rule: 'property-removed',
    effect: 'silent',
    tool: 'list_tables',
    pointer: '/properties/limit',
    path: '/limit',
    name: 'limit',
    keyword: 'properties',
    message: 'The property "limit" is no longer declared; calls that send it lose it.',
    before: { type: 'integer' },
  }),
  finding({
    rule: 'output-enum-value-added',
    tool: 'list_tables',
    side: 'output',
    pointer: '/properties/kind/enum',
    path: '/kind',
    message: 'A result may now hold "view".',
    witness: { kind: 'view' },
    before: ['table'],
    after: ['table', 'view'],
  }),
  finding({
    rule: 'tool-description-changed',
    effect: 'advisory',
    side: 'tool',
    pointer: '/description',
    message: 'The description changed from "Runs a query." to "Runs a read-only query."',
    before: 'Runs a query.',
    after: 'Runs a read-only query.',
  }),
  finding({
    rule: 'prompt-removed',
    tool: null,
    subject: 'prompt summarize',
    side: 'contract',
    pointer: '',
    message: 'The prompt is no longer listed.',
  }),
  finding({
    rule: 'optional-property-added',
    effect: 'compatible',
    pointer: '/properties/cache',
    path: '/cache',
    name: 'cache',
    message: 'The optional property "cache" is new.',
    after: { type: 'boolean' },
  }),
]

const RULES = [...FINDINGS.map(({ rule }) => rule)].map((id) =>
  meta(id, {
    summary: `What ${id} is.`,
    why: 'A server that checks its arguments answers with an error. Calls that use `it` stop working.',
    remedy: 'Keep accepting what was accepted, and map it inside the server.',
    ...(id === 'output-enum-value-added' ? { level: { output: 'warning' } as const } : {}),
  }),
)

function recorded(): Replay {
  const tallies: readonly Tally[] = [
    tally({ rejections: [ENUM], calls: 2 }),
    tally({ rejections: [CLOSED] }),
    tally({ tool: 'list_tables', status: 'dropped', dropped: ['/limit'] }),
    tally({ tool: 'list_tables', status: 'defaulted', defaulted: ['/kind'] }),
    tally({ tool: 'explain_query', status: 'failed-when-recorded', rejections: [CLOSED] }),
  ]
  const outcomes: readonly CallOutcome[] = [
    outcome({
      call: call(2, 'run_query', { sql: 'select 1', format: 'csv', password: 'hunter2-hunter2' }, 2),
      rejections: [{ ...ENUM, message: 'must be equal to one of the allowed values: "json"' }],
    }),
    outcome({
      call: call(7, 'run_query', { sql: 'select 2', trace_id: '1f' }),
      rejections: [{ ...CLOSED, message: 'must not have additional properties' }],
    }),
    outcome({
      call: call(4, 'list_tables', { limit: 3 }),
      tool: 'list_tables',
      status: 'dropped',
      dropped: ['/limit'],
    }),
    outcome({
      call: call(6, 'list_tables', {}),
      tool: 'list_tables',
      status: 'defaulted',
      defaulted: ['/kind'],
      defaults: [{ pointer: '/kind', before: null, after: 'table' }],
    }),
    outcome({
      call: call(5, 'explain_query', { trace_id: '2a' }),
      tool: 'explain_query',
      status: 'failed-when-recorded',
    }),
    outcome({
      call: call(9, 'run_query', {}),
      status: 'invalid-under-baseline',
      rejections: [
        { schemaPointer: '/required', keyword: 'required', pointer: '', message: 'must have sql', name: 'sql' },
      ],
    }),
  ]
  const base = replay(9, tallies, outcomes)
  return {
    ...base,
    counts: {
      ...NO_CALLS,
      recorded: 9,
      valid: 2,
      defaulted: 1,
      broken: 3,
      failedWhenRecorded: 1,
      dropped: 1,
      invalidUnderBaseline: 1,
    },
    invalid: { ...base.invalid, total: 1 },
    mends: [
      { tool: 'run_query', arguments: [['trace_id', 'trace']], broken: 1, dropped: 0 },
      { tool: 'list_tables', to: 'find-tables', arguments: [], broken: 0, dropped: 1 },
    ],
    coverage: {
      tools: { total: 4, called: 3 },
      properties: { total: 7, sent: 5 },
      enumValues: { total: 3, sent: 2 },
      branches: { total: 2, taken: 1 },
      uncalledTools: ['delete_table', 'explain_query'],
      perTool: [
        {
          tool: 'run_query',
          calls: 5,
          unsentProperties: ['/timeout_ms'],
          unsentValues: [{ pointer: '/format', values: ['xml'] }],
          untakenBranches: [{ pointer: '/filter', schemaPointer: '/properties/filter/anyOf/1' }],
          declared: { properties: 4, enumValues: 3, branches: 2 },
        },
        {
          ...{ tool: 'list_tables', calls: 1, unsentProperties: [], unsentValues: [], untakenBranches: [] },
          declared: { properties: 2, enumValues: 0, branches: 0 },
        },
      ],
    },
  }
}

const PLACES: { readonly [rule: string]: readonly [number, number] } = {
  'enum-value-removed': [14, 19],
  'additional-properties-closed': [9, 7],
  'property-removed': [31, 11],
}

function placed(finding: JudgedFinding): JudgedFinding {
  const place = PLACES[finding.rule]
  return place === undefined
    ? finding
    : { ...finding, location: { file: 'contract.json', line: place[0], column: place[1] } }
}

/** Judged, with the locations that the run would have added. */
export function richVerdict(parts: Parameters<typeof policy>[0] = {}): Verdict {
  const { verdict } = judge(
    input({
      baseline: summary({
        source: 'git:merge-base:contract.json',
        digest: `sha256:${'a1'.repeat(32)}`,
        tools: 4,
        version: '1.4.0',
      }),
      candidate: summary({ source: 'contract.json', digest: `sha256:${'b2'.repeat(32)}`, tools: 4, version: '1.5.0' }),
      findings: FINDINGS,
      rules: RULES,
      replay: recorded(),
      policy: policy({
        accept: [
          {
            rule: 'prompt-removed',
            reason: 'Nobody used it, see issue 12.',
            until: '2026-12-31',
            at: '.github/mcp-compat.yml:4',
          },
        ],
        ...parts,
      }),
      notices: ['1 line of the recording is no call and was left out: recordings/agent.jsonl:6 is not JSON.'],
    }),
  )
  const twins = new Map(verdict.findings.map((each) => [each, placed(each)]))
  const again = (each: JudgedFinding): JudgedFinding => twins.get(each) ?? each
  return {
    ...verdict,
    findings: verdict.findings.map(again),
    groups: verdict.groups.map((group) => ({ ...group, lead: again(group.lead), findings: group.findings.map(again) })),
  }
}

/** A verdict of two equal contracts and four calls. */
export function cleanVerdict(): Verdict {
  return judge(input({ candidate: summary(), replay: replay(4, []) })).verdict
}
