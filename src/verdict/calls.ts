/** The recorded calls as a verdict shows them: masked, and each with a word on why it is listed. */
import type { CallOutcome, OutcomeList, Rejection, Replay } from '../model/call.js'
import { mask, maskPointer, maskRejection, maskText } from '../model/redact.js'
import type { BrokenCall, NotedCall } from '../model/verdict.js'

/** What explains a broken call: the fingerprints of the findings, or a word where all of them are hidden. */
export interface Explained {
  readonly findings: readonly string[]
  readonly why?: string
}

/** The broken calls that were kept, each with what explains it. */
export function brokenCalls(
  replay: Replay | undefined,
  explain: (outcome: CallOutcome) => Explained,
): readonly BrokenCall[] {
  return (replay?.broken.outcomes ?? []).map((outcome) => {
    const { findings, why = outcome.why } = explain(outcome)
    return {
      file: outcome.call.file,
      line: outcome.call.line,
      tool: maskText(outcome.tool),
      arguments: mask(outcome.call.arguments),
      count: outcome.call.count,
      rejections: outcome.rejections.map(maskRejection),
      findings,
      ...(why === undefined ? {} : { why: maskText(why) }),
    }
  })
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
      const reason = `The baseline refuses it${firstRejection(rejections.map(maskRejection))}.`
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
    tool: maskText(outcome.tool),
    arguments: mask(outcome.call.arguments),
    count: outcome.call.count,
    why: maskText(why(outcome)),
  }))
}

function firstRejection([first]: readonly Rejection[]): string {
  if (first === undefined) return ''
  return `: ${first.pointer === '' ? 'the arguments' : first.pointer} ${first.message === '' ? `(${first.keyword})` : first.message}`
}

function list(pointers: readonly string[]): string {
  return pointers.map(maskPointer).join(', ')
}

function countOf({ outcomes }: OutcomeList): number {
  return outcomes.reduce((sum, { call }) => sum + call.count, 0)
}
