/** The recorded calls as a verdict shows them: masked, and each with a word on why it is listed. */
import type { CallOutcome, DefaultChange, OutcomeList, Rejection, Replay } from '../model/call.js'
import { canonicalText } from '../model/canonical.js'
import type { Json } from '../model/json.js'
import { mask, maskPointer, maskRejection, maskText } from '../model/redact.js'
import type { BrokenCall, NotedCall } from '../model/verdict.js'
import { cut } from '../model/visible.js'

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
      ({ defaulted, defaults }) => `It leaves out ${leftOut(defaulted, defaults)}.`,
    ),
    ...noted(replay.aliased, 'aliased', ({ alias }) => `It is valid as ${alias ?? 'another name'}.`),
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

/** The arguments with what leaving them out means: `/limit, whose default was 10 and is 50`. */
function leftOut(pointers: readonly string[], defaults: readonly DefaultChange[] = []): string {
  const told = pointers.map((pointer) => {
    const change = defaults.find((one) => one.pointer === pointer)
    if (change === undefined) return `${maskPointer(pointer)}, whose default changed`
    const [before, after] = [change.before, change.after].map((value) => (value === null ? 'none' : brief(mask(value))))
    return `${maskPointer(pointer)}, whose default was ${before} and is ${after}`
  })
  return told.join('; ')
}

const LONGEST_VALUE = 80

function brief(value: Json): string {
  return cut(canonicalText(value), LONGEST_VALUE)
}

function countOf({ outcomes }: OutcomeList): number {
  return outcomes.reduce((sum, { call }) => sum + call.count, 0)
}
