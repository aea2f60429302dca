import type { JsonType } from '../../model/json.js'
import type { Arena } from './arena.js'
import type { Nodes } from './node.js'
import type { Formula, Literal, Node, Origin } from './terms.js'

/** What reading a schema offers to its own keywords and to meanings made from others. */
export interface Reading {
  readonly arena: Arena
  readonly nodes: Nodes
  read(node: Node, type: JsonType, origin: Origin): Formula
  /** As `read`, with the literal's sign and origin. */
  formula(literal: Literal, type: JsonType): Formula
  not(formula: Formula): Formula
  /** The strings that are one of these. */
  names(names: readonly string[]): Formula
  /** A constraint that cannot be read, for the reason given. */
  opaque(type: JsonType, name: string, node: Node): Formula
}

/** The literal that holds where any of these does. */
export function anyOf(reading: Reading, literals: readonly Literal[], origin: Origin): Literal {
  const ids = literals.map((literal) => literal.id).sort((a, b) => a - b)
  const node = reading.nodes.derive(`any ${ids.join()}`, {
    about: literals.map((literal) => literal.node),
    formula: (type) => reading.arena.or(literals.map((literal) => reading.formula(literal, type))),
  })
  return reading.nodes.literal(node, true, origin)
}
