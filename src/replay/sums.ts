/** The outcomes of a replay, summed up as they come. */
import { type CallCounts, type CallOutcome, type CallStatus, NO_CALLS, type Replay, type Tally } from '../model/call.js'
import { Kept } from './kept.js'
import { placesOf, reasonsOf } from './reasons.js'
import { keyOf, type Tallied, Tallies } from './tallies.js'

export const COUNTED: { readonly [status in CallStatus]: keyof CallCounts } = {
  'unknown-tool': 'unknownTool',
  undecided: 'undecided',
  'invalid-under-baseline': 'invalidUnderBaseline',
  'failed-when-recorded': 'failedWhenRecorded',
  broken: 'broken',
  dropped: 'dropped',
  defaulted: 'defaulted',
  aliased: 'aliased',
  valid: 'valid',
}

/** Which list of a replay holds the outcomes of a status. */
export const LISTED = {
  broken: 'broken',
  failedWhenRecorded: 'failed-when-recorded',
  dropped: 'dropped',
  defaulted: 'defaulted',
  invalid: 'invalid-under-baseline',
  unknownTool: 'unknown-tool',
  undecided: 'undecided',
  aliased: 'aliased',
} as const satisfies { readonly [list in keyof Replay]?: CallStatus }

/** What outcomes come to, but for what needs the contracts. */
export type Summed = Omit<Replay, 'coverage' | 'mends'>

/** Sums up; memory does not grow with the number of calls, and the order in which they come does not matter. */
export class Sums {
  private readonly counts: { -readonly [count in keyof CallCounts]: number } = { ...NO_CALLS }
  private readonly tallies = new Tallies()
  private readonly kept = new Map<CallStatus, Kept>()
  /** Valid calls by tool that the counts and tallies do not have yet. */
  private readonly valid = new Map<string, { calls: number }>()

  /** Where the valid calls of a tool are counted, of which nothing is to be told but how many there are. */
  validOf(tool: string): { calls: number } {
    const known = this.valid.get(tool) ?? { calls: 0 }
    this.valid.set(tool, known)
    return known
  }

  /** @param like what an equal outcome came to before */
  add(outcome: CallOutcome, like = lookAt(outcome)): void {
    const { call, status, fixed } = outcome
    this.counts.recorded += call.count
    this.counts[COUNTED[status]] += call.count
    if (fixed) this.counts.fixed += call.count
    if (like.tally !== undefined) this.tallies.add(like.tally, like.key, call.count)
    this.keptOf(status).add(outcome, like)
  }

  /** Adds what was summed up of other calls. */
  join(other: Summed): void {
    for (const [name, calls] of Object.entries(other.counts)) this.counts[name as keyof CallCounts] += calls
    for (const tally of other.tallies) this.tallies.join(tally)
    if (other.coarse !== undefined) this.tallies.joinCoarse(other.coarse)
    for (const [list, status] of lists()) this.keptOf(status).join(other[list])
  }

  /** @param told with what joins it to other sums */
  result(told = false): Summed {
    this.settle()
    const kept = lists().map(([list, status]) => [list, this.kept.get(status)?.list(told) ?? NONE] as const)
    return {
      counts: { ...this.counts },
      ...(Object.fromEntries(kept) as Pick<Replay, keyof typeof LISTED>),
      tallies: this.tallies.all,
      ...(told ? { coarse: this.tallies.coarse } : {}),
    }
  }

  private settle(): void {
    for (const [tool, { calls }] of this.valid) {
      this.counts.recorded += calls
      this.counts.valid += calls
      this.tallies.join({ tool, status: 'valid', rejections: [], dropped: [], defaulted: [], calls })
    }
    this.valid.clear()
  }

  private keptOf(status: CallStatus): Kept {
    const kept = this.kept.get(status) ?? new Kept()
    this.kept.set(status, kept)
    return kept
  }
}

/** What is told of an outcome: found out once for calls that come again. */
export interface Looked {
  readonly tally: Tallied | undefined
  readonly key: string
  /** Of which kind it is, once it was asked for. */
  kind?: string
}

/** Looks at the reasons of an outcome that is not valid. */
export function lookAt(outcome: CallOutcome): Looked {
  const { tool, call, status } = outcome
  if (!isTallied(status)) return { tally: undefined, key: '' }
  const [dropped, defaulted] = [placesOf(outcome.dropped, call.arguments), placesOf(outcome.defaulted, call.arguments)]
  const tally = { tool, status, rejections: reasonsOf(outcome), dropped, defaulted }
  return { tally, key: keyOf(tally) }
}

const NONE = { total: 0, outcomes: [] }

function lists(): readonly (readonly [keyof typeof LISTED, CallStatus])[] {
  return Object.entries(LISTED) as [keyof typeof LISTED, CallStatus][]
}

function isTallied(status: CallStatus): status is Tally['status'] {
  return status !== 'unknown-tool' && status !== 'invalid-under-baseline'
}
