/** What came of one tools/call that a probe made. Plain data, masked where it is text of the server. */
import type { Json } from '../json.js'

/** `lost`: the server ended or broke off. `refused`: the transport said no (an HTTP status), nothing of MCP came. */
export type Answer =
  | { readonly kind: 'result'; readonly result: Json; readonly ms: number }
  | { readonly kind: 'protocol-error'; readonly code: Json; readonly message: string; readonly ms: number }
  | { readonly kind: 'timed-out'; readonly ms: number }
  | { readonly kind: 'lost'; readonly why: string; readonly ms: number }
  | { readonly kind: 'oversized'; readonly mostBytes: number; readonly ms: number }
  | { readonly kind: 'refused'; readonly why: string; readonly ms: number }

/** What a tool's outputSchema says of a result. `unjudged`: the schema cannot be used, or takes too long. */
export type OutputVerdict =
  | { readonly is: 'valid' | 'undeclared' }
  | { readonly is: 'missing' }
  | { readonly is: 'unjudged'; readonly why: string }
  | { readonly is: 'invalid'; readonly faults: readonly OutputFault[] }

/** One keyword of an outputSchema that refused a part of structuredContent. */
export interface OutputFault {
  /** JSON Pointer into structuredContent. */
  readonly pointer: string
  readonly keyword: string
  /** What the keyword wants; never holds the value. */
  readonly message: string
}

/** Holds a successful result against the outputSchema that the contract declares for the tool. */
export type JudgeOutput = (tool: string, result: Json) => OutputVerdict
