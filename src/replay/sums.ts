/** The outcomes of a replay, summed up as they come. */
import { type CallCounts, type CallOutcome, type CallStatus, NO_CALLS, type Replay, type Tally } from '../model/call.js'
import { Kept, Tallies } from './tallies.js'

const COUNTED: { readonly [status in CallStatus]: keyof CallCounts } = {
  'unknown-tool': 'unknownTool',
  undecided: 'undecided',
  'invalid-under-baseline': 'invalidUnderBaseline',
  'failed-when-recorded': 'failedWhenRecorded',
  broken: 'broken',
  dropped: 'dropped',
  defaulted: 'defaulted',
  valid: 'valid',
}

/** Sums up; memory does not grow with the number of calls. */
export class Sums {
  private readonly counts: { -readonly [count in keyof CallCounts]: number } = { ...NO_CALLS }
  private readonly tallies = new Tallies()
  private readonly kept = new Map<CallStatus, Kept>()

  add(outcome: CallOutcome): void {
    const { call, status, fixed } = outcome
    this.counts.recorded += call.count
    this.counts[COUNTED[status]] += call.count
    if (fixed) this.counts.fixed += call.count
    if (isTallied(status)) this.tallies.add(status, outcome)
    if (status === 'valid') return
    const kept = this.kept.get(status) ?? new Kept()
    this.kept.set(status, kept)
    kept.add(outcome)
  }

  result(): Omit<Replay, 'coverage'> {
    const list = (status: CallStatus): Replay['broken'] => this.kept.get(status)?.list ?? { total: 0, outcomes: [] }
    return {
      counts: { ...this.counts },
      broken: list('broken'),
      failedWhenRecorded: list('failed-when-recorded'),
      dropped: list('dropped'),
      defaulted: list('defaulted'),
      invalid: list('invalid-under-baseline'),
      unknownTool: list('unknown-tool'),
      undecided: list('undecided'),
      tallies: this.tallies.all,
    }
  }
}

function isTallied(status: CallStatus): status is Tally['status'] {
  return status !== 'unknown-tool' && status !== 'invalid-under-baseline'
}
