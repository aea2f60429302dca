import type { Contract, Tool } from '../model/contract.js'
import type { Effect, RuleMeta } from '../model/finding.js'
import type { Json } from '../model/json.js'
import type { Engine } from '../schema/engine.js'

/**
 * What a rule says of one change. The framework signs it: rule id, tool, side and (for schema rules) effect, pointers
 * and witness are filled in, so that a rule cannot mis-sign its finding.
 */
export interface Explanation {
  /** One plain sentence, at most about 200 characters; values at most 80. */
  readonly message: string
  readonly effect?: Effect
  readonly tool?: string
  readonly subject?: string
  readonly pointer?: string
  readonly baselinePointer?: string
  readonly path?: string
  readonly name?: string
  readonly keyword?: string
  readonly before?: Json
  readonly after?: Json
}

/** A proved difference of two sets of values at one keyword: narrowed (fewer accepted) or widened (more). */
export interface SchemaChange {
  readonly side: 'input' | 'output'
  readonly direction: 'narrowed' | 'widened'
  /** The keyword at fault: of the candidate where narrowed, of the baseline where widened. */
  readonly keyword: string
  /** Data pointer, `*` for any item or undeclared key. */
  readonly path: string
  readonly name?: string
  /** The schemas around the place; undefined where that side says nothing there. */
  readonly baseline: Json | undefined
  readonly candidate: Json | undefined
  readonly baselinePointer: string
  readonly candidatePointer: string
  readonly witness: Json
}

/** Explains a proved change of a schema; the first rule in the registry that does speaks for it. */
export interface SchemaRule {
  readonly kind: 'schema'
  readonly meta: RuleMeta
  explain(change: SchemaChange): Explanation | undefined
}

/** Two schema nodes that speak of the same values. A side is undefined where only the other declares them. */
export interface NodePair {
  readonly side: 'input' | 'output'
  readonly path: string
  readonly baseline: Json | undefined
  readonly candidate: Json | undefined
  readonly baselinePointer: string
  readonly candidatePointer: string
  /** The property that this node is the schema of, with the objects that declare it. */
  readonly property?: {
    readonly name: string
    readonly baselineParent: Json | undefined
    readonly candidateParent: Json | undefined
  }
}

/** Speaks of what asserts nothing: defaults, descriptions, titles, declared names. */
export interface NodeRule {
  readonly kind: 'node'
  readonly meta: RuleMeta
  compare(pair: NodePair): readonly Explanation[]
}

/** Two tools of one name. */
export interface ToolRule {
  readonly kind: 'tool'
  readonly meta: RuleMeta
  compare(baseline: Tool, candidate: Tool): readonly Explanation[]
}

/** The contracts as wholes: lists of tools, prompts and resources, capabilities, text. */
export interface ContractRule {
  readonly kind: 'contract'
  readonly meta: RuleMeta
  compare(baseline: Contract, candidate: Contract, engine: Engine): readonly Explanation[]
}

export type Rule = SchemaRule | NodeRule | ToolRule | ContractRule
