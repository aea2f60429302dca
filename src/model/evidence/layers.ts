/** Which layer of MCP answered to a wrong call: a JSON-RPC error, or a result with `isError`. Plain data. */
import type { Json } from '../json.js'

/**
 * `protocol`: a JSON-RPC error. `tool`: a result with `isError: true`. `accepted`: a result like any other. `none`: no
 * answer in time, or an HTTP status without a message. `ended`: the server ended.
 */
export type Layer = 'protocol' | 'tool' | 'accepted' | 'none' | 'ended'

/** How one wrong call was answered. */
export interface LayerAnswer {
  readonly layer: Layer
  /** Of a JSON-RPC error, as it came. */
  readonly code?: Json
  /** Of a result: what it holds for a model to read, cut. */
  readonly content?: Json
}

/** Ways to call wrongly. */
export const WRONG_CALLS = ['unknown-tool', 'malformed-arguments', 'missing-argument'] as const

/** A kind of wrong call. */
export type WrongCall = (typeof WRONG_CALLS)[number]

/** Which layer answered to wrong calls. */
export interface LayersEvidence {
  /** The revision that both sides spoke. */
  readonly protocolVersion: string
  readonly answers: readonly {
    readonly call: WrongCall
    /** null: no tool of the server was named. */
    readonly tool: string | null
    readonly answer: LayerAnswer
  }[]
  /** Why no tool was called without a required argument; one clause without a full stop. */
  readonly notCalled?: string
}
