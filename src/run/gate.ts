/** The main job from sources to reports; the only room that joins reading and writing with the pure core. */
import { hangsOnPatterns, startCheck } from '../check.js'
import { createLimit } from '../io/limit.js'
import { readConfig } from '../io/read/config.js'
import { readContract } from '../io/read/contract.js'
import { MissingSource } from '../model/error.js'
import type { Config, GateRequest, Policy } from '../model/options.js'
import type { Verdict } from '../model/verdict.js'
import { allRules } from './explain.js'
import { locate } from './locate.js'
import { type Render, rendering } from './render.js'

/** What an entry brings from outside: time, the terminal, the event. */
export interface GatePorts {
  /** Monotonic milliseconds. */
  readonly now: () => number
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** The branch or commit that `git:merge-base:PATH` is taken with. */
  readonly mergeBaseWith?: string
  /** Absolute; a config file is looked for up to this folder. */
  readonly workspace?: string
  /** Where findings stand that no file of the repository shows: the workflow file. */
  readonly fallbackFile?: string
}

export type Gated =
  | { readonly missingBaseline: true; readonly notice: string }
  | { readonly missingBaseline: false; readonly verdict: Verdict; readonly render: Render }

/**
 * Reads both contracts and the recordings, decides, and hands back the verdict with everything that can be told of it.
 * @throws UserError where something given is wrong or cannot be read
 */
export async function gate(request: GateRequest, ports: GatePorts): Promise<Gated> {
  const { directory } = request
  const rules = new Set(allRules().map(({ id }) => id))
  const config = await readConfig(request.configFile, directory, rules, ports.workspace)
  const context = { directory, ...(ports.mergeBaseWith === undefined ? {} : { mergeBaseWith: ports.mergeBaseWith }) }
  const candidate = await readContract(request.candidate, context)
  const baseline = await readContract(request.baseline, context).catch((error: unknown) => {
    if (error instanceof MissingSource) return error
    throw error
  })
  if (baseline instanceof MissingSource) {
    if (!request.allowMissingBaseline) throw baseline
    return { missingBaseline: true, notice: baseline.sentence }
  }
  const notices = [...baseline.notices, ...candidate.notices]
  if (config.file !== undefined) notices.push(`Configured by ${config.file}.`)
  const calls = request.calls ?? config.calls ?? []
  const options = {
    semantics: request.semantics ?? config.semantics ?? 'caller',
    formats: request.formats ?? config.formats ?? 'assert',
    policy: policyOf(request, config, ports.today),
    now: ports.now,
    limit: createLimit(),
  }
  const buildMachine = hangsOnPatterns(baseline.contract, candidate.contract)
    ? (await import('../schema/regex/build.js')).build
    : undefined
  const check = startCheck(baseline.contract, candidate.contract, calls.length > 0, options, buildMachine)
  if (calls.length > 0) {
    const { readCalls } = await import('../io/read/calls.js')
    const { bad } = await readCalls(calls, directory, (call) => check.take(call))
    if (bad.count > 0) notices.push(describeBadLines(bad))
  }
  const verdict = await locate(check.finish(notices), {
    candidate: candidate.contract,
    texts: candidate.texts,
    directory,
    fallbackFile: ports.fallbackFile,
  })
  return { missingBaseline: false, verdict, render: rendering(verdict) }
}

function policyOf(request: GateRequest, config: Config, today: string): Policy {
  return {
    failOn: request.failOn ?? config.failOn ?? 'breaking',
    allowBreaking: request.allowBreaking ?? config.allowBreaking ?? 'never',
    levels: config.levels,
    accept: config.accept,
    today,
    ...(request.acceptedByLabel === undefined ? {} : { acceptedByLabel: request.acceptedByLabel }),
  }
}

function describeBadLines(bad: {
  count: number
  first: readonly { file: string; line: number; why: string }[]
}): string {
  const shown = bad.first.map(({ file, line, why }) => `${file}:${line} ${why}`).join('; ')
  const what =
    bad.count === 1 ? 'line of the recording is no call and was' : 'lines of the recordings are no calls and were'
  return `${bad.count} ${what} left out: ${shown}.`
}
