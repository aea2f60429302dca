/**
 * What looks into a proxy, the same for stdio and for HTTP. Without a gate the bytes pass at once and a copy of them is
 * read; with one, requests that are tools/call wait for their decision, and everything else passes as it is.
 */
import type { JsonObject } from '../../model/json.js'

/** Whose message it is. */
export type Side = 'client' | 'server'

/** What becomes of a tools/call; `answer` is the whole JSON-RPC message that the client gets in place of an answer. */
export type Decision = { readonly pass: true } | { readonly pass: false; readonly answer: JsonObject }

/** One session between a client and the server; where the protocol has none, one exchange of messages. */
export interface Conversation {
  /**
   * Asks the server something of our own, where the hook gates: the id collides with none, the client sees neither question nor answer, and
   * what the client's last request said of itself (`_meta`, headers) goes with it.
   * @throws Refusal where the answer is an error, ServerFailure where none comes
   */
  readonly ask: (method: string, params?: JsonObject) => Promise<JsonObject>
}

/** What is done with the messages of one conversation. Only `decide` may take its time. */
export interface Listener {
  /** A message that was passed on, each of a batch by itself, in the order of its side. */
  readonly heard?: (from: Side, message: JsonObject) => void
  /**
   * Called for each request tools/call of the client before it goes on, where the hook gates; an error stops the call.
   * An answer that is no promise keeps the order of all messages.
   */
  readonly decide?: (call: JsonObject) => Decision | Promise<Decision>
  /** The server did not take a request: the connection failed, or HTTP said no without a JSON-RPC answer. */
  readonly refused?: (request: JsonObject, status: number | undefined) => void
  /** Nothing more will come; `cancelled` where the client took back by leaving what was not answered yet. */
  readonly closed?: (cancelled: boolean) => void
}

export interface Hook {
  /** Whether calls wait for `decide`. */
  readonly gates: boolean
  readonly open: (conversation: Conversation) => Listener
  /** Something passed that could not be read, or (where the hook gates) did not pass for that; one sentence. */
  readonly missed: (from: Side, sentence: string) => void
}

/** A message larger than this passes unread; where the hook gates, it does not pass from the client. */
export const MOST_MESSAGE_BYTES = 64 * 1_048_576

/** The message goes on. */
export const PASS: Decision = { pass: true }
