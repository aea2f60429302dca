/** Small findings, calls and policies that tests change one thing of. */
import {
  type Call,
  type CallOutcome,
  type Coverage,
  NO_CALLS,
  type OutcomeList,
  type Replay,
  type Tally,
} from '../../src/model/call.js'
import type { Effect, Finding, RuleMeta } from '../../src/model/finding.js'
import type { Policy } from '../../src/model/options.js'
import type { ContractSummary } from '../../src/model/verdict.js'
import type { JudgeInput } from '../../src/verdict/judge.js'

export const COVERAGE: Coverage = {
  tools: { total: 1, called: 1 },
  properties: { total: 2, sent: 1 },
  enumValues: { total: 2, sent: 1 },
  branches: { total: 0, taken: 0 },
  uncalledTools: [],
  perTool: [],
}

export function finding(parts: Partial<Finding> = {}): Finding {
  return {
    rule: 'enum-value-removed',
    effect: 'breaking',
    tool: 'run_query',
    side: 'input',
    pointer: '/properties/format/enum',
    path: '/format',
    keyword: 'enum',
    message: 'The value "csv" is no longer accepted.',
    ...parts,
  }
}

/** A finding of that effect, of a rule that bears its name. */
export function of(effect: Effect, parts: Partial<Finding> = {}): Finding {
  return finding({ rule: `rule-${effect}`, effect, ...parts })
}

export function meta(id: string, parts: Partial<RuleMeta> = {}): RuleMeta {
  return { id, summary: `${id} happened.`, why: 'Calls break.', remedy: 'Do not.', ...parts }
}

export function policy(parts: Partial<Policy> = {}): Policy {
  return { failOn: 'breaking', levels: {}, accept: [], allowBreaking: 'never', today: '2026-11-30', ...parts }
}

export function summary(parts: Partial<ContractSummary> = {}): ContractSummary {
  return { source: 'contract.json', digest: 'sha256:aa', tools: 1, ...parts }
}

export function input(parts: Partial<JudgeInput> = {}): JudgeInput {
  return {
    baseline: summary({ source: 'git:main:contract.json' }),
    candidate: summary({ digest: 'sha256:bb' }),
    findings: [],
    rules: [],
    decisions: [],
    replay: undefined,
    policy: policy(),
    notices: [],
    ...parts,
  }
}

export function call(parts: Partial<Call> = {}): Call {
  return {
    tool: 'run_query',
    arguments: { sql: 'select 1', format: 'csv' },
    count: 1,
    isError: false,
    file: 'calls.jsonl',
    line: 1,
    ...parts,
  }
}

export function outcome(parts: Partial<CallOutcome> = {}): CallOutcome {
  return {
    call: call(),
    tool: 'run_query',
    status: 'broken',
    rejections: [],
    dropped: [],
    defaulted: [],
    fixed: false,
    ...parts,
  }
}

export function tally(parts: Partial<Tally> = {}): Tally {
  return { tool: 'run_query', status: 'broken', rejections: [], dropped: [], defaulted: [], calls: 1, ...parts }
}

export const ENUM_REASON = { schemaPointer: '/properties/format/enum', keyword: 'enum', pointer: '/format' }

/** A replay of `recorded` calls in which the tallies happened and the rest stayed valid. */
export function replay(recorded: number, tallies: readonly Tally[], outcomes: readonly CallOutcome[] = []): Replay {
  const sum = (status: Tally['status']): number =>
    tallies.filter((each) => each.status === status).reduce((total, each) => total + each.calls, 0)
  const list = (status: string, total: number): OutcomeList => ({
    total,
    outcomes: outcomes.filter((each) => each.status === status),
  })
  const counts = {
    ...NO_CALLS,
    recorded,
    broken: sum('broken'),
    dropped: sum('dropped'),
    defaulted: sum('defaulted'),
    failedWhenRecorded: sum('failed-when-recorded'),
    undecided: sum('undecided'),
  }
  const valid =
    recorded - counts.broken - counts.dropped - counts.defaulted - counts.failedWhenRecorded - counts.undecided
  return {
    counts: { ...counts, valid },
    broken: list('broken', counts.broken),
    failedWhenRecorded: list('failed-when-recorded', counts.failedWhenRecorded),
    dropped: list('dropped', counts.dropped),
    defaulted: list('defaulted', counts.defaulted),
    invalid: list('invalid-under-baseline', 0),
    unknownTool: list('unknown-tool', 0),
    undecided: list('undecided', counts.undecided),
    aliased: list('aliased', 0),
    mends: [],
    tallies,
    coverage: COVERAGE,
  }
}

/** One recorded call that the `enum` of `format` refuses. */
export function brokenByEnum(recorded = 4): Replay {
  const rejections = [{ ...ENUM_REASON, message: 'must be one of "json"' }]
  return replay(recorded, [tally({ rejections: [ENUM_REASON] })], [outcome({ rejections })])
}
