import type { Json } from './json.js'

/** The fact. What it means for the gate is the policy's business. */
export type Effect = 'breaking' | 'silent' | 'undecided' | 'advisory' | 'compatible'
export const EFFECTS: readonly Effect[] = ['breaking', 'undecided', 'silent', 'advisory', 'compatible']

/** The wish: how loud a finding is. */
export type Level = 'error' | 'warning' | 'note' | 'off'
export const LEVELS: readonly Level[] = ['error', 'warning', 'note', 'off']

export type Side = 'input' | 'output' | 'tool' | 'contract'

/** What a rule says of itself; carried along so that reports need not know the rules. */
export interface RuleMeta {
  /** kebab-case `<subject>-<past participle>`; also the name of its file, docs page and fixture folder. */
  readonly id: string
  /** One sentence: what happened. */
  readonly summary: string
  /** One or two sentences: why calls break, or why it matters. For SARIF help and `explain`. */
  readonly why: string
  /** One sentence: how to ship the change safely. */
  readonly remedy: string
  /** A level other than the effect's own, always or per side. */
  readonly level?: Level | { readonly [side in Side]?: Level }
  /**
   * The level of what the baseline had already, for rules that read one contract alone or judge whether one server keeps
   * to the protocol. `off`: nothing is said of it, unless the config asks.
   */
  readonly kept?: Level
}

/** One occurrence of a rule. */
export interface Finding {
  readonly rule: string
  readonly effect: Effect
  /** null for the contract as a whole. Prompts and resources are named by `subject`. */
  readonly tool: string | null
  /** What is concerned where it is no tool: `prompt summarize`, `resource file:///a`. */
  readonly subject?: string
  readonly side: Side
  /**
   * JSON Pointer of the changed node. side input/output: inside that schema of the candidate (of the baseline where
   * the candidate has lost it); side tool: inside the tool; side contract: inside the contract.
   */
  readonly pointer: string
  /** JSON Pointer of the nearest node in the baseline's schema, where it is another. */
  readonly baselinePointer?: string
  /** Data pointer (into the arguments or the result; `*` stands for any item or key). */
  readonly path?: string
  /** The property concerned, where the keyword speaks of one (`required`, `additionalProperties`, …). */
  readonly name?: string
  /** The schema keyword at fault. */
  readonly keyword?: string
  /** One plain sentence. Names the thing, not the tool; no Markdown; may hold untrusted text. */
  readonly message: string
  /** Arguments (or a result) that the one side accepts and the other refuses; confirmed by the validator. */
  readonly witness?: Json
  /** The changed value before and after, for the fingerprint, grouping and reports. */
  readonly before?: Json
  readonly after?: Json
  /** The digests of the two where they are told masked: what names the finding does not change with that. */
  readonly sealed?: { readonly before?: string; readonly after?: string }
  /** Of a rule that reads one contract alone: did it come with the change? undefined where there is no baseline. */
  readonly standing?: 'introduced' | 'kept'
  /** The level that the config asks for what it speaks of, such as a portability profile. */
  readonly asked?: Level
  /** Where it is known better than by its pointer. */
  readonly location?: Location
}

/** What containment said of one tool's schema; kept so that replay can contradict it. */
export interface Decision {
  readonly tool: string
  readonly side: 'input' | 'output'
  /** The answer under the chosen semantics, and under strict semantics where that was asked too. */
  readonly contained: 'yes' | 'no' | 'unknown'
  readonly why?: string
  readonly ms: number
}

/** A place in a file of the repository; line and column are 1-based. */
export interface Location {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endLine?: number
  readonly endColumn?: number
}
