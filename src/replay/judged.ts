/** What a call came to, for when it comes again. */
import type { Call, CallOutcome, CallStatus } from '../model/call.js'
import type { Json } from '../model/json.js'
import type { ToolRecorder } from './coverage.js'
import type { Looked } from './sums.js'
import type { Judgement } from './tool-pair.js'

/** An outcome without its call, of which there would be too many. */
export interface Again {
  readonly told: Omit<CallOutcome, 'call'>
  readonly looked: Looked
}

export class Judged {
  /** The replay that judged it; another one has other contracts. */
  readonly run: object
  readonly recorder: ToolRecorder | undefined
  /** Where it is counted, if it is valid. */
  readonly valid: { calls: number } | undefined
  readonly outcome: Again | undefined

  constructor(run: object, recorder: ToolRecorder | undefined, valid: Judged['valid'], outcome: Again | undefined) {
    this.run = run
    this.recorder = recorder
    this.valid = valid
    this.outcome = outcome
  }
}

/** `"arguments": null` is how some clients write none. */
export function argumentsOf(call: Call): Json {
  return call.arguments ?? {}
}

/** The outcome without its call. */
export function again({ call: _, ...told }: CallOutcome, looked: Looked): Again {
  return { told, looked }
}

/** The status of a judged call, by what it came to when it was recorded and under which names. */
export function statusOf(
  call: Call,
  status: Judgement['status'],
  { dropped, defaulted }: Judgement['lost'],
  alias: string | undefined,
): CallStatus {
  if (status === 'broken') return call.isError ? 'failed-when-recorded' : 'broken'
  if (status !== 'valid') return status
  if (dropped.length > 0) return 'dropped'
  if (defaulted.length > 0) return 'defaulted'
  return alias === undefined ? 'valid' : 'aliased'
}
