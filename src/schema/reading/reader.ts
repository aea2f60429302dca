/**
 * What a schema demands of a value of one type, as a formula. In-place applicators (allOf, if, $ref, …) are read
 * through; subschemas of items and properties stay literals. What cannot be read becomes an opaque atom, which the
 * solver takes as satisfiable in both polarities: that only ever adds values, so `none` stays a proof.
 */
import { type Json, type JsonObject, type JsonType, typeOf } from '../../model/json.js'
import { since } from '../dialect.js'
import { canonical } from '../text.js'
import * as arrays from '../types/array.js'
import * as numbers from '../types/number.js'
import * as objects from '../types/object.js'
import * as strings from '../types/string.js'
import type { Arena } from './arena.js'
import { atLeastOne, exactlyOne } from './exclusive.js'
import type { Formats } from './formats.js'
import { type Depth, TooDeep } from './legs.js'
import { hidesSiblings } from './meaning.js'
import type { Nodes } from './node.js'
import type { Reading } from './reading.js'
import { malformedKeyword } from './shape.js'
import type { Atom, Formula, Literal, Node, Origin } from './terms.js'
import { unevaluatedItems, unevaluatedProperties } from './unevaluated.js'

/** The reader of one decision; what was read once is kept. */
export class Reader implements Reading {
  readonly arena: Arena
  readonly nodes: Nodes
  readonly formats: Formats
  readonly spend: (steps: number) => void
  /** Why parts of the schemas could not be read, for the reason of an undecided answer. */
  readonly unread = new Map<string, Node>()
  private readonly known = new Map<string, Formula>()
  private readonly reading = new Set<string>()
  private readonly depth: Depth

  constructor(arena: Arena, nodes: Nodes, formats: Formats, depth: Depth, spend: (steps: number) => void) {
    this.depth = depth
    this.arena = arena
    this.nodes = nodes
    this.formats = formats
    this.spend = spend
  }

  /** Forgets what an aborted question left half done. */
  reset(): void {
    this.reading.clear()
    this.nodes.meanings.reset()
  }

  formula(literal: Literal, type: JsonType): Formula {
    const positive = this.read(literal.node, type, literal.origin)
    return literal.positive ? positive : this.not(positive)
  }

  read(node: Node, type: JsonType, origin: Origin): Formula {
    const key = `${node.id}${type}${origin}`
    const known = this.known.get(key)
    if (known) return known
    if (this.reading.has(key)) return this.opaque(type, 'a reference that leads back to itself', node)
    if (this.reading.size >= this.depth.most) throw new TooDeep(key, () => void this.read(node, type, origin))
    this.reading.add(key)
    const formula = node.derived ? node.derived.formula(type, origin) : this.keywords(node, type, origin)
    this.reading.delete(key)
    this.known.set(key, formula)
    return formula
  }

  /** Two opaque constraints are one only where they stand for the same node: else `x and not y` would prove something. */
  opaque(type: JsonType, name: string, node: Node): Formula {
    if (!this.unread.has(name)) this.unread.set(name, node)
    return this.arena.atom(`?${type}${name} ${node.id}`, () => ({ type, kind: 'opaque', name, negated: false }))
  }

  names(names: readonly string[]): Formula {
    return this.oneOf('string', names)
  }

  readonly not = (formula: Formula): Formula => {
    if (formula.negation) return formula.negation
    const negation = this.negated(formula)
    formula.negation = negation
    // A truth belongs to every type: what happened to simplify to it must not become its negation.
    if (negation.op !== 'true' && negation.op !== 'false') negation.negation ??= formula
    return negation
  }

  /** The values of this type among those listed. */
  readonly oneOf = (type: JsonType, values: readonly Json[]): Formula => {
    const own = values.filter((value) => typeOf(value) === type)
    if (own.length === 0) return this.arena.FALSE
    const byText = new Map(own.map((value) => [canonical(value), value]))
    const texts = [...byText.keys()]
    return this.arena.atom(`in${type}${texts.sort().join()}`, () => ({
      type,
      kind: 'in',
      values: [...byText.values()],
      texts: new Set(texts),
    }))
  }

  private negated(formula: Formula): Formula {
    switch (formula.op) {
      case 'true':
        return this.arena.FALSE
      case 'false':
        return this.arena.TRUE
      case 'and':
        return this.arena.or(formula.parts.map((part) => this.not(part)))
      case 'or':
        return this.arena.and(formula.parts.map((part) => this.not(part)))
      case 'atom':
        return this.negatedAtom(formula)
    }
  }

  private negatedAtom(atom: Atom): Formula {
    const { arena } = this
    if (atom.kind === 'opaque') {
      const { type, kind, name, negated } = atom
      return arena.atom(`!${atom.key}`, () => ({ type, kind, name, negated: !negated }))
    }
    if (atom.kind === 'notIn') return this.oneOf(atom.type, atom.values)
    if (atom.kind === 'in') {
      const { type, values, texts } = atom
      if (type === 'array' || type === 'object') return arena.and(values.map((value) => this.not(this.equal(value))))
      return arena.atom(`!${atom.key}`, () => ({ type, kind: 'notIn', values, texts }))
    }
    const not = (literal: Literal): Literal => this.nodes.negate(literal)
    switch (atom.type) {
      case 'number':
        return numbers.negate(atom, arena)
      case 'string':
        return strings.negate(atom, arena)
      case 'array':
        return arrays.negate(atom, arena, not)
      case 'object':
        return objects.negate(atom, arena, not)
    }
  }

  /** The array or object equal to this one, by its structure. */
  private equal(value: Json): Formula {
    const constant = (inner: Json): Literal => this.nodes.literal(this.nodes.constant(inner), true, 0)
    if (Array.isArray(value)) return arrays.equal(value, this.arena, constant)
    return objects.equal(value as JsonObject, this.arena, constant)
  }

  private keywords(node: Node, type: JsonType, origin: Origin): Formula {
    const { schema, place } = node
    if (typeof schema === 'boolean') return this.arena.truth(schema)
    const bad = malformedKeyword(schema, place.dialect)
    if (bad !== undefined) return this.opaque(type, `the value of "${bad}" is of no kind that it can have`, node)
    const targets = this.nodes.referenced(node)
    const reference = schema.$ref ?? schema.$dynamicRef ?? schema.$recursiveRef
    const referenced = targets
      ? targets.map((target) => this.read(target, type, origin))
      : [this.opaque(type, `${String(reference)} cannot be resolved`, node)]
    if (hidesSiblings(schema, place.dialect)) return this.arena.and(referenced)
    const parts = [...this.ofValue(schema, node, type, origin), ...this.inPlace(schema, node, type, origin)]
    return this.arena.and([...referenced, ...parts])
  }

  /** The keywords that speak of the value itself, its items and its properties. */
  private ofValue(schema: JsonObject, node: Node, type: JsonType, origin: Origin): Formula[] {
    const { arena, nodes } = this
    const { place } = node
    const { dialect } = place
    const sub = (inner: Json): Literal => nodes.literal(nodes.node(inner, place), true, origin)
    const parts: Formula[] = []
    if (schema.type !== undefined) parts.push(this.typed(schema.type, type))
    if (Array.isArray(schema.enum)) parts.push(this.oneOf(type, schema.enum))
    if (schema.const !== undefined && since(dialect, 'draft-06')) parts.push(this.oneOf(type, [schema.const]))
    if (type === 'number') parts.push(numbers.read(schema, dialect, arena, this.formats))
    if (type === 'string') parts.push(strings.read(schema, arena, this.formats))
    if (type === 'array') {
      parts.push(arrays.read(schema, dialect, arena, sub))
      if (schema.unevaluatedItems !== undefined && since(dialect, '2019-09'))
        parts.push(unevaluatedItems(this, node, origin, sub(schema.unevaluatedItems)))
    }
    if (type === 'object') {
      parts.push(
        objects.read(schema, dialect, {
          arena,
          sub,
          keys: (inner) => this.read(nodes.node(inner, place), 'string', origin),
          names: (list) => this.names(list),
          not: (formula) => this.not(formula),
          here: (inner) => this.read(nodes.node(inner, place), type, origin),
          never: nodes.truth(false),
        }),
      )
      if (schema.unevaluatedProperties !== undefined && since(dialect, '2019-09'))
        parts.push(unevaluatedProperties(this, node, origin, sub(schema.unevaluatedProperties), arena.TRUE))
    }
    return parts
  }

  /** The keywords that apply other schemas to the same value. */
  private inPlace(schema: JsonObject, { place }: Node, type: JsonType, origin: Origin): Formula[] {
    const { arena } = this
    const here = (sub: Json): Formula => this.read(this.nodes.node(sub, place), type, origin)
    const parts: Formula[] = []
    if (Array.isArray(schema.allOf)) parts.push(...schema.allOf.map(here))
    if (Array.isArray(schema.anyOf)) parts.push(atLeastOne(schema.anyOf.map(here), this))
    if (Array.isArray(schema.oneOf)) parts.push(exactlyOne(schema.oneOf.map(here), this))
    if (schema.not !== undefined) parts.push(this.not(here(schema.not)))
    if (schema.if !== undefined && since(place.dialect, 'draft-07')) {
      const condition = here(schema.if)
      if (schema.then !== undefined) parts.push(arena.or([this.not(condition), here(schema.then)]))
      if (schema.else !== undefined) parts.push(arena.or([condition, here(schema.else)]))
    }
    return parts
  }

  private typed(types: Json, type: JsonType): Formula {
    const named = Array.isArray(types) ? types : [types]
    if (named.includes(type)) return this.arena.TRUE
    return type === 'number' && named.includes('integer') ? numbers.integer(this.arena) : this.arena.FALSE
  }
}
