/** Two contracts side by side, in few words. */
import type { Json } from './json.js'

/** What a report says of a contract. */
export interface ContractSummary {
  readonly source: string
  readonly digest: string
  readonly tools: number
  readonly version?: string
  /** In listed order, for reports that have a line per tool. */
  readonly toolNames?: readonly string[]
}

/** A place where two contracts differ, for drift that no rule names. */
export interface Difference {
  /** JSON Pointer into the contract; tools and prompts stand under their names. */
  readonly pointer: string
  /** undefined: not there. */
  readonly before: Json | undefined
  readonly after: Json | undefined
}
