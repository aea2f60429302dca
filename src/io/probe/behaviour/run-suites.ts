/** Runs behaviour suites against a server: each in its own session, case by case, and only what the suite names. */
import type { Answer, JudgeOutput } from '../../../model/evidence/answer.js'
import type { LayerAnswer } from '../../../model/evidence/layers.js'
import type { CaseEvidence, CaseFault, SuiteEvidence } from '../../../model/evidence/suites.js'
import { isObject, type Json } from '../../../model/json.js'
import type { Limit } from '../../../model/options.js'
import { captureFrom, judgeAnswer, outcomeOf } from '../../../model/suite/judge-answer.js'
import type { Suite, SuiteCase } from '../../../model/suite/suite.js'
import type { Probed } from '../probed.js'
import { callTool, layerOf } from './call-tool.js'
import { Keeper } from './keeper.js'
import { needsOf, planCases } from './plan.js'

export interface SuitePorts {
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly limit: Limit
  readonly judgeOutput: JudgeOutput
  /** Takes what the suites were given as secrets out of a text. */
  readonly maskIn: (text: string) => string
  /** Cases with one of these run; none: all. */
  readonly tags: readonly string[]
}

/** @throws UserError where the server cannot be started or reached at all */
export async function runSuites(
  probed: Pick<Probed, 'server' | 'settings'>,
  suites: readonly Suite[],
  ports: SuitePorts,
): Promise<SuiteEvidence> {
  const cases: CaseEvidence[] = []
  const notices: string[] = []
  const times = new Map<string, number[]>()
  for (const suite of suites) {
    const plan = planCases(suite, ports.tags)
    notices.push(...plan.notices.map(ports.maskIn))
    const keeper = new Keeper(probed, suite.mostBytes)
    const run: Run = { suite, keeper, ports, values: setupOf(suite), times }
    try {
      for (const { one, why } of plan.cases)
        cases.push(why === undefined ? await runCase(one, run) : unrun(one, run, 'skipped', why))
    } finally {
      await keeper.drop()
    }
  }
  return {
    suites: suites.map(({ file }) => file),
    cases,
    times: [...times].map(([tool, ms]) => ({ tool, ms })),
    notices,
  }
}

interface Run {
  readonly suite: Suite
  readonly keeper: Keeper
  readonly ports: SuitePorts
  /** Values by name, as far as they are there. */
  readonly values: Map<string, Json>
  readonly times: Map<string, number[]>
}

/** The values that a suite gives itself. */
export function setupOf({ setup }: Suite): Map<string, Json> {
  const values = new Map<string, Json>()
  for (const [name, template] of setup) values.set(name, template.fill(values))
  return values
}

function unrun(
  one: SuiteCase,
  { suite, keeper, ports }: Run,
  status: 'skipped' | 'blocked',
  why: string,
): CaseEvidence {
  const { name, tool, at, tags } = one
  const what = { suite: suite.file, name: ports.maskIn(name), tool, at, tags }
  return { ...what, status, attempts: 0, ms: 0, faults: [], why: ports.maskIn(why), restarted: keeper.restarts > 0 }
}

async function runCase(one: SuiteCase, run: Run): Promise<CaseEvidence> {
  const missing = [...needsOf(one)].filter((name) => !run.values.has(name))
  if (missing.length > 0)
    return unrun(one, run, 'blocked', `it needs \${${missing[0]}}, which no case before it captured`)
  const tries: Try[] = []
  do {
    const connected = await run.keeper.connection()
    if (typeof connected === 'string') {
      if (tries.length === 0) return unrun(one, run, 'blocked', connected)
      break
    }
    tries.push(await tryCase(one, run))
  } while (tries.at(-1)?.status !== 'passed' && tries.length <= one.retries)
  return evidenceOf(one, run, tries)
}

/** One attempt. */
interface Try {
  readonly status: 'passed' | 'failed' | 'timed-out' | 'crashed' | 'oversized'
  readonly ms: number
  readonly faults: readonly CaseFault[]
  readonly why?: string
  readonly output?: CaseEvidence['output']
  readonly answer: LayerAnswer
  readonly restarted: boolean
}

async function tryCase(one: SuiteCase, run: Run): Promise<Try> {
  const { keeper, ports, values, suite } = run
  const restarted = keeper.restarts > 0
  const connection = await keeper.connection()
  if (typeof connection === 'string') throw new Error('A case is tried without a server.')
  const args = one.args.fill(values)
  const call = { tool: one.tool, args: isObject(args) ? args : {}, timeoutMs: one.timeoutMs }
  const answer = await callTool(connection, call, suite.mostBytes, ports.now)
  const maskIn = (text: string): string => ports.maskIn(connection.maskIn(text))
  const known = { ms: answer.ms, answer: layerOf(answer), restarted }
  switch (answer.kind) {
    case 'timed-out':
      await keeper.dropUnlessAlive()
      return { ...known, status: 'timed-out', faults: [], why: `no answer came within ${one.timeoutMs} ms` }
    case 'oversized':
      await keeper.drop()
      return { ...known, status: 'oversized', faults: [], why: `the limit is ${answer.mostBytes} bytes` }
    case 'lost':
      await keeper.drop()
      return { ...known, status: 'crashed', faults: [], why: maskIn(answer.why) }
    default:
      return { ...known, ...judged(one, run, answer, maskIn) }
  }
}

function judged(
  one: SuiteCase,
  { ports, values, times }: Run,
  answer: Answer,
  maskIn: (text: string) => string,
): Pick<Try, 'status' | 'faults' | 'output'> {
  const faults = [...judgeAnswer(one, answer, { values, maskIn, limit: ports.limit })]
  const succeeded = answer.kind === 'result' && outcomeOf(answer) === 'success'
  if (succeeded) {
    const known = times.get(one.tool)
    if (known === undefined) times.set(one.tool, [answer.ms])
    else known.push(answer.ms)
  }
  const output = succeeded ? outputOf(ports.judgeOutput(one.tool, answer.result), maskIn) : undefined
  if (faults.length === 0) {
    const captured = captureFrom(one.capture, answer, ports.limit)
    faults.push(...captured.faults)
    for (const [name, value] of captured.values) values.set(name, value)
  }
  return {
    status: faults.length === 0 ? 'passed' : 'failed',
    faults,
    ...(output === undefined ? {} : { output }),
  }
}

function outputOf(verdict: ReturnType<JudgeOutput>, maskIn: (text: string) => string): CaseEvidence['output'] {
  if (verdict.is === 'missing') return { missing: true, faults: [] }
  if (verdict.is !== 'invalid') return undefined
  return {
    missing: false,
    faults: verdict.faults.map((fault) => ({
      ...fault,
      pointer: maskIn(fault.pointer),
      message: maskIn(fault.message),
    })),
  }
}

function evidenceOf(one: SuiteCase, { suite, ports }: Run, tries: readonly Try[]): CaseEvidence {
  const last = tries.at(-1)
  if (last === undefined) throw new Error('A case without an attempt has no evidence.')
  const retried = last.status === 'passed' && tries.length > 1
  // What a retry hides is told by the attempt before it.
  const telling = retried ? (tries.at(-2) ?? last) : last
  const { name, tool, at, tags } = one
  return {
    ...{ suite: suite.file, name: ports.maskIn(name), tool, at, tags },
    status: retried ? 'retried' : last.status,
    attempts: tries.length,
    ms: last.ms,
    faults: telling.faults,
    answer: last.answer,
    ...(telling.why === undefined ? {} : { why: telling.why }),
    ...(last.output === undefined ? {} : { output: last.output }),
    restarted: last.restarted,
  }
}
