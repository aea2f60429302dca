/** Who takes part in one exchange. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { JsonObject } from '../../../model/json.js'
import type { Hook } from '../proxy.js'
import type { Talks } from './talks.js'
import type { Upstream } from './upstream.js'

export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly upstream: Upstream
  readonly talks: Talks
  readonly hook: Hook
  /** How the server is named in sentences. */
  readonly shown: string
  /** The server cannot be reached (the reason), or can again. */
  readonly reachable: (why: string | undefined) => void
}

/** Answers in place of the server. */
export function answerWith(response: ServerResponse, status: number, body: JsonObject | readonly JsonObject[]): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}
