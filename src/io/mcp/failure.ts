/** What can go wrong between a server and us. */
import { UserError } from '../../model/error.js'
import type { Json, JsonObject } from '../../model/json.js'

/**
 * `ended`: the process is gone. `silent`: no answer in time. `status`: HTTP said no. `foreign`: whatever answers, it
 * does not speak MCP. `large`: it says more than is read. `other`: nothing else is worth a try.
 */
export type FailureKind = 'ended' | 'silent' | 'status' | 'foreign' | 'large' | 'other'

/** The server cannot be spoken to; `kind` says whether another way is worth a try. */
export class ServerFailure extends UserError {
  readonly kind: FailureKind
  readonly status: number | undefined

  constructor(kind: FailureKind, message: string, next?: string, status?: number) {
    super(message, next)
    this.kind = kind
    this.status = status
  }
}

/** The server answered a request with a JSON-RPC error. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: Json
  readonly data: Json | undefined

  constructor(code: Json, message: string, data: Json | undefined) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** A JSON-RPC error as a Refusal; whatever a sloppy server sends is taken. */
export function refusalOf(error: JsonObject): Refusal {
  const { code, message, data } = error
  return new Refusal(code ?? null, typeof message === 'string' ? message : '', data)
}

/** "method not found" of JSON-RPC 2.0, section 5.1. */
export const METHOD_NOT_FOUND = -32_601
/** UnsupportedProtocolVersion of MCP 2026-07-28; its data lists what is `supported`. */
export const UNSUPPORTED_VERSION = -32_022
