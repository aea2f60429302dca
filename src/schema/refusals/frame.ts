import type { Json, JsonObject } from '../../model/json.js'
import type { Spot } from '../reading/document.js'
import type { Literal, Node } from '../reading/terms.js'
import type { Decision } from '../solving/decision.js'
import type { Aligned } from './aligned.js'
import type { Chains } from './chain.js'

/** A place in the data while the wide schema is walked. */
export interface Frame {
  /** JSON Pointer into the data, `*` for any item or undeclared key. */
  readonly path: string
  /** What the wide schema says of the values here, as a whole: its declarations are in force. */
  readonly value: Node
  /** What the narrow schema says of them. */
  readonly narrow: Aligned
  /** A literal about a value here as a literal about the whole value. */
  wrap(literal: Literal): Literal
  /** A whole value that has this one here, as the narrow schema may have it; undefined where none is at hand. */
  readonly lift: ((value: Json) => Json | undefined) | undefined
}

/** One constraint of a wide schema at a frame. */
export interface Constraint {
  readonly keyword: string
  /** Steps from the schema to the constraint; the keyword first. */
  readonly steps: readonly (string | number)[]
  /** The property concerned. */
  readonly name?: string
  /** Holds where the constraint does. */
  readonly literal: Literal
  /** The same constraint, said of the part of the value that it is about. */
  readonly part?: { readonly literal: Literal; readonly frame: Frame }
  /** Finds what is at fault inside, where the constraint consists of other schemas. */
  readonly inside?: () => Found
}

/** What was found inside: anything, nothing, or something that is told elsewhere already. */
export type Found = 'fault' | 'nothing' | 'told'

/** A constraint that refuses something the narrow schema accepts. */
export interface Fault {
  readonly keyword: string
  readonly widePointer: string
  readonly narrowPointer: string
  readonly path: string
  readonly name?: string
  /** The schemas that hold the two pointers. */
  readonly wide: Json
  readonly narrow: Json | undefined
  readonly witness: Json
  /** Holds of a whole value where the constraint does, or another fault is to blame. */
  readonly literal: Literal
}

/** Where a schema is walked: its spot, and the same seen from inside. */
export interface Here {
  readonly spot: Spot
  readonly inside: Spot
  readonly frame: Frame
}

/** How a part of a value is reached. */
export interface PartFrame {
  readonly step: string | number
  readonly name?: string
  readonly narrow: Aligned
  /** It is a property that both schemas declare: a value of the part makes a value of the whole. */
  readonly declared?: boolean
  /** A literal about the part as a literal about the value. */
  wrap(literal: Literal): Literal
}

/** What excuses a schema of the same value, and what the narrow schema says there. */
export interface Guards {
  readonly literals: readonly Literal[]
  readonly narrow?: Aligned
  readonly name?: string
}

/** The walk, as the keywords see it. */
export interface Walk {
  readonly decision: Decision
  readonly chains: Chains
  /** What was found so far. */
  readonly faults: readonly Fault[]
  /** How often something was met that is told elsewhere. */
  readonly retold: number
  nodeOf(spot: Spot): Node
  /** May the constraint fail where the narrow schema holds? */
  mayFail(literal: Literal, frame: Frame): boolean
  /** Records the constraint as at fault, where a witness that no fault in `told` explains confirms it. */
  blame(constraint: Constraint, here: Here, told: readonly Literal[]): Found
  /** A schema for a part of the value. */
  part(sub: Json, here: Here, keyword: string, steps: readonly (string | number)[], frame: PartFrame): Constraint
  /** A schema for the same value, excused where a guard holds. */
  samePart(sub: Spot, here: Here, keyword: string, steps: readonly (string | number)[], guards: Guards): Constraint
  /** Only these keywords of a schema, as a literal. */
  only(schema: JsonObject, here: Here): Literal
}

/** A fault counts more than what is told elsewhere. */
export function worse(a: Found, b: Found): Found {
  if (a === 'fault' || b === 'fault') return 'fault'
  return a === 'told' || b === 'told' ? 'told' : 'nothing'
}
