/** A behaviour suite: calls that are made of a running server, and what is expected of the answers. */
import type { LatencyLimit } from '../evidence/latency.js'
import type { Location } from '../finding.js'
import type { JsonType } from '../json.js'
import type { JsonPath } from '../json-path.js'
import type { Template } from './template.js'

/** How many nodes, items, members or characters may be there. */
export interface Bounds {
  readonly minimum?: number
  readonly maximum?: number
}

/** The types that an assertion may name. */
export const TYPE_NAMES = ['null', 'boolean', 'integer', 'number', 'string', 'array', 'object'] as const

/** One of them. */
export type TypeName = JsonType | 'integer'

/** One thing that is said of the places that a path selects. */
export type Check = { readonly at: Location; readonly negated: boolean } & (
  | { readonly keyword: 'equals' | 'contains'; readonly value: Template }
  | { readonly keyword: 'matches'; readonly pattern: Template }
  | { readonly keyword: 'exists'; readonly wanted: boolean }
  | { readonly keyword: 'length' | 'count' | 'value'; readonly bounds: Bounds }
  | { readonly keyword: 'type'; readonly types: readonly TypeName[] }
)

/** What is said of one JSONPath. `result`: `$` is the whole result. `structured`: `$` is its structuredContent. */
export interface Assertion {
  readonly root: 'result' | 'structured'
  readonly path: JsonPath
  readonly at: Location
  readonly checks: readonly Check[]
}

/** Which answer is expected, before anybody looks into it. */
export interface ExpectedOutcome {
  readonly kind: 'success' | 'tool-error' | 'protocol-error'
  readonly at: Location
  readonly code?: { readonly value: number; readonly at: Location }
  /** Of the text of a tool error, or of the message of a protocol error. */
  readonly message?: { readonly pattern: Template; readonly at: Location }
}

/** What is expected of an answer. */
export interface Expectation {
  readonly outcome: ExpectedOutcome
  readonly assertions: readonly Assertion[]
  readonly within?: { readonly ms: number; readonly at: Location }
}

/** A value that later cases use as `${name}`; the path starts at the whole result. */
export interface Capture {
  readonly name: string
  readonly path: JsonPath
  readonly at: Location
}

/** One call of a suite, and what is expected of it. */
export interface SuiteCase {
  readonly name: string
  readonly tool: string
  readonly at: Location
  readonly tags: readonly string[]
  /** The reason. */
  readonly skip?: string
  readonly only: boolean
  readonly args: Template
  readonly expect: Expectation
  readonly capture: readonly Capture[]
  readonly timeoutMs: number
  /** Further attempts where one fails. */
  readonly retries: number
}

/** Durations that are asked for. Without `args` those of the suite's own cases are taken. */
export interface LatencyAsk {
  readonly tool: string
  readonly at: Location
  readonly args?: Template
  readonly warmUp: number
  readonly samples: number
  readonly limits: readonly LatencyLimit[]
  readonly timeoutMs: number
}

/** A behaviour suite as it was written. */
export interface Suite {
  readonly file: string
  readonly setup: ReadonlyMap<string, Template>
  readonly cases: readonly SuiteCase[]
  readonly latency: readonly LatencyAsk[]
  /** Bytes that one answer may have. */
  readonly mostBytes: number
}
