/** What a call came to, for when it comes again. */
import type { CallOutcome } from '../model/call.js'
import type { ToolRecorder } from './coverage.js'
import type { Looked } from './sums.js'

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

/** The outcome without its call. */
export function again({ call: _, ...told }: CallOutcome, looked: Looked): Again {
  return { told, looked }
}
