import { compareShapes, type ShapeChange } from '../../model/evidence/answer-shape.js'
import type { LiveCall } from '../../model/evidence/live.js'
import type { EvidenceRule } from '../rule.js'
import { asCallsShow, groupBy } from '../wording/live-words.js'

/** A recorded call that was made again succeeds on both sides, with a result of another shape. */
export const liveResultChanged: EvidenceRule = {
  kind: 'evidence',
  meta: {
    id: 'live-result-changed',
    summary: 'A recorded call, made again, brings a result without a member, or with one of another type.',
    why: 'The call succeeds as before, but what its caller reads from the result is gone or of another type.',
    remedy: 'Bring the member back, or declare the change in outputSchema and tell callers.',
  },
  judge({ live }) {
    const steady = (live?.calls ?? []).filter(({ unsteady }) => unsteady !== true)
    return groupBy(steady, differenceOf).map(({ difference, of: calls }) => {
      const [{ tool, file, line }] = calls
      return {
        ...{ tool, side: 'output', effect: 'silent', location: { file, line, column: 1 } },
        name: changesOf(calls[0])
          .map(({ pointer }) => pointer)
          .join(' '),
        message: `The result of a recorded call is of another shape: ${difference}${asCallsShow(calls)}.`,
      }
    })
  },
}

function changesOf({ baseline, candidate }: LiveCall): readonly ShapeChange[] {
  if (baseline?.shape === undefined || candidate.shape === undefined) return []
  return compareShapes(baseline.shape, candidate.shape).filter(({ change }) => change !== 'gained')
}

const MOST = 3

function differenceOf(call: LiveCall): string | undefined {
  const changes = changesOf(call)
  if (changes.length === 0) return undefined
  const told = changes.slice(0, MOST).map(({ pointer, change, before, after }) => {
    const place = pointer === '' ? 'the whole' : pointer
    return change === 'lost' ? `${place} is gone` : `${place} was ${before.join(' or ')} and is ${after.join(' or ')}`
  })
  return `${told.join(', ')}${changes.length > MOST ? `, and ${changes.length - MOST} more` : ''}`
}
