import type { LiveCall, LiveOutcome } from '../../model/evidence/live.js'
import type { EvidenceRule } from '../rule.js'
import { asCallsShow, groupBy, outcomeClause } from '../wording/live-words.js'

/** A recorded call that was made again ends in another way than before. */
export const liveOutcomeChanged: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'live-outcome-changed',
    summary: 'A recorded call, made again, succeeds or fails otherwise than before.',
    why: 'Whoever sent the call will send it again, and meets an error, or an error of another layer, than it handled.',
    remedy: 'Let the tool answer as before, or accept the change with a reason and tell its callers.',
  },
  judge({ live }) {
    const steady = (live?.calls ?? []).filter(({ unsteady }) => unsteady !== true)
    return groupBy(steady, differenceOf).map(({ difference, of: calls }) => {
      const [{ tool, file, line, candidate }] = calls
      return {
        ...{ tool, name: `${beforeOf(calls[0]).kind} ${candidate.kind}`, location: { file, line, column: 1 } },
        effect: effectOf(calls[0]),
        message: `${difference}${asCallsShow(calls)}.`,
      }
    })
  },
}

/** Where no server of the baseline runs, all that is known is whether the call had failed when it was recorded. */
function beforeOf({ baseline, failedWhenRecorded }: LiveCall): LiveOutcome {
  return baseline ?? { kind: failedWhenRecorded ? 'tool-error' : 'success' }
}

function differenceOf(call: LiveCall): string | undefined {
  const { baseline, candidate } = call
  const before = beforeOf(call)
  // A recording does not say which kind of error it was.
  if (baseline === undefined && call.failedWhenRecorded && candidate.kind !== 'success') return undefined
  if (before.kind === candidate.kind && before.code === candidate.code) return undefined
  const was =
    baseline === undefined
      ? call.failedWhenRecorded
        ? 'failed when it was recorded'
        : 'worked when it was recorded'
      : `${outcomeClause(before)} under the baseline`
  return `A recorded call that ${was} ${outcomeClause(candidate)}`
}

function effectOf(call: LiveCall): 'breaking' | 'advisory' | 'compatible' {
  if (call.candidate.kind === 'success') return 'compatible'
  return beforeOf(call).kind === 'success' ? 'breaking' : 'advisory'
}
