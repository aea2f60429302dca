/**
 * Nodes: schemas interned by meaning. An unchanged part of a contract meets itself as `node` and `not node` and is
 * settled without looking inside.
 */
import { isObject, type Json } from '../../model/json.js'
import { type Dialect, dialectOf } from '../dialect.js'
import { canonical, valuesIn } from '../text.js'
import { type Place, SchemaDocument, UnresolvedReference } from './document.js'
import type { Depth } from './legs.js'
import { Meanings, withoutNotes } from './meaning.js'
import type { Derived, Literal, Node, Origin } from './terms.js'

const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef']

/** The interner of the nodes and literals of one decision. */
export class Nodes {
  readonly meanings: Meanings
  private readonly byText = new Map<string, Node>()
  private readonly literals = new Map<string, Literal>()
  private readonly documents = new Map<string, SchemaDocument>()
  private readonly constants: Place

  constructor(assertFormats: boolean, depth: Depth, tick: (work: number) => void) {
    this.meanings = new Meanings(assertFormats, depth, tick)
    this.constants = new SchemaDocument(-1, true, '2020-12').spot().place
  }

  /** Documents that refer to themselves and differ in annotations only are one: recursive schemas share that way. */
  document(root: Json, fallback: Dialect): SchemaDocument {
    const key = (refersIn(root) ? likeness(root, fallback) : undefined) ?? `${this.documents.size}`
    const known = this.documents.get(key)
    if (known) return known
    const dialect = dialectOf(isObject(root) ? root.$schema : undefined, fallback)
    const document = new SchemaDocument(this.documents.size, root, dialect)
    this.documents.set(key, document)
    return document
  }

  /** The node of a schema, seen from outside it. */
  node(schema: Json, place: Place): Node {
    const at = this.meanings.follow({ schema, place, pointer: '' })
    const text = this.meanings.of(at.schema, at.place)
    return this.intern(text, (id) => ({
      id,
      schema: isObject(at.schema) ? at.schema : at.schema !== false,
      place: at.place.document.enter(at.schema, at.place),
    }))
  }

  /** The node that demands what `derived` says. Equal keys must mean equal demands. */
  derive(key: string, derived: Derived): Node {
    return this.intern(`derived ${key}`, (id) => ({ id, schema: {}, place: this.constants, derived }))
  }

  literal(node: Node, positive: boolean, origin: Origin): Literal {
    if (node.schema === false) return this.literal(this.node(true, this.constants), !positive, origin)
    const key = `${node.id}${positive ? '+' : '-'}${origin}`
    const known = this.literals.get(key)
    if (known) return known
    const literal: Literal = { id: this.literals.size, node, positive, origin }
    this.literals.set(key, literal)
    return literal
  }

  negate(literal: Literal): Literal {
    return this.literal(literal.node, !literal.positive, literal.origin)
  }

  truth(value: boolean): Literal {
    return this.literal(this.node(true, this.constants), value, 0)
  }

  /** The value itself, and nothing else. */
  constant(value: Json): Node {
    return this.node({ const: value }, this.constants)
  }

  /** One of these values; none where there are none. */
  listed(values: readonly Json[]): Node {
    return values.length === 0 ? this.node(false, this.constants) : this.node({ enum: [...values] }, this.constants)
  }

  /** The nodes a schema refers to in place; undefined where a target is not here. */
  referenced({ schema, place }: Node): readonly Node[] | undefined {
    if (typeof schema === 'boolean') return []
    try {
      return place.document.targets(schema, place).map((target) => this.node(target.schema, target.place))
    } catch (error) {
      if (error instanceof UnresolvedReference) return undefined
      throw error
    }
  }

  private intern(text: string, make: (id: number) => Node): Node {
    const known = this.byText.get(text)
    if (known) return known
    const node = make(this.byText.size)
    this.byText.set(text, node)
    return node
  }
}

/** Is there anything in it that is called like a reference? */
function refersIn(root: Json): boolean {
  for (const value of valuesIn(root))
    if (isObject(value) && REFERENCES.some((keyword) => Object.hasOwn(value, keyword))) return true
  return false
}

/** Equal for documents that differ in annotations only; undefined where one is nested too deep for that. */
function likeness(root: Json, fallback: Dialect): string | undefined {
  try {
    return `${fallback} ${canonical(withoutNotes(root))}`
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
