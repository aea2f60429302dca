import type { Contract, Tool } from '../model/contract.js'
import type { Evidence } from '../model/evidence/evidence.js'
import type { Surroundings } from '../model/evidence/surroundings.js'
import type { Effect, Level, Location, RuleMeta, Side } from '../model/finding.js'
import type { Json } from '../model/json.js'
import type { Containment, Engine } from '../schema/engine.js'
import type { Rename } from './matching/rename.js'

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
  /** Where the finding stands, for rules of kind `alone` and `evidence`; the tool or the contract where it is left out. */
  readonly side?: Side
  /** The level that the config asks for what the finding speaks of; the level of the rule itself goes first. */
  readonly asked?: Level
  /** A place in a file of the repository that is better known than the pointer, such as a case of a suite. */
  readonly location?: Location
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
  /**
   * The schemas around the place, flattened (what `$ref`, `allOf` and a nullable union bring in is merged); undefined
   * where that side says nothing there.
   */
  readonly baseline: Json | undefined
  readonly candidate: Json | undefined
  /** Where narrowed: of the keyword in the candidate, of the nearest node in the baseline. Widened: the reverse. */
  readonly baselinePointer: string
  readonly candidatePointer: string
  /** What the two sides declare the property `name` to be, flattened; set where `name` is. */
  readonly property?: { readonly baseline: Json | undefined; readonly candidate: Json | undefined }
  /** Data pointer of the outermost property on the way that the side which says nothing leaves undeclared. */
  readonly opened?: string
  /** The branches of the union at fault, flattened; set where the keyword is one. */
  readonly alternatives?: readonly Json[]
  /** The branches of the two unions at the place, flattened; set where both sides have one. */
  readonly branches?: {
    readonly removed: readonly Json[]
    readonly added: readonly Json[]
    /** The same branch on both sides, with another text. */
    readonly changed: readonly (readonly [baseline: Json, candidate: Json])[]
  }
  readonly witness: Json
}

/**
 * Explains a proved change of a schema. Each change is some rule's alone; `schema-narrowed` and `schema-widened` speak
 * where no other does.
 */
export interface SchemaRule {
  readonly kind: 'schema'
  readonly meta: RuleMeta
  explain(change: SchemaChange): Explanation | undefined
  /** The same change where it needs no proof, such as a property that an open object no longer declares. */
  compare?(pair: NodePair): readonly Explanation[]
}

/**
 * Two schema nodes that speak of the same values, flattened (what `$ref`, `allOf` and a nullable union bring in is
 * merged). A side is undefined where only the other declares them; its pointer is then of the object around.
 */
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

/** What was decided of one side of one tool as a whole. */
export interface SideAnswer {
  readonly side: 'input' | 'output'
  /** Does the direction that would break callers or readers hold? */
  readonly safe: Containment
  /** Does the other direction hold? */
  readonly reverse: Containment
  readonly baseline: Json
  readonly candidate: Json
  /** Some other rule has told a change of what the schema accepts. */
  readonly told: boolean
  /** Nothing at all has been told of this side, though its text changed. */
  readonly untold: boolean
}

/** Speaks of the answer itself rather than of one keyword. */
export interface SideRule {
  readonly kind: 'side'
  readonly meta: RuleMeta
  explain(answer: SideAnswer): Explanation | undefined
}

/** Two tools of one name. */
export interface ToolRule {
  readonly kind: 'tool'
  readonly meta: RuleMeta
  /** Where the findings stand if not in the tool itself; pointers are then into that schema. */
  readonly side?: 'input' | 'output'
  compare(baseline: Tool, candidate: Tool): readonly Explanation[]
}

/** The contracts as wholes: lists of tools, prompts and resources, capabilities, text. */
export interface ContractRule {
  readonly kind: 'contract'
  readonly meta: RuleMeta
  compare(
    baseline: Contract,
    candidate: Contract,
    engine: Engine,
    renames: readonly Rename[],
    surroundings: Surroundings,
  ): readonly Explanation[]
}

/**
 * Reads one contract alone: what a model is told, what a client has to bear. The framework asks it of both contracts and
 * tells what came with the change from what was there before, by tool, subject, side, pointer, name and `after`.
 */
export interface AloneRule {
  readonly kind: 'alone'
  readonly meta: RuleMeta
  inspect(contract: Contract, surroundings: Surroundings): readonly Explanation[]
}

/** Judges what a probe gathered from a running server. */
export interface EvidenceRule {
  readonly kind: 'evidence'
  readonly meta: RuleMeta
  judge(evidence: Evidence): readonly Explanation[]
}

export type Rule = SchemaRule | NodeRule | SideRule | ToolRule | ContractRule | AloneRule | EvidenceRule
