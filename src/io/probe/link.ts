/** A way to send single messages to a server exactly as they are, and to see exactly what comes back. */
import type { Reply } from '../../model/evidence/conformance.js'
import type { Json, JsonObject } from '../../model/json.js'

export interface Outgoing {
  /** The message as it goes out; need not be JSON. */
  readonly text: string
  /** Of a request: the id that its answer should have. */
  readonly id?: Json
  /**
   * `request`: an answer is due, and waited for in full. `maybe`: an answer comes soon or never, so that it is enough to
   * wait until a question sent after it is answered, and a little longer. `quiet`: no answer is due.
   */
  readonly wants: 'request' | 'maybe' | 'quiet'
  /** For servers behind a URL: headers in place of the usual ones; undefined: without it. */
  readonly headers?: { readonly [name: string]: string | undefined }
}

export interface Heard {
  readonly reply: Reply
  /** The answer in full. */
  readonly raw?: JsonObject
}

export interface Link {
  /** Never throws for what the server does. */
  readonly send: (message: Outgoing) => Promise<Heard>
  /** Can it still be used? Not where the server ended or no longer answers. */
  readonly alive: () => boolean
  /** Methods of the requests that the server sent. */
  readonly asked: () => readonly string[]
  /** Answers to what was answered already, or never asked. */
  readonly strays: () => readonly JsonObject[]
  /** The revision that later messages state in their header. */
  readonly agree: (version: string) => void
  readonly close: () => Promise<void>
}

/** A question that every server answers at once, for knowing that what was sent before it has been read. */
export type Barrier = (id: string) => string
