/** The recorded calls as a verdict shows them: masked, and each with a word on why it is listed. */
import type { CallOutcome, OutcomeList, Rejection, Replay } from '../model/call.js'
import { mask } from '../model/redact.js'
import type { BrokenCall, NotedCall } from '../model/verdict.js'

/** The broken calls that were kept, each with the fingerprints of the findings that explain it. */
export function brokenCalls(
  replay: Replay | undefined,
  fingerprintsOf: (outcome: CallOutcome) => readonly string[],
): readonly BrokenCall[] {
  return (replay?.broken.outcomes ?? []).map((outcome) => ({
    file: outcome.call.file,
    line: outcome.call.line,
    tool: outcome.tool,
    arguments: mask(outcome.call.arguments),
    count: outcome.call.count,
    rejections: outcome.rejections,
    findings: fingerprintsOf(outcome),
    ...(outcome.why === undefined ? {} : { why: outcome.why }),
  }))
}

/** How many broken calls are not among the kept ones. */
export function brokenCallsOmitted(replay: Replay | undefined): number {
  return replay === undefined ? 0 : replay.broken.total - countOf(replay.broken)
}

/** Calls that are not broken but worth a line, most pressing first. */
export function notedCalls(replay: Replay | undefined): readonly NotedCall[] {
  if (replay === undefined) return []
  return [
    ...noted(replay.undecided, 'undecided', ({ why }) => why ?? 'The validator could not decide it.'),
    ...noted(
      replay.failedWhenRecorded,
      'failed-when-recorded',
      () => 'It would break, but it had failed when it was recorded.',
    ),
    ...noted(
      replay.dropped,
      'dropped',
      ({ dropped }) => `It sends ${list(dropped)}, which the candidate no longer declares.`,
    ),
    ...noted(
      replay.defaulted,
      'defaulted',
      ({ defaulted }) => `It leaves out ${list(defaulted)}, whose default changed.`,
    ),
    ...noted(replay.invalid, 'invalid-under-baseline', ({ fixed, rejections }) => {
      const reason = `The baseline refuses it${firstRejection(rejections)}.`
      return fixed ? `${reason} The candidate accepts it.` : reason
    }),
    ...noted(replay.unknownTool, 'unknown-tool', () => 'The baseline has no such tool.'),
  ]
}

function noted(list: OutcomeList, status: string, why: (outcome: CallOutcome) => string): readonly NotedCall[] {
  return list.outcomes.map((outcome) => ({
    status,
    file: outcome.call.file,
    line: outcome.call.line,
    tool: outcome.tool,
    arguments: mask(outcome.call.arguments),
    count: outcome.call.count,
    why: why(outcome),
  }))
}

function firstRejection([first]: readonly Rejection[]): string {
  if (first === undefined) return ''
  return `: ${first.pointer === '' ? 'the arguments' : first.pointer} ${first.message === '' ? `(${first.keyword})` : first.message}`
}

function list(pointers: readonly string[]): string {
  return pointers.join(', ')
}

function countOf({ outcomes }: OutcomeList): number {
  return outcomes.reduce((sum, { call }) => sum + call.count, 0)
}
