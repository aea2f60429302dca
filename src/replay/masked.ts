/** A replay without anything that looks like a secret. */
import type { CallOutcome, OutcomeList, Replay } from '../model/call.js'
import { mask, maskPointer, maskRejection, maskText } from '../model/redact.js'

/** Masks the kept outcomes; the numbers hold none. */
export function maskedReplay(replay: Replay): Replay {
  return {
    ...replay,
    broken: maskedList(replay.broken),
    failedWhenRecorded: maskedList(replay.failedWhenRecorded),
    dropped: maskedList(replay.dropped),
    defaulted: maskedList(replay.defaulted),
    invalid: maskedList(replay.invalid),
    unknownTool: maskedList(replay.unknownTool),
    undecided: maskedList(replay.undecided),
    aliased: maskedList(replay.aliased),
  }
}

function maskedList(list: OutcomeList): OutcomeList {
  return { ...list, outcomes: list.outcomes.map(maskedOutcome) }
}

/** Only what reports tell is left of the call. */
function maskedOutcome(outcome: CallOutcome): CallOutcome {
  const { call, rejections, dropped, defaulted, defaults, why } = outcome
  const { tool, count, isError, file, line } = call
  return {
    ...outcome,
    call: {
      tool: tool === undefined ? undefined : maskText(tool),
      arguments: mask(call.arguments),
      ...{ count, isError, file, line },
    },
    // Where the keyword stands is a matter of the contract, and finds its finding.
    rejections: rejections.map((one) => ({ ...maskRejection(one), schemaPointer: one.schemaPointer })),
    dropped: dropped.map(maskPointer),
    defaulted: defaulted.map(maskPointer),
    ...(defaults === undefined
      ? {}
      : {
          defaults: defaults.map(({ pointer, before, after }) => ({
            pointer: maskPointer(pointer),
            ...{ before: mask(before), after: mask(after) },
          })),
        }),
    ...(why === undefined ? {} : { why: maskText(why) }),
  }
}
