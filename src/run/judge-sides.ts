/** From two contracts that were read to a verdict with places in the repository. */
import { hangsOnPatterns, startCheck } from '../check.js'
import { createLimit } from '../io/limit.js'
import type { ReadContract } from '../io/read/contract.js'
import type { Call } from '../model/call.js'
import type { GateRequest, Policy, Settings } from '../model/options.js'
import type { Verdict } from '../model/verdict.js'
import type { GatePorts } from './gate-ports.js'
import { locate } from './locate.js'

/** How two contracts are judged. */
export interface Judging {
  readonly request: Pick<
    GateRequest,
    'directory' | 'semantics' | 'formats' | 'failOn' | 'allowBreaking' | 'acceptedByLabel'
  >
  /** What the request leaves open. */
  readonly config: Settings
  readonly ports: Pick<GatePorts, 'now' | 'today' | 'fallbackFile' | 'outside'>
  /** Said beside what was read. */
  readonly notices: readonly string[]
  /** Recordings; none: nothing is replayed. */
  readonly calls: readonly string[]
  /** Which calls of the recordings are this server's. */
  readonly takes: (call: Call) => boolean
  /** The server is not of this repository, and its baseline is a file of it. */
  readonly foreign?: boolean
}

/** @throws UserError where a recording cannot be read, Contradiction where our own signals contradict each other */
export async function judgeSides(
  { baseline, candidate }: { readonly baseline: ReadContract; readonly candidate: ReadContract },
  { request, config, ports, notices: said, calls, takes, foreign }: Judging,
): Promise<Verdict> {
  const { directory } = request
  const notices = [...baseline.notices, ...candidate.notices, ...said]
  const options = {
    semantics: request.semantics ?? config.semantics ?? 'caller',
    formats: request.formats ?? config.formats ?? 'assert',
    policy: policyOf(request, config, ports.today),
    now: ports.now,
    limit: createLimit(),
  }
  const buildMachine = hangsOnPatterns(baseline.contract, candidate.contract, calls.length > 0)
    ? (await import('../schema/regex/build.js')).build
    : undefined
  const check = startCheck(baseline.contract, candidate.contract, calls.length > 0, options, buildMachine)
  if (calls.length > 0) {
    const { readCalls } = await import('../io/read/calls.js')
    const inexact = { count: 0, first: [] as Call[] }
    const take = (call: Call) => {
      if (!takes(call)) return
      if (call.inexact !== undefined && inexact.count++ < MOST_INEXACT) inexact.first.push(call)
      check.take(call)
    }
    const { bad } = await readCalls(calls, directory, take, undefined, ports.outside?.recordings)
    if (bad.count > 0) notices.push(describeBadLines(bad))
    if (inexact.count > 0) notices.push(describeInexact(inexact))
  }
  return locate(check.finish(notices), {
    candidate: candidate.contract,
    texts: candidate.texts,
    directory,
    fallbackFile: ports.fallbackFile,
    ...(foreign === true ? { approved: baseline } : {}),
  })
}

function policyOf(request: Judging['request'], config: Settings, today: string): Policy {
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

const MOST_INEXACT = 3

function describeInexact({ count, first }: { readonly count: number; readonly first: readonly Call[] }): string {
  const shown = first.map(({ file, line, inexact }) => {
    return `${file}:${line} ${inexact?.map(({ written, read }) => `${written} as ${read}`).join(', ')}`
  })
  const what = count === 1 ? '1 recorded call sends a number' : `${count} recorded calls send numbers`
  return `${what} that JavaScript does not hold exactly, judged as it is read: ${shown.join('; ')}.`
}
