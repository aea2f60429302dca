/** Suites, latency and live replay of one run: read before a server is started, run while the servers are there. */
import { createLimit } from '../../io/limit.js'
import type { Gathered } from '../../io/probe/gather.js'
import type { Probed } from '../../io/probe/probed.js'
import type { Contract } from '../../model/contract.js'
import { UserError } from '../../model/error.js'
import type { BaselineEvidence } from '../../model/evidence/baseline.js'
import type { Evidence } from '../../model/evidence/evidence.js'
import type { LatencyEvidence } from '../../model/evidence/latency.js'
import { isObject, type Json } from '../../model/json.js'
import type { ProbeWishes } from '../../model/options.js'
import { expand, withoutSecrets } from '../../model/reference.js'
import { maskText } from '../../model/secret.js'
import type { Suite } from '../../model/suite/suite.js'
import { createEngine } from '../../schema/engine.js'
import type { GatePorts } from '../gate-ports.js'
import { outputJudge } from './judge-output.js'
import { chooseCalls, describePassed } from './live-calls.js'

/** What stands against the candidate. */
export interface Approved {
  /** Its server, where it runs. */
  readonly server?: Probed
  readonly contract?: Contract
  /** What is known of it already. */
  readonly known?: BaselineEvidence
}

/** Gathers what calls of tools show; the servers can be started until it is over. */
export type Behave = (candidate: Probed, approved: Approved) => Promise<Gathered>

export interface BehaviourGround {
  /** Absolute. */
  readonly directory: string
  /** Recordings, for live replay. */
  readonly calls: readonly string[]
  readonly ports: Pick<GatePorts, 'now' | 'environment' | 'hide' | 'guarded' | 'outside'>
}

const DECISION_MS = 1_000
/** One tool is measured so long at most. */
const SAMPLING_MS = 60_000

/** @throws UserError where a suite is wrong, with line and column, or no case has a tag that is asked for */
export async function prepareBehaviour(wishes: ProbeWishes, ground: BehaviourGround): Promise<Behave> {
  const secrets = new Set<string>()
  const maskIn = (text: string): string => maskText(withoutSecrets(text, secrets))
  const suites = wishes.suites.length === 0 ? [] : await readAll(wishes, ground, secrets)
  const tags = wishes.tags ?? []
  if (tags.length > 0 && !suites.some(({ cases }) => cases.some((one) => one.tags.some((tag) => tags.includes(tag)))))
    throw new UserError(`No case of the suites has the tag ${tags.join(' or ')}.`, 'Check the tags that are asked for.')
  if (wishes.live !== undefined && ground.calls.length === 0)
    throw new UserError('Live replay is asked for, and there is no recording.', 'Name one in calls.')
  return async (candidate, approved) => {
    const evidence: { -readonly [key in keyof Evidence]: Evidence[key] } = {}
    const notices: string[] = []
    const engine = createEngine({
      ...{ formats: 'assert' as const, buildMachine: undefined, now: ground.ports.now, limit: createLimit() },
      milliseconds: DECISION_MS,
    })
    if (suites.length > 0) {
      const { runSuites } = await import('../../io/probe/behaviour/run-suites.js')
      evidence.suites = await runSuites(candidate, suites, {
        ...{ now: ground.ports.now, limit: createLimit(), maskIn, tags },
        judgeOutput: outputJudge(candidate.contract, engine),
      })
      notices.push(...ranNotices(evidence.suites), ...evidence.suites.notices)
      if (approved.server !== undefined) {
        const { askCaseLayers } = await import('../../io/probe/behaviour/case-layers.js')
        const asked = { now: ground.ports.now, tags, allowed: wishes.allowCalls }
        evidence.baseline = { ...approved.known, cases: await askCaseLayers(approved.server, suites, asked) }
      }
      const latency = await sampleAll(suites, candidate, approved, evidence.suites, ground)
      if (latency.length > 0) evidence.latency = latency
    }
    if (wishes.live !== undefined) {
      const { live, notices: said } = await replayLive(wishes, candidate, approved, engine, ground)
      evidence.live = live
      notices.push(...said)
    }
    return { evidence, notices }
  }
}

function ranNotices({ cases, suites }: NonNullable<Evidence['suites']>): readonly string[] {
  if (cases.length === 0) return []
  const count = (...statuses: readonly string[]): number =>
    cases.filter(({ status }) => statuses.includes(status)).length
  const [ran, passed, retried] = [
    cases.length - count('skipped', 'blocked'),
    count('passed', 'retried'),
    count('retried'),
  ]
  const again = retried === 0 ? '' : `, ${retried} of them only when tried again`
  return [`${ran} of ${cases.length} cases of ${suites.join(', ')} ran, and ${passed} passed${again}.`]
}

function readAll(
  { suites }: ProbeWishes,
  { directory, ports }: BehaviourGround,
  secrets: Set<string>,
): Promise<readonly Suite[]> {
  const { environment = {}, guarded } = ports
  const surroundings = {
    known: {},
    hide: (secret: string): void => {
      secrets.add(secret)
      ports.hide?.(secret)
    },
    variable: (name: string): string | undefined => {
      if (guarded !== true) return Object.hasOwn(environment, name) ? environment[name] : undefined
      throw new UserError(`The variable ${name} is not read under pull_request_target.`, 'Use the event pull_request.')
    },
  }
  return import('../../io/read/suites.js').then(({ readSuites }) =>
    readSuites(suites, directory, { readVariable: (reference) => expand(reference, surroundings) }),
  )
}

async function sampleAll(
  suites: readonly Suite[],
  candidate: Probed,
  { server }: Approved,
  { times }: NonNullable<Evidence['suites']>,
  { ports }: BehaviourGround,
): Promise<readonly LatencyEvidence[]> {
  const measured: LatencyEvidence[] = []
  for (const suite of suites) {
    if (suite.latency.length === 0) continue
    const [{ sampleLatency }, { setupOf }] = await Promise.all([
      import('../../io/probe/behaviour/sample-latency.js'),
      import('../../io/probe/behaviour/run-suites.js'),
    ])
    const sampling = { now: ports.now, seed: Math.floor(ports.now() * 1_000), mostMs: SAMPLING_MS }
    measured.push(...(await sampleLatency(candidate, server, { suite, values: setupOf(suite), times }, sampling)))
  }
  return measured
}

async function replayLive(
  wishes: ProbeWishes,
  candidate: Probed,
  approved: Approved,
  engine: ReturnType<typeof createEngine>,
  { directory, calls, ports }: BehaviourGround,
): Promise<{ readonly live: NonNullable<Evidence['live']>; readonly notices: readonly string[] }> {
  const contracts = [candidate.contract, ...(approved.contract === undefined ? [] : [approved.contract])]
  const listings = contracts.map(({ tools }) => tools.map(({ raw }): Json => (isObject(raw) ? raw : {})))
  const chosen = await chooseCalls(calls, listings, {
    ...{ directory, allowed: wishes.allowCalls, most: wishes.live?.most ?? 0 },
    ...(ports.outside?.recordings === undefined ? {} : { recordings: ports.outside.recordings }),
  })
  const { liveReplay } = await import('../../io/probe/behaviour/live-replay.js')
  const { now } = ports
  const judgeOutput = {
    candidate: outputJudge(candidate.contract, engine),
    baseline: outputJudge(approved.contract ?? candidate.contract, engine),
  }
  const live = await liveReplay(
    candidate,
    approved.server,
    { calls: chosen.calls, contracts: listings },
    { now, judgeOutput, allowed: wishes.allowCalls },
  )
  const passedOver = [...chosen.passedOver, ...live.passedOver]
  return {
    live: { ...live, passedOver },
    notices: [
      ...chosen.notices(live.calls.length),
      ...(passedOver.length === 0 ? [] : [describePassed(passedOver)]),
      ...live.notices,
    ],
  }
}
