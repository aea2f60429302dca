/** What carries messages to one server and back: a process, or a URL. */
import type { JsonObject } from '../../model/json.js'
import type { ServerFailure } from './failure.js'

export interface Ears {
  readonly heard: (message: JsonObject) => void
  /** Nothing more will come; told at most once, and not for a `close` of ours. */
  readonly broken: (failure: ServerFailure) => void
}

export interface Wire {
  /** @throws ServerFailure where the server cannot be started or reached */
  readonly start: (ears: Ears) => Promise<void>
  /** @throws ServerFailure or Refusal where the message is known not to be answered otherwise */
  readonly send: (message: JsonObject) => Promise<void>
  /** The protocol revision that both sides speak from now on. */
  readonly agree: (version: string) => void
  /** Takes everything down; safe to be called again, and before `start`. */
  readonly close: () => Promise<void>
  /** What the server said beside the protocol, for sentences: empty, or ` (…)`. */
  readonly aside: () => string
}
