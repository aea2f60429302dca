/** How a recorded call ended. */
import { isObject, type JsonObject, member } from '../../model/json.js'

/** `cancelled`: by the client, before there was an answer. `unknown`: there was none, or none that says it. */
export interface Outcome {
  readonly outcome: 'ok' | 'error' | 'unknown' | 'cancelled'
  /** Left out where nobody knows. */
  readonly isError?: boolean
  /**
   * Who refused: the tool (`isError` in its result), the protocol (a JSON-RPC error, with its code), or the transport
   * (an HTTP status without an answer, or no connection).
   */
  readonly error?: { readonly layer: 'tool' | 'protocol' | 'transport'; readonly code?: number }
}

/** Nobody can say how the call ended. */
export const UNKNOWN: Outcome = { outcome: 'unknown' }

/** The client no longer wanted an answer. */
export const CANCELLED: Outcome = { outcome: 'cancelled' }

/** `input` where the server wants to be called again with more input (MCP 2026-07-28): the call goes on. */
export function outcomeOf(response: JsonObject): Outcome | { readonly input: string | undefined } {
  const error = member(response, 'error')
  if (error !== undefined && error !== null) {
    const code = isObject(error) ? member(error, 'code') : undefined
    return failed('protocol', code)
  }
  const result = member(response, 'result')
  if (!isObject(result)) return UNKNOWN
  if (result.resultType === 'input_required') {
    const state = member(result, 'requestState')
    return { input: typeof state === 'string' ? state : undefined }
  }
  if (member(result, 'isError') === true) return failed('tool', undefined)
  // A task was begun in place of an answer: how it ends is told elsewhere.
  if (isObject(member(result, 'task')) || result.resultType === 'task') return UNKNOWN
  return { outcome: 'ok', isError: false }
}

/** A call that was refused. */
export function failed(layer: 'tool' | 'protocol' | 'transport', code: unknown): Outcome {
  return {
    outcome: 'error',
    isError: true,
    error: { layer, ...(typeof code === 'number' && Number.isFinite(code) ? { code } : {}) },
  }
}
