/**
 * The terms of a question. A node is a schema by its meaning, a literal is a node asked of a value or denied of it, a
 * formula is what one value of one JSON type must satisfy: and, or, atoms, never a `not`, for negation is pushed
 * inward at once. All of them are interned: equal terms are the same object.
 */
import type { Json, JsonObject, JsonType } from '../../model/json.js'
import type { Rational } from '../rational.js'
import type { Place } from './document.js'

/** Which schema a literal speaks for, where the view asks; 0 where it does not matter. */
export type Origin = 0 | 'narrow' | 'wide'

/** A schema by its meaning. */
export interface Node {
  readonly id: number
  readonly schema: JsonObject | boolean
  /** Inside the schema. */
  readonly place: Place
  /** The node is no schema of a document: its meaning is made from others. */
  readonly derived?: Derived
}

/** A meaning made from other nodes. */
export interface Derived {
  /** The nodes whose declared properties count as this node's. */
  readonly about: readonly Node[]
  /** What it demands of a value of this type. */
  formula(type: JsonType, origin: Origin): Formula
}

/** A node asked of a value (positive) or denied of it. */
export interface Literal {
  readonly id: number
  readonly node: Node
  readonly positive: boolean
  readonly origin: Origin
}

/** The literal that every value satisfies. */
export const always = (literal: Literal): boolean => literal.node.schema === true && literal.positive
/** The literal that no value satisfies. */
export const never = (literal: Literal): boolean => literal.node.schema === true && !literal.positive

/** Is one of the literals never true, or asked and denied at once? */
export function contradicts(literals: readonly Literal[]): boolean {
  const signs = new Map<number, boolean>()
  for (const literal of literals) {
    if (never(literal) || signs.get(literal.node.id) === !literal.positive) return true
    signs.set(literal.node.id, literal.positive)
  }
  return false
}

/** One constraint of one type. */
export type Constraint =
  | { type: JsonType; kind: 'in'; values: readonly Json[]; texts: ReadonlySet<string> }
  | { type: ScalarType; kind: 'notIn'; values: readonly Json[]; texts: ReadonlySet<string> }
  /** what could not be read; taken as satisfiable, negated or not */
  | { type: JsonType; kind: 'opaque'; name: string; negated: boolean }
  | NumberConstraint
  | StringConstraint
  | ArrayConstraint
  | ObjectConstraint
type ScalarType = 'number' | 'string' | 'boolean' | 'null'

/** Constraints of numbers. */
export type NumberConstraint =
  | { type: 'number'; kind: 'min' | 'max'; value: Rational; exclusive: boolean }
  | { type: 'number'; kind: 'multipleOf'; value: Rational; negated: boolean }

/** Constraints of strings, lengths in code points. */
export type StringConstraint =
  | { type: 'string'; kind: 'minLength' | 'maxLength'; n: number }
  /** `flags` undefined: those with which validators compile the pattern */
  | { type: 'string'; kind: 'pattern'; source: string; flags: string | undefined; negated: boolean }
  | { type: 'string'; kind: 'format'; name: string; negated: boolean }

/** Constraints of arrays. */
export type ArrayConstraint =
  | { type: 'array'; kind: 'minItems' | 'maxItems'; n: number }
  /** the item at this index, if there is one, satisfies the literal */
  | { type: 'array'; kind: 'itemAt'; index: number; literal: Literal }
  /** every item at or after the index satisfies the literal / some item there does */
  | { type: 'array'; kind: 'itemsFrom' | 'someFrom'; index: number; literal: Literal }
  /** at least / at most n items satisfy the literal */
  | { type: 'array'; kind: 'containsMin' | 'containsMax'; n: number; literal: Literal }
  | { type: 'array'; kind: 'unique'; negated: boolean }

/** Constraints of objects. */
export type ObjectConstraint =
  | { type: 'object'; kind: 'required' | 'absent'; name: string }
  | { type: 'object'; kind: 'minProperties' | 'maxProperties'; n: number }
  /** the named property, if present, satisfies the literal */
  | { type: 'object'; kind: 'propertyAt'; name: string; literal: Literal }
  /** every property / some property whose key satisfies `keys` (a formula on strings) satisfies the literal */
  | { type: 'object'; kind: 'every' | 'some'; keys: Formula; literal: Literal }

/** `key` identifies the constraint: atoms with equal keys are the same atom. */
export type Atom = Constraint & {
  readonly id: number
  readonly op: 'atom'
  readonly key: string
  readonly parts?: never
  negation?: Formula
}
/** A conjunction or a disjunction. */
export interface Compound {
  readonly id: number
  readonly op: 'and' | 'or'
  readonly parts: readonly Formula[]
  negation?: Formula
}
/** What every value satisfies, or none. */
export interface Truth {
  readonly id: number
  readonly op: 'true' | 'false'
  readonly parts?: never
  negation?: Formula
}
/** What a value of one type must satisfy. */
export type Formula = Atom | Compound | Truth
