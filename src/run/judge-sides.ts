/** From two contracts that were read to a verdict with places in the repository. */
import { hangsOnPatterns, startCheck } from '../check.js'
import { createLimit } from '../io/limit.js'
import { createHeapLimit } from '../io/memory.js'
import type { ReadContract } from '../io/read/contract.js'
import type { Call } from '../model/call.js'
import type { Evidence } from '../model/evidence/evidence.js'
import type { Neighbour } from '../model/evidence/surroundings.js'
import type { GateRequest, Policy, Settings, Shard } from '../model/options.js'
import type { Verdict } from '../model/verdict.js'
import type { GatePorts } from './gate-ports.js'
import { locate } from './locate.js'
import { NO_PROGRESS } from './replay-progress.js'
import { asShard, Deal } from './traffic/deal.js'
import { DealtLines } from './traffic/dealt-lines.js'
import { Inexact } from './traffic/inexact-calls.js'
import { readingBy } from './traffic/reading.js'

/** How two contracts are judged. */
export interface Judging {
  readonly request: Pick<
    GateRequest,
    'directory' | 'semantics' | 'formats' | 'failOn' | 'allowBreaking' | 'acceptedByLabel'
  >
  /** What the request leaves open. */
  readonly config: Settings
  readonly ports: Pick<GatePorts, 'now' | 'today' | 'fallbackFile' | 'outside' | 'progress' | 'thread'>
  /** Said beside what was read. */
  readonly notices: readonly string[]
  /** Recordings; none: nothing is replayed. */
  readonly calls: readonly string[]
  /** Which calls of the recordings are this server's; undefined: all. */
  readonly takes?: (call: Call) => boolean
  /** The server is not of this repository, and its baseline is a file of it. */
  readonly foreign?: boolean
  /** What a probe gathered from the candidate's server. */
  readonly evidence?: Evidence
  /** There is no baseline; the candidate stands on both sides. */
  readonly alone?: boolean
  /** Only this part of the calls is replayed. */
  readonly shard?: Shard | undefined
  /** The other servers of the same configuration. */
  readonly neighbours?: readonly Neighbour[]
}

/** @throws UserError where a recording cannot be read, Contradiction where our own signals contradict each other */
export async function judgeSides(
  { baseline, candidate }: { readonly baseline: ReadContract; readonly candidate: ReadContract },
  { request, config, ports, notices: said, calls, takes, foreign, evidence, alone, shard, neighbours }: Judging,
): Promise<Verdict> {
  const { directory } = request
  const notices = [...(alone === true ? [] : baseline.notices), ...candidate.notices, ...said]
  const options = {
    semantics: request.semantics ?? config.semantics ?? 'caller',
    formats: request.formats ?? config.formats ?? 'assert',
    policy: policyOf(request, config, ports.today),
    now: ports.now,
    limit: createLimit(),
    ...(evidence === undefined ? {} : { evidence }),
    ...(alone === true ? { alone } : {}),
    ...(config.aliases === undefined ? {} : { aliases: config.aliases }),
    surroundings: { neighbours: neighbours ?? [], profiles: config.profiles ?? {} },
    ...(shard === undefined ? {} : { sharded: true }),
  }
  const deal = shard === undefined ? undefined : new Deal(shard)
  const buildMachine = hangsOnPatterns(baseline.contract, candidate.contract, calls.length > 0)
    ? (await import('../schema/regex/build.js')).build
    : undefined
  const check = startCheck(baseline.contract, candidate.contract, calls.length > 0, options, buildMachine)
  const inexact = new Inexact()
  if (calls.length > 0) {
    const { readCalls } = await import('../io/read/calls.js')
    const keepSmall = createHeapLimit()
    const progress = ports.progress?.() ?? NO_PROGRESS
    const take = (call: Call) => {
      progress.step()
      keepSmall()
      if (takes?.(call) === false) return
      inexact.look(call)
      if (deal === undefined || deal.takes(call)) check.take(call)
    }
    // Whose a call is can only be told of one that is read.
    const own = deal === undefined ? check.lines : new DealtLines(deal, check.lines)
    const judge = takes === undefined ? own : undefined
    const {
      bad,
      files,
      lines,
      notices: told,
    } = await readCalls(calls, directory, take, {
      ...{ reading: readingBy(config.imports), judge, onCounted: progress.step },
      ahead: ports.thread && { thread: ports.thread, onIdle: check.decide },
      ...(ports.outside?.recordings === undefined ? {} : { recordings: ports.outside.recordings }),
    }).finally(progress.end)
    deal?.read(files, lines)
    notices.push(...told)
    if (bad.count > 0) notices.push(describeBadLines(bad))
    if (inexact.words !== undefined) notices.push(inexact.words)
  }
  const verdict = await locate(check.finish(notices), {
    candidate: candidate.contract,
    texts: candidate.texts,
    directory,
    fallbackFile: ports.fallbackFile,
    ...(foreign === true ? { approved: baseline } : {}),
  })
  const judged = check.judged()
  return deal === undefined || judged === undefined ? verdict : asShard(verdict, judged, deal, options)
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
