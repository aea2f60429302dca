/** Measures how long tools take: a warm-up, then samples, pair by pair with the baseline's server where there is one. */
import type { LatencyEvidence, LatencySeries } from '../../../model/evidence/latency.js'
import type { SuiteTimes } from '../../../model/evidence/suites.js'
import { isObject, type Json, type JsonObject } from '../../../model/json.js'
import { judgeLimit } from '../../../model/latency/judge-limit.js'
import { pseudoRandom } from '../../../model/latency/pseudo-random.js'
import { outcomeOf } from '../../../model/suite/judge-answer.js'
import type { LatencyAsk, Suite } from '../../../model/suite/suite.js'
import { type Connection, connect } from '../../mcp/connect.js'
import type { Probed } from '../probed.js'
import { callTool } from './call-tool.js'

export interface SamplingPorts {
  /** Monotonic milliseconds. */
  readonly now: () => number
  /** Of the order inside pairs. */
  readonly seed: number
  /** How long one tool may be measured at most. */
  readonly mostMs: number
}

/** A limit relative to the baseline is looked at after so many times the samples asked for, until it is decided. */
const LOOKS = [1, 2, 4, 8, 16]

type Running = Pick<Probed, 'server' | 'settings'>

/**
 * One piece of evidence for each item of `latency`. Only tools that the suite names with arguments are called.
 * @param times durations of the suites' own cases, for items without arguments
 * @throws UserError where a server cannot be started or reached
 */
export async function sampleLatency(
  candidate: Running,
  baseline: Running | undefined,
  {
    suite,
    values,
    times,
  }: { readonly suite: Suite; readonly values: ReadonlyMap<string, Json>; readonly times: readonly SuiteTimes[] },
  ports: SamplingPorts,
): Promise<readonly LatencyEvidence[]> {
  const evidence: LatencyEvidence[] = []
  for (const ask of suite.latency) {
    const { tool, at, limits } = ask
    const known = { suite: suite.file, tool, at }
    if (ask.args === undefined) {
      const ms = times.find((time) => time.tool === tool)?.ms ?? []
      evidence.push({ ...known, limits, series: { candidate: ms }, from: 'cases', looks: 1 })
      continue
    }
    // Without a server to compare with, only absolute limits can be judged.
    const judged = baseline === undefined ? limits.filter(({ kind }) => kind === 'absolute') : limits
    const args = ask.args.fill(values)
    const sampling = { ...ask, limits: judged, args: isObject(args) ? args : {}, mostBytes: suite.mostBytes }
    evidence.push({
      ...known,
      limits: judged,
      from: 'sampled',
      ...(await sampleTool(candidate, baseline, sampling, ports)),
    })
  }
  return evidence
}

type Sampling = Omit<LatencyAsk, 'args'> & { readonly args: JsonObject; readonly mostBytes: number }
type Sampled = Pick<LatencyEvidence, 'series' | 'looks' | 'cutShort'>

async function sampleTool(
  candidate: Running,
  baseline: Running | undefined,
  sampling: Sampling,
  ports: SamplingPorts,
): Promise<Sampled> {
  const opened: Connection[] = []
  const open = async ({ server, settings }: Running): Promise<Connection> => {
    const connection = await connect(server, settings, sampling.mostBytes)
    opened.push(connection)
    return connection
  }
  try {
    const after = await open(candidate)
    const before = baseline === undefined ? undefined : await open(baseline)
    return await measure(after, before, sampling, ports)
  } finally {
    await Promise.all(opened.map((connection) => connection.close()))
  }
}

/** A call that did not succeed ends the measuring: how long a failure takes says nothing of the tool. */
class Unmeasurable extends Error {}

async function measure(
  candidate: Connection,
  baseline: Connection | undefined,
  sampling: Sampling,
  { now, seed, mostMs }: SamplingPorts,
): Promise<Sampled> {
  const { samples, limits, warmUp } = sampling
  const relative = limits.filter(({ kind }) => kind === 'relative')
  const looks = relative.length === 0 || baseline === undefined ? [1] : LOOKS
  const after: number[] = []
  const before: number[] = []
  const series = (): LatencySeries => ({ candidate: after, ...(baseline === undefined ? {} : { baseline: before }) })
  const random = pseudoRandom(seed)
  const end = now() + mostMs
  const time = async (connection: Connection, which: string): Promise<number> => {
    const answer = await callTool(connection, sampling, sampling.mostBytes, now)
    if (outcomeOf(answer) === 'success') return answer.ms
    throw new Unmeasurable(`a call of the ${which} came to ${outcomeOf(answer).replace('-', ' ')}`)
  }
  const pair = async (): Promise<void> => {
    if (baseline === undefined) {
      after.push(await time(candidate, 'candidate'))
      return
    }
    const first = random() < 0.5
    const one = await time(first ? candidate : baseline, first ? 'candidate' : 'baseline')
    const other = await time(first ? baseline : candidate, first ? 'baseline' : 'candidate')
    after.push(first ? one : other)
    before.push(first ? other : one)
  }
  try {
    for (let count = 0; count < warmUp; count++) {
      await time(candidate, 'candidate')
      if (baseline !== undefined) await time(baseline, 'baseline')
    }
    for (const factor of looks) {
      while (after.length < samples * factor) {
        if (now() > end)
          return {
            series: series(),
            looks: looks.length,
            cutShort: `the ${Math.round(mostMs / 1_000)} s for it were over`,
          }
        await pair()
      }
      if (relative.every((limit) => judgeLimit(limit, series(), looks.length).decision !== 'undecided')) break
    }
    return { series: series(), looks: looks.length }
  } catch (error) {
    if (!(error instanceof Unmeasurable)) throw error
    return { series: series(), looks: looks.length, cutShort: error.message }
  }
}
