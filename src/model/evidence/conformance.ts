/** What a server answered to messages that are made to find out whether it keeps to the protocol. Plain data. */
import type { Json, JsonObject } from '../json.js'

/** What came back for one message. Texts are masked and cut; long lists are cut too. */
export interface Reply {
  /** The JSON-RPC answer as it came; undefined where none came in time. */
  readonly message?: JsonObject
  /** Answers that came beside it, or where none was due. */
  readonly more?: readonly JsonObject[]
  /** How the server ended, if it did. */
  readonly ended?: string
  /** Something that is no JSON-RPC message: what the server printed or sent, cut. */
  readonly noise?: string
  /** The answer did not arrive in time. */
  readonly late?: true
  /** Of servers behind a URL. */
  readonly http?: HttpReply
}

export interface HttpReply {
  readonly status: number
  /** Without parameters, in small letters; '' where there is none. */
  readonly contentType: string
  /** The session that the answer opens, where it does. */
  readonly session?: string
  readonly bodied: boolean
}

/** One message that was sent, by what it is made to find out. */
export interface Exchange {
  readonly probe: string
  /** What was sent where it is a JSON-RPC request; the id that its answer has to have. */
  readonly id?: Json
  readonly method?: string
  readonly reply: Reply
}

/** One list as it was read, page by page. */
export interface Reading {
  readonly method: string
  /** The names or URIs of each page, in order. */
  readonly pages: readonly (readonly string[])[]
  /** Why reading it ended before the last page. */
  readonly stopped?: 'cursor-repeated' | 'cursor-no-text' | 'too-many-pages' | 'refused'
}

/** What a server said to messages that show whether it keeps to the protocol. */
export interface ConformanceEvidence {
  readonly transport: 'stdio' | 'http' | 'sse'
  /** The revision that server and client agreed on. */
  readonly protocolVersion: string
  /** The revision that was asked for; undefined where the server speaks without a handshake. */
  readonly offered?: string
  /** Only reached over this machine's loopback. */
  readonly local: boolean
  readonly capabilities: JsonObject
  readonly exchanges: readonly Exchange[]
  /** Each list, twice where it could be read twice. */
  readonly readings: readonly Reading[]
  /** The tools as they were listed, a null schema null. */
  readonly tools: readonly Json[]
  /** Methods of requests that the server sent. */
  readonly asked: readonly string[]
  /** What could not be looked at, and why; one sentence each. */
  readonly notices: readonly string[]
}
